// SPDX-License-Identifier: MIT
import CGtk4
import RepositorySearchCore
import RxGTK
import ServerProcess
import WindowPictures
import XCTest

@testable import RepositorySearchWindow

/// Keys, menus and clicks, and what they do.
final class CommandTests: XCTestCase {
  func testTheWindowHasTheIdentifierOfTheProgram() throws {
    try withWindow(search: sampleSearch) { _ in
      XCTAssertGreaterThan(try Keyboard.windows(of: SearchProgram.identifier), 0)
      XCTAssertEqual(gtk_window_get_default_icon_name().map { String(cString: $0) }, SearchProgram.identifier)
    }
  }

  func testKeysThatCloseTheWindow() throws {
    for key in ["ctrl+q", "ctrl+w"] {
      try withWindow(search: sampleSearch) { stage in
        var isClosed = false
        let closing = stage.window.window.rx.deallocated.bind { isClosed = true }
        try Keyboard.press(key)
        waitFor("\(key) does not close the window") { isClosed }
        closing.dispose()
      }
    }
  }

  func testTheKeyForTheTextSelectsItFromAnywhere() throws {
    try withWindow(search: sampleSearch) { stage in
      try stage.search("swift")
      try Keyboard.press("Tab")
      waitFor("Tab does not lead to the list") { stage.window.list.isFocused }
      try Keyboard.press("ctrl+f")
      waitFor("the text has not the focus") { stage.window.entry.isFocused }
      try Keyboard.type("v")
      waitFor("the text is not replaced: \(stage.window.entry.text ?? "")") { stage.window.entry.text == "v" }
    }
  }

  func testTheMenuOpensWithItsKey() throws {
    try withWindow(search: sampleSearch) { stage in
      XCTAssertFalse(stage.window.menu.isOpen)
      try Keyboard.press("F10")
      waitFor("F10 does not open the menu") { stage.window.menu.isOpen }
      try Keyboard.press("Escape")
      waitFor("Escape does not close the menu") { !stage.window.menu.isOpen }
    }
  }

  func testTheShortcutsAndAboutHaveWindows() throws {
    try withWindow(search: sampleSearch) { stage in
      let windows = { (try? Keyboard.windows(of: SearchProgram.identifier)) ?? 0 }
      waitFor("there is no window") { windows() == 1 }
      try Keyboard.press("ctrl+question")
      waitFor("there is no window of shortcuts") { windows() == 2 }
      try Keyboard.press("Escape")
      waitFor("the window of shortcuts stays") { windows() == 1 }
      try Keyboard.focus()
      try Keyboard.press("F10")
      waitFor("the menu does not open") { stage.window.menu.isOpen }
      try Keyboard.press("Down", "Return")
      waitFor("the menu stays") { !stage.window.menu.isOpen }
      waitFor("there is no window about the program") { windows() == 2 }
      try Keyboard.press("Escape")
      waitFor("the window about the program stays") { windows() == 1 }
    }
  }

  /// Control and W closes what has the focus, Control and Q the program.
  func testKeysThatCloseTheWindowOfTheShortcuts() throws {
    try withWindow(search: sampleSearch) { stage in
      let windows = { (try? Keyboard.windows(of: SearchProgram.identifier)) ?? 0 }
      var isClosed = false
      let closing = stage.window.window.rx.deallocated.bind { isClosed = true }
      for key in ["ctrl+w", "ctrl+q"] {
        waitFor("there is no window") { windows() == 1 }
        try Keyboard.focus()
        try Keyboard.press("ctrl+question")
        waitFor("there is no window of shortcuts") { windows() == 2 }
        XCTAssertFalse(isClosed, key)
        try Keyboard.press(key)
      }
      waitFor("ctrl+q does not close the window") { isClosed }
      closing.dispose()
    }
  }

