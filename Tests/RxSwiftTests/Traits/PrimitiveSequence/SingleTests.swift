// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class SingleTests: XCTestCase {
  func testCreateDeliversTheFirstOutcomeOnly() {
    let log = Log()
    _ = Single<Int>.create { single in
      single(.success(1))
      single(.success(2))
      single(.failure(TestError()))
      return Disposables.create { log.add("stopped") }
    }
    .subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["success(1)", "stopped"])
  }

  func testCreateDeliversAFailure() {
    let log = Log()
    _ = Single<Int>.create { single in
      single(.failure(TestError()))
      single(.success(2))
      return Disposables.create { log.add("stopped") }
    }
    .subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["failure(\(String(reflecting: TestError())))", "stopped"])
  }

  func testCreateSendsAnElementAndTheEndAsAnObservable() {
    let single = Single<Int>.create { single in
      single(.success(7))
      return Disposables.create()
    }
    XCTAssertEqual(events(of: single.asObservable()), "7 |")
  }

  func testDisposingStopsTheSource() {
    let log = Log()
    let box = Box<((SingleEvent<Int>) -> Void)?>(nil)
    let subscription = Single<Int>.create { single in
      box.value = single
      return Disposables.create { log.add("stopped") }
    }
    .subscribe { log.add("\($0)") }
    subscription.dispose()
    box.value?(.success(1))
    subscription.dispose()
    XCTAssertEqual(log.lines, ["stopped"])
  }

  func testOnDisposedFollowsTheOutcomeAtOnce() {
    let log = Log()
    let subscription = Single<Int>.create { single in
      single(.success(1))
      log.add("after success")
      return Disposables.create { log.add("stopped") }
    }
    .subscribe(
      onSuccess: { log.add("success \($0)") }, onFailure: { _ in log.add("failure") },
      onDisposed: { log.add("disposed") })
    subscription.dispose()
    XCTAssertEqual(log.lines, ["success 1", "disposed", "after success", "stopped"])
  }

  func testOnDisposedFollowsAFailure() {
    let log = Log()
    let subscription = Single<Int>.error(TestError()).subscribe(
      onSuccess: { log.add("success \($0)") }, onFailure: { _ in log.add("failure") },
      onDisposed: { log.add("disposed") })
    subscription.dispose()
    XCTAssertEqual(log.lines, ["failure", "disposed"])
  }

  func testOnDisposedFollowsDisposal() {
    let log = Log()
    let subscription = Single<Int>.never().subscribe(
      onSuccess: { log.add("success \($0)") }, onFailure: { _ in log.add("failure") },
      onDisposed: { log.add("disposed") })
    XCTAssertEqual(log.lines, [])
    subscription.dispose()
    subscription.dispose()
    XCTAssertEqual(log.lines, ["disposed"])
  }

  func testAnErrorThatNobodyHandlesReachesTheHook() {
    let log = Log()
    let original = Hooks.defaultErrorHandler
    defer { Hooks.defaultErrorHandler = original }
    Hooks.defaultErrorHandler = { _, error in log.add("\(error)") }
    _ = Single<Int>.error(TestError()).subscribe(onSuccess: { _ in })
    XCTAssertEqual(log.lines, ["\(TestError())"])
  }

  func testTheFormerNameOfOnFailure() {
    let log = Log()
    _ = (Former.self as any Deprecated.Type).subscribe(Single<Int>.error(TestError()), log)
    XCTAssertEqual(log.lines, ["error", "disposed"])
  }

  func testWithAnObjectCallsAsLongAsItLives() {
    let log = Log()
    let subject = PublishSubject<Int>()
    var object: Box<String>? = Box("here")
    let weakly = WeakBox(object)
    _ = subject.first().subscribe(
      with: object!, onSuccess: { object, element in log.add("\(object.value) \(element!)") },
      onDisposed: { log.add("disposed \($0.value)") })
    subject.onNext(1)
    XCTAssertEqual(log.lines, ["here 1", "disposed here"])

    _ = subject.first().subscribe(
      with: object!, onSuccess: { _, _ in log.add("must not be called") }, onFailure: { _, _ in log.add("nor this") },
      onDisposed: { _ in log.add("nor this") })
    object = nil
    XCTAssertNil(weakly.object)
    subject.onNext(2)
    XCTAssertEqual(log.lines, ["here 1", "disposed here"])
  }

  func testAReentrantElementIsNotASecondOutcome() {
    let log = Log()
    let subject = PublishSubject<Int>()
    _ = subject.take(1).asSingle().subscribe { log.add("\($0)") }
    subject.onNext(1)
    subject.onNext(2)
    XCTAssertEqual(log.lines, ["success(1)"])
  }

  func testReleasesWhatItCaptured() {
    for outcome in [SingleEvent<Int>.success(1), .failure(TestError())] {
      let captured = WeakBox<Box<Int>>(nil)
      var subscription: (any Disposable)?
      do {
        let object = Box(0)
        captured.object = object
        subscription = Single<Int>.create { single in
          single(outcome)
          return Disposables.create()
        }
        .subscribe(onSuccess: { object.value += $0 }, onFailure: { _ in object.value += 1 })
        XCTAssertEqual(object.value, 1)
      }
      XCTAssertNil(captured.object)
      withExtendedLifetime(subscription) {}
    }
  }

  func testReleasesWhatItCapturedWhenItIsDisposed() {
    let captured = WeakBox<Box<Int>>(nil)
    var subscription: (any Disposable)?
    do {
      let object = Box(0)
      captured.object = object
      subscription = Single<Int>.never().subscribe(onSuccess: { object.value += $0 })
    }
    subscription?.dispose()
    subscription = nil
    XCTAssertNil(captured.object)
  }
}

/// Uses what is deprecated without a warning: a witness of a protocol may be deprecated itself.
private protocol Deprecated {
  static func subscribe(_ single: Single<Int>, _ log: Log) -> any Disposable
}

private enum Former: Deprecated {
  @available(*, deprecated)
  static func subscribe(_ single: Single<Int>, _ log: Log) -> any Disposable {
    single.subscribe(
      onSuccess: { _ in log.add("success") }, onError: { _ in log.add("error") }, onDisposed: { log.add("disposed") })
  }
}
