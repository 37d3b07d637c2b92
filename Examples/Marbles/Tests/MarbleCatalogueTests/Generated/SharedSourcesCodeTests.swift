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

final class SharedSourcesCodeTests: XCTestCase {
  func testDriverJust() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver.just("a").asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("[a|]")
  }

  func testDriverOf() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver.of("a", "b", "c").asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("[abc|]")
  }

  func testDriverFrom() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver.from(["a", "b", "c"]).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("[abc|]")
  }

  func testDriverFromOptional() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver.from(optional: "a").asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("[a|]")
  }

  func testDriverEmpty() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver<String>.empty().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("|")
  }

  func testDriverNever() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver<String>.never().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("")
  }

  func testDriverInterval() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver<Int>.interval(.milliseconds(4)).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("----0---1---2---3---4")
  }

  func testDriverTimer() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver<Int>.timer(.milliseconds(5), period: .milliseconds(3)).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("-----0--1--2--3--4--5--6")
  }

  func testDriverDeferred() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver<Int>.deferred { .just(1) }.asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("[1|]")
  }

  func testAsDriverWith() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let shared = { source.asDriver(onErrorDriveWith: other.asDriver(onErrorJustReturn: "x")).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b----1--2--|")
  }

  func testAsDriverRecover() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let shared = { source.asDriver(onErrorRecover: { _ in other.asDriver(onErrorJustReturn: "x") }).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b----1--2--|")
  }

  func testAsSignalWith() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let shared = { source.asSignal(onErrorSignalWith: other.asSignal(onErrorJustReturn: "x")).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b----1--2--|")
  }

  func testAsSignalRecover() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let shared = { source.asSignal(onErrorRecover: { _ in other.asSignal(onErrorJustReturn: "x") }).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b----1--2--|")
  }
}
