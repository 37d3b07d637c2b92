// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseShell
import TimetableCore

/// The page of the timetable: the widgets, and what they show of the state.
@MainActor
final class TimetablePage {
  let content: SplitPane
  let editing = Chip()
  let filtering = Chip("Filter")
  let list = ListView()

  private let model: TimetableViewModel
  private let airports: Airports
  private let formHolder = Box(.vertical)
  private let formRevealer: Revealer
  private let tabs: LegTabs
  private let orders = Order.Key.allCases.map { Chip($0.title) }
  private let orderBar: Box
  private let filter: FilterPanel
  private let bestFit = Button(title: "")
  private let scroller: ScrolledWindow
  private let empty = StatusPage(icon: "showcase-timetable")
  private let emptyAction = Button(title: "")
  private let spinner = Spinner()
  private let summary = SummaryPage()
  private let details = FlightDetails()
  private let countLine = Label()
  private let totalLine = Label()
  private let footer: Box

  init(model: TimetableViewModel, airports: Airports) {
    self.model = model
    self.airports = airports
    formRevealer = Revealer(formHolder)
    tabs = LegTabs()
    filter = FilterPanel()
    for order in orders { order.addStyle("flat") }
    orderBar = Box(.horizontal, [.column(Box(.horizontal, spacing: 2, orders))])
    orderBar.addStyle("bar")
    scroller = ScrolledWindow(Clamp(list, width: ShowcaseStyle.columnWidth))
    for widget in [scroller, empty] as [Widget] {
      widget.setExpands(horizontally: true, vertically: true)
      widget.addStyle("view")
    }
    empty.setChildren(spinner, emptyAction)
    list.activatesOnSingleClick = true
    list.showsSeparators = true
    list.addStyle("rich-list")
    list.setAccessibleLabel("Flights")
    bestFit.addStyle("flat")
    bestFit.letTextWrap(lines: 2)
    for style in ["caption", "secondary", "numeric"] { countLine.addStyle(style) }
    for style in ["heading", "numeric"] { totalLine.addStyle(style) }
    countLine.setExpands(horizontally: true)
    countLine.setWraps(lines: 2)
    footer = Box(.horizontal, spacing: 12, [countLine, totalLine])
    footer.addStyle("page-footer")
    let main = Box(
      .vertical,
      [formRevealer, tabs.widget, orderBar, filter.widget, bestFit, scroller, empty, summary.widget, footer])
    content = SplitPane(list: main, details: details.widget)
    for (chip, text) in [(editing, "Change the trip"), (filtering, "Filter flights")] {
      chip.tooltip = text
      chip.setAccessibleLabel(text)
      chip.addStyle("flat")
    }
    editing.addStyle("heading")
    // A line breaks behind a dash: a trip of four legs is whole on a telephone, too.
    editing.letTextWrap(lines: 2)
  }

  /// Binds everything to the view model, until what is returned is disposed of.
  func bind() -> any Disposable {
    let state = model.state.asStateDriver()
    let form = SerialDisposable()
    return Disposables.create([
      form,
      // The form is made when the user opens it first.
      state.filter(\.isEditing).asObservable().take(1)
        .bind { [model, airports, formHolder] _ in
          let made = TripForm(model: model, airports: airports)
          formHolder.append(made.widget)
          form.disposable = Disposables.create(made.bind(), Disposables.create { withExtendedLifetime(made) {} })
        },
      tabs.bind(model),
      filter.bind(to: model),
      editing.rx.wish.subscribe(onNext: { [model] in model.toggleForm() }),
      filtering.rx.wish.subscribe(onNext: { [model] in model.toggleFilter() }),
      Disposables.create(orders.enumerated().map(bindOrder)),
      // Another list begins at its first row: now, and once more after GTK has scrolled to the row that had the focus in the list before.
      state.map { $0.tab }.distinctUntilChanged().map { _ in 0 }.drive(scroller.rx.contentOffset),
      model.state.map(\.tab).distinctUntilChanged().observe(on: MainScheduler.asyncInstance)
        .bind { [weak scroller] _ in scroller?.contentOffset = 0 },
      state.map(\.rows).distinctUntilChanged().asObservable()
        .beginning(with: 12, until: list.firstFrame)
        .bind(to: list.rx.items(cellType: TimetableCell.self)) {
          [model] (_: Int, row: TimetableRow, cell: TimetableCell) in
          cell.show(row) { flight in model.choose(flight, leg: Self.leg(of: flight, in: model)) }
        },
      list.rx.modelActivated(TimetableRow.self).compactMap(\.flight)
        .subscribe(onNext: { [model] in model.open($0) }),
      bestFit.rx.tap.withLatestFrom(model.state).compactMap(\.bestFit)
        .subscribe(onNext: { [model] in model.open($0) }),
      details.close.rx.tap.subscribe(onNext: { [model] in model.closeDetails() }),
      content.rx.shortcut("Escape").subscribe(onNext: { [model] in model.closeDetails() }),
      details.select.rx.tap.withLatestFrom(model.state).compactMap(\.details)
        .subscribe(onNext: { [model] flight in model.choose(flight, leg: Self.leg(of: flight, in: model)) }),
      emptyAction.rx.tap.withLatestFrom(model.state).subscribe(onNext: { [model] state in
        switch state.emptyPage {
        case .failed: model.retry()
        case .filtered: model.filter(leg: state.tab) { $0 = Filter() }
        default: break
        }
      }),
      state.drive(onNext: { [weak self] state in self?.show(state) }),
    ])
  }

