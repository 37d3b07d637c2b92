// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RxGTK
import WindowPictures
import XCTest

@testable import RepositorySearchWindow

/// Every text of the window stands out from what is behind it, as WCAG AA asks for.
@MainActor
private func checkContrast(_ stage: Stage, _ state: String, containing expected: [String], line: UInt = #line) throws {
  let picture = try takePicture(of: stage)
  let texts = ShownText.all(in: stage.window.window)
  for text in expected {
    XCTAssertTrue(texts.contains { $0.text.contains(text) }, "\(state): “\(text)” is not seen", line: line)
  }
  XCTAssertEqual(ShownText.faint(texts, on: picture), [], state, line: line)
}

@MainActor
private func takePicture(of stage: Stage) throws -> Screenshot {
  runUntilPainted(20, stage.window.window)
  return try Screenshot()
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
        for (text, title) in [("offline", "Not Connected"), ("fault", "Search Failed")] {
          try Keyboard.press("ctrl+a")
          try stage.type(text)
          waitFor("\(title) is not shown") { stage.window.page.title == title }
          stage.waitForBanner()
          try checkContrast(stage, "\(name), \(text)", containing: [title, "Try Again"])
        }
        try stage.search("two")
        try checkContrast(stage, "\(name), few rows", containing: ["owner/two-1-1", "2 repositories"])
        try Keyboard.press("F10")
        waitFor("the menu does not open") { stage.window.menu.isOpen }
        try checkContrast(stage, "\(name), the menu", containing: ["About"])
        try Keyboard.press("Escape")
        waitFor("the menu stays") { !stage.window.menu.isOpen }
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
      let picture = try takePicture(of: stage)
      let description = try XCTUnwrap(ShownText.all(in: stage.window.window).first { $0.text.contains("🔴") })
      let reds = picture.colors(of: description.widget).filter { color, _ in
        color.parts[0] - max(color.parts[1], color.parts[2]) > 120
      }
      XCTAssertGreaterThan(reds.values.reduce(0, +), 20)
    }
  }

  /// A picture that cannot be read is a grey square.
  func testEveryPictureIsShownInItsColours() throws {
    let pictures = [
      ("", "Search Repositories", "#3584e4"), ("nothing", "Nothing Found", "#3584e4"),
      ("fault", "Search Failed", "#f5c211"), ("offline", "Not Connected", "#e01b24"),
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
          let count = try takePicture(of: stage).colors(of: stage.window.page.pointer)[PixelColor(color)] ?? 0
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
          let parts = color.parts
          return count > 20 && 0x1a...0x35 ~= parts[0] && 0x5f...0x84 ~= parts[1] && 0xb4...0xe4 ~= parts[2]
        }.count
      }
      XCTAssertLessThan(blues(try takePicture(of: stage)), 20)
      try Keyboard.press("F10")
      waitFor("the menu does not open") { stage.window.menu.isOpen }
      try Keyboard.press("Down", "Return")
      waitFor("there is no window about the program") {
        (try? Keyboard.windows(of: SearchProgram.identifier)) == 2
      }
      XCTAssertGreaterThan(blues(try takePicture(of: stage)), 30)
      try Keyboard.press("Escape")
      waitFor("the window about the program stays") { (try? Keyboard.windows(of: SearchProgram.identifier)) == 1 }
    }
  }
}
