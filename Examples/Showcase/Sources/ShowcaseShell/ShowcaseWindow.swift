// SPDX-License-Identifier: MIT
import CGtk4
import RxCocoa
import RxGTK
import RxSwift

/// The window of the showcase: the apps in a sidebar, and the page of the one that is chosen.
///
/// A narrow window shows one of both at a time, the sidebar first. There is one source of truth: the app that is chosen, or none.
@MainActor
public final class ShowcaseWindow {
  /// What the window is called when it shows no app.
  public static let name = "RxSwift Showcase"

  /// The window.
  public let window: Window
  /// The identifier of the app that is chosen; nil for none.
  public let chosen: BehaviorRelay<String?>

  private let apps: [any ShowcaseApp]
  private let sidebar: Sidebar
  private let panes: Panes
  private let bag = DisposeBag()
  private let life = SerialDisposable()

  /// Makes the window; `show()` presents it. `ShowcaseProgram.prepare()` comes before.
  ///
  /// - Parameters:
  ///   - apps: the apps, in the order of the sidebar.
  ///   - first: the app that is shown first; the sidebar is what a narrow window shows without one.
  public init(apps: [any ShowcaseApp], first: String? = nil, width: Int32 = 1100, height: Int32 = 760) {
    self.apps = apps
    window = Window(title: Self.name, width: width, height: height, content: Box(.vertical))
    let chosen = BehaviorRelay(value: first)
    let commands = ShowcaseCommands(window: window, apps: apps) { chosen.value }
    sidebar = Sidebar(apps: apps, menu: commands.menu)
    panes = Panes(sidebar: sidebar.widget)
    self.chosen = chosen
    // Both panes have a header bar of their own, in place of the one that windows come with.
    adw_window_set_content(window.cast(), panes.pointer)
    bind(commands)
  }

  /// Presents the window.
  public func show() { window.show() }

  private func bind(_ commands: ShowcaseCommands) {
    sidebar.chosen.bind(to: chosen).disposed(by: bag)
    commands.chosen.map(Optional.some).bind(to: chosen).disposed(by: bag)
    panes.isFolded.drive(sidebar.isWhole).disposed(by: bag)
    panes.isFolded
      .drive(onNext: { [panes] isFolded in panes.showBack(isFolded) })
      .disposed(by: bag)
    // A wide window has room for a page from the beginning.
    let shown = Observable.combineLatest(chosen, panes.isFolded.asObservable()) {
      [first = apps.first?.id] chosen, isFolded in chosen ?? (isFolded ? nil : first)
    }
    .distinctUntilChanged().share(replay: 1)
    shown.bind { [weak self] id in self?.show(id) }.disposed(by: bag)
    // The mark stays with the page, wherever the keyboard goes in the sidebar. A sidebar that was all of the window marked nothing.
    Observable.combineLatest(shown, panes.isFolded.asObservable(), sidebar.marked) { shown, _, _ in shown }
      .bind(to: sidebar.marked).disposed(by: bag)
    panes.backWanted.map { nil }.bind(to: chosen).disposed(by: bag)
    window.rx.closeRequested.bind { [weak self] in self?.end() }.disposed(by: bag)
  }

  /// Ends the page that is shown, and shows that of another app.
  private func show(_ id: String?) {
    life.disposable = Disposables.create()
    let app = apps.first { $0.id == id }
    window.title = app?.title ?? Self.name
    guard let app else {
      window.setTabOrder([])
      return panes.showSidebar()
    }
    let page = app.makePage(in: window)
    panes.show(page, title: app.title)
    window.setTabOrder(page.tabOrder.isEmpty ? [] : page.tabOrder + [panes.back] + sidebar.tabOrder)
    // A page takes the keyboard when it has its place, after the layout of the next frame: GTK passes over what has none.
    let focusing = window.rx.frames.skip(1).take(1).bind { _ in page.focus() }
    life.disposable = Disposables.create(focusing, Disposables.create { page.end() })
  }

  private func end() {
    life.dispose()
    for app in apps { app.close() }
  }
}
