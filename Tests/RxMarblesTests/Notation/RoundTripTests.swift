// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// What is printed reads as what it was, for random diagrams.
final class RoundTripTests: XCTestCase {
  private static let frames: [RxTimeInterval] = [
    .milliseconds(1), .seconds(1), .milliseconds(250), .microseconds(1), .nanoseconds(1),
  ]

  func testPrintedDiagramsReadAsTheSame() throws {
    for seed in SplitMix.seeds(2000) {
      var generator = SplitMix(seed: seed)
      let frame = Self.frames[seed % Self.frames.count]
      let diagram = MarbleDiagram.random(&generator)
      let text = diagram.text(frame: frame)
      let read = try MarbleDiagram(text, frame: frame)
      XCTAssertEqual(read, diagram, "RX_MARBLES_SEED=\(seed)\n\(text)")
      XCTAssertEqual(read.text(frame: frame), text, "RX_MARBLES_SEED=\(seed)")
      if read != diagram { return }
    }
  }

  /// Otherwise the seed of a failure would not find it again.
  func testASeedHasTheSameDiagramInEachProcess() {
    let diagrams = [
      2162: """
         1----(+#)------------------------^
      1: -(🙂é)--------------------------------------------
      +:      -(95#)--------------------------------------
      """,
      2691: """
         --------------------------------------^--字----字1---   -- 52s\u{20}
      字:                                          #--------
      1:                                                ---[é#]-
      """,
      1770: """
         0 999s m字----------------------- 59976s (1#)------------------------------------
      字:         ---b-(a#)--------------
      1:                                         ---(+#)-----------------------
      """,
    ]
    for (seed, text) in diagrams {
      var generator = SplitMix(seed: seed)
      XCTAssertEqual(MarbleDiagram.random(&generator).text(frame: .seconds(1)), text, "\(seed)")
    }
  }

  func testPrintedSubscriptionsReadAsTheSame() throws {
    for seed in SplitMix.seeds(2000) {
      var generator = SplitMix(seed: seed)
      let subscribed = Int.random(in: 0...90, using: &generator)
      let ended = subscribed + Int.random(in: 0...90, using: &generator)
      let subscription = Bool.random(using: &generator) ? Subscription(subscribed) : Subscription(subscribed, ended)
      let text = subscription.marbles()
      XCTAssertEqual(try Subscription(marbles: text), subscription, "RX_MARBLES_SEED=\(seed) \(text)")
    }
  }

  /// Any text is read, or its fault has a column in it.
  func testRandomTextsAreReadOrHaveAFaultInTheirColumns() throws {
    let signs = Array("--  ab15sm()[]|#^!:.,\n")
    var (read, faulty) = (0, 0)
    for seed in SplitMix.seeds(3000) {
      var generator = SplitMix(seed: seed)
      let length = Int.random(in: 0...12, using: &generator)
      let text = String((0..<length).map { _ in signs[Int.random(in: 0..<signs.count, using: &generator)] })
      do {
        let diagram = try MarbleDiagram(text)
        XCTAssertEqual(try MarbleDiagram(diagram.text()), diagram, "RX_MARBLES_SEED=\(seed) “\(text)”")
        read += 1
      } catch let fault as MarbleSyntaxError {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        XCTAssertEqual(String(lines[fault.line - 1]), fault.text)
        XCTAssert((1...fault.text.count).contains(fault.column), "RX_MARBLES_SEED=\(seed) “\(text)” \(fault)")
        faulty += 1
      }
    }
    XCTAssert(read > 100 && faulty > 1000 || SplitMix.seeds(2).count == 1, "\(read) read, \(faulty) faulty")
  }
}
