// SPDX-License-Identifier: MIT
import WindowHands
import XCTest

/// The keys of the repository search reach in the showcase what they reach in its own window.
final class SearchKeysTests: XCTestCase {
  func testTabGoesThroughTheSearchAndTheSidebarAndNotFromRowToRow() throws {
    let (row, sidebar, menu, text) = ("GtkListItemWidget", "GtkListBoxRow", "GtkToggleButton", "GtkText")
    try withKeys("search", "Repository Search") { screen in
      try Hands.type("python")
      waitFor("the rows do not come") { screen.count(ofType: row) > 3 }
      for (key, way) in [("Tab", [row, sidebar, menu, text, row]), ("shift+Tab", [text, menu, sidebar, row, text])] {
        for place in way {
          try Hands.press(key)
          waitFor("\(key) leads to \(screen.focusType), not to \(place)") { screen.focusType == place }
        }
      }
      try Hands.press("Escape")
      waitFor("Escape leaves the rows") { screen.count(ofType: row) == 0 }
      XCTAssertEqual(screen.focusType, text)
    }
  }

  func testTheWindowOfShortcutsHasThoseOfThePage() throws {
    for (app, title, hasKeys) in [("search", "Repository Search", true), ("hops", "Hops", false)] {
      try withKeys(app, title) { _ in
        let shortcuts = { Screen.texts(ofWindow: "GtkShortcutsWindow") }
        try Hands.press("ctrl+question")
        waitFor("no window of shortcuts opens") { shortcuts()?.contains("Show these keys") == true }
        XCTAssertEqual(shortcuts()?.contains("Go to the text"), hasKeys, app)
        try Hands.press("Escape")
        waitFor("the window of shortcuts stays") { shortcuts() == nil }
      }
    }
  }
}
