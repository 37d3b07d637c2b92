// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import RxGTK
import ShowcaseShell
import WindowHands
import WindowPictures
import XCTest

/// What the keyboard does not come to.
struct Lost: Error, CustomStringConvertible {
  var description: String
}

/// What a user sees of a window, and where the keyboard is in it.
@MainActor
struct Screen {
  typealias Pointer = UnsafeMutablePointer<GtkWidget>

  let window: Window

  /// The widget with the keyboard focus.
  var focus: Pointer? { gtk_root_get_focus(window.opaque) }

  /// What somebody would call the widget with the focus: what is written on it, or in its tooltip.
  var focusName: String { focus.map(Self.name) ?? "nothing" }

  /// All texts that are seen.
  var texts: [String] { Self.texts(in: window.pointer) }

  func shows(_ text: String) -> Bool { texts.contains { $0.contains(text) } }

  /// How many texts contain another one.
  func count(_ text: String) -> Int { texts.count { $0.contains(text) } }

  /// Whether the user sees where the focus is: what has it is on the screen, and is marked.
  var showsFocus: Bool {
    guard let focus, gtk_widget_get_mapped(focus) != 0 else { return false }
    return gtk_window_get_focus_visible(window.cast()) != 0
      && gtk_widget_get_state_flags(focus).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
  }

  /// Presses Tab until the focus is on something whose name begins or ends like that, or is that.
  func tab(to name: String, isWhole: Bool = false, _ key: String = "Tab", line: UInt = #line) throws {
    var way: [String] = []
    for _ in 0..<90 {
      if isWhole ? focusName == name : focusName.hasPrefix(name) || focusName.hasSuffix(name) { return }
      let before = focus
      try Hands.press(key)
      way.append(focusName)
      if focus == before { break }
    }
    throw Lost(description: "\(key) does not come to “\(name)” in line \(line): \(way)")
  }

  /// Goes to something with Tab and presses it.
  func press(_ name: String, isWhole: Bool = false, line: UInt = #line) throws {
    try tab(to: name, isWhole: isWhole, line: line)
    try Hands.press("space")
  }

  func waitFor(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    WindowPictures.waitFor("“\(text)” is not seen, but \(texts)", file: file, line: line) { shows(text) }
  }

  /// Runs the loop for as long as a change of the page takes, with its animations.
  func settle() {
    let end = DispatchTime.now() + 0.6
    while DispatchTime.now() < end { if !MainLoop.runPending() { usleep(2000) } }
  }

  /// What GTK calls the type of the widget with the focus.
  var focusType: String { focus.map(Self.typeName) ?? "nothing" }

  /// How many widgets of a type are seen.
  func count(ofType type: String) -> Int { Self.all(in: window.pointer).count { Self.typeName(of: $0) == type } }
}

/// Opens an app with files of its own, and gives the keyboard to its window.
func withKeys(
  _ app: String, _ title: String, width: Int32 = 1100, height: Int32 = 760, _ body: @MainActor (Screen) throws -> Void
) throws {
  // Without a display there is no window, and without xdotool nothing presses a key. `./test` has both.
  try XCTSkipUnless(Hands.canWork, "Keys come from xdotool, and the window needs a display: run scripts/on-display.")
  try onMainActor {
    let stage = try Stage(first: app, width: width, height: height)
    defer { stage.end() }
    try Hands.focus(title)
    stage.settle()
    try body(Screen(window: stage.showcase.window))
  }
}

/// Opens the apps that need a server where no server is, and waits until they say so.
func withoutServers(_ body: @MainActor (Screen, _ app: String) throws -> Void) throws {
  for (app, title, name) in [("hops", "Hops", "HOPS"), ("search", "Repository Search", "SEARCH")] {
    setenv("SHOWCASE_\(name)_SERVER", "http://127.0.0.1:1", 1)
    defer { unsetenv("SHOWCASE_\(name)_SERVER") }
    try withKeys(app, title) { screen in
      if app == "search" { try Hands.type("python") }
      screen.waitFor("Try Again")
      try body(screen, app)
    }
  }
}
