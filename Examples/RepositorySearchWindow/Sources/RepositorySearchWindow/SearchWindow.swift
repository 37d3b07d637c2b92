// SPDX-License-Identifier: MIT
import RepositorySearchCore
import RxCocoa
import RxGTK
import RxSwift

/// The window of the search: what the view model says, bound to widgets through their `rx` members.
@MainActor
public final class SearchWindow {
  /// Shows the page of a repository.
  public typealias Open = @MainActor (_ address: String, _ window: Window?) -> Void

  public let entry = SearchEntry(placeholder: "Search repositories")
  public let list = ListView()
  public let banner: Revealer
  public let message = Label()
  public let summary = Label()
  public let spinner = Spinner()
  public let window: Window
  public let retry = Button(title: "Try Again")

  public let scroller: ScrolledWindow
  private let page = StatusPage(icon: "system-search-symbolic")
  private let bag = DisposeBag()

  /// Makes the window; `show()` presents it.
  ///
  /// - Parameters:
  ///   - search: finds a page.
  ///   - scheduler: measures the pause between two searches.
  ///   - open: shows the page of a repository; the web browser unless a test says otherwise.
  public init(
    search: @escaping SearchViewModel.Search, scheduler: SearchScheduler = MainScheduler.instance,
    open: @escaping Open = Browser.open
  ) {
    StyleSheet.add(Self.css)
    let clamp = Clamp(list, width: 820)
    scroller = ScrolledWindow(clamp)
    scroller.setExpands(horizontally: true, vertically: true)
    scroller.addStyle("view")
    page.setExpands(horizontally: true, vertically: true)
    page.addStyle("view")

    message.setWraps(lines: 3)
    message.setExpands(horizontally: true)
    let notice = Box(.horizontal, spacing: 12, [message, retry])
    notice.addStyle("error-banner")
    banner = Revealer(notice)

    summary.addStyle("caption")
    summary.addStyle("dim-label")
    let footer = Box(.horizontal, [summary])
    footer.addStyle("footer")

    window = Window(
      title: "Repository Search", width: 900, height: 720,
      content: Box(.vertical, [banner, scroller, page, footer]))
    entry.setWidth(characters: 46)
    entry.captureKeys(of: window)
    window.setTitleWidget(entry)
    window.addToHeader(spinner)
    list.addStyle("rich-list")
    list.showsSeparators = true
    bind(search: search, scheduler: scheduler)
    list.rx.modelActivated(Repository.self)
      .subscribe(onNext: { [weak window] repository in
        MainActor.assumeIsolated { open(repository.htmlURL.absoluteString, window) }
      })
      .disposed(by: bag)
  }

  /// Presents the window, ready for typing.
  public func show() {
    window.show()
    entry.focus()
  }

  private func bind(search: @escaping SearchViewModel.Search, scheduler: SearchScheduler) {
    // Enter in the entry is Try Again while there is something to try again.
    let enter = entry.rx.searchButtonClicked.filter { [banner] in MainActor.assumeIsolated { banner.isRevealed } }
    let viewModel = SearchViewModel(
      text: entry.rx.text.orEmpty.asObservable(),
      loadMore: .merge(scroller.rx.reachedEnd().asObservable(), retry.rx.tap.asObservable(), enter),
      search: search,
      scheduler: scheduler
    )
    let state = viewModel.state.asDriver(onErrorDriveWith: .empty())

    // Other results start at their first row; more of the same ones stay where they are. This comes before the rows
    // change: the list takes the place of its rows from those that it has laid out.
    state.map { $0.repositories.first?.id }.distinctUntilChanged().map { _ in 0 }
      .drive(scroller.rx.contentOffset).disposed(by: bag)
    state.map(\.repositories).distinctUntilChanged()
      .drive(list.rx.items(cellType: RepositoryCell.self)) { (_: Int, repository: Repository, cell: RepositoryCell) in
        cell.show(repository)
      }
      .disposed(by: bag)
    state.map(\.isProcessing).distinctUntilChanged().drive(spinner.rx.isAnimating).disposed(by: bag)
    state.map { $0.error != nil }.distinctUntilChanged().drive(banner.rx.isRevealed).disposed(by: bag)
    // The text stays while the banner slides away.
    state.compactMap { $0.error?.message }.drive(message.rx.text).disposed(by: bag)
    state.map { Optional($0.summary) }.drive(summary.rx.text).disposed(by: bag)

    state.map(\.repositories.isEmpty).distinctUntilChanged().drive(scroller.rx.isHidden).disposed(by: bag)
    state.map { !$0.repositories.isEmpty }.distinctUntilChanged().drive(page.rx.isHidden).disposed(by: bag)
    state.map { Optional(Self.emptyText(of: $0).title) }.drive(page.rx.title).disposed(by: bag)
    state.map { Optional(Self.emptyText(of: $0).text) }.drive(page.rx.text).disposed(by: bag)

    // Escape: the entry tells of it itself when it has the focus.
    let escape = window.rx.keyPressed.filter { $0 == Self.escapeKey }.map { _ in () }
    Observable.merge(entry.rx.cancelled.asObservable(), escape)
      .subscribe(onNext: { [entry] in
        MainActor.assumeIsolated {
          entry.text = ""
          entry.focus()
        }
      })
      .disposed(by: bag)
  }

  /// `GDK_KEY_Escape`.
  private nonisolated static let escapeKey: UInt32 = 0xff1b

  /// What the window says where there are no rows.
  nonisolated static func emptyText(of state: SearchState) -> (title: String, text: String) {
    if state.query.isEmpty { return ("Search Repositories", "Type a name, a topic or a language.") }
    if state.isProcessing { return ("Searching…", state.query) }
    if state.error != nil { return ("No Results", "The search did not work this time.") }
    return ("Nothing Found", "No repository matches “\(state.query)”.")
  }

  private static let css = """
    .error-banner { background: alpha(@error_bg_color, 0.16); padding: 10px 16px; border-bottom: 1px solid @borders; }
    .footer { padding: 6px 16px; border-top: 1px solid @borders; min-height: 18px; }
    .stars { padding: 2px 0; }
    """
}