  func testTheProgramTellsOfAFileThatIsNoCache() throws {
    try Keyboard.require()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("search-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let precious = folder.appendingPathComponent("precious.md")
    let text = Data("# Mine\n".utf8)
    for (cache, count) in [(precious, 2), (folder.appendingPathComponent("cache"), 1)] {
      try text.write(to: precious)
      let program = Process()
      program.executableURL = builtProgram("repository-search-window")
      program.arguments = ["--server", "http://127.0.0.1:1", "--cache", cache.path]
      try program.run()
      defer {
        program.terminate()
        program.waitUntilExit()
      }
      onMainActor {
        waitFor("there are not \(count) windows") {
          (try? Keyboard.windows(ofProcess: program.processIdentifier)) == count
        }
        settle()
        XCTAssertEqual(try? Keyboard.windows(ofProcess: program.processIdentifier), count)
      }
      XCTAssertEqual(try Data(contentsOf: precious), text)
    }
  }

  func testAFileThatIsNotUsedIsToldAboveTheWindow() throws {
    try withWindow(search: sampleSearch) { stage in
      let windows = { (try? Keyboard.windows(of: SearchProgram.identifier)) ?? 0 }
      waitFor("there is no window") { windows() == 1 }
      stage.window.tellThatPagesAreNotKept(because: "“/x” is not a cache of this program.")
      waitFor("there is nothing above the window") { windows() == 2 }
      try Keyboard.press("Return")
      waitFor("it stays above the window") { windows() == 1 }
      // The window works as before.
      try Keyboard.focus()
      try stage.search("swift")
    }
  }

  func testARowOpensWithAClickWithReturnAndFromItsMenu() throws {
    let opened = BehaviorRelay<[String]>(value: [])
    let copied = BehaviorRelay<[String]>(value: [])
    try withWindow(
      search: sampleSearch, open: { address, _ in opened.accept(opened.value + [address]) },
      copy: { copied.accept(copied.value + [$0]) }
    ) { stage in
      try stage.search("swift")
      let addresses = stage.repositories.map(\.htmlURL.absoluteString)
      // Below the header and in the middle: on some row. GTK takes a button that is held for 0.4 seconds for no click, and a busy machine
      // may hold it that long: the user clicks again then. The window takes the click before the keys that follow it, so with their effect
      // the click has had its own, and opens nothing later.
      for _ in 0..<10 where opened.value.isEmpty {
        try Keyboard.click(x: 450, y: 300)
        try Keyboard.press("F10")
        waitFor("F10 does not open the menu") { stage.window.menu.isOpen }
        try Keyboard.press("Escape")
        waitFor("Escape does not close the menu") { !stage.window.menu.isOpen }
      }
      XCTAssertEqual(opened.value.count, 1, "a click opens nothing")
      XCTAssertTrue(addresses.contains(try XCTUnwrap(opened.value.last)))
      opened.accept([])

      stage.window.list.selectedIndex = nil
      try Keyboard.press("ctrl+f", "Down")
      waitFor("the arrow does not lead to the list") { stage.window.list.focusedIndex == 0 }
      try Keyboard.press("Return")
      waitFor("Return does not open the row: \(opened.value)") { opened.value == [addresses[0]] }

      try Keyboard.press("shift+F10", "Return")
      waitFor("the menu does not open the row: \(opened.value)") { opened.value == [addresses[0], addresses[0]] }
      waitFor("the row has not the focus again") { stage.window.list.focusedIndex == 0 }
      try Keyboard.press("shift+F10", "Down", "Return")
      waitFor("the menu copies nothing") { copied.value == [addresses[0]] }
    }
  }

  func testARightClickOpensTheMenuOfTheRowUnderThePointer() throws {
    let copied = BehaviorRelay<[String]>(value: [])
    try withWindow(search: sampleSearch, copy: { copied.accept(copied.value + [$0]) }) { stage in
      try stage.search("swift")
      let addresses = stage.repositories.map(\.htmlURL.absoluteString)
      // The first row has the focus, and the pointer is on the second one.
      try Keyboard.press("Down")
      waitFor("the arrow does not lead to the list") { stage.window.list.focusedIndex == 0 }
      let row = try XCTUnwrap(ShownText.all(in: stage.window.window).first { $0.text == "owner/swift-1-1" })
      let place = Screenshot.place(of: row.widget)
      try Keyboard.click(x: Int(place.midX), y: Int(place.midY), button: 3)
      waitFor("the menu does not open") { isMenuOpen(in: stage.window.list.pointer) }
      try Keyboard.press("Down", "Return")
      waitFor("the menu copies nothing") { copied.value == [addresses[1]] }
    }
  }

  func testWhatIsCutIsWholeInATooltip() throws {
    try withWindow(search: sampleSearch) { stage in
      let window = stage.window
      stage.makeNarrow()
      let query = "a-name-that-no-narrow-window-shows-whole"
      try stage.search(query)
      try stage.type("fault")
      stage.waitForBanner()
      runUntilPainted(20, window.window)
      let cut = ShownText.all(in: window.window).filter(\.isCut)
      for part in ["owner/\(query)", "long", "for “\(query)”"] {
        XCTAssertTrue(cut.contains { $0.text.contains(part) }, "“\(part)” is not cut: the test shows nothing of it")
      }
      for text in cut { XCTAssertTrue(text.hasTooltip, "nothing shows the whole of “\(text.text)”") }
      let description = try XCTUnwrap(cut.first { $0.text.contains("long") })
      let place = Screenshot.place(of: description.widget)
      try Keyboard.point(x: Int(place.midX) - 3, y: Int(place.midY))
      try Keyboard.point(x: Int(place.midX), y: Int(place.midY))
      waitFor("there is no tooltip") { ShownText.tooltip(of: window.window) == description.text }
      // A pointer that rests there has tooltips come in other tests.
      try Keyboard.point(x: 4, y: 400)
    }
  }

  func testAMessageIsNotCutWhereTheWindowIsNarrow() throws {
    try withWindow(search: sampleSearch) { stage in
      let window = stage.window
      stage.makeNarrow()
      try stage.search("swift")
      window.entry.focus()
      try Keyboard.press("ctrl+a")
      try stage.type("dead")
      stage.waitForBanner()
      try Keyboard.press("Return")
      waitFor("the user has not tried twice") { window.message.text?.hasSuffix("Tried twice.") == true }
      runUntilPainted(20, window.window)
      XCTAssertFalse(window.message.isCut)
      XCTAssertGreaterThan(gtk_widget_get_height(window.list.pointer), 100)
    }
  }

  func testTheWindowWorksFromThreeHundredAndSixtyPixels() throws {
    try withWindow(search: sampleSearch) { stage in
      XCTAssertLessThanOrEqual(stage.window.window.minimumWidth, 360)
      try stage.search("swift")
      XCTAssertLessThanOrEqual(stage.window.window.minimumWidth, 360, "with rows")
      for text in ["fault", "dead"] {
        stage.window.entry.focus()
        try Keyboard.press("ctrl+a")
        try stage.type(text)
        let start = text == "dead" ? "No server answers" : SearchError.serverFailed(status: 500).message
        waitFor("there is no message for \(text)") {
          stage.window.banner.isRevealed && stage.window.message.text?.hasPrefix(start) == true
        }
        XCTAssertLessThanOrEqual(stage.window.window.minimumWidth, 360, "with the message for \(text)")
      }
      for (text, title) in [("nothing", "Nothing Found"), ("offline", "Not Connected"), ("fault", "Search Failed")] {
        stage.window.entry.focus()
        try Keyboard.press("ctrl+a")
        try stage.type(text)
        waitFor("\(title) is not shown") { stage.window.page.title == title }
        XCTAssertLessThanOrEqual(stage.window.window.minimumWidth, 360, title)
      }
      try Keyboard.press("ctrl+a")
      try stage.type("hang")
      stage.time.pass(milliseconds: 5000)
      waitFor("nothing says that it takes long") { stage.window.action.title == "Stop Waiting" }
      XCTAssertLessThanOrEqual(stage.window.window.minimumWidth, 360, "with a way to stop waiting")
    }
  }

  func testTheContrastOfTextThatStandsBack() {
    XCTAssertEqual(PixelColor("#000000").contrast(PixelColor("#ffffff")), 21, accuracy: 0.001)
    // What one eye finds by hand: the lightest grey that passes on white.
    XCTAssertEqual(PixelColor("#767676").contrast(PixelColor("#ffffff")), 4.54, accuracy: 0.01)
    for ground in SearchColors.lightGrounds {
      XCTAssertGreaterThanOrEqual(PixelColor(SearchColors.secondaryOnLight).contrast(PixelColor(ground)), 4.5, ground)
    }
    for ground in SearchColors.darkGrounds {
      XCTAssertGreaterThanOrEqual(PixelColor(SearchColors.secondaryOnDark).contrast(PixelColor(ground)), 4.5, ground)
    }
  }

  func testNumbersOfStarsHaveOneDigitBehindThePoint() {
    let expected = [0: "0", 987: "987", 1000: "1.0k", 12_345: "12.3k", 999_949: "999.9k", 999_950: "1.0M"]
    for (number, text) in expected { XCTAssertEqual(RepositoryCell.short(number), text) }
  }
}
