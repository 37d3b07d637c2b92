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

final class CreatingCodeTests: XCTestCase {
  func testJust() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable.just("a")

    scheduler.expect(result).emits("[a|]")
  }

  func justApp() {
    let disposeBag = DisposeBag()

    let result = Observable.just("a")

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testOf() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable.of("a", "b", "c")

    scheduler.expect(result).emits("[abc|]")
  }

  func ofApp() {
    let disposeBag = DisposeBag()

    let result = Observable.of("a", "b", "c")

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testFrom() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable.from(["a", "b", "c"])

    scheduler.expect(result).emits("[abc|]")
  }

  func fromApp() {
    let disposeBag = DisposeBag()

    let result = Observable.from(["a", "b", "c"])

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testFromOptional() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<String>.from(optional: "a")

    scheduler.expect(result).emits("[a|]")
  }

  func fromOptionalApp() {
    let disposeBag = DisposeBag()

    let result = Observable<String>.from(optional: "a")

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testEmpty() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<String>.empty()

    scheduler.expect(result).emits("|")
  }

  func emptyApp() {
    let disposeBag = DisposeBag()

    let result = Observable<String>.empty()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testNever() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<String>.never()

    scheduler.expect(result, during: "^-----------------------!").emits("")
  }

  func neverApp() {
    let disposeBag = DisposeBag()

    let result = Observable<String>.never()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testError() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<String>.error(RxError.noElements)

    scheduler.expect(result).emits("#", error: RxError.noElements)
  }

  func errorApp() {
    let disposeBag = DisposeBag()

    let result = Observable<String>.error(RxError.noElements)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testCreate() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<String>.create { observer in
      observer.onNext("a")
      return scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
        observer.onNext("b")
        observer.onCompleted()
        return Disposables.create()
      }
    }

    scheduler.expect(result).emits("a---[b|]")
  }

  func createApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance

    let result = Observable<String>.create { observer in
      observer.onNext("a")
      return scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
        observer.onNext("b")
        observer.onCompleted()
        return Disposables.create()
      }
    }

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testDeferred() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<Int>.deferred { .just(scheduler.clock) }

    let observer1 = scheduler.expect(result, during: "--^")
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("--[2|]")
    observer2.emits("------[6|]")
  }

  func deferredApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance

    let result = Observable<Date>.deferred { .just(scheduler.now) }

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testRange() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable.range(start: 1, count: 4)

    scheduler.expect(result).emits("[1234|]")
  }

  func rangeApp() {
    let disposeBag = DisposeBag()

    let result = Observable.range(start: 1, count: 4)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testGenerate() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })

    scheduler.expect(result).emits("[1248|]")
  }

  func generateApp() {
    let disposeBag = DisposeBag()

    let result = Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 })

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testRepeatElement() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable.repeatElement("a").take(3)

    scheduler.expect(result).emits("[aaa|]")
  }

  func repeatElementApp() {
    let disposeBag = DisposeBag()

    let result = Observable.repeatElement("a").take(3)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testUsing() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<String>.using({ BooleanDisposable() }, observableFactory: { _ in .of("a", "b") })

    scheduler.expect(result).emits("[ab|]")
  }

  func usingApp() {
    let disposeBag = DisposeBag()

    let result = Observable<String>.using({ BooleanDisposable() }, observableFactory: { _ in .of("a", "b") })

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testInterval() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<Int>.interval(.milliseconds(4), scheduler: scheduler)

    scheduler.expect(result, during: "^-----------------------!").emits("----0---1---2---3---4")
  }

  func intervalApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance

    let result = Observable<Int>.interval(.milliseconds(4), scheduler: scheduler)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testTimer() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<Int>.timer(.milliseconds(5), scheduler: scheduler)

    scheduler.expect(result).emits("-----[0|]")
  }

  func timerApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance

    let result = Observable<Int>.timer(.milliseconds(5), scheduler: scheduler)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }
}
