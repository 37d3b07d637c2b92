// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/marbles: the code that the playground shows. The tests run; that the other methods compile is enough.
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

  func asSingleApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .asSingle()
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testAsMaybe() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-------|").asObservable()
    let result = source
      .asMaybe()
      .asObservable()

    scheduler.expect(result).emits("-------|")
  }

  func asMaybeApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .asMaybe()
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testAsCompletable() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b---|").asObservable()
    let result = source
      .ignoreElements().asCompletable()
      .asObservable()

    scheduler.expect(result).emits("-------|", values: [:])
  }

  func asCompletableApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .ignoreElements().asCompletable()
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testFirst() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---a-b-|").asObservable()
    let result = source
      .first()
      .asObservable()

    scheduler.expect(result).emits("---[a|]", values: ["a": "a"])
  }

  func firstApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .first()
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---1---|", of: Int.self).asObservable()
    let result = source
      .asSingle().map { $0 * 10 }
      .asObservable()

    scheduler.expect(result).emits("-------[A|]", values: ["A": 10])
  }

  func singleMapApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<Int>()

    let result = source
      .asSingle().map { $0 * 10 }
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleFilter() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---1---|", of: Int.self).asObservable()
    let result = source
      .asSingle().filter { $0 >= 5 }
      .asObservable()

    scheduler.expect(result).emits("-------|")
  }

  func singleFilterApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<Int>()

    let result = source
      .asSingle().filter { $0 >= 5 }
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func singleFlatMapApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    @Sendable func work(_ name: String) -> Observable<String> { Observable.just(name) }

    let result = source
      .asSingle().flatMap { work($0).asSingle() }
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleZip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let other = scheduler.cold("------[1|]").asObservable()
    let result = Single.zip(source.asSingle(), other.asSingle()) { $0 + $1 }.asObservable()

    scheduler.expect(result).emits("------[A|]", values: ["A": "a1"])
  }

  func singleZipApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = Single.zip(source.asSingle(), other.asSingle()) { $0 + $1 }.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleCatchAndReturn() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------#").asObservable()
    let result = source
      .asSingle().catchAndReturn("x")
      .asObservable()

    scheduler.expect(result).emits("------[x|]")
  }

  func singleCatchAndReturnApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .asSingle().catchAndReturn("x")
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleRetry() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------#").asObservable()
    let result = source
      .asSingle().retry(2)
      .asObservable()

    scheduler.expect(result).emits("------------#")
  }

  func singleRetryApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .asSingle().retry(2)
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleDelay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().delay(.milliseconds(5), scheduler: scheduler)
      .asObservable()

    scheduler.expect(result).emits("--------[a|]")
  }

  func singleDelayApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance
    let source = PublishSubject<String>()

    let result = source
      .asSingle().delay(.milliseconds(5), scheduler: scheduler)
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func singleTimeoutApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source
      .asSingle().timeout(.milliseconds(5), other: other.asSingle(), scheduler: scheduler)
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMaybeIfEmpty() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------|").asObservable()
    let result = source
      .asMaybe().ifEmpty(default: "x")
      .asObservable()

    scheduler.expect(result).emits("------[x|]")
  }

  func maybeIfEmptyApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .asMaybe().ifEmpty(default: "x")
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func maybeIfEmptySwitchApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source
      .asMaybe().ifEmpty(switchTo: other.asSingle())
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testAndThen() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-----|").asObservable()
    let other = scheduler.cold("--1--2-|").asObservable()
    let result = source.ignoreElements().asCompletable().andThen(other)

    scheduler.expect(result).emits("-------1--2-|")
  }

  func andThenApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source.ignoreElements().asCompletable().andThen(other)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testCompletableZip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-----|").asObservable()
    let other = scheduler.cold("--------|").asObservable()
    let result = Completable.zip(source.ignoreElements().asCompletable(), other.ignoreElements().asCompletable())
      .asObservable()

    scheduler.expect(result).emits("--------|", values: [:])
  }

  func completableZipApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = Completable.zip(source.ignoreElements().asCompletable(), other.ignoreElements().asCompletable())
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testAsInfallible() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x")
      .asObservable()

    scheduler.expect(result).emits("-a--b--[x|]")
  }

  func asInfallibleApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .asInfallible(onErrorJustReturn: "x")
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func andThenSingleApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source
      .ignoreElements().asCompletable().andThen(other.asSingle())
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func andThenMaybeApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source
      .ignoreElements().asCompletable().andThen(other.asMaybe())
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func andThenCompletableApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source
      .ignoreElements().asCompletable().andThen(other.ignoreElements().asCompletable())
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleCompactMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[1|]").asObservable()
    let result = source
      .asSingle().compactMap { Int($0) }
      .asObservable()

    scheduler.expect(result).emits("---[1|]")
  }

  func singleCompactMapApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .asSingle().compactMap { Int($0) }
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMaybeMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[1|]", of: Int.self).asObservable()
    let result = source
      .asMaybe().map { $0 * 10 }
      .asObservable()

    scheduler.expect(result).emits("---[A|]", values: ["A": 10])
  }

  func maybeMapApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<Int>()

    let result = source
      .asMaybe().map { $0 * 10 }
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMaybeFilter() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[1|]", of: Int.self).asObservable()
    let result = source
      .asMaybe().filter { $0 > 5 }
      .asObservable()

    scheduler.expect(result).emits("---|")
  }

  func maybeFilterApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<Int>()

    let result = source
      .asMaybe().filter { $0 > 5 }
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMaybeCompactMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[1|]").asObservable()
    let result = source
      .asMaybe().compactMap { Int($0) }
      .asObservable()

    scheduler.expect(result).emits("---[1|]")
  }

  func maybeCompactMapApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .asMaybe().compactMap { Int($0) }
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func maybeIfEmptyMaybeApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source
      .asMaybe().ifEmpty(switchTo: other.asMaybe())
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func singleFlatMapMaybeApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    @Sendable func work(_ name: String) -> Observable<String> { Observable.just(name) }

    let result = source
      .asSingle().flatMapMaybe { work($0).asMaybe() }
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func singleFlatMapCompletableApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    @Sendable func work(_ name: String) -> Observable<String> { Observable.just(name) }

    let result = source
      .asSingle().flatMapCompletable { work($0).ignoreElements().asCompletable() }
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func maybeFlatMapApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    @Sendable func work(_ name: String) -> Observable<String> { Observable.just(name) }

    let result = source
      .asMaybe().flatMap { work($0).asMaybe() }
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMaybeZip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let other = scheduler.cold("------[1|]").asObservable()
    let result = Maybe.zip(source.asMaybe(), other.asMaybe()) { $0 + $1 }.asObservable()

    scheduler.expect(result).emits("------[A|]", values: ["A": "a1"])
  }

  func maybeZipApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = Maybe.zip(source.asMaybe(), other.asMaybe()) { $0 + $1 }.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleZipCollection() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let other = scheduler.cold("------[1|]").asObservable()
    let result = Single.zip([source.asSingle(), other.asSingle()]).asObservable()

    scheduler.expect(result).emits("------[A|]", values: ["A": ["a", "1"]])
  }

  func singleZipCollectionApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = Single.zip([source.asSingle(), other.asSingle()]).asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func singleCatchApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source
      .asSingle().catch { _ in other.asSingle() }
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMaybeCatchAndReturn() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------#").asObservable()
    let result = source
      .asMaybe().catchAndReturn("x")
      .asObservable()

    scheduler.expect(result).emits("------[x|]")
  }

  func maybeCatchAndReturnApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .asMaybe().catchAndReturn("x")
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleRetryWhen() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("----#").asObservable()
    let result = source
      .asSingle().retry(when: { $0.delay(.milliseconds(3), scheduler: scheduler) })
      .asObservable()

    scheduler.expect(result, during: "^-----------------------!").emits("")
  }

  func singleRetryWhenApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance
    let source = PublishSubject<String>()

    let result = source
      .asSingle().retry(when: { $0.delay(.milliseconds(3), scheduler: scheduler) })
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleObserveOn() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().observe(on: scheduler)
      .asObservable()

    scheduler.expect(result).emits("---[a|]")
  }

  func singleObserveOnApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance
    let source = PublishSubject<String>()

    let result = source
      .asSingle().observe(on: scheduler)
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleSubscribeOn() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().subscribe(on: scheduler)
      .asObservable()

    scheduler.expect(result).emits("---[a|]")
  }

  func singleSubscribeOnApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance
    let source = PublishSubject<String>()

    let result = source
      .asSingle().subscribe(on: scheduler)
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleDelaySubscription() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().delaySubscription(.milliseconds(5), scheduler: scheduler)
      .asObservable()

    scheduler.expect(result).emits("--------[a|]")
  }

  func singleDelaySubscriptionApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance
    let source = PublishSubject<String>()

    let result = source
      .asSingle().delaySubscription(.milliseconds(5), scheduler: scheduler)
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleDo() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().do(onSuccess: { _ in })
      .asObservable()

    scheduler.expect(result).emits("---[a|]")
  }

  func singleDoApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .asSingle().do(onSuccess: { _ in })
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMaybeDo() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asMaybe().do(onNext: { _ in })
      .asObservable()

    scheduler.expect(result).emits("---[a|]")
  }

  func maybeDoApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .asMaybe().do(onNext: { _ in })
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testCompletableDo() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-----|").asObservable()
    let result = source
      .ignoreElements().asCompletable().do(onCompleted: {})
      .asObservable()

    scheduler.expect(result).emits("-----|", values: [:])
  }

  func completableDoApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .ignoreElements().asCompletable().do(onCompleted: {})
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleAsMaybe() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().asMaybe()
      .asObservable()

    scheduler.expect(result).emits("---[a|]")
  }

  func singleAsMaybeApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .asSingle().asMaybe()
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleAsCompletable() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---[a|]").asObservable()
    let result = source
      .asSingle().asCompletable()
      .asObservable()

    scheduler.expect(result).emits("---|", values: [:])
  }

  func singleAsCompletableApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source
      .asSingle().asCompletable()
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func completableConcatApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source
      .ignoreElements().asCompletable().concat(other.ignoreElements().asCompletable())
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleTimeoutError() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---------[a|]").asObservable()
    let result = source
      .asSingle().timeout(.milliseconds(5), scheduler: scheduler)
      .asObservable()

    scheduler.expect(result).emits("-----#", error: RxError.timeout)
  }

  func singleTimeoutErrorApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance
    let source = PublishSubject<String>()

    let result = source
      .asSingle().timeout(.milliseconds(5), scheduler: scheduler)
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }
}
