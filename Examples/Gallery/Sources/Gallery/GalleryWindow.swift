// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift

/// The gallery: a list of pages that can be searched, and the page that the user has chosen.
@MainActor
public final class GalleryWindow {
  /// The window.
  public let window: Window
  /// The field for searching pages.
  public let search = SearchEntry(placeholder: "Search Widgets")
  /// The list of pages.
  public let list = ListView()
  /// What the list has where no page is called what the user types.
  public let nothing = StatusPage(icon: "edit-find-symbolic", title: "No Widgets Found", text: "Try another name.")
  private let pages: ScrolledWindow
  /// The page that is shown.
  public private(set) var shown: PageView?
  private let leaflet = Leaflet()
  private let place = Box(.vertical)
  private let back = Button(icon: "go-previous-symbolic")
  private let focusing = SerialDisposable()
  private let bag = DisposeBag()

  /// Sets the program up: it comes before the first window.
  public static func prepare() {
    MainLoop.prepare(applicationID: "io.github.swift_rx.Gallery")
    StyleSheet.add(
      """
      /* Adwaita's own blue leaves white at 3.8 : 1, and an opacity leaves text that stands back at 3.2 : 1. */
      @define-color accent_bg_color #1c71d8;
      \(standingBack) { opacity: 1; }
      columnview > header > button { opacity: 1; }
      indicatorbin.badge > indicator { background-color: #5e5c64; }
      .stage { padding: 20px; }
      .stream { padding: 8px 12px; border-bottom: 1px solid alpha(@borders, 0.5); }
      .stream:last-child { border-bottom: none; }
      .tile { padding: 12px; }
      .keys { border-radius: 6px; }
      .keys:focus-visible { outline: 2px solid @accent_color; outline-offset: -2px; }
      stackswitcher > button.text-button { min-width: 0; padding-left: 6px; padding-right: 6px; }
      .rows { padding: 6px; }
      .rows > listview, .rows > gridview, .rows > columnview, .rows > columnview > listview { background: none; }
      .stage textview, .stage textview > text, .stage editablelabel text { background: none; }
      .stage headerbar { box-shadow: none; border: none; border-radius: 8px; }
      .rows label.heading { margin: 6px 6px 0 6px; }
      """, light: "\(standingBack) { color: #5e5c64; }", dark: "\(standingBack) { color: #c0bfbc; }")
  }

  /// All text that stands back: that of the gallery, of Adwaita and of GTK. Its colours have at least 4.5 : 1 on every ground.
  private static let standingBack = """
    .secondary, .dim-label, .subtitle, scale > value, progressbar > text, text > placeholder, \
    calendar > grid > label.other-month, columnview > header > button label, popover accelerator
    """

  /// Makes the window; `show()` presents it.
  public init() {
    pages = ScrolledWindow(list)
    pages.setExpands(vertically: true)
    nothing.setExpands(vertically: true)
    nothing.addStyle("compact")
    search.setMargins(horizontal: 8, vertical: 8)
    search.setWidth(characters: 22, atLeast: 8)
    let side = Box(.vertical, [search, pages, nothing])
    side.setMinimumSize(width: 240)
    place.setExpands(horizontally: true, vertically: true)
    leaflet.append(side, name: "list")
    leaflet.append(place, name: "page")
    leaflet.setExpands(horizontally: true, vertically: true)
    window = Window(title: "Gallery", width: 980, height: 720, content: leaflet)
    list.addStyle("navigation-sidebar")
    search.captureKeys(of: list)
    back.tooltip = "All Widgets"
    window.header.addAtStart(back)
    window.addToHeader(menu)
    bindList()
    bindKeys()
  }

  /// Presents the window, ready for searching.
  public func show() {
    window.show()
    list.selectedIndex = 0
    search.focus()
  }

  private var menu: MenuButton {
    let menu = MenuButton(
      icon: "open-menu-symbolic", isMain: true,
      [
        MenuItem("Follow System") { ColorScheme.system.use() },
        MenuItem("Light") { ColorScheme.light.use() },
        MenuItem("Dark") { ColorScheme.dark.use() },
        MenuItem("Keyboard Shortcuts", keys: "<Control>question") { [weak self] in self?.showKeys() },
        MenuItem("About Gallery") { [weak window] in window.map(Self.about.show) },
        MenuItem("Quit", keys: "<Control>q") { [weak window] in window?.requestClose() },
      ])
    menu.tooltip = "Main Menu"
    return menu
  }

  private static let about = About(
    name: "Gallery", icon: "applications-graphics-symbolic", version: "0.1.0",
    comments: "Every widget with its streams.")

