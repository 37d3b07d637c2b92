// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/marbles: the tests that the playground shows.
import Foundation
import RxCocoa
import RxKit
import RxMarbles
import RxRelay
import RxSwift
import RxTest
import XCTest

final class FilteringCodeTests: XCTestCase {
  func testFilter() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2-3-4-5-|", of: Int.self).asObservable()
    let result = source.filter { $0 % 2 == 1 }

    scheduler.expect(result).emits("-1---3---5-|")
  }

  func testDistinctUntilChanged() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-a-b-b-b-a-|").asObservable()
    let result = source.distinctUntilChanged()

    scheduler.expect(result).emits("-a---b-----a-|")
  }

  func testDistinctUntilKeyChanges() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-3-4-2-6-5-|", of: Int.self).asObservable()
    let result = source.distinctUntilChanged { $0 % 2 }

    scheduler.expect(result).emits("-1---4-----5-|")
  }

  func testElementAt() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-|").asObservable()
    let result = source.element(at: 2)

    scheduler.expect(result).emits("-----[c|]")
  }

  func testSingle() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-|").asObservable()
    let result = source.single()

    scheduler.expect(result).emits("-a-#", error: RxError.moreThanOneElement)
  }

  func testSingleMatching() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-|").asObservable()
    let result = source.single { $0 == "b" }

    scheduler.expect(result).emits("---b---|")
  }

  func testIgnoreElements() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-|").asObservable()
    let result = source.ignoreElements()

    scheduler.expect(result).emits("-------|", values: [:])
  }
}
