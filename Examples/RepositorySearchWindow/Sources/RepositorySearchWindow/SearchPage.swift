// SPDX-License-Identifier: MIT
import RepositorySearchCore
import RxCocoa
import RxGTK
import RxKit
import RxSwift

/// The search without a window around it: what the view model says, bound to widgets through their `rx` members.
///
/// `SearchWindow` puts it into a window of its own; a program with several pages puts it into its own.
@MainActor
public final class SearchPage {
  /// Shows the page of a repository.
  public typealias Open = @MainActor (_ address: String, _ window: Window?) -> Void
  /// Keeps a text for pasting.
  public typealias Copy = @MainActor (_ text: String) -> Void

  /// What goes into the middle of the header bar.
  public let entry = SearchEntry(placeholder: "Search repositories")
  /// What goes below the header bar.
  public let content: Box
  /// What goes to the end of the header bar.
  public let spinner = Spinner()
  let list = ListView()
  let banner: Revealer
  let message = Label()
  let summary = Label()
  /// Tries again, or stops waiting while the server takes long.
  let action = Button(title: SearchPage.tryAgain)
  let scroller: ScrolledWindow
  let empty = StatusPage(icon: "search-start")

  static let tryAgain = "Try Again"
  static let stopWaiting = "Stop Waiting"

  private let notice: Box
  private let footer: Box
  private let pageSpinner = Spinner()
  private let open: Open
  private let copy: Copy
  /// All subscriptions of the page.
  let life = CompositeDisposable()

  /// Makes the page; GTK and `SearchProgram.addStyles()` come before.
  ///
  /// - Parameters:
  ///   - search: finds a page of results.
  ///   - scheduler: measures the user's pauses.
  ///   - open: shows the page of a repository; the web browser unless a test says otherwise.
  ///   - copy: keeps the address of a repository; on the clipboard unless a test says otherwise.
  public init(
    search: @escaping SearchViewModel.Search, scheduler: SearchScheduler = MainScheduler.instance,
    open: @escaping Open = Browser.open, copy: @escaping Copy = Clipboard.copy
  ) {
    self.open = open
    self.copy = copy
    scroller = ScrolledWindow(Clamp(list, width: 820))
    scroller.setExpands(horizontally: true, vertically: true)
    scroller.addStyle("view")
    empty.setExpands(horizontally: true, vertically: true)
    empty.addStyle("view")
    pageSpinner.setMinimumSize(width: 48, height: 48)
    empty.setChild(pageSpinner)

    message.setWraps(lines: 8)
    message.showsCutTextInTooltip()
    message.setExpands(horizontally: true)
    notice = Box(.horizontal, spacing: 12, [message, action])
    notice.addStyle("error-banner")
    banner = Revealer(notice)

    for style in ["caption", "secondary", "numeric"] { summary.addStyle(style) }
    summary.showsCutTextInTooltip()
    footer = Box(.horizontal, [summary])
    footer.addStyle("footer")

    content = Box(.vertical, [banner, scroller, empty, footer])
    entry.setWidth(characters: 46, atLeast: 10)
    list.addStyle("rich-list")
    list.setAccessibleLabel("Repositories")
    entry.setAccessibleLabel("Search repositories")
    list.showsSeparators = true
    list.activatesOnSingleClick = true
    bind(search: search, scheduler: scheduler)
  }

  /// Says in which window the page is, and listens to the keys there.
  public func enter(_ window: Window) {
    entry.captureKeys(of: window)
    bindKeys(in: window)
    bindRows(in: window)
  }

  /// Through what the Tab key goes.
  public var tabOrder: [Widget] { [entry, action, list] }

  /// Ends everything that goes on for the page. Any thread may call it.
  public nonisolated func end() { life.dispose() }

  deinit { life.dispose() }

