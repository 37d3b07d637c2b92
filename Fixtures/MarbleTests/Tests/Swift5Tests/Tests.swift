// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles
import RxSwift
import RxTest
import Testing
import XCTest

private let fails = ProcessInfo.processInfo.environment["RX_MARBLES_FAIL"] != nil

/// Marbles in Swift 5 mode, under XCTest.
final class XCTests: XCTestCase {
  private let scheduler = TestScheduler(frame: .milliseconds(1))

  func testDebounce() {
    let source = scheduler.hot("-ab-----c-|")
    let result = scheduler.expect(source.debounce(.milliseconds(3), scheduler: scheduler))
    // The script that runs this asks for a failure.
    result.emits(fails ? "-----a----(c|)" : "-----b----(c|)")
    scheduler.expect(subscriptionsOf: source).are("^---------!")
  }
}

/// Marbles in Swift 5 mode, under Swift Testing.
@Suite struct SwiftTestingTests {
  private let scheduler = TestScheduler(frame: .milliseconds(1))

  @Test func map() {
    let source = scheduler.cold("-1-2-|", of: Int.self)
    let result = scheduler.expect(source.map { $0 * 10 })
    result.emits(fails ? "-x-x-|" : "-x-y-|", values: ["x": 10, "y": 20])
  }

  @Test @MainActor func onTheMainActor() {
    let source = scheduler.cold("-a-|")
    scheduler.expect(source.startWith("s")).emits("sa-|")
  }
}
