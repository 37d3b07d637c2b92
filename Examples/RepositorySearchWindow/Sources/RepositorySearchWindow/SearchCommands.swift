// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RxCocoa
import RxGTK
import RxSwift

/// What the program is called, and how the desktop knows it.
@MainActor
public enum SearchProgram {
  public static let name = "Repository Search"
  /// The desktop groups the windows and finds the icon by it.
  public static let identifier = "io.github.swift_rx.RepositorySearch"

  /// Starts GTK with the program's name, pictures and colours; comes before the first window.
  public static func prepare() {
    _ = prepared
  }

  private static let prepared: Void = {
    MainLoop.prepare(applicationID: identifier, icons: icons)
    addStyles()
  }()

  /// The folder with the pictures, for a program that shows the search among other pages.
  public static var icons: URL? { Bundle.module.resourceURL?.appendingPathComponent("icons", isDirectory: true) }

  /// Adds the colours.
  public static func addStyles() {
    StyleSheet.add(SearchColors.css, light: SearchColors.lightCSS, dark: SearchColors.darkCSS)
  }
}

/// What the keys and the main menu of the window do.
@MainActor
final class SearchCommands {
  /// The lines of the main menu. This is a program with one window: closing it is quitting.
  let menu: [MenuItem]
  private let bag = DisposeBag()

  init(window: Window) {
    let close: @MainActor @Sendable () -> Void = { [weak window] in window?.requestClose() }
    let showKeys: @MainActor @Sendable () -> Void = { [weak window] in window.map(Self.keys.show) }
    menu = [
      MenuItem("Keyboard Shortcuts", keys: "<Control>question", action: showKeys),
      MenuItem("About \(SearchProgram.name)") { [weak window] in window.map(Self.about.show) },
      MenuItem("Quit", keys: "<Control>q", action: close),
    ]
    let on = { [bag] (keys: String, action: @escaping @MainActor @Sendable () -> Void) in
      window.rx.shortcut(keys).bind { action() }.disposed(by: bag)
    }
    for keys in ["<Control>q", "<Control>w"] { on(keys, close) }
    on("<Control>question", showKeys)
  }

  private static let about = About(
    name: SearchProgram.name, icon: SearchProgram.identifier, version: ProgramVersion.current,
    comments: "Searches repositories while you type: an example of RxSwift and RxGTK.")

  static let keys = KeyTable(
    SearchPage.keys.groups + [
      (
        "Window",
        [
          ("F10", "Open the main menu"), ("<Control>question", "Show these keys"), ("<Control>w", "Close the window"),
          ("<Control>q", "Quit"),
        ]
      )
    ])
}
