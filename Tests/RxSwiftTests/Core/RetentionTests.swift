// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

/// An observable retains its sources; a subscription only what it needs to run.
final class RetentionTests: XCTestCase {
  private func subjects() -> [(name: String, make: () -> Observable<Int>)] {
    [
      ("publish", { PublishSubject<Int>() }), ("behavior", { BehaviorSubject(value: 0) }),
      ("replay", { ReplaySubject<Int>.create(bufferSize: 1) }), ("async", { AsyncSubject<Int>() }),
    ]
  }

  func testAChainKeepsItsSubjectAlive() {
    for (name, make) in subjects() {
      var subject: Observable<Int>? = make()
      weak let weakSubject = subject
      var chain: Observable<Int>? = subject?.map { $0 + 1 }.filter { $0 > 0 }
      subject = nil
      XCTAssertNotNil(weakSubject, name)
      withExtendedLifetime(chain) {}
      chain = nil
      XCTAssertNil(weakSubject, name)
    }
  }

  func testASubscriptionDoesNotKeepItsSubjectAlive() {
    for (name, make) in subjects() {
      var subject: Observable<Int>? = make()
      weak let weakSubject = subject
      let subscription = subject?.map { $0 + 1 }.scan(0, accumulator: +).filter { $0 > 0 }.subscribe()
      subject = nil
      XCTAssertNil(weakSubject, name)
      subscription?.dispose()
    }
  }

  /// Not for `concat` and its like, which hold all their sources until the last one begins.
  func testASubscriptionToWhatIsMadeOfASubjectDoesNotKeepItAlive() {
    let operators: [(String, (Observable<Int>) -> Observable<Int>)] = [
      ("flatMap", { $0.flatMap { Observable.of($0, $0) } }),
      ("flatMapLatest", { $0.flatMapLatest { Observable.of($0, $0) } }),
      ("merge", { Observable.merge($0, Observable.never()) }),
      ("combineLatest", { Observable.combineLatest($0, Observable.just(1)) { $0 + $1 } }),
      ("zip", { Observable.zip($0, Observable.just(1)) { $0 + $1 } }),
      ("withLatestFrom", { $0.withLatestFrom(Observable.just(1)) }),
      ("catch", { $0.catchAndReturn(0) }),
      ("take(until:)", { $0.take(until: Observable<Int>.never()) }),
    ]
    for (name, build) in operators {
      var subject: Observable<Int>? = PublishSubject<Int>()
      weak let weakSubject = subject
      let subscription = subject.map { build($0).map { $0 + 1 }.filter { $0 > 0 }.subscribe() }
      subject = nil
      XCTAssertNil(weakSubject, name)
      subscription?.dispose()
    }
  }

  func testADisposedSubscriptionKeepsNothing() {
    let subject = PublishSubject<Int>()
    var captured: WeakProbe? = WeakProbe()
    weak let weakCaptured = captured
    let subscription = subject.map { [captured] in $0 + (captured == nil ? 1 : 0) }.subscribe()
    captured = nil
    XCTAssertNotNil(weakCaptured)
    subscription.dispose()
    XCTAssertNil(weakCaptured)
  }

  private final class WeakProbe: Sendable {}
}
