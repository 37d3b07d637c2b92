// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RxGTK
import XCTest

@testable import RepositorySearchWindow

/// Runs the loop until the window was painted so many times more. Colours change within a fifth of a second.
@MainActor
private func waitForPaints(_ count: Int = 20, of window: Window, line: UInt = #line) {
  var painted = 0
  let frames = window.rx.frames.bind { _ in painted += 1 }
  waitFor("the window is not painted", line: line) { painted >= count }
  frames.dispose()
}

/// Every text of the window has a contrast of 4.5 : 1 (WCAG AA) to what is behind it: the pixel that stands out most, against the colour that
/// there is most of.
@MainActor
private func checkContrast(_ stage: Stage, _ state: String, containing expected: [String], line: UInt = #line) throws {
  waitForPaints(of: stage.window.window, line: line)
  let picture = try Screenshot()
  let texts = ShownText.all(in: stage.window.window)
  for text in expected {
    XCTAssertTrue(texts.contains { $0.text.contains(text) }, "\(state): “\(text)” is not seen", line: line)
  }
  for text in texts {
    let colors = picture.colors(of: text.widget)
    let ground = try XCTUnwrap(colors.max { $0.value < $1.value }?.key)
    let best = colors.keys.map { SearchColors.contrast($0, ground) }.max() ?? 0
    XCTAssertGreaterThanOrEqual(best, 4.5, "\(state): “\(text.text.prefix(30))” on \(ground)", line: line)
  }
}

/// What the user sees, on the screen.
final class PixelTests: XCTestCase {
  func testEveryTextStandsOutFromItsGround() throws {
    for (scheme, name) in [(ColorScheme.light, "light"), (.dark, "dark")] {
      try withWindow(search: sampleSearch) { stage in
        scheme.use()
        defer { ColorScheme.system.use() }
        try Keyboard.move(x: 4, y: 400)
        try checkContrast(stage, "\(name), at the start", containing: ["Search repositories", "Type a name"])
        try stage.type("nothing")
        waitFor("nothing is looked for") { stage.window.page.title == "Nothing Found" }
        try checkContrast(stage, "\(name), nothing found", containing: ["No repository matches"])
        try stage.search("swift")
        try checkContrast(
          stage, "\(name), rows", containing: ["owner/swift-1-0", "long", "Swift", "1.2k", "30 of 60 repositories"])
        try Keyboard.press("Tab")
        waitFor("Tab does not lead to the list") { stage.window.list.isFocused }
        try Keyboard.press("Down", "Up")
        waitFor("no row is chosen") { stage.window.list.focusedIndex == 0 }
        try Keyboard.move(x: 450, y: 90)
        try checkContrast(stage, "\(name), a chosen row under the pointer", containing: ["owner/swift-1-0", "1.2k"])
        try Keyboard.press("ctrl+f", "End")
        try stage.type("fault")
        stage.waitForBanner()
        let message = SearchError.serverFailed(status: 500).message
        try checkContrast(stage, "\(name), a message", containing: ["Try Again", message, "for “swift”"])
        try Keyboard.press("ctrl+a")
        try stage.type("hang")
        stage.time.pass(milliseconds: 5000)
        waitFor("nothing says that it takes long") { stage.window.action.title == "Stop Waiting" }
        try checkContrast(stage, "\(name), waiting", containing: ["Stop Waiting", "The server takes long"])
      }
    }
  }

  /// A colour of text does not fade the pictures in it.
  func testPicturesInATextHaveTheirColours() throws {
    try withWindow(search: sampleSearch) { stage in
      try stage.search("swift")
      waitForPaints(of: stage.window.window)
      let description = try XCTUnwrap(ShownText.all(in: stage.window.window).first { $0.text.contains("🔴") })
      let reds = try Screenshot().colors(of: description.widget).filter { color, _ in
        let parts = Screenshot.parts(of: color)
        return parts[0] - max(parts[1], parts[2]) > 120
      }
      XCTAssertGreaterThan(reds.values.reduce(0, +), 20)
    }
  }

  /// A picture that cannot be read is a grey square.
  func testEveryPictureIsShownInItsColours() throws {
    let pictures = [
      ("", "Search Repositories", "#3584e4"), ("nothing", "Nothing Found", "#3584e4"),
      ("fault", "No Results", "#f5c211"), ("offline", "Not Connected", "#e01b24"),
    ]
    for scheme in [ColorScheme.light, .dark] {
      try withWindow(search: sampleSearch) { stage in
        scheme.use()
        defer { ColorScheme.system.use() }
        for (text, title, color) in pictures {
          if !text.isEmpty {
            try Keyboard.press("ctrl+a")
            try stage.type(text)
          }
          waitFor("\(stage.window.page.title ?? "") for \(text)") { stage.window.page.title == title }
          waitForPaints(of: stage.window.window)
          let count = try Screenshot().colors(of: stage.window.page.pointer)[color] ?? 0
          XCTAssertGreaterThan(count, 50, "the picture of “\(title)” has no pixel of its colour")
        }
      }
    }
  }

  func testTheIconOfTheProgramIsShown() throws {
    try withWindow(search: sampleSearch) { stage in
      // Its ground goes from one blue to another, line by line.
      let blues = { (picture: Screenshot) in
        picture.colors().filter { color, count in
          let parts = Screenshot.parts(of: color)
          return count > 20 && 0x1a...0x35 ~= parts[0] && 0x5f...0x84 ~= parts[1] && 0xb4...0xe4 ~= parts[2]
        }.count
      }
      waitForPaints(of: stage.window.window)
      XCTAssertLessThan(blues(try Screenshot()), 20)
      try Keyboard.press("F10")
      waitFor("the menu does not open") { stage.window.menu.isOpen }
      try Keyboard.press("Down", "Return")
      waitFor("there is no window about the program") {
        (try? Keyboard.windows(of: SearchProgram.identifier)) == 2
      }
      waitForPaints(of: stage.window.window)
      XCTAssertGreaterThan(blues(try Screenshot()), 30)
      try Keyboard.press("Escape")
      waitFor("the window about the program stays") { (try? Keyboard.windows(of: SearchProgram.identifier)) == 1 }
    }
  }
}
