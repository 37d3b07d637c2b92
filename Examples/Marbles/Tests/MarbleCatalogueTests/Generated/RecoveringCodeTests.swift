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

final class RecoveringCodeTests: XCTestCase {
  func testCatch() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let result = source.catch { _ in other }

    scheduler.expect(result).emits("-a--b----1--2--|")
  }

  func testCatchAndReturn() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let result = source.catchAndReturn("x")

    scheduler.expect(result).emits("-a--b--[x|]")
  }

  func testRetry() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let result = source.retry(2)

    scheduler.expect(result).emits("-a--b---a--b--#")
  }

  func testRetryForever() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let result = source.retry().take(5)

    scheduler.expect(result).emits("-a--b---a--b---[a|]")
  }

  func testRetryWhen() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-#").asObservable()
    let result = source.retry { $0.take(1).delay(.milliseconds(4), scheduler: scheduler) }

    scheduler.expect(result).emits("-a-b------a-b-|")
  }

  func testIfEmptyDefault() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------|").asObservable()
    let result = source.ifEmpty(default: "x")

    scheduler.expect(result).emits("------[x|]")
  }

  func testIfEmptySwitch() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------|").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let result = source.ifEmpty(switchTo: other)

    scheduler.expect(result).emits("--------1--2--|")
  }

  func testCatchSequence() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let result = Observable.catch(sequence: [source, other])

    scheduler.expect(result).emits("-a--b----1--2--|")
  }
}
