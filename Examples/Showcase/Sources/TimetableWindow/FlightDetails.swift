// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseShell
import TimetableCore

/// The details of a flight, beside the list or in its place.
@MainActor
final class FlightDetails {
  let widget: Box
  private let close = Button.closingDetails()
  private let select = Button(title: "Select")
  private let title = Label()
  private let subtitle = Label()
  private let facts = Box(.vertical, spacing: 10)

  init() {
    let head = Box(.horizontal, spacing: 8, [Box(.vertical, spacing: 2, [title, subtitle]), close])
    title.setExpands(horizontally: true)
    title.addStyle("title-2")
    for label in [subtitle] { label.addStyle("secondary") }
    select.addStyle("pill")
    select.addStyle("suggested-action")
    let note = Label(
      "Price and rating are computed, not offers. Price: \(Estimate.priceFormula) Rating: \(Estimate.ratingFormula)")
    note.setWraps(lines: 16)
    for style in ["caption", "secondary"] { note.addStyle(style) }
    let inner = Box(.vertical, spacing: 16, [head, facts, select, note])
    inner.addStyle("details")
    let scroller = ScrolledWindow(inner)
    scroller.setExpands(horizontally: true, vertically: true)
    widget = Box(.vertical, [scroller])
  }

  /// Binds the details to the view model, until what is returned is disposed of.
  func bind(to model: TimetableViewModel, airports: Airports) -> any Disposable {
    let state = model.state.asStateDriver()
    return Disposables.create([
      close.rx.tap.subscribe(onNext: { model.closeDetails() }),
      select.rx.tap.withLatestFrom(model.state).compactMap(\.details)
        .subscribe(onNext: { flight in model.choose(flight) }),
      state.drive(onNext: { state in
        guard let flight = state.details else { return }
        self.show(flight, airports: airports, isChosen: state.chosen.contains { $0?.id == flight.id })
      }),
      state.map { $0.details != nil }.distinctUntilChanged()
        .drive(onNext: { [select] isShown in if isShown { select.focus() } }),
    ])
  }

  private func show(_ flight: Flight, airports: Airports, isChosen: Bool) {
    title.text =
      "\(flight.departure.time) – \(flight.arrival.time)\(flight.daysLater == 0 ? "" : " \(flight.daysLaterText)")"
    subtitle.text = "\(flight.airlineName) · \(flight.callsign)"
    let place = { (code: String) in airports[code].map { "\($0.name), \($0.city)" } ?? code }
    facts.replaceChildren([
      Self.fact("Leaves", "\(flight.departure.day.text), \(flight.departure.time)", place(flight.origin)),
      Self.fact("Arrives", "\(flight.arrival.day.text), \(flight.arrival.time)", place(flight.destination)),
      Self.fact("Takes", "\(flight.durationText), \(flight.distanceText)", "Times are local at each airport."),
      Self.fact("Flies", flight.airlineName, "Aircraft \(flight.aircraft)"),
      Self.fact("Price", flight.priceText, "computed"),
      Self.fact("Rating", "★ \(flight.ratingText) of 10", "computed"),
    ])
    select.title = isChosen ? "Deselect" : "Select for \(flight.priceText)"
    select.setStyle("suggested-action", isOn: !isChosen)
  }

  private static func fact(_ name: String, _ value: String, _ note: String) -> Widget {
    let (name, value, note) = (Label(name), Label(value), Label(note))
    for label in [name, note] {
      label.addStyle("caption")
      label.addStyle("secondary")
    }
    note.setWraps(lines: 2)
    name.setWidth(characters: 8)
    let texts = Box(.vertical, [value, note])
    texts.setExpands(horizontally: true)
    return Box(.horizontal, spacing: 8, [name, texts])
  }
}
