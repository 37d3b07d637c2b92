// SPDX-License-Identifier: MIT
import HopsCore
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseShell

/// The page of hops: the widgets, and what they show of the state.
@MainActor
final class HopsPage {
  let content: SplitPane
  let entry = SearchEntry(placeholder: "Search")
  let filtering = Chip("Filter")
  let list = ListView()

  private let model: HopsViewModel
  private let filter: HopFilter
  private let scroller: ScrolledWindow
  private let empty = StatusPage(icon: "showcase-hops")
  private let emptyAction = Button(title: "")
  private let spinner = Spinner()
  private let banner: Revealer
  private let message = Label()
  private let bannerAgain = Button(title: "Try Again")
  private let detailsHolder = Box(.vertical)
  private let countLine = Label()
  private let footer: Box
  private let (volume, ibu) = (Label(), Label())
  private let litres = Slider(5...60, step: 1)
  private let bitterness = Slider(5...100, step: 1)

  init(model: HopsViewModel) {
    self.model = model
    filter = HopFilter()
    scroller = ScrolledWindow(Clamp(list, width: ShowcaseStyle.columnWidth))
    for widget in [scroller, empty] as [Widget] {
      widget.setExpands(horizontally: true, vertically: true)
      widget.addStyle("view")
    }
    scroller.setMinimumSize(height: Drawer.listHeight)
    empty.setChildren(spinner, emptyAction)
    message.setWraps(lines: 3)
    message.setExpands(horizontally: true)
    let notice = Box(.horizontal, spacing: 12, [message, bannerAgain])
    notice.addStyle("page-banner")
    banner = Revealer(notice)
    list.activatesOnSingleClick = true
    list.showsSeparators = true
    list.tabBehavior = .item
    list.addStyle("rich-list")
    list.setAccessibleLabel("Hops")
    entry.setWidth(characters: 30, atLeast: 5)
    entry.setAccessibleLabel("Search hops")
    filtering.addStyle("flat")
    filtering.tooltip = "Filter hops"
    for (slider, name) in [(litres, "Volume"), (bitterness, "Bitterness")] {
      slider.setAccessibleLabel(name)
      slider.setExpands(horizontally: true)
      slider.setMinimumSize(width: 70)
    }
    for style in ["caption", "secondary", "numeric"] {
      for label in [countLine, volume, ibu] { label.addStyle(style) }
    }
    // The texts begin where the bars below them do.
    for label in [volume, ibu] { label.setMargins(horizontal: 12) }
    countLine.setExpands(horizontally: true)
    let columns = [Box(.vertical, [volume, litres]), Box(.vertical, [ibu, bitterness])]
    for column in columns { column.setExpands(horizontally: true) }
    let brew = Box(.horizontal, [.column(Box(.horizontal, spacing: 12, columns))])
    brew.addStyle("bar")
    footer = Box(.horizontal, [countLine])
    footer.addStyle("page-footer")
    let main = Box(.vertical, [banner, brew, filter.widget, scroller, empty, footer])
    content = SplitPane(list: main, details: detailsHolder)
  }

  /// Binds everything to the view model, until what is returned is disposed of. The view model works for as long.
  func bind() -> any Disposable {
    let state = model.state.asStateDriver()
    let painted = list.firstFrame.share(replay: 1, scope: .forever)
    entry.withoutEcho { entry.text = model.query.value.text }
    litres.withoutEcho { litres.value = model.recipe.value.litres }
    bitterness.withoutEcho { bitterness.value = model.recipe.value.bitterness }
    let bindings = Disposables.create([
      filter.bind(to: model),
      entry.rx.text.orEmpty.skip(1).subscribe(onNext: { [model] text in model.find { $0.text = text } }),
      litres.rx.value.skip(1).subscribe(onNext: { [model] value in model.brew { $0.litres = value.rounded() } }),
      bitterness.rx.value.skip(1).subscribe(onNext: { [model] value in model.brew { $0.bitterness = value.rounded() } }
      ),
      filtering.rx.wish.subscribe(onNext: { [model] in model.toggleFilter() }),
      // The end of the first rows is not that of the list.
      scroller.rx.reachedEnd().asObservable().skip(until: painted).bind(to: model.more),
      bannerAgain.rx.tap.bind(to: model.retry),
      emptyAction.rx.tap.withLatestFrom(model.state).subscribe(onNext: { [model] state in
        switch state.emptyPage {
        case .offline, .failed: model.retry.accept(())
        case .nothing: model.find { $0.clearFilter() }
        case .loading, nil: break
        }
      }),
      state.map(\.query).distinctUntilChanged().map { _ in 0 }.drive(scroller.rx.contentOffset),
      state.map { state in state.rows.map { HopLine(row: $0, recipe: state.recipe, units: state.units) } }
        .distinctUntilChanged().asObservable()
        .beginning(with: 12, until: painted)
        .bind(to: list.rx.items(cellType: HopCell.self)) { (_: Int, line: HopLine, cell: HopCell) in
          cell.show(line.row, recipe: line.recipe, units: line.units)
        },
      list.rx.modelActivated(HopLine.self).compactMap(\.row.hop).subscribe(onNext: { [model] in model.open($0.name) }),
      // The entry tells of Escape itself when it has the focus.
      entry.rx.cancelled.bind { [entry] in entry.text = "" },
      entry.rx.shortcut("Down").bind { [list] in if list.count > 0 { list.focus() } },
      content.rx.shortcut("Escape").subscribe(onNext: { [model] in model.open(nil) }),
      state.drive(onNext: { [weak self] state in self?.show(state) }),
      // Behind what shows the details: a button that is hidden takes no focus.
      detailsHolder.fill(when: state.compactMap(\.details).asObservable()) { [model] in
        let details = HopDetailsPane()
        return (details.widget, { details.bind(to: model) })
      },
    ])
    model.active.isActive = true
    return Disposables.create(Disposables.create { [model] in model.active.isActive = false }, bindings)
  }

  private func show(_ state: HopsState) {
    let page = state.emptyPage
    let actionHadFocus = emptyAction.isFocused
    scroller.isHidden = page != nil
    empty.isHidden = page == nil
    if let page {
      (empty.title, empty.text) = (page.title, page.text)
      empty.icon =
        switch page {
        case .offline: "network-offline-symbolic"
        case .failed: "dialog-warning-symbolic"
        case .loading, .nothing: "showcase-hops"
        }
      emptyAction.title = page.action
      emptyAction.isHidden = page.action == nil
    }
    if actionHadFocus, page?.action == nil { entry.focusAtCursor() }
    spinner.isTurning = page == .loading
    message.text = state.error?.message ?? message.text
    banner.isRevealed = page == nil && state.error != nil
    footer.isHidden = state.countLine.isEmpty
    (countLine.text, volume.text, ibu.text) = (state.countLine, state.volumeLine, state.bitternessLine)
    (filtering.isOn, filter.widget.isOpen) = (state.isFiltering, state.isFiltering)
    filtering.showFilter(of: "hops", isSet: state.query.isFiltered)
    guard content.showsDetails != (state.details != nil) else { return }
    let hadFocus = detailsHolder.isFocused
    content.showsDetails = state.details != nil
    if hadFocus { list.focus() }
  }
}
