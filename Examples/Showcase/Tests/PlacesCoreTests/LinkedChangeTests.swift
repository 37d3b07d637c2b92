// SPDX-License-Identifier: MIT
import XCTest

@testable import PlacesCore

final class LinkedChangeTests: XCTestCase {
  func testThereAreThirteenOnFourViews() {
    XCTAssertEqual(LinkedChange.allCases.map(\.rawValue), Array(1...13))
    XCTAssertEqual(Set(LinkedChange.allCases.map(\.view)).count, 4)
    XCTAssertEqual(LinkedChange.View.allCases.count, 4)
  }

  func testWhatTheyAreAtEveryProgress() {
    for step in 0...1000 {
      let progress = Double(step) / 1000
      for change in LinkedChange.allCases {
        XCTAssertEqual(
          change.value(at: progress), Thirteen.expected(change, progress), accuracy: 1e-12, "\(change) at \(progress)")
      }
    }
  }

  /// Nothing comes back while the wheel goes one way, and nothing jumps but the gestures.
  func testTheyGoOneWayWithoutJumps() {
    for change in LinkedChange.allCases {
      let values = (0...1000).map { change.value(at: Double($0) / 1000) }
      let steps = zip(values.dropFirst(), values).map { $0 - $1 }
      XCTAssertTrue(steps.allSatisfy { $0 >= 0 } || steps.allSatisfy { $0 <= 0 }, "\(change)")
      XCTAssertNotEqual(values.first, values.last, "\(change)")
      if change != .gesturesChangeHands { XCTAssertTrue(steps.allSatisfy { abs($0) < 0.006 }, "\(change)") }
    }
  }

  func testOnlyOneViewHasItsGesturesAtATime() {
    XCTAssertEqual(Gestures(progress: 0), .wheel)
    XCTAssertEqual(Gestures(progress: 0.05), .nobody)
    XCTAssertEqual(Gestures(progress: 0.95), .nobody)
    XCTAssertEqual(Gestures(progress: 1), .cards)
    XCTAssertFalse(CardsLook(progress: 0.5).isOperable)
    XCTAssertTrue(CardsLook(progress: 1).isOperable)
  }
}
