// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift
import RxTest
import XCTest

/// Faults point at their column.
final class SyntaxErrorTests: XCTestCase {
  private func check(_ text: String, _ column: Int, _ message: String, line: Int = 1, at place: UInt = #line) {
    XCTAssertThrowsError(try MarbleDiagram(text), line: place) { check($0, column, message, line, place) }
  }

  private func checkSubscription(_ text: String, _ column: Int, _ message: String, at place: UInt = #line) {
    XCTAssertThrowsError(try Subscription(marbles: text), line: place) { check($0, column, message, 1, place) }
  }

  private func check(_ error: any Error, _ column: Int, _ message: String, _ line: Int, _ place: UInt) {
    let fault = error as? MarbleSyntaxError
    XCTAssertEqual(fault?.column, column, line: place)
    XCTAssertEqual(fault?.line, line, line: place)
    XCTAssertEqual(fault?.message, message, line: place)
  }

  func testSequences() {
    check("--a.b", 4, "“.” means nothing here: values are letters, digits and symbols.")
    check("--(ab", 3, "This group is not closed.")
    check("--ab)", 5, "There is no group to close.")
    check("(a(b))", 3, "There is no group inside of a group.")
    check("(ab]", 4, "A group that “(” opens is closed by “)”.")
    check("[ab)", 4, "A group that “[” opens is closed by “]”.")
    check("-()-", 2, "There is nothing in this group.")
    check("(a-b)", 3, "No time passes inside of a group.")
    check("(a 5s b)", 4, "No time passes inside of a group.")
    check("-|-a", 4, "Nothing comes after the end of a sequence.")
    check("(a|b)", 4, "Nothing comes after the end of a sequence.")
    check("^-^", 3, "There is a “^” already.")
    check("--a!", 4, "“!” belongs into a subscription diagram, such as “^--!”.")
    check("a 1.5ms b", 3, "This span of time is no whole number of frames: a frame is 1ms.")
    check("a 99999999992000000000s b", 3, "This span of time is too long, or too exact.")
    check("a 99999999999m b", 3, "This span of time is too long, or too exact.")
    check("a 1.0000000000001s b", 3, "This span of time is too long, or too exact.")
    check("2000000000s b", 1, "This is too long.")
  }

  func testInnerSequences() {
    check("-a-\nb: -1", 1, "The sequence above has no “b”.", line: 2)
    check("-a-\n a: -1\n a: -2", 2, "“a” has a line already.", line: 3)
    check("-a-\n  -1-", 3, "The line of an inner sequence begins with its value and a colon, such as “a:”.", line: 2)
    check("-a-\na: -^", 5, "An inner sequence begins with its value, so it has no “^”.", line: 2)
    check("-a-\n\na: -1(", 6, "This group is not closed.", line: 3)
  }

  func testSubscriptions() {
    checkSubscription("--!", 3, "The “^” comes before the “!”.")
    checkSubscription("^^", 2, "There is a “^” already.")
    checkSubscription("^!!", 3, "There is a “!” already.")
    checkSubscription("^-a", 3, "A subscription diagram has only “^” and “!”.")
    checkSubscription("---", 3, "A subscription diagram has a “^”, as in “^--!”.")
    checkSubscription("(^", 1, "This group is not closed.")
    checkSubscription("^\n!", 2, "A subscription diagram has one line.")
  }

  func testSubscriptionDiagrams() throws {
    XCTAssertEqual(try Subscription(marbles: "--^---!"), Subscription(2, 6))
    XCTAssertEqual(try Subscription(marbles: "--^---"), Subscription(2))
    XCTAssertEqual(try Subscription(marbles: "-(^!)"), Subscription(1, 1))
    XCTAssertEqual(try Subscription(marbles: "- 1s ^ 5ms !"), Subscription(1001, 1007))
    XCTAssertEqual(try Subscription(marbles: "3s ^!", frame: .seconds(1)), Subscription(3, 4))
  }

  func testTheDescriptionShowsTheColumn() {
    XCTAssertThrowsError(try MarbleDiagram("--a--(b--|")) {
      XCTAssertEqual("\($0)", "--a--(b--|\n       ↑ column 8: No time passes inside of a group.")
    }
    XCTAssertThrowsError(try MarbleDiagram("-a-\nb: -1")) {
      XCTAssertEqual("\($0)", "b: -1\n↑ column 1 of line 2: The sequence above has no “b”.")
    }
  }
}
