// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import XCTest

/// Operators that emit on a scheduler, against sources on other threads.
final class SchedulerStressTests: XCTestCase {
  private let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
  private let concurrent = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

  func testObserveOn() {
    for scheduler in [scheduler, concurrent] as [any ImmediateSchedulerType] {
      Race.run(Race.rounds / 2) { _ in
        let subject = PublishSubject<Int>()
        let probe = StressProbe()
        _ = subject.observe(on: scheduler).subscribe(probe)
        return Round([{ emit(subject, 6, thread: 0) }, { emit(subject, 6, thread: 1) }]) {
          subject.onCompleted()
          guard probe.waitForEnd() else { return "no end" }
          return probe.fault(ends: 1) ?? probe.fault(missing: 6, of: 2)
        }
      }
    }
  }

  func testObserveOnAgainstDisposal() {
    Race.run { _ in
      let subject = PublishSubject<Int>()
      let probe = StressProbe()
      let subscription = SerialDisposable()
      subscription.disposable = subject.observe(on: concurrent).subscribe(probe)
      return Round([
        { emit(subject, 6, thread: 0) },
        {
          subscription.dispose()
          subject.onNext(9000)
        },
      ]) {
        if subject.hasObservers { return "still subscribed" }
        return nil
      }
    }
  }

  func testDebounce() {
    Race.run(Race.rounds / 2) { round in
      let subject = PublishSubject<Int>()
      let probe = StressProbe()
      _ = subject.debounce(.microseconds(round % 20), scheduler: scheduler).subscribe(probe)
      return Round([
        {
          for value in 1...20 { subject.onNext(value) }; subject.onCompleted()
        }
      ]) {
        guard probe.waitForEnd() else { return "no end" }
        if probe.elements.last != 20 { return "the last element is lost: \(probe.elements)" }
        return probe.fault(ends: 1) ?? probe.descent
      }
    }
  }

  func testThrottle() {
    Race.run(Race.rounds / 2) { round in
      let subject = PublishSubject<Int>()
      let probe = StressProbe()
      _ = subject.throttle(.microseconds(1 + round % 20), scheduler: concurrent).subscribe(probe)
      return Round([
        {
          for value in 1...20 { subject.onNext(value) }; subject.onCompleted()
        }
      ]) {
        guard probe.waitForEnd() else { return "no end" }
        if probe.elements.first != 1 || probe.elements.last != 20 { return "lost: \(probe.elements)" }
        return probe.fault(ends: 1) ?? probe.descent
      }
    }
  }

  /// Elements of two threads, the end from a third, and the timer.
  func testTimedOperatorsAgainstTheEnd() {
    Race.run(Race.rounds / 2) { round in
      let subject = PublishSubject<Int>()
      let (debounced, throttled) = (StressProbe(), StressProbe())
      _ = subject.debounce(.microseconds(round % 9), scheduler: concurrent).subscribe(debounced)
      _ = subject.throttle(.microseconds(1 + round % 9), scheduler: concurrent).subscribe(throttled)
      return Round([
        { emit(subject, 6, thread: 0) }, { emit(subject, 6, thread: 1) }, { subject.onCompleted() },
      ]) {
        guard debounced.waitForEnd(), throttled.waitForEnd() else { return "no end" }
        return debounced.fault(ends: 1) ?? throttled.fault(ends: 1)
      }
    }
  }
}
