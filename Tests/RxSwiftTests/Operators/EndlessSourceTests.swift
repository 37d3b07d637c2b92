// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

/// A sequence that emits without end and without waiting stops when its subscription ends. This holds even if an operator
/// subscribes to it while no trampoline runs.
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

  func testIfEmptySwitch() {
    let (first, seen) = (PublishSubject<Int>(), Counter())
    let subscription = first.ifEmpty(switchTo: endless).take(3).subscribe(onNext: { seen.add($0) })
    _ = scheduler.schedule(()) { _ in
      first.onCompleted()
      return Disposables.create()
    }
    assertIsIdle(line: #line)
    XCTAssertEqual(seen.value, 3)
    subscription.dispose()
  }

  /// Once an inner sequence has been subscribed to, a thread that sends to it does not dispose it.
  func testAThreadThatSendsToAnEndedSubscription() {
    let threads = Box<[Bool]>([])
    let (observer, subscribed, disposed) = (Box<AnyObserver<Int>?>(nil), Signal(), Signal())
    let source = Observable<Int>.create {
      observer.value = $0
      return Disposables.create {
        threads.value.append(Thread.isMainThread)
        disposed.give()
      }
    }
    let outer = Observable<Void>.create {
      $0.onNext(())
      subscribed.give()
      // Disposed before the inner subscription.
      return Disposables.create { inParallel(1) { _ in observer.value?.onNext(1) } }
    }
    let subscription = outer.flatMap { source.map { $0 } }.subscribe()
    subscribed.wait()
    subscription.dispose()
    disposed.wait()
    XCTAssertEqual(threads.value, [true])
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
