// SPDX-License-Identifier: MIT
import RxGTK
import RxSwift

/// One app of the showcase, as the window knows it.
///
/// An app lives as long as the window and holds the app's sources of truth. Its page lives while it is shown: a page is made anew from those
/// sources each time, and nothing of it goes on when another app is shown.
@MainActor
public protocol ShowcaseApp: AnyObject {
  /// The name by which `./demo NAME` opens the app.
  var id: String { get }
  /// What the sidebar and the header bar call it.
  var title: String { get }
  /// One short sentence for the sidebar.
  var summary: String { get }
  /// The named icon.
  var icon: String { get }
  /// What the keys do on the page, for the window of shortcuts.
  var keys: KeyTable { get }

  /// Makes the page. The window shows it, and ends it before it shows another one.
  func makePage(in window: Window) -> Page

  /// The window is closed: what the app has started, such as a server, stops.
  func close()
}

extension ShowcaseApp {
  /// No keys of its own.
  public var keys: KeyTable { KeyTable([]) }

  /// Does nothing: most apps have nothing to stop beside their page.
  public func close() {}
}

/// What an app shows, for as long as it is shown.
@MainActor
public final class Page {
  /// What goes below the header bar.
  public let content: Widget
  /// What goes into the middle of the header bar; the app's title if there is nothing.
  public let title: Widget?
  /// What goes to the end of the header bar.
  public let headerEnd: [Widget]
  /// Through what the Tab key goes; nothing if that is up to GTK, which goes from widget to widget, and in a list from row to row.
  public let tabOrder: [Widget]
  /// Moves the keyboard focus to where the user begins.
  public let focus: @MainActor () -> Void
  private let life: any Disposable

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - content: what goes below the header bar.
  ///   - title: what goes into the middle of the header bar.
  ///   - headerEnd: what goes to its end.
  ///   - tabOrder: through what the Tab key goes, before it goes to the sidebar; what GTK finds, by default.
  ///   - life: all subscriptions of the page; the window disposes of it when it shows another page.
  ///   - focus: moves the keyboard focus to where the user begins; the first widget that takes it, by default.
  public init(
    _ content: Widget, title: Widget? = nil, headerEnd: [Widget] = [], tabOrder: [Widget] = [], life: any Disposable,
    focus: (@MainActor () -> Void)? = nil
  ) {
    self.content = content
    self.title = title
    self.headerEnd = headerEnd
    self.tabOrder = tabOrder
    self.life = life
    self.focus = focus ?? { [weak content] in content?.focusInside() }
  }

  /// Ends everything that goes on for the page. Any thread may call it.
  public nonisolated func end() { life.dispose() }
}
