// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTestSupport
import XCTest

/// Two threads that emit while they hold a lock of the user's, which the callbacks lock as well: with a library that
/// calls out under its own lock each would wait for the other (RxSwift#1992, #2525, #2653, #2698, #2703, #2708, #2711
/// and #2713, all of this kind, about different operators).
final class DeadlockStressTests: ImpatientTestCase {
  private typealias Sources = (a: PublishSubject<Int>, b: PublishSubject<Int>)

  private func check(
    _ rounds: Int = Race.rounds / 6, line: UInt = #line, _ build: (Sources) -> Observable<Int>
  ) {
    Race.run(rounds, line: line) { _ in
      let lock = NSRecursiveLock()
      let sources: Sources = (PublishSubject(), PublishSubject())
      let (a, b) = sources
      _ = build(sources).subscribe(
        onNext: { _ in lock.withLock {} }, onError: { _ in lock.withLock {} }, onCompleted: { lock.withLock {} },
        onDisposed: { lock.withLock {} })
      return Round([
        { for value in 0..<4 { lock.withLock { a.onNext(value) } } },
        { for value in 0..<4 { b.onNext(value); lock.withLock { b.onNext(value) } } },
        { for value in 0..<4 { a.onNext(value) } },
      ]) {
        lock.withLock {
          a.onError(TestError()); b.onError(TestError())
        }
        return nil
      }
    }
  }

  func testCombineLatest() { check { s in Observable.combineLatest(s.a, s.b) { $0 + $1 } } }
  func testZip() { check { s in Observable.zip(s.a, s.b) { $0 + $1 } } }
  func testMerge() { check { s in Observable.merge(s.a, s.b) } }
  func testWithLatestFrom() { check { s in s.a.withLatestFrom(s.b) } }
  func testSample() { check { s in s.a.sample(s.b) } }
  func testAmb() { check { s in s.a.amb(s.b) } }
  func testSkipUntil() { check { s in s.a.skip(until: s.b) } }
  func testTakeUntil() {
    check { s in
      let b = s.b
      return s.a.take(until: b.filter { $0 == 3 })
    }
  }

  func testSwitchLatest() {
    check { s in
      let b = s.b
      return s.a.map { _ in b }.switchLatest()
    }
  }

  func testFlatMapLatest() {
    check { s in
      let b = s.b
      return s.a.flatMapLatest { _ in b }
    }
  }

  func testFlatMap() {
    check { s in
      let b = s.b
      return s.a.flatMap { _ in b }
    }
  }

  func testConcatMap() {
    check { s in
      let b = s.b
      return s.a.concatMap { _ in b.take(1) }
    }
  }

  func testShare() { for replay in 0...2 { check { s in Observable.merge(s.a, s.b).share(replay: replay) } } }
  func testRefCount() { check { s in Observable.merge(s.a, s.b).publish().refCount() } }

  func testTimedOperators() {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    check { s in Observable.merge(s.a, s.b).debounce(.microseconds(1), scheduler: scheduler) }
    check { s in Observable.merge(s.a, s.b).throttle(.microseconds(1), scheduler: scheduler) }
    check { s in Observable.merge(s.a, s.b).observe(on: scheduler) }
  }

  /// Subscribing delivers an element and disposing calls back: both happen while the other thread holds the lock.
  private func checkSubscribing(line: UInt = #line, _ make: () -> (Observable<Int>, AnyObserver<Int>)) {
    Race.run(Race.rounds / 3, line: line) { _ in
      let lock = NSRecursiveLock()
      let (source, observer) = make()
      let come: @Sendable () -> Void = {
        source.subscribe(onNext: { _ in lock.withLock {} }, onDisposed: { lock.withLock {} }).dispose()
      }
      return Round([
        { for value in 0..<3 { lock.withLock { observer.onNext(value) } } }, { for _ in 0..<3 { come() } },
        { for _ in 0..<3 { lock.withLock { come() } } },
      ]) { nil }
    }
  }

  func testSubscribingToABehaviorSubject() {
    checkSubscribing {
      let subject = BehaviorSubject(value: 0)
      return (subject, AnyObserver { subject.on($0) })
    }
  }

  func testSubscribingToAReplaySubject() {
    checkSubscribing {
      let subject = ReplaySubject<Int>.create(bufferSize: 2)
      return (subject, AnyObserver { subject.on($0) })
    }
  }

  func testSubscribingToASharedSequence() {
    checkSubscribing {
      let subject = BehaviorSubject(value: 0)
      return (subject.share(replay: 1), AnyObserver { subject.on($0) })
    }
  }
}