  /// A row opens with a click, Enter, or from its menu.
  private func bindRows(in window: Window) {
    list.rx.modelActivated(SearchRow.self)
      .compactMap(\.repository)
      .bind { [weak window, open] repository in open(repository.htmlURL.absoluteString, window) }
      .disposed(by: life)
    list.rx.menuRequested
      .bind { [weak window, weak list, open, copy] request in
        guard let row = list?.element(at: request.indexPath) as? SearchRow, let repository = row.repository else {
          return
        }
        let address = repository.htmlURL.absoluteString
        request.cell.showMenu(
          [
            MenuItem("Open in Browser") { open(address, window) },
            MenuItem("Copy Address") { copy(address) },
          ], at: request.point)
      }
      .disposed(by: life)
  }

  private func bind(search: @escaping SearchViewModel.Search, scheduler: SearchScheduler) {
    let (tries, stops) = (PublishRelay<Void>(), PublishRelay<Void>())
    // The row below the repositories may say that the next page did not come.
    let lastRow = list.rx.modelActivated(SearchRow.self).filter { $0.repository == nil }.map { _ in () }
    let viewModel = SearchViewModel(
      text: entry.rx.text.orEmpty.asObservable(),
      loadMore: .merge(scroller.rx.reachedEnd().asObservable(), tries.asObservable(), lastRow.asObservable()),
      stop: stops.asObservable(),
      search: search,
      scheduler: scheduler
    )
    // Errors are cases of the state, which itself never fails.
    let state = viewModel.state.asDriver(onErrorDriveWith: .empty())

    // Other results start at their first row; more of the same ones stay where they are. This comes before the rows
    // change: the list takes the place of its rows from those that it has laid out.
    state.distinctUntilChanged { ($0.found, $0.repositories.first?.id) == ($1.found, $1.repositories.first?.id) }
      .map { _ in 0 }.drive(scroller.rx.contentOffset).disposed(by: life)
    state.map(\.rows).distinctUntilChanged()
      .drive(list.rx.items(cellType: RepositoryCell.self)) { (_: Int, row: SearchRow, cell: RepositoryCell) in
        cell.show(row)
      }
      .disposed(by: life)
    state.map(\.isProcessing).distinctUntilChanged().drive(spinner.rx.isAnimating).disposed(by: life)
    state.map { Optional($0.summary) }.drive(summary.rx.text).disposed(by: life)
    state.map(\.summary.isEmpty).distinctUntilChanged().drive(footer.rx.isHidden).disposed(by: life)

    // One press has one meaning, which follows from what the page says at that moment.
    action.rx.tap.withLatestFrom(state).bind { state in (state.isSlow ? stops : tries).accept(()) }
      .disposed(by: life)
    // Enter in the entry is Try Again while there is something to try again, and no other text to search for.
    entry.rx.searchButtonClicked.withLatestFrom(state)
      .filter { $0.notice != nil && !$0.isSlow && $0.text == $0.query }.map { _ in () }
      .bind(to: tries).disposed(by: life)
    state.map(\.isSlow).distinctUntilChanged()
      .drive(onNext: { [notice, action] isSlow in
        notice.setStyle("slow-banner", isOn: isSlow)
        action.title = isSlow ? Self.stopWaiting : Self.tryAgain
      })
      .disposed(by: life)
    // The text stays while the banner slides away.
    state.compactMap(\.notice).drive(message.rx.text).disposed(by: life)
    state.map { $0.notice != nil }.distinctUntilChanged()
      .drive(onNext: { [banner, action, entry] isRevealed in
        // A button that goes away leaves the focus to the text.
        if !isRevealed, action.isFocused { entry.focusAtCursor() }
        banner.isRevealed = isRevealed
      })
      .disposed(by: life)

    state.map(\.repositories.isEmpty).distinctUntilChanged().drive(scroller.rx.isHidden).disposed(by: life)
    state.map { !$0.repositories.isEmpty }.distinctUntilChanged().drive(empty.rx.isHidden).disposed(by: life)
    state.map(EmptyPage.init).distinctUntilChanged()
      .drive(onNext: { [empty, pageSpinner] state in
        (empty.icon, empty.title, empty.text) = (state.icon, state.title, state.text)
        if case .searching = state { pageSpinner.isAnimating = true } else { pageSpinner.isAnimating = false }
        pageSpinner.isHidden = !pageSpinner.isAnimating
      })
      .disposed(by: life)
  }
}
