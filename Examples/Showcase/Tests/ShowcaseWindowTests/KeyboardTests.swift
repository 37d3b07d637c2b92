// SPDX-License-Identifier: MIT
import Foundation
import ShowcaseApps
import ShowcaseShell
import WindowHands
import WindowPictures
import XCTest

/// What each app is for, done with real keys alone.
final class KeyboardTests: XCTestCase {
  func testATripWithTwoLegs() throws {
    try withKeys("timetable", "Timetable") { screen in
      screen.waitFor("Select")
      // The trip becomes one of two legs, from another airport.
      try screen.press("Change the trip")
      screen.waitFor("Leg 3")
      try screen.press("Remove leg 3")
      waitFor("the leg is there") { !screen.shows("Leg 3") }
      try screen.tab(to: "Swap the airports of leg 1", "shift+Tab")
      try screen.tab(to: "From", "shift+Tab")
      try Hands.press("ctrl+a")
      try Hands.type("Frankf")
      screen.waitFor("FRA")
      try Hands.press("Down")
      waitFor("the focus is on \(screen.focusName)") { screen.focusName.hasPrefix("FRA") }
      try Hands.press("Return")
      screen.waitFor("FRA–LHR–CDG")
      try screen.press("Change the trip")
      // The cheapest flight comes first, and last with another press.
      try screen.press("Price")
      screen.waitFor("Price ↑")
      try Hands.press("space")
      screen.waitFor("Price ↓")
      // A filter leaves fewer flights.
      screen.waitFor(" flights")
      let line = { screen.texts.first { $0.contains(" flights") } ?? "" }
      let before = line()
      try screen.press("Filter flights")
      screen.waitFor("Airline")
      try screen.press("Morning")
      waitFor("the filter leaves \(line())") { line() != before }
      try Hands.press("space")
      waitFor("there are \(line()) again") { line() == before }
      try screen.press("Filter flights")
      // Details of a flight, and back.
      try screen.tab(to: "Select", isWhole: true)
      try Hands.press("Down", "Return")
      screen.waitFor("Aircraft")
      waitFor("the focus is on \(screen.focusName)") { screen.focusName.hasPrefix("Select for") }
      try Hands.press("Escape")
      waitFor("the details stay") { !screen.shows("Aircraft") }
      // A flight is chosen and taken back: the first, which is seen when the list is shown again.
      try Hands.press("Home")
      try screen.press("Select", isWhole: true)
      screen.waitFor("FRA–LHR ✓")
      try screen.press("FRA–LHR ✓")
      screen.waitFor("Selected ✓")
      try screen.tab(to: "Best fit")
      try Hands.press("Tab", "Home")
      try screen.press("Selected ✓", isWhole: true)
      waitFor("the flight is chosen still") { !screen.shows("✓") }
      try screen.press("Select", isWhole: true)
      screen.waitFor("FRA–LHR ✓")
      waitFor("the second leg has no flights") { screen.shows("Select") && !screen.shows("Selected") }
      try screen.press("Select", isWhole: true)
      screen.waitFor("Your Trip")
      XCTAssertTrue(screen.shows("Frankfurt"), "\(screen.texts)")
    }
  }

  /// The details close, and the flights of the next leg come: the keyboard goes on in the list.
  func testAFlightIsChosenInItsDetails() throws {
    try withKeys("timetable", "Timetable") { screen in
      for leg in ["CPH–LHR ✓", "LHR–CDG ✓"] {
        try screen.openFlight()
        waitFor("the focus is on \(screen.focusName)") { screen.focusName.hasPrefix("Select for") }
        try Hands.press("space")
        screen.waitFor(leg)
        waitFor("the details stay") { !screen.shows("Aircraft") }
      }
      try screen.tab(to: "Best fit")
      try Hands.press("Tab")
      waitFor("the focus is on \(screen.focusName)") { screen.showsFocus }
    }
  }

  func testAPlaceOfAnotherMood() throws {
    try withKeys("places", "Places") { screen in
      try Hands.press("Right", "Right", "Prior")
      screen.waitFor("places near")
      waitFor("the cards have no focus, but \(screen.focusName)") { screen.focusName.contains("km") }
      let title = screen.texts.first { $0.contains("places near") }
      // A place becomes the one that others are near to.
      try Hands.press("Return")
      waitFor("the place is not visited: \(screen.texts)") {
        screen.texts.contains { $0.contains("near") } && screen.texts.first { $0.contains("places near") } != title
      }
      try Hands.press("Escape")
      waitFor("the list is in front, with the focus on \(screen.focusName)") { !screen.focusName.contains("km") }
    }
  }

  func testSigningInAndOut() throws {
    try withKeys("login", "Login") { screen in
      try screen.typeAddress()
      try Hands.type("wrong password")
      try Hands.press("Return")
      screen.waitFor("not the right password")
      try Hands.press("Escape")
      screen.waitFor("Hello")
      try Hands.press("Return")
      screen.waitFor("Your Password")
      try screen.typePassword()
      try screen.press("Sign Out", isWhole: true)
      screen.waitFor("Hello")
    }
  }

