// SPDX-License-Identifier: MIT
import RxGTK
import ShowcaseApps
import WindowHands
import XCTest

/// What the window around the apps does with its own keys.
final class WindowKeysTests: XCTestCase {
  func testTheMainMenuOpensAboutByKeys() throws {
    try withKeys("hops", "Hops") { screen in
      try Hands.press("F10")
      waitFor("the menu does not open") { screen.count(ofType: "GtkPopoverMenu") == 1 }
      try Hands.press("Down", "Return")
      waitFor("About does not open") { Screen.texts(ofWindow: "AdwAboutWindow") != nil }
      try Hands.press("Escape")
      waitFor("About stays") { Screen.texts(ofWindow: "AdwAboutWindow") == nil }
    }
  }

  func testControlAndWOrQCloseTheWindow() throws {
    for keys in ["ctrl+w", "ctrl+q"] {
      try withKeys("hops", "Hops") { screen in
        try Hands.press(keys)
        waitFor("\(keys) leaves the window open") { !screen.window.isOnScreen }
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
}
