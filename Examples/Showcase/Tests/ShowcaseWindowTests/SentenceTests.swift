// SPDX-License-Identifier: MIT
import ShowcaseApps
import WindowHands
import WindowPictures
import XCTest

/// What a page says where it finds nothing.
final class SentenceTests: XCTestCase {
  func testAFieldSaysThatNoAirportMatches() throws {
    try withKeys("timetable", "Timetable") { screen in
      screen.waitFor("Select")
      try screen.press("Change the trip")
      screen.waitFor("Leg 3")
      try screen.tab(to: "From")
      try Hands.press("ctrl+a")
      try Hands.type("xyz")
      screen.waitFor("No airport")
      // It stays while the user tries to take what there is not.
      try Hands.press("Return", "Down")
      screen.settle()
      XCTAssertTrue(screen.shows("No airport"))
      XCTAssertTrue(screen.focusName.hasPrefix("From"), screen.focusName)
      try Hands.press("ctrl+a")
      try Hands.type("Frankf")
      screen.waitFor("FRA")
      XCTAssertFalse(screen.shows("No airport"))
      try Hands.type("xyz")
      screen.waitFor("No airport")
      try Hands.press("Tab")
      waitFor("the sentence stays") { !screen.shows("No airport") }
    }
  }

  func testEscapeClearsTheSearchForHops() throws {
    try withKeys("hops", "Hops") { screen in
      screen.waitFor("Agnus")
      try Hands.type("zzz")
      screen.waitFor("No Hops Found")
      try Hands.press("Escape")
      screen.waitFor("Agnus")
      XCTAssertTrue(screen.focusName.hasPrefix("Search"), screen.focusName)
    }
  }
}