  private func bindList() {
    let all = Page.all
    let found = search.rx.text.orEmpty.asDriver()
      .map { query -> [PageRow] in
        let words = query.lowercased().split(separator: " ")
        let rows = all.indices.map { PageRow(index: $0, name: all[$0].name, group: all[$0].group) }
          .filter { row in words.allSatisfy { "\(row.name) \(row.group)".lowercased().contains($0) } }
        // What is called so comes first.
        return rows.filter { $0.name.lowercased() == query.lowercased() }
          + rows.filter { $0.name.lowercased() != query.lowercased() }
      }
    found.drive(list.rx.items(cellType: PageCell.self)) { (_: Int, row: PageRow, cell: PageCell) in cell.show(row) }
      .disposed(by: bag)
    found.map(\.isEmpty).drive(pages.rx.isHidden).disposed(by: bag)
    found.map { !$0.isEmpty }.drive(nothing.rx.isHidden).disposed(by: bag)
    list.rx.modelSelected(PageRow.self).asSignal()
      .emit(with: self) { gallery, row in gallery.show(all[row.index]) }
      .disposed(by: bag)
    list.rx.modelActivated(PageRow.self).asSignal()
      .emit(with: self) { gallery, row in
        gallery.show(all[row.index])
        gallery.goToPage()
      }
      .disposed(by: bag)
    // Not the first row that the list shows: the list may still show what was found before.
    search.rx.searchButtonClicked.asSignal().withLatestFrom(found)
      .emit(with: self) { gallery, rows in
        guard let first = rows.first else { return }
        gallery.list.selectedIndex = gallery.list.count == rows.count ? 0 : nil
        gallery.show(all[first.index])
        gallery.goToPage()
      }
      .disposed(by: bag)
  }

  private func bindKeys() {
    search.onKey(route: .capture) { [weak self] key in
      guard let self, key.isPressed, key.name == "Down", list.count > 0 else { return false }
      list.focus()
      return true
    }
    .disposed(by: bag)
    let goBack = Observable.merge(
      back.rx.tap.asObservable(), window.rx.shortcut("<Alt>Left").asObservable(), search.rx.cancelled.asObservable())
    goBack.asSignal(onErrorSignalWith: .empty())
      .emit(with: self) { gallery, _ in gallery.goToList() }
      .disposed(by: bag)
    window.rx.shortcut("<Control>f").asSignal()
      .emit(with: self) { gallery, _ in gallery.goToList() }
      .disposed(by: bag)
    window.rx.shortcut("<Control>w", "<Control>q").asSignal()
      .emit(with: self) { gallery, _ in gallery.window.requestClose() }
      .disposed(by: bag)
    window.rx.shortcut("<Control>question").asSignal()
      .emit(with: self) { gallery, _ in gallery.showKeys() }
      .disposed(by: bag)
    let isPageAlone = Observable.combineLatest(leaflet.rx.isFolded, leaflet.rx.didShow.startWith("list")) {
      $0 && $1 == "page"
    }
    isPageAlone.map { !$0 }.bind(to: back.rx.isHidden).disposed(by: bag)
  }

  /// Shows a page.
  public func show(_ page: Page) {
    guard shown?.page.name != page.name else { return }
    if let shown { place.remove(shown.widget) }
    let view = PageView(page, in: window)
    shown = view
    place.append(view.widget)
  }

  private func goToPage() {
    leaflet.visiblePage = "page"
    // A widget takes the focus when it has its place: after the layout of the next frame.
    focusing.disposable = place.rx.frames.skip(1).take(1).bind { [weak self] _ in self?.shown?.focus() }
  }

  private func goToList() {
    // A page that waits for its place does not take the focus from the search.
    focusing.disposable = Disposables.create()
    leaflet.visiblePage = "list"
    search.focusSelectingText()
  }

  private func showKeys() {
    KeyTable([
      (
        "Gallery",
        [
          ("<Control>f", "Search"), ("Return", "Go to the page"), ("<Alt>Left", "All widgets"),
          ("F10", "Open the main menu"), ("<Control>w", "Close the window"), ("<Control>q", "Quit"),
        ]
      )
    ]).show(above: window)
  }
}

/// A line of the list.
private struct PageRow: Equatable {
  let index: Int
  let name: String
  let group: String
}

private final class PageCell: Widget, ListCell {
  private let name = Label()
  private let group = Label()

  init() {
    group.addStyle("caption")
    group.addStyle("secondary")
    group.setAlignment(1)
    name.setExpands(horizontally: true)
    let row = Box(.horizontal, spacing: 8, [name, group])
    // The box becomes the cell: it takes a reference of its own.
    super.init(row.pointer)
  }

  func show(_ row: PageRow) {
    name.text = row.name
    group.text = row.group
  }
}
