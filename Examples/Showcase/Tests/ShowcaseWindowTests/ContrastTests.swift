// SPDX-License-Identifier: MIT
import RxGTK
import ShowcaseApps
import WindowHands
import WindowPictures
import XCTest

/// What the user reads stands out from its ground, pixel by pixel, as WCAG AA asks for.
final class ContrastTests: XCTestCase {
  func testEveryTextOfEveryAppStandsOut() throws {
    let apps = [
      ("search", "Repository Search", "Search Repositories"), ("timetable", "Timetable", "Best fit: "),
      ("places", "Places", "Welcome"), ("login", "Login", "Next"), ("account", "Account", "Units"),
      ("hops", "Hops", "Agnus"),
    ]
    for (app, title, text) in apps {
      try withKeys(app, title) { screen in
        screen.waitFor(text)
        try checkContrast(screen, app)
      }
    }
  }

  func testEveryTextOfWhatAUserOpensStandsOut() throws {
    try onEveryWay(width: 1100) { try checkContrast($0, $1) }
  }

  func testAMessageStandsOut() throws {
    try withoutServers { screen, app in try checkContrast(screen, "\(app), not connected") }
  }
}

/// Looks at a window in light and in dark colours.
@MainActor
private func checkContrast(_ screen: Screen, _ state: String, line: UInt = #line) throws {
  defer { ColorScheme.system.use() }
  for scheme in [ColorScheme.light, .dark] {
    scheme.use()
    // What moves is somewhere else when the picture is taken: it is looked at once more.
    var (faint, seen) = (["nothing was looked at"], 0)
    for _ in 0..<5 where faint != [] {
      runUntilPainted(20, screen.window)
      let picture = try Screenshot(windowAt: Hands.corner)
      let texts = ShownText.all(in: screen.window)
      seen = texts.count { $0.isSeen(on: picture) }
      faint = ShownText.faint(texts, on: picture)
    }
    XCTAssertEqual(faint, [], "\(state), \(scheme)", line: line)
    // The names of the apps in the sidebar, and what the page says.
    XCTAssertGreaterThan(seen, 12, "\(state), \(scheme): \(screen.texts)", line: line)
  }
}
