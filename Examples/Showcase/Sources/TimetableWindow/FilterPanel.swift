// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseShell
import TimetableCore

/// The choices of the filter, each with the number of flights that the list has with it.
@MainActor
final class FilterPanel {
  let widget: Drawer
  private let lines = [Lines(), Lines(), Lines()]

  /// What is offered, for which leg.
  private struct Offer: Equatable {
    var leg: Int
    var groups: [[FilterChoice]]
  }

  init() {
    let groups = zip(lines, ["Airline", "Leaves", "Price"]).map { $0.titled($1) }
    widget = Drawer(Box(.vertical, spacing: 8, groups))
  }

  /// Binds the choices to the filter, until what is returned is disposed of.
  func bind(to model: TimetableViewModel) -> any Disposable {
    // A filter that was never opened has no chips.
    let available = model.state.filter { $0.isFiltering && $0.isFilterAvailable }.share(replay: 1)
    let facets = available.map(Facets.init).distinctUntilChanged().share(replay: 1)
    let offers = Observable.combineLatest(available.map(\.tab), facets.map(\.groups)) { Offer(leg: $0, groups: $1) }
    let taps = SerialDisposable()
    // Chips stay, and with them the keyboard focus, while the same things are offered.
    let showing = offers.distinctUntilChanged().bind { [lines] offer in
      let life = CompositeDisposable()
      for (lines, choices) in zip(lines, offer.groups) {
        lines.show(choices.map { Self.chip($0, leg: offer.leg, model, facets, life) })
      }
      taps.disposable = life
    }
    return Disposables.create(showing, taps)
  }

  private static func chip(
    _ choice: FilterChoice, leg: Int, _ model: TimetableViewModel, _ facets: Observable<Facets>,
    _ life: CompositeDisposable
  ) -> Chip {
    let chip = Chip(choice.title)
    if choice == .connecting {
      chip.tooltip = "Only flights with which the legs before and after can be flown, with 45 minutes in between"
    }
    _ = life.insert(chip.rx.wish.subscribe(onNext: { model.filter(leg: leg) { $0.touch(choice) } }))
    _ = life.insert(
      facets.compactMap { $0[choice] }.distinctUntilChanged().bind { [weak chip] standing in
        guard let chip else { return }
        chip.isOn = standing.isOn
        chip.title = "\(choice.title)  \(standing.count)"
        chip.setAccessibleLabel("\(choice.title): \(standing.count == 1 ? "1 flight" : "\(standing.count) flights")")
        chip.isEnabled = standing.isEnabled
      })
    return chip
  }
}
