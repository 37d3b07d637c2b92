// SPDX-License-Identifier: MIT
import WindowHands
import WindowPictures

/// A way through an app with the keyboard, to what a user opens there.
enum Way: CaseIterable {
  case search, trip, flight, hop, place, account

  /// The app in which it begins, and what its window is called.
  var app: (name: String, title: String) {
    switch self {
    case .search: ("search", "Repository Search")
    case .trip, .flight: ("timetable", "Timetable")
    case .hop: ("hops", "Hops")
    case .place: ("places", "Places")
    case .account: ("login", "Login")
    }
  }
}

/// Goes every way in windows of a width, and has each state looked at that comes on it.
func onEveryWay(width: Int32, _ look: @MainActor (Screen, _ state: String) throws -> Void) throws {
  for way in Way.allCases {
    try withKeys(way.app.name, way.app.title, width: width) { screen in
      try screen.go(way) { state in try look(screen, "\(way): \(state)") }
    }
  }
}

extension Screen {
  /// Goes a way, and has each state looked at that comes on it.
  func go(_ way: Way, _ look: @MainActor (_ state: String) throws -> Void) throws {
    switch way {
    case .search:
      try Hands.type("python")
      wait("no rows") { count(ofType: "GtkListItemWidget") > 3 }
      try look("results")
    case .trip: try changeTrip(look)
    case .flight:
      try openFlight()
      try look("details")
    case .hop:
      waitFor("Agnus")
      try press("Filter hops")
      wait("no choices") { shows("Origin") && !shows("Loading…") }
      try look("filter")
      try openHop()
      try look("details")
    case .place: try visitPlace(look)
    case .account: try signIn(look)
    }
  }

  /// Opens the details of a flight, in the Timetable as it begins.
  func openFlight() throws {
    waitFor("Best fit: ")
    try press("Best fit")
    waitFor("Aircraft")
  }

  /// Opens the details of a hop that others are like.
  func openHop() throws {
    waitFor("Agnus")
    try tab(to: "Search", "shift+Tab")
    try Hands.type("cascade")
    wait("the search does nothing") { shows("Cascade") && !shows("Agnus") }
    try Hands.press("Down", "Return")
    waitFor("May take its place")
  }

  /// The form for the trip, with all that opens in it, and the filter.
  private func changeTrip(_ look: @MainActor (_ state: String) throws -> Void) throws {
    waitFor("Select")
    try press("Change the trip")
    waitFor("Leg 3")
    try look("form")
    try press("Filter flights")
    waitFor("Leaves")
    try look("form and filter")
    try tab(to: "From")
    try Hands.press("ctrl+a")
    try Hands.type("Frankf")
    waitFor("FRA")
    try look("airports")
    try Hands.press("Escape")
    wait("the airports stay") { !shows("FRA") }
    try tab(to: "Leg 1: choose a day", "shift+Tab")
    try Hands.press("space")
    wait("no calendar") { count(ofType: "GtkCalendar") == 1 }
    try look("calendar")
    try Hands.press("Escape")
    wait("the calendar stays") { count(ofType: "GtkCalendar") == 0 }
  }

  /// The list of places, and the welcome in one of them.
  private func visitPlace(_ look: @MainActor (_ state: String) throws -> Void) throws {
    try Hands.press("Right", "Right", "Prior")
    waitFor("places near")
    wait("the cards have no focus") { focusName.contains("km") }
    try look("list")
    try Hands.press("Return")
    wait("the place is not visited") {
      texts.contains { $0.hasPrefix("Welcome to ") && $0 != "Welcome to Copenhagen" }
    }
    try look("another place")
  }

  /// Goes through every step of Login, and through the fields of Account.
  private func signIn(_ look: @MainActor (_ state: String) throws -> Void) throws {
    try typeAddress()
    try look("password")
    try Hands.type("saudade")
    try Hands.press("Return")
    waitFor("Cancel")
    try look("signing in")
    waitFor("Welcome, ")
    try look("welcome")
    try press("Open Account")
    waitFor("Units")
    try look("profile")
    try tab(to: "Name")
    let buttons = count(ofType: "GtkButton")
    try Hands.press("ctrl+a")
    try Hands.type("Ana Maria")
    wait("no button applies the name") { count(ofType: "GtkButton") > buttons }
    try look("a name that is not applied yet")
    try Hands.press("Return")
    wait("the name is not applied") { texts.contains("Ana Maria") }
    try press("Language")
    try Hands.press("Down", "Return")
    waitFor("Idioma")
    try look("profile in Portuguese")
  }

  /// The first step of Login.
  func typeAddress() throws {
    waitFor("Next")
    // The field has its name from the text above it.
    try tab(to: "GtkEntry")
    try Hands.type("ana@example.com")
    try Hands.press("Return")
    waitFor("Your Password")
  }

  /// The second step, until the welcome.
  func typePassword() throws {
    try Hands.type("saudade")
    try Hands.press("Return")
    waitFor("Welcome, ")
  }

  private func wait(_ message: String, line: UInt = #line, until condition: () -> Bool) {
    WindowPictures.waitFor("\(message), but \(texts) are seen, and the focus is on \(focusName)", line: line) {
      condition()
    }
  }
}
