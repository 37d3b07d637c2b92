// SPDX-License-Identifier: MIT
import Foundation
import MarbleCatalogue
import RxMarbles
import XCTest

final class SpeedTests: PageTestCase {
  /// The times of the pictures, in milliseconds: until they are drawn, and until the browser shows them.
  private struct Times: CustomStringConvertible {
    let drawn: [Double]
    let shown: [Double]
    /// How many were drawn together with the marble, in the event of the pointer.
    let atOnce: Int

    var description: String {
      "\(drawn.count) pictures, \(atOnce) of them together with the marble; drawn \(Self.parts(drawn)); shown \(Self.parts(shown))"
    }

    private static func parts(_ times: [Double]) -> String {
      let (middle, most, all) = (DragTimes.part(times, 0.5), DragTimes.part(times, 0.95), DragTimes.part(times, 1))
      return String(format: "median %.1f ms, 95 %% within %.1f ms, all within %.1f ms", middle, most, all)
    }
  }

  /// Drags a marble to and fro.
  private func drag(_ steps: Int, waiting condition: String) throws -> Times {
    try browser.open("\(address)#op=debounce")
    let (x, y) = try browser.place(of: "document.querySelector('.mark.movable')")
    try browser.mouse("mousePressed", x, y)
    try browser.wait(for: condition)
    try browser.evaluate("playground.times.length = 0")
    for step in 0..<steps {
      try browser.mouse("mouseMoved", x + abs(Double(step % 40) - 20) * 18, y)
      try browser.wait(for: condition)
    }
    try browser.mouse("mouseReleased", x, y)
    try browser.wait(for: "playground.times.length > 20 && playground.times.every((time) => time.shown)")
    let values = { (expression: String) in
      (try self.browser.evaluate("playground.times.map((time) => \(expression))") as? [Any] ?? [])
        .compactMap(Browser.number).sorted()
    }
    return Times(
      drawn: try values("time.drawn"), shown: try values("time.shown"),
      atOnce: Int(try values("Number(time.isAtOnce)").reduce(0, +)))
  }

  /// A hand takes some milliseconds from one place to the next, in which the page asks ahead: the picture of a place is there before the marble,
  /// and is drawn in the same event. The half of them within a frame is far from what it takes; a machine that has other things to do gets
  /// ten attempts, with pauses between them.
  func testThePictureComesWithTheMarble() throws {
    var times = try drag(120, waiting: "playground.isAhead")
    for attempt in 1..<10 where DragTimes.part(times.drawn, 0.5) >= DragTimes.frame {
      try browser.evaluate("new Promise((resolve) => setTimeout(resolve, \(attempt * 50)))")
      times = try drag(120, waiting: "playground.isAhead")
    }
    print("From the pointer to the picture: \(times)")
    XCTAssertEqual(times.atOnce, times.drawn.count)
    XCTAssertLessThan(DragTimes.part(times.drawn, 0.5), DragTimes.frame)
  }

  /// What a marble leads to is asked for while the hand is over it: also far from its place the picture is there before it is taken.
  func testAHandOverAMarbleIsExpected() throws {
    try browser.open("\(address)#op=debounce")
    let (x, y) = try browser.place(of: "document.querySelector('.mark.movable')")
    try browser.mouse("mouseMoved", x, y, isDown: false)
    try browser.wait(for: "playground.isAhead")
    try browser.evaluate("playground.times.length = 0")
    try browser.mouse("mousePressed", x, y)
    try browser.mouse("mouseMoved", x + 10 * browser.number("playground.unit"), y)
    try browser.settle()
    try browser.mouse("mouseReleased", x, y)
    XCTAssertEqual(try browser.evaluate("playground.times[0].isAtOnce") as? Bool, true)
  }

  /// For a hand that is faster than the server every picture that is drawn counts, and the last one is that of the place where the hand rests.
  /// Its times are printed. None makes the test fail: the machine may have other things to do.
  func testThePictureFollowsAFastHand() throws {
    let times = try drag(119, waiting: "playground.isIdle")
    print("From a fast pointer to the picture: \(times)")
    let texts = try texts()
    let example = try XCTUnwrap(Catalogue.entries.map(\.example).first { $0.name == "debounce" })
    let marks = try example.picture(texts).outputs.flatMap(\.marks).map { mark in
      if case .value(let text) = mark.kind { "\(mark.frame) value \(text)" } else { "\(mark.frame) completed" }
    }
    XCTAssertEqual(try results(), marks)
  }
}
