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

final class AnswerSourcesCodeTests: XCTestCase {
  func testSingleCreate() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Single<String>.create { observer in
      scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
        observer(.success("a"))
        return Disposables.create()
      }
    }
    .asObservable()

    scheduler.expect(result).emits("----[a|]")
  }

  func testMaybeCreate() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Maybe<String>.create { observer in
      scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
        observer(.completed)
        return Disposables.create()
      }
    }
    .asObservable()

    scheduler.expect(result).emits("----|")
  }

  func testCompletableCreate() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Completable.create { observer in
      scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
        observer(.completed)
        return Disposables.create()
      }
    }
    .asObservable()

    scheduler.expect(result).emits("----|", values: [:])
  }

  func testSingleJust() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Single.just("a").asObservable()

    scheduler.expect(result).emits("[a|]")
  }

  func testSingleError() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Single<String>.error(RxError.noElements).asObservable()

    scheduler.expect(result).emits("#", error: RxError.noElements)
  }

  func testSingleNever() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Single<String>.never().asObservable()

    scheduler.expect(result, during: "^-----------------------!").emits("")
  }

  func testMaybeJust() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Maybe.just("a").asObservable()

    scheduler.expect(result).emits("[a|]")
  }

  func testMaybeEmpty() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Maybe<String>.empty().asObservable()

    scheduler.expect(result).emits("|")
  }

  func testMaybeError() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Maybe<String>.error(RxError.noElements).asObservable()

    scheduler.expect(result).emits("#", error: RxError.noElements)
  }

  func testMaybeNever() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Maybe<String>.never().asObservable()

    scheduler.expect(result, during: "^-----------------------!").emits("")
  }

  func testCompletableEmpty() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Completable.empty().asObservable()

    scheduler.expect(result).emits("|", values: [:])
  }

  func testCompletableError() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Completable.error(RxError.noElements).asObservable()

    scheduler.expect(result).emits("#", values: [:], error: RxError.noElements)
  }

  func testCompletableNever() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Completable.never().asObservable()

    scheduler.expect(result, during: "^-----------------------!").emits("", values: [:])
  }

  func testSingleDeferred() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Single<Int>.deferred { .just(scheduler.clock) }.asObservable()

    let observer1 = scheduler.expect(result, during: "--^")
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("--[2|]")
    observer2.emits("------[6|]")
  }

  func testSingleUsing() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Single<String>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in .just("a") })
      .asObservable()

    scheduler.expect(result).emits("[a|]")
  }

  func testSingleTimer() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Single<Int>.timer(.milliseconds(5), scheduler: scheduler).asObservable()

    scheduler.expect(result).emits("-----[0|]")
  }
}
