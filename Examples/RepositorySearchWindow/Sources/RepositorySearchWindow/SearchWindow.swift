// SPDX-License-Identifier: MIT
import RepositorySearchCore
import RxGTK
import RxSwift

/// The window of the search.
@MainActor
public final class SearchWindow {
  /// Shows the page of a repository.
  public typealias Open = SearchPage.Open
  /// Keeps a text for pasting.
  public typealias Copy = SearchPage.Copy

  /// The window.
  public let window: Window
  /// The button of the main menu.
  public let menu: MenuButton
  /// What is in the window.
  public let content: SearchPage

  private let commands: SearchCommands
  /// What is asked above the window, until it is closed.
  private let bag = DisposeBag()

  /// Makes the window; `show()` presents it. `SearchProgram.prepare()` comes before.
  ///
  /// - Parameters:
  ///   - search: finds a page.
  ///   - scheduler: measures the user's pauses.
  ///   - open: shows the page of a repository; the web browser unless a test says otherwise.
  ///   - copy: keeps the address of a repository; on the clipboard unless a test says otherwise.
  public init(
    search: @escaping SearchViewModel.Search, scheduler: SearchScheduler = MainScheduler.instance,
    open: @escaping Open = Browser.open, copy: @escaping Copy = Clipboard.copy
  ) {
    content = SearchPage(search: search, scheduler: scheduler, open: open, copy: copy)
    window = Window(title: SearchProgram.name, width: 900, height: 720, content: content.content)
    commands = SearchCommands(window: window)
    menu = MenuButton(icon: "open-menu-symbolic", isMain: true, commands.menu)
    menu.tooltip = "Main Menu"
    menu.setAccessibleLabel("Main Menu")
    content.enter(window)
    window.setTitleWidget(content.entry)
    window.addToHeader(menu)
    window.addToHeader(content.spinner)
    window.setTabOrder(content.tabOrder + [menu])
  }

  /// Presents the window, ready for typing.
  public func show() {
    window.show()
    entry.focus()
  }

  /// Says above the window that the file that keeps pages is not used. The search works without it.
  public func tellThatPagesAreNotKept(because problem: String) {
    MessageDialog(
      "Pages Are Not Kept on Disk", body: problem,
      answers: [.init("continue", title: "Continue", style: .suggested)]
    )
    .ask(above: window).subscribe().disposed(by: bag)
  }

  /// What the user types into.
  public var entry: SearchEntry { content.entry }
  /// The rows.
  public var list: ListView { content.list }
  /// What says that something went wrong.
  public var banner: Revealer { content.banner }
  /// Its text.
  public var message: Label { content.message }
  /// What the list has.
  public var summary: Label { content.summary }
  /// Turns while something is on its way.
  public var spinner: Spinner { content.spinner }
  /// Tries again, or stops waiting while the server takes long.
  public var action: Button { content.action }
  /// What scrolls.
  public var scroller: ScrolledWindow { content.scroller }
  /// What is shown where there are no rows.
  public var page: StatusPage { content.empty }
}
