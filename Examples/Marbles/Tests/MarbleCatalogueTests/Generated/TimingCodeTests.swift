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

final class TimingCodeTests: XCTestCase {
  func testDebounce() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c----d------e-|").asObservable()
    let result = source.debounce(.milliseconds(3), scheduler: scheduler)

    scheduler.expect(result).emits("--------c----d-----[e|]")
  }

  func testThrottle() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c------d-e----|").asObservable()
    let result = source.throttle(.milliseconds(5), scheduler: scheduler)

    scheduler.expect(result).emits("-a----c-----d----e-|")
  }

  func testThrottleFirst() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c------d-e----|").asObservable()
    let result = source.throttle(.milliseconds(5), latest: false, scheduler: scheduler)

    scheduler.expect(result).emits("-a----------d------|")
  }

  func testDelay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b---c-|").asObservable()
    let result = source.delay(.milliseconds(4), scheduler: scheduler)

    scheduler.expect(result).emits("-----a--b---c-|")
  }

  func testDelaySubscription() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b---c-|").asObservable()
    let result = source.delaySubscription(.milliseconds(4), scheduler: scheduler)

    scheduler.expect(result).emits("-----a--b---c-|")
  }

  func testTimeout() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b-------c-|").asObservable()
    let other = scheduler.cold("--1--2|").asObservable()
    let result = source.timeout(.milliseconds(5), other: other, scheduler: scheduler)

    scheduler.expect(result).emits("-a--b------1--2|")
  }

  func testTimeoutError() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--------c-|").asObservable()
    let result = source.timeout(.milliseconds(5), scheduler: scheduler)

    scheduler.expect(result).emits("-a--b----#", error: RxError.timeout)
  }
}
