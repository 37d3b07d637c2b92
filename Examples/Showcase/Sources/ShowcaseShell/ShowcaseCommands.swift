// SPDX-License-Identifier: MIT
import RxCocoa
import RxGTK
import RxSwift

/// What the keys and the main menu of the window do.
@MainActor
final class ShowcaseCommands {
  /// Emits the app whose keys the user presses: Alt and its number.
  let chosen: Observable<String>
  /// Closes the window, shows its keys, tells about the program. The window keeps the commands: they do not keep it.
  private let close: @MainActor @Sendable () -> Void
  private let showKeys: @MainActor @Sendable () -> Void
  private let showAbout: @MainActor @Sendable () -> Void
  private let bag = DisposeBag()

  /// - Parameter shown: the identifier of the app whose keys are those of the page; nil for the first.
  init(window: Window, apps: [any ShowcaseApp], shown: @escaping @MainActor @Sendable () -> String?) {
    let numbered = apps.prefix(9).enumerated().map { ("<Alt>\($0 + 1)", $1) }
    chosen = .merge(numbered.map { keys, app in window.rx.shortcut(keys).map { [id = app.id] in id } })
    let keys: [String: KeyTable] = Dictionary(
      uniqueKeysWithValues: apps.map { app in
        let groups: [(String, [(String, String)])] = [
          ("Apps", numbered.map { keys, app in (keys, app.title) } + [("<Alt>Left", "Back to all apps")]),
          (
            "Window",
            [
              ("F10", "Open the main menu"), ("<Control>question", "Show these keys"),
              ("<Control>w", "Close the window"),
              ("<Control>q", "Quit"),
            ]
          ),
        ]
        return (app.id, KeyTable(app.keys.groups + groups))
      })
    close = { [weak window] in window?.requestClose() }
    showKeys = { [weak window, first = apps.first?.id] in
      guard let window, let id = shown() ?? first else { return }
      keys[id]?.show(above: window)
    }
    showAbout = { [weak window] in window.map(Self.about.show) }
    for (keys, action) in [("<Control>q", close), ("<Control>w", close), ("<Control>question", showKeys)] {
      window.rx.shortcut(keys).bind { action() }.disposed(by: bag)
    }
  }

  /// The lines of the main menu. They keep the commands alive.
  var menu: [MenuItem] {
    [
      MenuItem("Keyboard Shortcuts", keys: "<Control>question") { self.showKeys() },
      MenuItem("About \(ShowcaseWindow.name)") { self.showAbout() },
      MenuItem("Quit", keys: "<Control>q") { self.close() },
    ]
  }

  private static let about = About(
    name: ShowcaseWindow.name, icon: ShowcaseProgram.identifier, version: "0.1.0",
    comments: "Apps that keep their state minimal: what they show is derived with RxSwift, and shown with RxGTK.")
}
