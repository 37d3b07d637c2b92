// SPDX-License-Identifier: MIT
import RxGTK
import RxKit
import RxSwift
import ShowcaseShell

/// The app in a window of its own, without the others.
@MainActor
public final class PlacesOwnWindow {
  private let app: PlacesApp
  private let page: Page
  private let window: Window

  /// Makes the window; `show()` presents it. `ShowcaseProgram.prepare()` comes before.
  public init(_ app: PlacesApp) {
    self.app = app
    let places = app.makePlaces()
    page = Page(places.stage, life: places.life) { places.focus() }
    window = Window(title: app.title, width: 900, height: 760, content: page.content)
    for keys in ["<Control>q", "<Control>w"] {
      window.rx.shortcut(keys).bind { [weak window] in window?.requestClose() }
        .disposed(by: places.life)
    }
    window.rx.closeRequested.bind { [page, app] in
      page.end()
      app.close()
    }
    .disposed(by: places.life)
  }

  /// Presents the window, ready for keys.
  public func show() {
    window.show()
    page.focus()
  }

  /// Emits when the window is gone.
  public var closed: Observable<Void> { window.rx.deallocated }
}