  func testEveryFieldOfTheAccount() throws {
    try withKeys("login", "Login") { screen in
      try screen.typeAddress()
      try screen.typePassword()
      try screen.press("Open Account")
      screen.waitFor("Units")
      try screen.tab(to: "Name")
      try Hands.press("ctrl+a")
      try Hands.type("Ana Maria")
      try Hands.press("Return")
      waitFor("the title does not follow: \(screen.texts)") { screen.texts.contains("Ana Maria") }
      // A list to choose from opens with the space bar.
      try screen.press("Units")
      try Hands.press("Down", "Return")
      waitFor("the units stay: \(screen.texts)") { screen.texts.contains { $0.hasPrefix("Imperial") } }
      try screen.press("Language")
      try Hands.press("Down", "Return")
      screen.waitFor("Idioma")
      try screen.press("Sair")
      screen.waitFor("Login")
    }
  }

  func testAHopAndWhatMayTakeItsPlace() throws {
    try withKeys("hops", "Hops") { screen in
      screen.waitFor("Agnus")
      try Hands.type("cascade")
      waitFor("the search finds \(screen.texts)") { !screen.shows("Agnus") && screen.shows("Cascade") }
      try Hands.press("Down", "Return")
      screen.waitFor("May take its place")
      try screen.press("Show Centennial")
      screen.waitFor("Bittering")
      try Hands.press("Escape")
      waitFor("the details stay") { !screen.shows("May take its place") }
      // The first of two bars is the volume.
      try screen.tab(to: "GtkScale")
      try Hands.press("Right")
      screen.waitFor("21.0 l")
      try screen.press("Filter hops")
      try screen.press("Aroma")
      screen.waitFor("No Hops Found")
      screen.waitFor("Filter •")
      try screen.press("Clear Filter")
      screen.waitFor("Cascade")
      XCTAssertFalse(screen.shows("Filter •"))
      XCTAssertEqual(screen.focusType, "GtkText", "the keyboard is where the button was")
    }
  }

  func testASearchAndTheMenu() throws {
    try withKeys("search", "Repository Search") { screen in
      try Hands.type("python")
      screen.waitFor("python")
      try Hands.press("Down")
      waitFor("the focus is on \(screen.focusName)") { screen.focusName != "nothing" }
      try Hands.press("F10")
      screen.waitFor("Keyboard Shortcuts")
      try Hands.press("Escape")
      waitFor("the menu stays") { !screen.shows("Keyboard Shortcuts") }
    }
  }

  /// Where no server is, the way to try again is in reach of the keyboard.
  func testTryingAgain() throws {
    try withoutServers { screen, app in
      try screen.tab(to: "Try Again")
      try Hands.press("Return")
      screen.waitFor("Try Again")
      try screen.walk(app)
    }
  }

  /// Tab goes round in each state of each app, gets stuck nowhere, and the user sees where it is.
  func testTabGoesRoundEverywhere() throws {
    let texts = [
      "search": "Showcase", "timetable": "Select", "places": "Showcase", "login": "Next", "account": "Language",
      "hops": "Agnus",
    ]
    for (app, title) in [
      ("search", "Repository Search"), ("timetable", "Timetable"), ("places", "Places"), ("login", "Login"),
      ("account", "Account"), ("hops", "Hops"),
    ] {
      try withKeys(app, title) { screen in
        screen.waitFor(texts[app] ?? app)
        try screen.walk(app)
        switch app {
        case "timetable":
          try screen.press("Change the trip")
          try screen.press("Filter flights")
          try screen.walk("\(app), form and filter")
        case "places":
          try screen.tab(to: "GtkDrawingArea")
          try Hands.press("Prior")
          waitFor("the cards have no focus, but \(screen.focusName)") { screen.focusName.contains("km") }
          try screen.walk("\(app), list")
        case "hops":
          try screen.press("Filter hops")
          // What may take its place is a sentence, and no link.
          try screen.tab(to: "Search")
          try Hands.type("citra")
          waitFor("the search finds \(screen.texts)") { screen.shows("Citra") && !screen.shows("Agnus") }
          try Hands.press("Down", "Return")
          screen.waitFor("May take its place")
          try screen.walk("\(app), filter and details")
        case "login":
          try screen.typeAddress()
          try screen.walk("\(app), password")
        default: break
        }
      }
    }
  }
}

extension Screen {
  /// Presses Tab until the focus is where it was once before.
  fileprivate func walk(_ place: String, line: UInt = #line) throws {
    try Hands.press("Tab")
    var way: [Pointer] = []
    var names: [String] = []
    while let focus, !way.contains(focus), way.count < 150 {
      way.append(focus)
      // A row of a page that has just come is laid out first.
      WindowPictures.waitFor("\(place): the focus on “\(focusName)” is not seen: \(names)", line: line) {
        showsFocus
      }
      names.append(focusName)
      try Hands.press("Tab")
    }
    XCTAssertNotNil(focus, "\(place): the focus is lost after \(names)", line: line)
    XCTAssertGreaterThan(way.count, 2, "\(place): \(names)", line: line)
    // A focus that returns to the middle of the way goes round there, and never reaches the beginning again.
    XCTAssertEqual(
      focus, way.first, "\(place): Tab goes from “\(names.last ?? "")” to “\(focusName)”: \(names)", line: line)
  }
}
