// SPDX-License-Identifier: MIT
import RxGTK
import RxSwift
import ShowcaseShell
import TimetableCore

/// A row of the timetable: the title of a part of the day, or a flight.
@MainActor
public final class TimetableCell: Widget, ListCell {
  private let title = Label()
  private let times = Label()
  private let days = Label()
  private let details = Label()
  private let price = Label()
  private let rating = Label()
  private let badge = Label("Best fit")
  private let select = Button(title: "Select")
  private let texts: Box
  private let figures: Box
  /// Takes the taps of the button, for the flight that the row shows.
  private let taps = SerialDisposable()

  public var isOperable: Bool { !select.isHidden }

  public init() {
    let line = Box(.horizontal, spacing: 6, [times, days, badge])
    texts = Box(.vertical, spacing: 2, [line, details])
    texts.setExpands(horizontally: true)
    figures = Box(.vertical, spacing: 2, [price, rating])
    let row = Box(.horizontal, spacing: 12, [title, texts, figures, select])
    super.init(row.pointer)
    setMargins(horizontal: 6, vertical: 4)
    title.addStyle("section-title")
    title.setExpands(horizontally: true)
    for label in [times, price] { label.addStyle("heading") }
    for label in [times, price, rating, days] { label.addStyle("numeric") }
    days.addStyle("accented")
    badge.addStyle("badge")
    for label in [details, rating] {
      label.addStyle("caption")
      label.addStyle("secondary")
    }
    // In a narrow window the distance goes to a second line.
    details.setWraps(lines: 2)
    details.showsCutTextInTooltip()
    for label in [price, rating] { label.setAlignment(1) }
    select.setMargins(vertical: 4)
  }

  deinit { taps.dispose() }

  /// Fills the row; `choose` is what its button does.
  func show(_ row: TimetableRow, choose: @escaping @MainActor @Sendable (Flight) -> Void) {
    for widget in [texts, figures, select] as [Widget] { widget.isHidden = row.flight == nil }
    title.isHidden = row.flight != nil
    switch row {
    case .title(let part, let count):
      title.text = "\(part.title)  ·  \(part.hours)  ·  \(count)"
      setAccessibleLabel("\(part.title): \(count == 1 ? "1 flight" : "\(count) flights")")
      taps.disposable = Disposables.create()
    case .flight(let flight, let isChosen, let isBestFit):
      times.text = "\(flight.departure.time) – \(flight.arrival.time)"
      days.text = flight.daysLaterText
      days.isHidden = flight.daysLater == 0
      // A line ends behind a point, not inside of what follows it.
      details.text = [flight.airlineName, flight.durationText, flight.distanceText]
        .map { $0.replacing(" ", with: "\u{a0}") }.joined(separator: "\u{a0}· ")
      price.text = flight.priceText
      rating.text = "★ \(flight.ratingText)"
      badge.isHidden = !isBestFit
      select.title = isChosen ? "Selected ✓" : "Select"
      select.setStyle("suggested-action", isOn: isChosen)
      select.setAccessibleLabel(isChosen ? "Take back \(flight.spoken)" : "Select \(flight.spoken)")
      setAccessibleLabel(flight.spoken)
      taps.disposable = select.rx.tap.bind { choose(flight) }
    }
  }
}
