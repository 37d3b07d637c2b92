// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Marbles by mouse, and what is shown of them.
final class HandsTests: PageTestCase {
  func testMarblesAreAddedRenamedRemovedCompletedAndFailed() throws {
    try browser.open("\(address)#op=materialize&in=--a--b--")
    let tool = { (name: String) in
      "[...document.querySelectorAll('.tools button')].find((b) => b.textContent === '\(name)')"
    }
    try browser.click(tool("Add"))
    try browser.settle()
    XCTAssertEqual(try texts(), ["--a--b-c"])
    try browser.click("document.querySelector('.rename')")
    try browser.choose("document.querySelector('.rename')")
    try browser.type("z")
    try browser.settle()
    XCTAssertEqual(try texts(), ["--a--b-z"])
    XCTAssertEqual(try results().last, "7 value next(z)")
    try browser.click(tool("Remove"))
    try browser.settle()
    XCTAssertEqual(try texts(), ["--a--b--"])
    try browser.click(tool("End"))
    try browser.settle()
    XCTAssertEqual(try results().suffix(2), ["8 value completed", "8 completed"])
    try browser.click(tool("Fail"))
    try browser.settle()
    XCTAssertEqual(try texts(), ["--a--b--#"])
    XCTAssertEqual(try results().suffix(2), ["8 value error", "8 completed"])
    try browser.click(tool("Fail"))
    try browser.settle()
    XCTAssertEqual(try results().count, 2)
  }

  /// The marble that was selected is not among those of the new text.
  func testAButtonMeansTheMarblesOfTheTextThatWasTyped() throws {
    try browser.open("\(address)#op=materialize&in=--a--b--")
    let add = "[...document.querySelectorAll('.tools button')].find((b) => b.textContent === 'Add')"
    try browser.click(add)
    try browser.settle()
    try browser.choose("document.querySelector('textarea[data-stage]')")
    try browser.type("-x-----")
    try browser.settle()
    try browser.click(add)
    try browser.settle()
    XCTAssertEqual(try texts(), ["-x-a---"])
  }

  func testADoubleClickAddsAMarble() throws {
    try browser.open("\(address)#op=map&in=1----------|")
    let (x, y) = try browser.place(of: "document.querySelector('svg.input')")
    try browser.mouse("mousePressed", x, y - 8)
    try browser.mouse("mouseReleased", x, y - 8)
    try browser.mouse("mousePressed", x, y - 8, clicks: 2)
    try browser.mouse("mouseReleased", x, y - 8, clicks: 2)
    try browser.settle()
    XCTAssertEqual(try texts(), ["1----------|"], "behind the end nothing is added")
    let (left, _) = try browser.place(of: "document.querySelectorAll('.mark')[0]")
    let (right, top) = try browser.place(of: "document.querySelectorAll('.mark')[1]")
    try browser.mouse("mousePressed", left + (right - left) * 5 / 11, top, clicks: 1)
    try browser.mouse("mouseReleased", left + (right - left) * 5 / 11, top, clicks: 1)
    try browser.mouse("mousePressed", left + (right - left) * 5 / 11, top, clicks: 2)
    try browser.mouse("mouseReleased", left + (right - left) * 5 / 11, top, clicks: 2)
    try browser.settle()
    XCTAssertEqual(try texts(), ["1----2-----|"])
    XCTAssertEqual(try results(), ["0 value 10", "5 value 20", "11 completed"])
  }

  func testTheCodeIsShownAsATestAndAsText() throws {
    try browser.open("\(address)#op=take&n.count=1&in=-a-b-%7C")
    try browser.evaluate("document.getElementById('tab-code').focus()")
    try browser.key("ArrowRight")
    XCTAssertEqual(try focused, "tab-test")
    let test = try string("document.getElementById('code').textContent")
    XCTAssert(test.contains(#"let source = scheduler.cold("-a-b-|").asObservable()"#), test)
    XCTAssert(test.contains(#"scheduler.expect(result).emits("-[a|]")"#), test)
    try browser.key("ArrowRight")
    XCTAssertEqual(
      try string("document.getElementById('code').textContent"),
      "source  -a-b-|\n        ^!\n        source.take(1)\n        -(a|)")
  }
}
