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
  /// Where the user begins: it is there whatever the schedule says.
  var beginning: Widget { tabs.widget }

  private let form: Drawer
  private let tabs: LegTabs
  private let orders = Order.Key.allCases.map { Chip($0.title) }
  private let orderBar: Box
  private let filter: FilterPanel
  private let bestFit = Button(title: "")
  private let scroller: ScrolledWindow
  private let empty = StatusPage(icon: "showcase-timetable")
  private let emptyAction = Button(title: "")
  private let spinner = Spinner()
  private let summaryHolder = Box(.vertical)
  private let detailsHolder = Box(.vertical)
  private let countLine = Label()
  private let totalLine = Label()
  private let footer: Box

  init(model: TimetableViewModel, airports: Airports) {
    self.model = model
    self.airports = airports
    form = Drawer(formHolder)
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
    scroller.setMinimumSize(height: Drawer.listHeight)
    empty.setChildren(spinner, emptyAction)
    list.activatesOnSingleClick = true
    list.showsSeparators = true
    list.tabBehavior = .item
    list.addStyle("rich-list")
    list.setAccessibleLabel("Flights")
    bestFit.addStyle("flat")
    bestFit.letTextWrap(lines: 2)
    bestFit.tooltip = Estimate.bestFitFormula
    for style in ["caption", "secondary", "numeric"] { countLine.addStyle(style) }
    for style in ["heading", "numeric"] { totalLine.addStyle(style) }
    countLine.setExpands(horizontally: true)
    countLine.setWraps(lines: 2)
    footer = Box(.horizontal, spacing: 12, [countLine, totalLine])
    footer.addStyle("page-footer")
    let main = Box(
      .vertical,
      [form, tabs.widget, orderBar, filter.widget, bestFit, scroller, empty, summaryHolder, footer])
    content = SplitPane(list: main, details: detailsHolder)
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
    let (painted, listPainted) = (content.firstFrame, list.firstFrame)
    return Disposables.create([
      tabs.bind(model),
      filter.bind(to: model),
      editing.rx.wish.subscribe(onNext: { [model] in model.toggleForm() }),
      filtering.rx.wish.subscribe(onNext: { [model] in model.toggleFilter() }),
      Disposables.create(orders.enumerated().map(bindOrder)),
      // Another list begins at its first row: now, and once more after GTK has scrolled to the row that had the focus in the list before.
      state.map { $0.tab }.distinctUntilChanged().map { _ in 0 }.drive(scroller.rx.contentOffset),
      model.state.map(\.tab).distinctUntilChanged().observe(on: MainScheduler.asyncInstance)
        .bind { [weak scroller] _ in scroller?.contentOffset = 0 },
      // The first frame shows the page without rows, whose cells take as long as all the rest of it.
      state.map(\.rows).distinctUntilChanged().asObservable()
        .beginning(with: 12, until: painted.flatMapLatest { listPainted })
        .beginning(with: 0, until: painted)
        .bind(to: list.rx.items(cellType: TimetableCell.self)) {
          [model] (_: Int, row: TimetableRow, cell: TimetableCell) in
          cell.show(row) { flight in model.choose(flight) }
        },
      list.rx.modelActivated(TimetableRow.self).compactMap(\.flight)
        .subscribe(onNext: { [model] in model.open($0) }),
      bestFit.rx.tap.withLatestFrom(model.state).compactMap(\.bestFit)
        .subscribe(onNext: { [model] in model.open($0) }),
      content.rx.shortcut("Escape").subscribe(onNext: { [model] in model.closeDetails() }),
      emptyAction.rx.tap.withLatestFrom(model.state).subscribe(onNext: { [model] state in
        switch state.emptyPage {
        case .failed: model.retry()
        case .filtered: model.filter(leg: state.tab) { $0 = Filter() }
        default: break
        }
      }),
      state.drive(onNext: { [weak self] state in self?.show(state) }),
      formHolder.fill(when: state.filter(\.isEditing).asObservable()) { [model, airports] in
        let form = TripForm(model: model, airports: airports)
        return (form.widget, { form.bind() })
      },
      summaryHolder.fill(when: state.filter(\.isSummary).asObservable()) { [model, airports] in
        let summary = SummaryPage()
        return (summary.widget, { summary.bind(to: model, airports: airports) })
      },
      // Behind what shows the details: a button that is hidden takes no focus.
      detailsHolder.fill(when: state.compactMap(\.details).asObservable()) { [model, airports] in
        let details = FlightDetails()
        return (details.widget, { details.bind(to: model, airports: airports) })
      },
    ])
  }

  private func bindOrder(_ index: Int, _ chip: Chip) -> any Disposable {
    chip.rx.wish.withLatestFrom(model.state)
      .subscribe(onNext: { [model] state in model.sort(Order.Key.allCases[index], leg: state.tab) })
  }

  private func show(_ state: TimetableState) {
    tabs.show(state)
    let stops = state.legs.map(\.origin) + [state.legs[state.legs.count - 1].destination]
    editing.title = "\(stops.joined(separator: "–")) ▾"
    let page = state.emptyPage
    let actionHadFocus = emptyAction.isFocused
    let hasRows = page == nil && !state.isSummary
    scroller.isHidden = !hasRows
    empty.isHidden = page == nil
    summaryHolder.isHidden = !state.isSummary
    orderBar.isHidden = !hasRows
    if let page {
      (empty.title, empty.text) = (page.title, page.text)
      empty.icon = if case .failed = page { "dialog-warning-symbolic" } else { "showcase-timetable" }
      emptyAction.title = page.action
      emptyAction.isHidden = page.action == nil
    }
    if actionHadFocus, page?.action == nil { beginning.focusInside() }
    spinner.isTurning = page == .loading
    for (key, chip) in zip(Order.Key.allCases, orders) {
      let isChosen = state.order.key == key
      chip.isOn = isChosen
      chip.title = key.title + (isChosen ? state.order.isAscending ? " ↑" : " ↓" : "")
      chip.setAccessibleLabel(
        "Sort by \(key.title.lowercased())\(isChosen ? state.order.isAscending ? ", ascending" : ", descending" : "")")
    }
    (editing.isOn, form.isOpen) = (state.isEditing, state.isEditing)
    (filtering.isOn, filter.widget.isOpen) = (state.isFiltering, state.isFiltering)
    filtering.isEnabled = state.isFilterAvailable
    filter.widget.isHidden = !state.isFilterAvailable
    filtering.showFilter(of: "flights", isSet: !state.filter.isEmpty && state.isFilterAvailable)
    bestFit.isHidden = !hasRows || state.bestFit == nil
    if let best = state.bestFit {
      bestFit.title =
        "Best fit: \(best.departure.time) \(best.airlineName), \(best.priceText), ★ \(best.ratingText)"
    }
    (countLine.text, totalLine.text) = (state.countLine, state.totalLine)
    footer.isHidden = state.countLine.isEmpty
    guard content.showsDetails != (state.details != nil) else { return }
    let hadFocus = detailsHolder.isFocused
    content.showsDetails = state.details != nil
    if hadFocus { list.focus() }
  }
}
