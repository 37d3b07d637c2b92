// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

/// A sequence that emits without end and without waiting stops when its subscription ends, even if an operator subscribes
/// to it later.
final class EndlessSourceTests: XCTestCase {
  private let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
  private let emitted = Counter()

  private var endless: Observable<Int> {
    let emitted = emitted
    return Observable.repeatElement(1).do(onNext: { _ in emitted.add() })
  }

  /// Waits until the source has left the scheduler.
  private func assertIsIdle(line: UInt) {
    let idle = Signal()
    _ = scheduler.schedule(()) { _ in
      idle.give()
      return Disposables.create()
    }
    idle.wait(10, line: line)
  }

  private func assertStopsWhenDisposed(_ sequence: Observable<Int>, line: UInt = #line) {
    let subscription = sequence.subscribe()
    eventually({ self.emitted.value > 0 }, line: line)
    subscription.dispose()
    assertIsIdle(line: line)
  }

  func testSubscribeOn() { assertStopsWhenDisposed(endless.subscribe(on: scheduler)) }

  func testDelaySubscription() {
    assertStopsWhenDisposed(endless.delaySubscription(.milliseconds(1), scheduler: scheduler))
  }

  func testTimeout() {
    assertStopsWhenDisposed(Observable.never().timeout(.milliseconds(1), other: endless, scheduler: scheduler))
  }

  /// The outer element comes from a subject, so no subscription is being set up when the inner sequence begins.
  private func assertStops(line: UInt = #line, _ flatten: (Observable<Int>, Observable<Int>) -> Observable<Int>) {
    let (outer, seen) = (PublishSubject<Int>(), Counter())
    let subscription = flatten(outer, endless).take(3).subscribe(onNext: { seen.add($0) })
    _ = scheduler.schedule(()) { _ in
      outer.onNext(0)
      return Disposables.create()
    }
    assertIsIdle(line: line)
    XCTAssertEqual(seen.value, 3, line: line)
    subscription.dispose()
  }

  func testFlattening() {
    assertStops { outer, inner in outer.flatMap { _ in inner } }
    assertStops { outer, inner in outer.flatMapFirst { _ in inner } }
    assertStops { outer, inner in outer.flatMapLatest { _ in inner } }
    assertStops { outer, inner in outer.concatMap { _ in inner } }
    assertStops { outer, inner in outer.map { _ in inner }.merge(maxConcurrent: 1) }
  }

  func testAnInnerSequenceThatAnotherOneReplaces() {
    let outer = PublishSubject<Int>()
    let (endless, seen) = (endless, Counter())
    let subscription = outer.flatMapLatest { $0 == 0 ? endless : .just(100) }.subscribe(onNext: {
      seen.add($0)
      if $0 == 1 { outer.onNext(1) }
    })
    _ = scheduler.schedule(()) { _ in
      outer.onNext(0)
      return Disposables.create()
    }
    assertIsIdle(line: #line)
    XCTAssertEqual(seen.value, 101)
    subscription.dispose()
  }
}
