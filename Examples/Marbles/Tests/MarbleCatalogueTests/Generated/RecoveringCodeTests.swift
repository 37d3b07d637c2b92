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

final class RecoveringCodeTests: XCTestCase {
  func testCatch() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let result = source.catch { _ in other }

    scheduler.expect(result).emits("-a--b----1--2--|")
  }

  func catchApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source.catch { _ in other }

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testCatchAndReturn() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let result = source.catchAndReturn("x")

    scheduler.expect(result).emits("-a--b--[x|]")
  }

  func catchAndReturnApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source.catchAndReturn("x")

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testRetry() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let result = source.retry(2)

    scheduler.expect(result).emits("-a--b---a--b--#")
  }

  func retryApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source.retry(2)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testRetryForever() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let result = source.retry().take(5)

    scheduler.expect(result).emits("-a--b---a--b---[a|]")
  }

  func retryForeverApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source.retry().take(5)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testRetryWhen() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-#").asObservable()
    let result = source.retry { $0.take(1).delay(.milliseconds(4), scheduler: scheduler) }

    scheduler.expect(result).emits("-a-b------a-b-|")
  }

  func retryWhenApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance
    let source = PublishSubject<String>()

    let result = source.retry { $0.take(1).delay(.milliseconds(4), scheduler: scheduler) }

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testIfEmptyDefault() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------|").asObservable()
    let result = source.ifEmpty(default: "x")

    scheduler.expect(result).emits("------[x|]")
  }

  func ifEmptyDefaultApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source.ifEmpty(default: "x")

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testIfEmptySwitch() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("------|").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let result = source.ifEmpty(switchTo: other)

    scheduler.expect(result).emits("--------1--2--|")
  }

  func ifEmptySwitchApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source.ifEmpty(switchTo: other)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testCatchSequence() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let result = Observable.catch(sequence: [source, other])

    scheduler.expect(result).emits("-a--b----1--2--|")
  }

  func catchSequenceApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = Observable.catch(sequence: [source, other])

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }
}
