// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK
import ShowcaseApps
import WindowHands
import XCTest

/// What the window around the apps does with its own keys.
final class WindowKeysTests: XCTestCase {
  func testTheMainMenuOpensAboutByKeys() throws {
    try withWindow { stage in
      try Hands.press("F10")
      waitFor("the menu does not open") { isShown("GtkPopoverMenu", in: stage) }
      try Hands.press("Down", "Return")
      waitFor("About does not open") { toplevel("AdwAboutWindow") != nil }
      try Hands.press("Escape")
      waitFor("About stays") { toplevel("AdwAboutWindow") == nil }
    }
  }

  func testControlAndWOrQCloseTheWindow() throws {
    for keys in ["ctrl+w", "ctrl+q"] {
      try withWindow { stage in
        try Hands.press(keys)
        waitFor("\(keys) leaves the window open") { !stage.showcase.window.isOnScreen }
      }
    }
  }

  func testEveryPageFitsIntoTheWidthOfATelephone() throws {
    try requireDisplay()
    try onMainActor {
      let stage = try Stage(width: 360)
      // What an app shows when its data have come.
      let texts = ["timetable": "Best fit: ", "places": "Welcome", "hops": "Agnus"]
      for app in AppCatalogue.names {
        stage.visit(app)
        if let text = texts[app] { Screen(window: stage.showcase.window).waitFor(text) }
        XCTAssertLessThanOrEqual(stage.showcase.window.minimumWidth, 360, app)
      }
      stage.end()
    }
  }

  private func withWindow(_ body: @MainActor (Stage) throws -> Void) throws {
    try XCTSkipUnless(Hands.canWork, "Real keys need a display and xdotool: run scripts/on-display.")
    try onMainActor {
      let stage = try Stage(first: "account")
      stage.settle()
      try Hands.focus(try XCTUnwrap(stage.showcase.window.title))
      try body(stage)
      stage.end()
    }
  }
}

@MainActor
private func type(of widget: UnsafeMutablePointer<GtkWidget>) -> String {
  String(
    cString: g_type_name_from_instance(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)))
}

/// A window of a type, if it is open.
@MainActor
private func toplevel(_ name: String) -> UnsafeMutablePointer<GtkWidget>? {
  guard let list = gtk_window_list_toplevels() else { return nil }
  defer { g_list_free(list) }
  var entry: UnsafeMutablePointer<GList>? = list
  while let next = entry {
    let window = next.pointee.data.assumingMemoryBound(to: GtkWidget.self)
    if type(of: window) == name, gtk_widget_get_mapped(window) != 0 { return window }
    entry = next.pointee.next
  }
  return nil
}

/// Whether a widget of a type is shown in the window.
@MainActor
private func isShown(_ name: String, in stage: Stage) -> Bool {
  func find(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    if type(of: widget) == name, gtk_widget_get_mapped(widget) != 0 { return true }
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      if find(next) { return true }
      child = gtk_widget_get_next_sibling(next)
    }
    return false
  }
  return find(stage.showcase.window.pointer)
}
