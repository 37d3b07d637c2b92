// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class FlatMapLatestTests: XCTestCase {
  func testPassesTheLatestOn() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.hot("210:0 240:1 300:|")
    let inners = [scheduler.cold("10:1 50:2 60:|"), scheduler.cold("10:3 20:4 100:|")]
    let sequences = inners.map { $0.asObservable() }
    XCTAssertEqual(
      scheduler.run { source.asObservable().flatMapLatest { sequences[$0] } }, "220:1 250:3 260:4 340:|")
    XCTAssertEqual([source.windows] + inners.map(\.windows), ["200-300", "210-240", "240-340"])
  }

  func testErrors() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.hot("210:0 300:|")
    let inner = scheduler.cold("10:1 20:x")
    let sequence = inner.asObservable()
    XCTAssertEqual(scheduler.run { source.asObservable().flatMapLatest { _ in sequence } }, "220:1 230:x")
    XCTAssertEqual([source.windows, inner.windows], ["200-230", "210-230"])
    XCTAssertEqual(
      events(of: Observable.just(1).flatMapLatest { _ -> Observable<Int> in throw TestError() }), "x")
  }

  /// An indicator that belongs to the inner sequence is off when the observer receives the error.
  func testAnInnerSequenceThatFailsIsDisposedBeforeTheError() {
    let (log, outer, inner) = (Log(), PublishSubject<Int>(), PublishSubject<Int>())
    let sequence = logged(inner.asObservable(), log)
    let subscription = outer.flatMapLatest { _ in sequence }.subscribe { log.add(marble($0)) }
    outer.onNext(1)
    inner.onError(TestError())
    XCTAssertEqual(log.lines, ["subscribe", "dispose", "x"])
    subscription.dispose()
  }

  /// The disposal of the failed inner sequence begins another one: the error is that of an old one.
  func testTheDisposalOfAFailedInnerSequenceBeginsAnother() {
    let (log, outer) = (Log(), PublishSubject<Int>())
    let inners = [PublishSubject<Int>(), PublishSubject<Int>()]
    let subscription = outer.flatMapLatest { number in
      inners[number].do(onDispose: { if number == 0 { outer.onNext(1) } })
    }
    .subscribe { log.add(marble($0)) }
    outer.onNext(0)
    inners[0].onError(TestError())
    inners[1].onNext(7)
    XCTAssertEqual(log.lines, ["7"])
    subscription.dispose()
  }

  func testThePreviousIsDisposedBeforeTheNextIsSubscribed() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let inner = logged(Observable<Int>.never(), log)
    let subscription = subject.flatMapLatest { _ in inner }.subscribe { log.add(marble($0)) }
    subject.onNext(1)
    subject.onNext(2)
    XCTAssertEqual(log.lines, ["subscribe", "dispose", "subscribe"])
    subscription.dispose()
    XCTAssertEqual(log.lines, ["subscribe", "dispose", "subscribe", "dispose"])
    XCTAssertFalse(subject.hasObservers)
  }

  func testSwitchingFromInside() {
    let subject = PublishSubject<Int>()
    let log = Log()
    _ = subject.flatMapLatest { element in
      Observable<Int>.create { observer in
        observer.onNext(element)
        observer.onNext(element + 1)
        return Disposables.create()
      }
    }.subscribe { event in
      log.add(marble(event))
      if event.element == 1 { subject.onNext(10) }
    }
    subject.onNext(1)
    // The rest of the first inner sequence comes when it is no more the latest.
    XCTAssertEqual(log.lines, ["1", "10", "11"])
  }

  func testAMillionSwitches() {
    let count = Box(0)
    _ = Observable.range(start: 0, count: million).flatMapLatest { Observable.just($0) }
      .subscribe(onNext: { _ in count.value += 1 })
    XCTAssertEqual(count.value, million)
  }

  /// What is disposed ends the outer sequence, and what comes in its place is over at once.
  func testTheEndOfTheOuterSequenceWhileItSwitchesToNothing() {
    let (outer, log) = (PublishSubject<Int>(), Log())
    _ = outer.flatMapLatest { element in
      element == 2 ? .empty() : Observable<Int>.create { _ in Disposables.create { outer.onCompleted() } }
    }.subscribe { log.add(marble($0)) }
    outer.onNext(1)
    outer.onNext(2)
    XCTAssertEqual(log.lines, ["|"])
  }
}
