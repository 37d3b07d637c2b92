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

final class SharedSourcesCodeTests: XCTestCase {
  func testDriverJust() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver.just("a").asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("[a|]")
  }

  func driverJustApp() {
    let disposeBag = DisposeBag()

    let shared = Driver.just("a")
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testDriverOf() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver.of("a", "b", "c").asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("[abc|]")
  }

  func driverOfApp() {
    let disposeBag = DisposeBag()

    let shared = Driver.of("a", "b", "c")
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testDriverFrom() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver.from(["a", "b", "c"]).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("[abc|]")
  }

  func driverFromApp() {
    let disposeBag = DisposeBag()

    let shared = Driver.from(["a", "b", "c"])
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testDriverFromOptional() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver.from(optional: "a").asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("[a|]")
  }

  func driverFromOptionalApp() {
    let disposeBag = DisposeBag()

    let shared = Driver.from(optional: "a")
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testDriverEmpty() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver<String>.empty().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("|")
  }

  func driverEmptyApp() {
    let disposeBag = DisposeBag()

    let shared = Driver<String>.empty()
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testDriverNever() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver<String>.never().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("")
  }

  func driverNeverApp() {
    let disposeBag = DisposeBag()

    let shared = Driver<String>.never()
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testDriverInterval() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver<Int>.interval(.milliseconds(4)).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("----0---1---2---3---4")
  }

  func driverIntervalApp() {
    let disposeBag = DisposeBag()

    let shared = Driver<Int>.interval(.milliseconds(4))
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testDriverTimer() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver<Int>.timer(.milliseconds(5), period: .milliseconds(3)).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result, during: "^-----------------------!").emits("-----0--1--2--3--4--5--6")
  }

  func driverTimerApp() {
    let disposeBag = DisposeBag()

    let shared = Driver<Int>.timer(.milliseconds(5), period: .milliseconds(3))
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testDriverDeferred() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let shared = { Driver<Int>.deferred { .just(1) }.asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("[1|]")
  }

  func driverDeferredApp() {
    let disposeBag = DisposeBag()

    let shared = Driver<Int>.deferred { .just(1) }
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func asDriverWithApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = source.asDriver(onErrorDriveWith: other.asDriver(onErrorJustReturn: "x"))
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func asDriverRecoverApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = source.asDriver(onErrorRecover: { _ in other.asDriver(onErrorJustReturn: "x") })
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func asSignalWithApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = source.asSignal(onErrorSignalWith: other.asSignal(onErrorJustReturn: "x"))
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func asSignalRecoverApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = source.asSignal(onErrorRecover: { _ in other.asSignal(onErrorJustReturn: "x") })
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }
}
