// SPDX-License-Identifier: MIT
import Foundation
import WindowHands
import WindowPictures
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

  /// A narrow window has a button that leads back to the sidebar, with its menu.
  func testTabReachesEveryMessageAboveTheRows() throws {
    // The server does not answer, for as long as it takes to walk.
    setenv("SHOWCASE_SEARCH_TIMEOUT", "600", 1)
    defer { unsetenv("SHOWCASE_SEARCH_TIMEOUT") }
    let stops = ["GtkListItemWidget": "row", "GtkListBoxRow": "sidebar", "GtkToggleButton": "menu", "GtkText": "text"]
    for (width, side) in [(1100, ["sidebar", "menu"]), (360, ["All Apps"])] as [(Int32, [String])] {
      try withKeys("search", "Repository Search", width: width) { screen in
        let walk = { (state: String, action: [String]) in
          try Hands.press("ctrl+f")
          let way = action + ["row"] + side + ["text"]
          for (key, way) in [("Tab", way), ("shift+Tab", way.dropLast().reversed() + ["text"])] {
            for place in way {
              try Hands.press(key)
              let here = { stops[screen.focusType] ?? screen.focusName }
              waitFor("\(state), \(width) pixels: \(key) leads to \(here()), not to \(place)") { here() == place }
              waitFor("the focus on \(place) is not seen, \(state), \(width) pixels") { screen.showsFocus }
            }
          }
        }
        try Hands.type("python")
        waitFor("the rows do not come") { screen.count(ofType: "GtkListItemWidget") > 3 }
        try walk("with rows", [])
        try Hands.type(" fault:500")
        screen.waitFor("Try Again")
        try walk("with a message", ["Try Again"])
        try Hands.press("ctrl+f", "ctrl+a")
        try Hands.type("python fault:hang")
        screen.waitFor("Stop Waiting")
        try walk("while it takes long", ["Stop Waiting"])
        try Hands.press("ctrl+f", "Tab", "Return")
        screen.waitFor("Try Again")
        try walk("after the user has stopped waiting", ["Try Again"])
      }
    }
  }

  func testTheWindowOfShortcutsHasThoseOfThePage() throws {
    let keys = [
      "search": "Go on to the banner, the rows, the menu", "hops": "Go to the hops, and from hop to hop",
      "timetable": "Go from flight to flight", "places": "Turn the wheel to the left",
      "login": "Go back, or stop signing in",
    ]
    for (app, title) in [
      ("search", "Repository Search"), ("hops", "Hops"), ("timetable", "Timetable"), ("places", "Places"),
      ("login", "Login"), ("account", "Account"),
    ] {
      try withKeys(app, title) { _ in
        let shortcuts = { Screen.texts(ofWindow: "GtkShortcutsWindow") }
        try Hands.press("ctrl+question")
        waitFor("no window of shortcuts opens") { shortcuts()?.contains("Show these keys") == true }
        let texts = shortcuts() ?? []
        XCTAssertEqual(keys.filter { texts.contains($0.value) }.map(\.key), keys[app] == nil ? [] : [app])
        try Hands.press("Escape")
        waitFor("the window of shortcuts stays") { shortcuts() == nil }
      }
    }
  }
}
