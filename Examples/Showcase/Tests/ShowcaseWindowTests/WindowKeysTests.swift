// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK
import WindowHands
import WindowPictures
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

  func testAnotherWindowOfTheAccountHasTheKeysOfTheFirst() throws {
    for keys in ["ctrl+w", "ctrl+q"] {
      try withKeys("account", "Account") { screen in
        screen.waitFor("Language")
        // A window of a test before may still be there.
        let before = Screen.windows(ofType: "AdwWindow")
        let others = { Screen.windows(ofType: "AdwWindow").filter { !before.contains($0) } }
        try screen.press("Show in another window")
        waitFor("no other window opens") { others().count == 1 }
        for other in others() {
          // Both have one title: the keys are for the one that has another.
          let window = UnsafeMutableRawPointer(other).assumingMemoryBound(to: GtkWindow.self)
          gtk_window_set_title(window, "Another Account")
          try Hands.focus("Another Account")
          try Hands.press(keys)
          if keys == "ctrl+w" {
            waitFor("\(keys) leaves the window open") { others().isEmpty }
            XCTAssertTrue(screen.window.isOnScreen, "\(keys) closes the first window")
          } else {
            waitFor("\(keys) leaves the first window open") { !screen.window.isOnScreen }
            // The program ends with the first window, and takes the other one along; a test does not end with it.
            gtk_window_close(window)
            waitFor("the other window stays") { others().isEmpty }
          }
        }
      }
    }
  }
}