  private func bindOrder(_ index: Int, _ chip: Chip) -> any Disposable {
    chip.rx.wish.withLatestFrom(model.state)
      .subscribe(onNext: { [model] state in model.sort(Order.Key.allCases[index], leg: state.tab) })
  }

  /// The leg of the trip that a flight is for.
  private nonisolated static func leg(of flight: Flight, in model: TimetableViewModel) -> Int {
    let legs = model.request.value.trip.legs
    let tab = model.place.value.tab
    let fits = { (leg: Leg) in
      leg.origin == flight.origin && leg.destination == flight.destination && leg.day == flight.departure.day
    }
    return legs.indices.contains(tab) && fits(legs[tab]) ? tab : legs.firstIndex(where: fits) ?? tab
  }

  private func show(_ state: TimetableState) {
    tabs.show(state)
    let stops = state.legs.map(\.origin) + [state.legs[state.legs.count - 1].destination]
    editing.title = "\(stops.joined(separator: "–")) ▾"
    let page = state.emptyPage
    let hasRows = page == nil && !state.isSummary
    scroller.isHidden = !hasRows
    empty.isHidden = page == nil
    summary.widget.isHidden = !state.isSummary
    orderBar.isHidden = !hasRows
    if state.isSummary { summary.show(state, airports: airports) }
    if let page {
      (empty.title, empty.text) = (page.title, page.text)
      emptyAction.title = page.action
      emptyAction.isHidden = page.action == nil
    }
    spinner.isTurning = page == .loading
    for (key, chip) in zip(Order.Key.allCases, orders) {
      let isChosen = state.order.key == key
      chip.isOn = isChosen
      chip.title = key.title + (isChosen ? state.order.isAscending ? " ↑" : " ↓" : "")
      chip.setAccessibleLabel(
        "Sort by \(key.title.lowercased())\(isChosen ? state.order.isAscending ? ", ascending" : ", descending" : "")")
    }
    (editing.isOn, formRevealer.isRevealed) = (state.isEditing, state.isEditing)
    (filtering.isOn, filter.widget.isRevealed) = (state.isFiltering, state.isFiltering)
    filtering.isEnabled = state.isFilterAvailable
    filter.widget.isHidden = !state.isFilterAvailable
    filtering.title = state.filter.isEmpty || !state.isFilterAvailable ? "Filter" : "Filter •"
    bestFit.isHidden = !hasRows || state.bestFit == nil
    if let best = state.bestFit {
      bestFit.title =
        "Best fit: \(best.departure.time) \(best.airlineName), \(best.priceText), ★ \(best.ratingText)"
    }
    countLine.text = state.summaryLine.isEmpty ? "" : "\(state.summaryLine) · \(Estimate.note)"
    totalLine.text = state.totalLine
    footer.isHidden = state.summaryLine.isEmpty && state.totalLine.isEmpty
    if let flight = state.details {
      details.show(flight, airports: airports, isChosen: state.chosen.contains { $0?.id == flight.id })
    }
    guard content.showsDetails != (state.details != nil) else { return }
    let hadFocus = details.widget.isFocused
    content.showsDetails = state.details != nil
    if state.details != nil { details.select.focus() } else if hadFocus { list.focus() }
  }
}
