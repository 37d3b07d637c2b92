// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import RxGTK
import ShowcaseApps
import WindowHands
import WindowPictures
import XCTest

/// Where the keyboard is when a page comes, and when what had the focus changes.
final class FocusTests: XCTestCase {
  func testLoginBeginsInTheFieldForTheAddress() throws {
    for start in [("login", "Login"), ("timetable", "Timetable")] {
      try withKeys(start.0, start.1) { screen in
        try Hands.press("alt+4")
        screen.waitFor("Next")
        waitFor("the focus is on \(screen.focusName)") { screen.focusName == "GtkEntry" }
        // The page is as large as it begins: the user has done nothing yet.
        XCTAssertNotNil(screen.first(withClass: "login-picture"))
        try Hands.type("ana@example.com")
        try Hands.press("Return")
        screen.waitFor("Your Password")
      }
    }
  }

  func testTheLanguageButtonKeepsTheFocus() throws {
    try withKeys("login", "Login") { screen in
      screen.waitFor("Next")
      try screen.tab(to: "Português")
      for (text, other) in [("Próximo", "English"), ("Next", "Português")] {
        try Hands.press("Return")
        screen.waitFor(text)
        screen.settle()
        XCTAssertEqual(screen.focusName, other)
      }
    }
  }

  func testThePageThatTheProgramBeginsWithHasTheFocus() throws {
    for (app, title) in zip(AppCatalogue.names, titles) {
      try withKeys(app, title) { screen in
        waitFor("\(app): the focus is on \(screen.focusName)") { screen.pageHasFocus }
        screen.settle()
        XCTAssertTrue(screen.pageHasFocus, "\(app): the focus is on \(screen.focusName)")
      }
    }
  }

  /// Each app twice: an app has its data at once when it is shown again.
  func testAPageThatItsKeysShowHasTheFocus() throws {
    try withKeys("hops", "Hops") { screen in
      let texts = ["Showcase", "Select", "Welcome", "Next", "Language", "Agnus"]
      for (number, text) in Array(texts.enumerated()) + texts.enumerated() {
        try screen.tab(to: "GtkToggleButton", isWhole: true)
        try Hands.press("alt+\(number + 1)")
        screen.waitFor(text)
        waitFor("\(AppCatalogue.names[number]): the focus is on \(screen.focusName)") { screen.pageHasFocus }
        screen.settle()
        XCTAssertTrue(screen.pageHasFocus, "\(AppCatalogue.names[number]): the focus is on \(screen.focusName)")
      }
    }
  }

  func testTheSidebarMarksTheAppThatIsShown() throws {
    let ways = [("timetable", "Timetable", "Tab", "Hops"), ("login", "Login", "shift+Tab", "Repository Search")]
    for (app, title, key, other) in ways {
      try withKeys(app, title) { screen in
        screen.waitFor(app == "login" ? "Next" : "Select")
        XCTAssertEqual(screen.marked, [title])
        try screen.tab(to: other, key)
        XCTAssertEqual(screen.marked, [title], "on the row of another app")
        try Hands.press("Down", "Down", "Up", "Up")
        XCTAssertEqual(screen.marked, [title], "on the row of \(screen.focusName)")
        try Hands.press(key)
        XCTAssertEqual(screen.marked, [title], "behind the row of another app")
        try screen.tab(to: other, key)
        try Hands.press("Return")
        waitFor("\(screen.window.title ?? "") is shown") { screen.window.title == other }
        XCTAssertEqual(screen.marked, [other])
      }
    }
  }
}

private let titles = ["Repository Search", "Timetable", "Places", "Login", "Account", "Hops"]

extension Screen {
  /// The first widget in sight with a CSS class.
  fileprivate func first(withClass name: String) -> Pointer? {
    Self.all(in: window.pointer).first { gtk_widget_has_css_class($0, name) != 0 }
  }

  /// Whether the focus is beside the sidebar.
  fileprivate var pageHasFocus: Bool {
    guard let focus, let sidebar = first(withClass: "showcase-sidebar") else { return false }
    return gtk_widget_is_ancestor(focus, sidebar) == 0
  }

  /// The apps whose rows are marked.
  fileprivate var marked: [String] {
    Self.all(in: window.pointer)
      .filter {
        Self.typeName(of: $0) == "GtkListBoxRow"
          && gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
      }
      .compactMap { Self.texts(in: $0).first }
  }
}
