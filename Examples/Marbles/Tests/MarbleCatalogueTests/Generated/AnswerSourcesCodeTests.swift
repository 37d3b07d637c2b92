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

  func singleCreateApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance

    let result = Single<String>.create { observer in
      scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
        observer(.success("a"))
        return Disposables.create()
      }
    }
    .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func maybeCreateApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance

    let result = Maybe<String>.create { observer in
      scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
        observer(.completed)
        return Disposables.create()
      }
    }
    .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func completableCreateApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance

    let result = Completable.create { observer in
      scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
        observer(.completed)
        return Disposables.create()
      }
    }
    .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleJust() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Single.just("a").asObservable()

    scheduler.expect(result).emits("[a|]")
  }

  func singleJustApp() {
    let disposeBag = DisposeBag()

    let result = Single.just("a").asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleError() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Single<String>.error(RxError.noElements).asObservable()

    scheduler.expect(result).emits("#", error: RxError.noElements)
  }

  func singleErrorApp() {
    let disposeBag = DisposeBag()

    let result = Single<String>.error(RxError.noElements).asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleNever() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Single<String>.never().asObservable()

    scheduler.expect(result, during: "^-----------------------!").emits("")
  }

  func singleNeverApp() {
    let disposeBag = DisposeBag()

    let result = Single<String>.never().asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMaybeJust() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Maybe.just("a").asObservable()

    scheduler.expect(result).emits("[a|]")
  }

  func maybeJustApp() {
    let disposeBag = DisposeBag()

    let result = Maybe.just("a").asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMaybeEmpty() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Maybe<String>.empty().asObservable()

    scheduler.expect(result).emits("|")
  }

  func maybeEmptyApp() {
    let disposeBag = DisposeBag()

    let result = Maybe<String>.empty().asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMaybeError() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Maybe<String>.error(RxError.noElements).asObservable()

    scheduler.expect(result).emits("#", error: RxError.noElements)
  }

  func maybeErrorApp() {
    let disposeBag = DisposeBag()

    let result = Maybe<String>.error(RxError.noElements).asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMaybeNever() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Maybe<String>.never().asObservable()

    scheduler.expect(result, during: "^-----------------------!").emits("")
  }

  func maybeNeverApp() {
    let disposeBag = DisposeBag()

    let result = Maybe<String>.never().asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testCompletableEmpty() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Completable.empty().asObservable()

    scheduler.expect(result).emits("|", values: [:])
  }

  func completableEmptyApp() {
    let disposeBag = DisposeBag()

    let result = Completable.empty().asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testCompletableError() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Completable.error(RxError.noElements).asObservable()

    scheduler.expect(result).emits("#", values: [:], error: RxError.noElements)
  }

  func completableErrorApp() {
    let disposeBag = DisposeBag()

    let result = Completable.error(RxError.noElements).asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testCompletableNever() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Completable.never().asObservable()

    scheduler.expect(result, during: "^-----------------------!").emits("", values: [:])
  }

  func completableNeverApp() {
    let disposeBag = DisposeBag()

    let result = Completable.never().asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleDeferred() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Single<Int>.deferred { .just(scheduler.clock) }.asObservable()

    let observer1 = scheduler.expect(result, during: "--^")
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("--[2|]")
    observer2.emits("------[6|]")
  }

  func singleDeferredApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance

    let result = Single<Date>.deferred { .just(scheduler.now) }.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleUsing() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Single<String>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in .just("a") })
      .asObservable()

    scheduler.expect(result).emits("[a|]")
  }

  func singleUsingApp() {
    let disposeBag = DisposeBag()

    let result = Single<String>.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in .just("a") })
      .asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSingleTimer() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Single<Int>.timer(.milliseconds(5), scheduler: scheduler).asObservable()

    scheduler.expect(result).emits("-----[0|]")
  }

  func singleTimerApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance

    let result = Single<Int>.timer(.milliseconds(5), scheduler: scheduler).asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }
}
