// SPDX-License-Identifier: MIT
import CGtk4
import RepositorySearchWindow
import RxGTK
import ShowcaseShell
import WindowHands
import XCTest

/// The keys of the repository search reach in the showcase what they reach in its own window.
final class SearchKeysTests: XCTestCase {
  func testTabGoesThroughTheSearchAndTheSidebarAndNotFromRowToRow() throws {
    try XCTSkipUnless(Hands.canWork, "Real keys need a display and xdotool: run scripts/on-display.")
    try onMainActor {
      let stage = try Stage(first: "search")
      stage.settle()
      let title = try XCTUnwrap(stage.showcase.window.title)
      try Hands.focus(title)
      try Hands.type("python")
      waitFor("the rows do not come") { rows(in: stage.showcase.window.pointer) > 3 }
      for (key, expected) in [
        ("Tab", ["a row", "the sidebar", "a button", "the text", "a row"]),
        ("shift+Tab", ["the text", "a button", "the sidebar", "a row", "the text"]),
      ] {
        for place in expected {
          try Hands.press(key)
          waitFor("\(key) leads to \(focus(in: stage)), not to \(place)") { focus(in: stage) == place }
        }
      }
      try Hands.press("Escape")
      waitFor("Escape leaves the rows") { rows(in: stage.showcase.window.pointer) == 0 }
      XCTAssertEqual(focus(in: stage), "the text")
      stage.end()
    }
  }

  func testTheWindowOfShortcutsHasThoseOfThePage() throws {
    try XCTSkipUnless(Hands.canWork, "Real keys need a display and xdotool: run scripts/on-display.")
    try onMainActor {
      let stage = try Stage(first: "search")
      stage.settle()
      try Hands.focus(try XCTUnwrap(stage.showcase.window.title))
      try Hands.press("ctrl+question")
      waitFor("no window of shortcuts opens") { labelsOfShortcuts().contains("Go to the text") }
      XCTAssertTrue(labelsOfShortcuts().contains("Show these keys"))
      try Hands.press("Escape")
      waitFor("the window of shortcuts stays") { labelsOfShortcuts().isEmpty }
      stage.visit("account")
      try Hands.focus(try XCTUnwrap(stage.showcase.window.title))
      try Hands.press("ctrl+question")
      waitFor("no window of shortcuts opens") { labelsOfShortcuts().contains("Show these keys") }
      XCTAssertFalse(labelsOfShortcuts().contains("Go to the text"))
      try Hands.press("Escape")
      waitFor("the window of shortcuts stays") { labelsOfShortcuts().isEmpty }
      stage.end()
    }
  }
}

private typealias Pointer = UnsafeMutablePointer<GtkWidget>

@MainActor
private func typeName(of widget: Pointer) -> String {
  String(
    cString: g_type_name_from_instance(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)))
}

/// A widget and all that are in it.
@MainActor
private func all(in widget: Pointer) -> [Pointer] {
  var found = [widget]
  var child = gtk_widget_get_first_child(widget)
  while let next = child {
    found += all(in: next)
    child = gtk_widget_get_next_sibling(next)
  }
  return found
}

/// How many rows a list has made.
@MainActor
private func rows(in widget: Pointer) -> Int {
  all(in: widget).count { typeName(of: $0) == "GtkListItemWidget" && gtk_widget_get_mapped($0) != 0 }
}

/// What has the keyboard.
@MainActor
private func focus(in stage: Stage) -> String {
  let window = UnsafeMutableRawPointer(stage.showcase.window.pointer).assumingMemoryBound(to: GtkWindow.self)
  guard let widget = gtk_window_get_focus(window) else { return "nothing" }
  switch typeName(of: widget) {
  case "GtkListItemWidget": return "a row"
  case "GtkListBoxRow": return "the sidebar"
  case "GtkText": return "the text"
  case "GtkToggleButton", "GtkButton", "GtkMenuButton": return "a button"
  case let other: return other
  }
}

/// What the window of shortcuts says, if it is open.
@MainActor
private func labelsOfShortcuts() -> [String] {
  guard let list = gtk_window_list_toplevels() else { return [] }
  defer { g_list_free(list) }
  var texts: [String] = []
  var entry: UnsafeMutablePointer<GList>? = list
  while let next = entry {
    let window = next.pointee.data.assumingMemoryBound(to: GtkWidget.self)
    if typeName(of: window) == "GtkShortcutsWindow", gtk_widget_get_mapped(window) != 0 {
      texts += all(in: window).filter { typeName(of: $0) == "GtkLabel" }
        .map { String(cString: gtk_label_get_label(OpaquePointer($0))) }
    }
    entry = next.pointee.next
  }
  return texts
}
