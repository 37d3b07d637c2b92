// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

/// The deadlocks that users of RxSwift reported. All are of one kind, a call-out under the lock of an operator; each
/// number stands here for one of the operators that do it there.
final class DeadlockFieldNotesTests: ImpatientTestCase {
  private static let both: @Sendable (InversionSources) -> Void = {
    $0.b.onNext(1)
    $0.a.onNext(1)
  }

  func testIssue1992CombineLatest() {
    assertNobodyWaits(enter: Self.both) { Observable.combineLatest($0.a, $0.b) { $0 + $1 } }
    assertNobodyWaits(enter: Self.both) { Observable.combineLatest([$0.a, $0.b]) { $0[0] + $0[1] } }
  }

  func testIssue2525SwitchLatest() {
    let enter: @Sendable (InversionSources) -> Void = {
      $0.a.onNext(1)
      $0.b.onNext(1)
    }
    assertNobodyWaits(enter: enter) { sources in
      let b = sources.b
      return sources.a.map { _ in b }.switchLatest()
    }
    assertNobodyWaits(enter: enter) { sources in
      let b = sources.b
      return sources.a.flatMapLatest { _ in b }
    }
  }

  func testIssue2653WithLatestFrom() {
    assertNobodyWaits(enter: Self.both) { $0.a.withLatestFrom($0.b) { $0 + $1 } }
  }

  func testIssue2698TakeUntil() {
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { $0.a.take(until: $0.b) }
    assertNobodyWaits(enter: {
      $0.b.onNext(1); $0.a.onNext(1)
    }) { $0.a.skip(until: $0.b) }
  }

  func testIssue2703Debounce() {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { $0.a.debounce(.microseconds(10), scheduler: scheduler) }
  }

  func testIssue2708Throttle() {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { $0.a.throttle(.milliseconds(1), scheduler: scheduler) }
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { $0.a.delay(.microseconds(10), scheduler: scheduler) }
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { $0.a.timeout(.seconds(1), scheduler: scheduler) }
    assertNobodyWaits(enter: { $0.a.onNext(1) }) {
      $0.a.buffer(timeSpan: .milliseconds(1), count: 2, scheduler: scheduler).map { $0.count }
    }
    assertNobodyWaits(enter: { $0.a.onNext(1) }) {
      $0.a.window(timeSpan: .milliseconds(1), count: 2, scheduler: scheduler).flatMap { $0 }
    }
  }

  /// Subscribing delivers the current element, to an observer that wants both locks.
  func testIssue2711SubscribingToABehaviorSubject() {
    let calls: [@Sendable (BehaviorSubject<Int>) -> Void] = [
      { $0.onNext(1) }, { $0.onCompleted() }, { $0.onError(TestError()) }, { $0.dispose() },
      { $0.subscribe(onNext: { _ in }).dispose() }, { _ = try? $0.value() },
    ]
    for (index, call) in calls.enumerated() {
      let subject = BehaviorSubject(value: 0)
      let inversion = LockInversion()
      let came = inversion.run(
        {
          _ = subject.subscribe(
            onNext: { _ in inversion.observe() }, onError: { _ in inversion.observe() },
            onCompleted: { inversion.observe() })
        }, whileInside: { call(subject) })
      XCTAssert(came, "a deadlock: call \(index)")
    }
  }

  func testIssue2713EverythingElseThatJoins() {
    assertNobodyWaits(enter: Self.both) { Observable.zip($0.a, $0.b) { $0 + $1 } }
    assertNobodyWaits(enter: Self.both) { Observable.zip([$0.a, $0.b]) { $0[0] + $0[1] } }
    assertNobodyWaits(enter: Self.both) { Observable.merge($0.a, $0.b) }
    assertNobodyWaits(enter: Self.both) { $0.b.sample($0.a) }
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { $0.a.amb($0.b) }
    let enter: @Sendable (InversionSources) -> Void = {
      $0.a.onNext(1)
      $0.b.onNext(1)
    }
    assertNobodyWaits(enter: enter) { sources in
      let b = sources.b
      return sources.a.flatMap { _ in b }
    }
    assertNobodyWaits(enter: enter) { sources in
      let b = sources.b
      return sources.a.flatMapFirst { _ in b }
    }
    assertNobodyWaits(enter: enter) { sources in
      let b = sources.b
      return sources.a.concatMap { _ in b }
    }
    for replay in 0...2 {
      assertNobodyWaits(enter: { $0.a.onNext(1) }) { $0.a.share(replay: replay) }
      assertNobodyWaits(enter: { $0.a.onNext(1) }) { $0.a.share(replay: replay, scope: .forever) }
    }
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { $0.a.publish().refCount() }
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { $0.a.groupBy { $0 % 2 }.flatMap { $0 } }
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { sources in
      let b = sources.b
      return sources.a.catch { _ in b.asObservable() }
    }
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { $0.a.concat($0.b) }
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { $0.a.retry(2) }
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { sources in
      let b = sources.b
      return sources.a.retry { (errors: Observable<any Error>) in errors.flatMap { _ in b } }
    }
  }

  /// The observer is on the thread of a scheduler.
  func testIssue2713ObserveOn() {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { Observable.merge($0.a, $0.b).observe(on: scheduler) }
    let concurrent = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    assertNobodyWaits(enter: { $0.a.onNext(1) }) { Observable.merge($0.a, $0.b).observe(on: concurrent) }
  }
}
