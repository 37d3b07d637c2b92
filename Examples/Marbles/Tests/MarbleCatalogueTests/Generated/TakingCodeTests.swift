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

final class TakingCodeTests: XCTestCase {
  func testTake() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-|").asObservable()
    let result = source.take(2)

    scheduler.expect(result).emits("-a-[b|]")
  }

  func testTakeWhile() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2-3-2-1-|", of: Int.self).asObservable()
    let result = source.take(while: { $0 < 3 })

    scheduler.expect(result).emits("-1-2-|")
  }

  func testTakeUntil() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-e-|").asObservable()
    let other = scheduler.cold("-------x--|").asObservable()
    let result = source.take(until: other)

    scheduler.expect(result).emits("-a-b-c-|")
  }

  func testTakeUntilPredicate() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2-3-2-1-|", of: Int.self).asObservable()
    let result = source.take(until: { $0 == 3 }, behavior: .inclusive)

    scheduler.expect(result).emits("-1-2-[3|]")
  }

  func testTakeFor() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-e-|").asObservable()
    let result = source.take(for: .milliseconds(6), scheduler: scheduler)

    scheduler.expect(result).emits("-a-b-c|")
  }

  func testTakeLast() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-|").asObservable()
    let result = source.takeLast(2)

    scheduler.expect(result).emits("---------[cd|]")
  }

  func testSkip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-|").asObservable()
    let result = source.skip(2)

    scheduler.expect(result).emits("-----c-d-|")
  }

  func testSkipWhile() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2-3-2-1-|", of: Int.self).asObservable()
    let result = source.skip(while: { $0 < 3 })

    scheduler.expect(result).emits("-----3-2-1-|")
  }

  func testSkipUntil() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-e-|").asObservable()
    let other = scheduler.cold("-----x--|").asObservable()
    let result = source.skip(until: other)

    scheduler.expect(result).emits("-------d-e-|")
  }

  func testSkipFor() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-e-|").asObservable()
    let result = source.skip(.milliseconds(4), scheduler: scheduler)

    scheduler.expect(result).emits("-----c-d-e-|")
  }
}
