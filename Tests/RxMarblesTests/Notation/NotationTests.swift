// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

@testable import RxMarbles

/// What each sign means; the frames are those of RxJS unless a test says otherwise.
final class NotationTests: XCTestCase {
  /// Events as `frame sign`, joined by commas.
  private func events(_ text: String, frame: RxTimeInterval = .milliseconds(1)) throws -> String {
    try MarbleDiagram(text, frame: frame).marbles.map { marble in
      switch marble.event {
      case .next(let character): "\(marble.frame) \(character)"
      case .completed: "\(marble.frame) |"
      case .error: "\(marble.frame) #"
      }
    }.joined(separator: ", ")
  }

  func testEachSignTakesAFrame() throws {
    XCTAssertEqual(try events("--a--b--|"), "2 a, 5 b, 8 |")
    XCTAssertEqual(try events("-1-#"), "1 1, 3 #")
    XCTAssertEqual(try events("abc"), "0 a, 1 b, 2 c")
    XCTAssertEqual(try events("-----"), "")
    XCTAssertEqual(try events(""), "")
    XCTAssertEqual(try MarbleDiagram("--a--").end, 5)
  }

  /// A diagram with a skin tone alone would be read as something else: the character before it takes it.
  func testAModifierAloneIsNoValue() {
    XCTAssertTrue(Character("👍🏽").isMarble)
    XCTAssertFalse(Character("🏽").isMarble)
  }

  func testSpacesMeanNothing() throws {
    XCTAssertEqual(try MarbleDiagram("  - -a -  b-|  "), try MarbleDiagram("--a-b-|"))
  }

  func testLinesEndAsOnAnySystem() throws {
    let diagram = try MarbleDiagram("-a-b-|\na: 1|\nb: -2|")
    XCTAssertEqual(try MarbleDiagram("-a-b-|\r\na: 1|\r\nb: -2|\r\n"), diagram)
    XCTAssertThrowsError(try MarbleDiagram("-a-|\r\na: 1(|")) { error in
      XCTAssertEqual((error as? MarbleSyntaxError)?.line, 2)
      XCTAssertEqual((error as? MarbleSyntaxError)?.text, "a: 1(|")
    }
  }

  func testAGroupTakesAFrameForEachCharacterAsInRxJS() throws {
    XCTAssertEqual(try events("--(ab)-c"), "2 a, 2 b, 7 c")
    XCTAssertEqual(try events("(a|)"), "0 a, 0 |")
    XCTAssertEqual(try events("(a b)c"), "0 a, 0 b, 4 c")
  }

  /// Not in RxJS, which cannot write what follows a group in the next frame.
  func testAGroupInBracketsTakesOneFrame() throws {
    XCTAssertEqual(try events("--[ab]-c"), "2 a, 2 b, 4 c")
    XCTAssertEqual(try events("[ab][c|]"), "0 a, 0 b, 1 c, 1 |")
    XCTAssertEqual(try MarbleDiagram("[ab]c").text(), "[ab]c")
    XCTAssertEqual(try MarbleDiagram("[ab]---c").text(), "(ab)c")
  }

  func testFramesCountFromTheSubscription() throws {
    XCTAssertEqual(try events("-a-^-b-|"), "-2 a, 2 b, 4 |")
    XCTAssertEqual(try MarbleDiagram("-a-^-b-|").text(), "-a-^-b-|")
    XCTAssertEqual(try MarbleDiagram("^-b"), try MarbleDiagram("--b"))
    // RxJS counts the characters before the `^`, and so gets these two wrong.
    XCTAssertEqual(try events("- a - ^ - b"), "-2 a, 2 b")
    XCTAssertEqual(try events("a 9ms ^b"), "-10 a, 1 b")
    // In RxJS a `^` in a group is not frame 0.
    XCTAssertEqual(try events("-a(^b)"), "-1 a, 0 b")
    XCTAssertEqual(try MarbleDiagram("-a(^b)").text(), "-a(^b)")
  }

  func testSpansOfTime() throws {
    XCTAssertEqual(try events("a 9ms b"), "0 a, 10 b")
    XCTAssertEqual(try events("10ms a 1s b 1.5s c 1m |"), "10 a, 1011 b, 2512 c, 62513 |")
    XCTAssertEqual(try events("a 3s b", frame: .seconds(1)), "0 a, 4 b")
    XCTAssertEqual(try events("a 0.5ms b", frame: .microseconds(100)), "0 a, 6 b")
    // As in RxJS these are values: a span stands between spaces, or at the beginning.
    XCTAssertEqual(try events("-5s -"), "1 5, 2 s")
    XCTAssertEqual(try events("- 5s"), "1 5, 2 s")
    XCTAssertEqual(try events("- 5s|"), "1 5, 2 s, 3 |")
    XCTAssertEqual(try events("- 12 -a"), "1 1, 2 2, 4 a")
  }

  func testLongGapsArePrintedAsSpans() throws {
    XCTAssertEqual(try MarbleDiagram("a 90s b").text(), "a 90s b")
    XCTAssertEqual(try MarbleDiagram("a 120s b").text(), "a 2m b")
    XCTAssertEqual(try MarbleDiagram("a 41ms b").text(frame: .milliseconds(1)), "a 41ms b")
    XCTAssertEqual(try MarbleDiagram("a 5ms b").text(), "a-----b")
    XCTAssertEqual(MarbleDiagram([.init(.next("a"), at: 100)]).text(frame: .nanoseconds(1)), "- 0.000099ms a")
  }

  func testPrintingKeepsValuesApartFromSpans() throws {
    let text = MarbleDiagram([.init(.next("5"), at: 50), .init(.next("s"), at: 51), .init(.completed, at: 100)]).text()
    XCTAssertEqual(try events(text), "50 5, 51 s, 100 |")
  }

  func testInnerSequences() throws {
    let text = """
      --x---y--|
      x: -1-2|
      y: --#
      """
    let diagram = try MarbleDiagram(text)
    XCTAssertEqual(diagram.inner["x"], try MarbleDiagram("-1-2|"))
    XCTAssertEqual(diagram.inner["y"], try MarbleDiagram("--#"))
    XCTAssertEqual(
      diagram.text(),
      """
         --x---y--|
      x:   -1-2|
      y:       --#
      """)
    XCTAssertEqual(try MarbleDiagram(diagram.text()), diagram)
  }

  func testValuesAreLettersDigitsAndSymbols() throws {
    XCTAssertEqual(try events("é🙂字+"), "0 é, 1 🙂, 2 字, 3 +")
  }
}
