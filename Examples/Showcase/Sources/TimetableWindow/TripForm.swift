// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseShell
import TimetableCore

/// The form for a trip: for each leg its airports and its day. It stores nothing: it shows the trip and tells what the user wants of it.
@MainActor
final class TripForm {
  let widget = Box(.vertical, spacing: 8)
  private let model: TimetableViewModel
  private let airports: Airports
  private let legs: [LegForm]
  private let add = Button(title: "Add a Leg")

  init(model: TimetableViewModel, airports: Airports) {
    self.model = model
    self.airports = airports
    legs = (0..<Trip.limit).map { LegForm($0, airports: airports) }
    add.addStyle("flat")
    for leg in legs { widget.append(leg.widget) }
    widget.append(add)
  }

  /// Binds the form to the trip, until what is returned is disposed of.
  func bind() -> any Disposable {
    let trip = model.request.map(\.trip).distinctUntilChanged()
    return Disposables.create(
      legs.enumerated().map { index, leg in leg.bind(index, to: model, airports: airports) } + [
        add.rx.tap.subscribe(onNext: { [model] in model.edit { $0.add() } }),
        trip.map { !$0.canAdd }.bind(to: add.rx.isHidden),
      ])
  }
}

/// The form for one leg.
@MainActor
private final class LegForm {
  let widget: Box
  private let origin: AirportField
  private let destination: AirportField
  private let day: DayField
  private let swap = Button(icon: "object-flip-horizontal-symbolic")
  private let earlier = Button(icon: "go-previous-symbolic")
  private let later = Button(icon: "go-next-symbolic")
  private let remove = Button(icon: "user-trash-symbolic")

  init(_ index: Int, airports: Airports) {
    origin = AirportField("From", airports: airports)
    destination = AirportField("To", airports: airports)
    day = DayField("Leg \(index + 1)")
    for (button, text) in [
      (swap, "Swap the airports of leg \(index + 1)"), (earlier, "Leg \(index + 1): a day earlier"),
      (later, "Leg \(index + 1): a day later"), (remove, "Remove leg \(index + 1)"),
    ] {
      button.tooltip = text
      button.setAccessibleLabel(text)
      button.addStyle("flat")
    }
    let title = Label("Leg \(index + 1)")
    for style in ["caption", "secondary"] { title.addStyle(style) }
    title.setExpands(horizontally: true)
    let fields = Box(.horizontal, spacing: 4, [origin.entry, swap, destination.entry])
    let line = Box(.horizontal, spacing: 2, [title, earlier, day.button, later, remove])
    widget = Box(.vertical, spacing: 2, [line, fields])
  }

  func bind(_ index: Int, to model: TimetableViewModel, airports: Airports) -> any Disposable {
    let trip = model.request.map(\.trip).distinctUntilChanged()
    let leg = trip.compactMap { $0.legs.indices.contains(index) ? $0.legs[index] : nil }
    return Disposables.create([
      trip.map { $0.legs.count <= index }.bind(to: widget.rx.isHidden),
      trip.map { !$0.canRemove }.bind(to: remove.rx.isHidden),
      day.bind(leg.map(\.day)) { day in model.edit { $0.setDay(day, of: index) } },
      origin.bind(leg.map { airports[$0.origin] }),
      destination.bind(leg.map { airports[$0.destination] }),
      swap.rx.tap.subscribe(onNext: { model.edit { $0.swap(index) } }),
      earlier.rx.tap.subscribe(onNext: { model.edit { $0.move(index, by: -1) } }),
      later.rx.tap.subscribe(onNext: { model.edit { $0.move(index, by: 1) } }),
      remove.rx.tap.subscribe(onNext: { model.edit { $0.remove(index) } }),
      origin.chosen.subscribe(onNext: { airport in model.edit { $0.setOrigin(airport.id, of: index) } }),
      destination.chosen.subscribe(onNext: { airport in model.edit { $0.setDestination(airport.id, of: index) } }),
    ])
  }
}
