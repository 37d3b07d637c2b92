// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// What is later than frame 24.
final class RangeTests: PageTestCase {
  func testAnEndThatIsMovedFarIsShown() throws {
    try browser.open("\(address)#op=map&in=-1-2-------------------%7C")
    try browser.evaluate("[...document.querySelectorAll('.mark.movable')].at(-1).focus()")
    try browser.key("ArrowRight")
    try browser.settle()
    XCTAssertEqual(try results(), ["1 value 10", "3 value 20", "24 completed"])
    for _ in 0..<3 { try browser.key("ArrowRight", with: .shift) }
    try browser.key("ArrowRight")
    try browser.settle()
    XCTAssertEqual(try results(), ["1 value 10", "3 value 20", "40 completed"])
    XCTAssertEqual(try browser.number("playground.frames"), 40)
    try browser.key("ArrowRight", with: .shift)
    for _ in 0..<4 { try browser.key("ArrowRight", with: .shift) }
    try browser.settle()
    XCTAssertEqual(try results().last, "59 completed", "a diagram has 60 frames")
  }

  func testDelaysLoseNothing() throws {
    try browser.open("\(address)#op=delay&n.delay=12&in=-a--b---c-%7C&op=delay&n.delay=12")
    XCTAssertEqual(try results(), ["25 value a", "28 value b", "32 value c", "34 completed"])
    try browser.open("\(address)#op=delay&n.delay=12&in=-a--b---c-&op=delay&n.delay=12")
    XCTAssertEqual(try results(), ["25 value a", "28 value b", "32 value c"])
    let test = try string("playground.answer.test")
    XCTAssert(test.contains("during: \"^\(String(repeating: "-", count: 32))!\""), test)
  }

  /// A sequence that goes on is shown as far as before, or as far as something goes in.
  func testWhatGoesOnIsCutOff() throws {
    try browser.open("\(address)#op=interval")
    let last = try XCTUnwrap(results().last?.split(separator: " ").first.flatMap { Int($0) })
    XCTAssertLessThan(last, 24)
    XCTAssertGreaterThan(last, 12)
  }

  func testTheNumbersOfTheAxisDoNotStandUponEachOther() throws {
    let (delay, end) = ("op=delay&n.delay=12", "\(String(repeating: "-", count: 59))%7C")
    let link = ["\(delay)&in=\(end)"] + Array(repeating: delay, count: 7)
    for width in [360, 1200] {
      try browser.size(width, 800)
      try browser.open("\(address)#\(link.joined(separator: "&"))")
      XCTAssertEqual(try results(), ["155 completed"])
      XCTAssertEqual(try browser.number("playground.frames"), 155)
      let gaps = try browser.evaluate(
        """
        (() => {
          const boxes = [...document.querySelectorAll("svg.axis text")].map((text) => text.getBoundingClientRect());
          return boxes.slice(1).filter((box, index) => box.left < boxes[index].right + 2).length;
        })()
        """)
      XCTAssertEqual(Browser.number(gaps), 0, "\(width)")
    }
  }
}
