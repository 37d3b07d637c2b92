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

final class AnswersCodeTests: XCTestCase {
  func testAsSingle() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---a---|").asObservable()
    let result = source
      .asSingle()
      .asObservable()

    scheduler.expect(result).emits("-------[a|]")
  }

  func testAsMaybe() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-------|").asObservable()
    let result = source
      .asMaybe()
      .asObservable()

    scheduler.expect(result).emits("-------|")
  }

  func testAsCompletable() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b---|").asObservable()
    let result = source
      .ignoreElements().asCompletable()
      .asObservable()

    scheduler.expect(result).emits("-------|", values: [:])
  }

  func testFirst() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---a-b-|").asObservable()
    let result = source
      .first()
      .asObservable()

    scheduler.expect(result).emits("---[a|]", values: ["a": "a"])
  }

  func testSingleMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---1---|", of: Int.self).asObservable()
    let result = source
      .asSingle().map { $0 * 10 }
      .asObservable()

    scheduler.expect(result).emits("-------[A|]", values: ["A": 10])
  }

  func testSingleFilter() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---1---|", of: Int.self).asObservable()
    let result = source
      .asSingle().filter { $0 >= 5 }
      .asObservable()

    scheduler.expect(result).emits("-------|")
  }

  func testSingleFlatMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let inner = [
      "a": scheduler.cold("----[1|]"),
    ]
    @Sendable func work(_ name: String) -> Observable<String> {
      inner[name]?.asObservable() ?? Observable.empty()
    }
    let result = source
      .asSingle().flatMap { work($0).asSingle() }
      .asObservable()

    scheduler.expect(result).emits("-------[1|]")
  }

  func testSingleZip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let other = scheduler.cold("------[1|]").asObservable()
    let result = Single.zip(source.asSingle(), other.asSingle()) { $0 + $1 }.asObservable()

    scheduler.expect(result).emits("------[A|]", values: ["A": "a1"])
  }

  func testSingleCatchAndReturn() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------#").asObservable()
    let result = source
      .asSingle().catchAndReturn("x")
      .asObservable()

    scheduler.expect(result).emits("------[x|]")
  }

  func testSingleRetry() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------#").asObservable()
    let result = source
      .asSingle().retry(2)
      .asObservable()

    scheduler.expect(result).emits("------------#")
  }

  func testSingleDelay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().delay(.milliseconds(5), scheduler: scheduler)
      .asObservable()

    scheduler.expect(result).emits("--------[a|]")
  }

  func testSingleTimeout() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---------[a|]").asObservable()
    let other = scheduler.cold("--[x|]").asObservable()
    let result = source
      .asSingle().timeout(.milliseconds(5), other: other.asSingle(), scheduler: scheduler)
      .asObservable()

    scheduler.expect(result).emits("-------[x|]")
  }

  func testMaybeIfEmpty() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------|").asObservable()
    let result = source
      .asMaybe().ifEmpty(default: "x")
      .asObservable()

    scheduler.expect(result).emits("------[x|]")
  }

  func testMaybeIfEmptySwitch() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------|").asObservable()
    let other = scheduler.cold("---[x|]").asObservable()
    let result = source
      .asMaybe().ifEmpty(switchTo: other.asSingle())
      .asObservable()

    scheduler.expect(result).emits("---------[x|]")
  }

  func testAndThen() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-----|").asObservable()
    let other = scheduler.cold("--1--2-|").asObservable()
    let result = source.ignoreElements().asCompletable().andThen(other)

    scheduler.expect(result).emits("-------1--2-|")
  }

  func testCompletableZip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-----|").asObservable()
    let other = scheduler.cold("--------|").asObservable()
    let result = Completable.zip(source.ignoreElements().asCompletable(), other.ignoreElements().asCompletable())
      .asObservable()

    scheduler.expect(result).emits("--------|", values: [:])
  }

  func testAsInfallible() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x")
      .asObservable()

    scheduler.expect(result).emits("-a--b--[x|]")
  }

  func testAndThenSingle() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-----|").asObservable()
    let other = scheduler.cold("---[1|]").asObservable()
    let result = source
      .ignoreElements().asCompletable().andThen(other.asSingle())
      .asObservable()

    scheduler.expect(result).emits("--------[1|]")
  }

  func testAndThenMaybe() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-----|").asObservable()
    let other = scheduler.cold("---|").asObservable()
    let result = source
      .ignoreElements().asCompletable().andThen(other.asMaybe())
      .asObservable()

    scheduler.expect(result).emits("--------|")
  }

  func testAndThenCompletable() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-----|").asObservable()
    let other = scheduler.cold("---|").asObservable()
    let result = source
      .ignoreElements().asCompletable().andThen(other.ignoreElements().asCompletable())
      .asObservable()

    scheduler.expect(result).emits("--------|", values: [:])
  }

  func testSingleCompactMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[1|]").asObservable()
    let result = source
      .asSingle().compactMap { Int($0) }
      .asObservable()

    scheduler.expect(result).emits("---[1|]")
  }

  func testMaybeMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[1|]", of: Int.self).asObservable()
    let result = source
      .asMaybe().map { $0 * 10 }
      .asObservable()

    scheduler.expect(result).emits("---[A|]", values: ["A": 10])
  }

  func testMaybeFilter() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[1|]", of: Int.self).asObservable()
    let result = source
      .asMaybe().filter { $0 > 5 }
      .asObservable()

    scheduler.expect(result).emits("---|")
  }

  func testMaybeCompactMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[1|]").asObservable()
    let result = source
      .asMaybe().compactMap { Int($0) }
      .asObservable()

    scheduler.expect(result).emits("---[1|]")
  }

  func testMaybeIfEmptyMaybe() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------|").asObservable()
    let other = scheduler.cold("---[x|]").asObservable()
    let result = source
      .asMaybe().ifEmpty(switchTo: other.asMaybe())
      .asObservable()

    scheduler.expect(result).emits("---------[x|]")
  }

  func testSingleFlatMapMaybe() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let inner = [
      "a": scheduler.cold("----[1|]"),
    ]
    @Sendable func work(_ name: String) -> Observable<String> {
      inner[name]?.asObservable() ?? Observable.empty()
    }
    let result = source
      .asSingle().flatMapMaybe { work($0).asMaybe() }
      .asObservable()

    scheduler.expect(result).emits("-------[1|]")
  }

  func testSingleFlatMapCompletable() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let inner = [
      "a": scheduler.cold("----[1|]"),
    ]
    @Sendable func work(_ name: String) -> Observable<String> {
      inner[name]?.asObservable() ?? Observable.empty()
    }
    let result = source
      .asSingle().flatMapCompletable { work($0).ignoreElements().asCompletable() }
      .asObservable()

    scheduler.expect(result).emits("-------|", values: [:])
  }

  func testMaybeFlatMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let inner = [
      "a": scheduler.cold("----[1|]"),
    ]
    @Sendable func work(_ name: String) -> Observable<String> {
      inner[name]?.asObservable() ?? Observable.empty()
    }
    let result = source
      .asMaybe().flatMap { work($0).asMaybe() }
      .asObservable()

    scheduler.expect(result).emits("-------[1|]")
  }

  func testMaybeZip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let other = scheduler.cold("------[1|]").asObservable()
    let result = Maybe.zip(source.asMaybe(), other.asMaybe()) { $0 + $1 }.asObservable()

    scheduler.expect(result).emits("------[A|]", values: ["A": "a1"])
  }

  func testSingleZipCollection() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let other = scheduler.cold("------[1|]").asObservable()
    let result = Single.zip([source.asSingle(), other.asSingle()]).asObservable()

    scheduler.expect(result).emits("------[A|]", values: ["A": ["a", "1"]])
  }

  func testSingleCatch() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------#").asObservable()
    let other = scheduler.cold("---[x|]").asObservable()
    let result = source
      .asSingle().catch { _ in other.asSingle() }
      .asObservable()

    scheduler.expect(result).emits("---------[x|]")
  }

  func testMaybeCatchAndReturn() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------#").asObservable()
    let result = source
      .asMaybe().catchAndReturn("x")
      .asObservable()

    scheduler.expect(result).emits("------[x|]")
  }

  func testSingleRetryWhen() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("----#").asObservable()
    let result = source
      .asSingle().retry(when: { $0.delay(.milliseconds(3), scheduler: scheduler) })
      .asObservable()

    scheduler.expect(result, during: "^-----------------------!").emits("")
  }

  func testSingleObserveOn() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().observe(on: scheduler)
      .asObservable()

    scheduler.expect(result).emits("---[a|]")
  }

  func testSingleSubscribeOn() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().subscribe(on: scheduler)
      .asObservable()

    scheduler.expect(result).emits("---[a|]")
  }

  func testSingleDelaySubscription() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().delaySubscription(.milliseconds(5), scheduler: scheduler)
      .asObservable()

    scheduler.expect(result).emits("--------[a|]")
  }

  func testSingleDebug() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().debug("letter", logger: { _ in })
      .asObservable()

    scheduler.expect(result).emits("---[a|]")
  }

  func testSingleDo() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().do(onSuccess: { _ in })
      .asObservable()

    scheduler.expect(result).emits("---[a|]")
  }

  func testMaybeDo() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asMaybe().do(onNext: { _ in })
      .asObservable()

    scheduler.expect(result).emits("---[a|]")
  }

  func testCompletableDo() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-----|").asObservable()
    let result = source
      .ignoreElements().asCompletable().do(onCompleted: {})
      .asObservable()

    scheduler.expect(result).emits("-----|", values: [:])
  }

  func testSingleAsMaybe() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().asMaybe()
      .asObservable()

    scheduler.expect(result).emits("---[a|]")
  }

  func testSingleAsCompletable() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().asCompletable()
      .asObservable()

    scheduler.expect(result).emits("---|", values: [:])
  }

  func testCompletableConcat() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-----|").asObservable()
    let other = scheduler.cold("---|").asObservable()
    let result = source
      .ignoreElements().asCompletable().concat(other.ignoreElements().asCompletable())
      .asObservable()

    scheduler.expect(result).emits("--------|", values: [:])
  }

  func testSingleTimeoutError() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---------[a|]").asObservable()
    let result = source
      .asSingle().timeout(.milliseconds(5), scheduler: scheduler)
      .asObservable()

    scheduler.expect(result).emits("-----#", error: RxError.timeout)
  }
}
