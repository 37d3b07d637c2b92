// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseShell
import TimetableCore

/// The chosen flights of a whole trip and what they cost together.
@MainActor
final class SummaryPage {
  let widget: ScrollingColumn
  private let cards = Box(.vertical, spacing: 12)
  private let total = Label()

  init() {
    let title = Label("Your Trip")
    title.addStyle("title-1")
    total.addStyle("title-2")
    total.setAlignment(1)
    let note = Label(
      "Prices and ratings are computed from distance, duration and time of day; nothing can be booked here.")
    note.setWraps(lines: 3)
    for style in ["caption", "secondary"] { note.addStyle(style) }
    let inner = Box(.vertical, spacing: 16, [title, cards, total, note])
    inner.addStyle("details")
    widget = ScrollingColumn(inner, width: 560)
    widget.addStyle("view")
  }

  /// Shows the summary of the trip, until what is returned is disposed of.
  func bind(to model: TimetableViewModel, airports: Airports) -> any Disposable {
    model.state.asStateDriver().filter(\.isSummary).drive(onNext: { self.show($0, airports: airports) })
  }

  private func show(_ state: TimetableState, airports: Airports) {
    total.text = "€\(state.total)"
    total.setAccessibleLabel("Together €\(state.total)")
    cards.replaceChildren(
      state.chosen.compactMap(\.self).map { flight in
        let route = Label(
          "\(airports[flight.origin]?.city ?? flight.origin) – \(airports[flight.destination]?.city ?? flight.destination)"
        )
        route.addStyle("heading")
        let times = Label(
          "\(flight.departure.day.text), \(flight.departure.time) – \(flight.arrival.time) \(flight.daysLaterText)")
        times.addStyle("numeric")
        let details = Label(
          "\(flight.airlineName) · \(flight.callsign) · \(flight.durationText) · ★ \(flight.ratingText)")
        for style in ["caption", "secondary"] { details.addStyle(style) }
        let texts = Box(.vertical, spacing: 3, [route, times, details])
        texts.setExpands(horizontally: true)
        let price = Label(flight.priceText)
        for style in ["heading", "numeric"] { price.addStyle(style) }
        let row = Box(.horizontal, spacing: 12, [texts, price])
        for style in ["card", "card-box"] { row.addStyle(style) }
        return row
      })
  }
}
