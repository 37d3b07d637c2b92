// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// The part that operators have in common which wait for a span of time and often start waiting anew: a gate and a
/// timer that calls `elapsed` inside of it.
///
/// On the schedulers of this library that run in real time, starting anew only moves a deadline: the timer that is
/// running finds out when it fires, and waits for the rest. On any other scheduler each start is scheduled, so that in
/// virtual time everything happens at its exact point.
@usableFromInline
class CountdownSink: Gate, Disposable, @unchecked Sendable {
  // Sendable: all state is touched inside of the gate, except for `timer`, which may be disposed from anywhere.
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private let isPostponable: Bool
  /// Identifies the running countdown; a timer of an older one has no effect.
  @exclusivity(unchecked) private(set) var generation: UInt = 0
  /// When a postponable countdown ends, in nanoseconds of uptime; nil while none is running.
  @exclusivity(unchecked) private var deadline: UInt64?
  /// Whether the timer of a postponable countdown is running.
  @exclusivity(unchecked) private var isArmed = false

  @usableFromInline
  init(_ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    isPostponable = isRealTime(scheduler)
    super.init()
  }

  /// Called inside of the gate when a countdown was not started anew nor invalidated for its whole span.
  @usableFromInline
  func elapsed() {}

  /// Starts the countdown anew.
  @usableFromInline
  final func startCountdown() {
    let generation = invalidateCountdown()
    if timer.isDisposed { return }
    if isPostponable {
      deadline = DispatchTime.now().uptimeNanoseconds &+ UInt64(dueTime.inNanoseconds)
      if !isArmed { arm(dueTime) }
    } else {
      timer.schedule {
        scheduler.scheduleRelative(generation, dueTime: dueTime) { generation in
          self.inside {
            if generation == self.generation { self.elapsed() }
          }
          return NopDisposable.shared
        }
      }
    }
  }

  /// Makes the running countdown ineffective, and returns the new generation.
  @usableFromInline
  @discardableResult
  final func invalidateCountdown() -> UInt {
    generation &+= 1
    deadline = nil
    return generation
  }

  private func arm(_ span: RxTimeInterval) {
    isArmed = true
    timer.schedule {
      scheduler.scheduleRelative((), dueTime: span) { _ in
        self.inside { self.fired() }
        return NopDisposable.shared
      }
    }
  }

  private func fired() {
    isArmed = false
    guard let deadline else { return }
    let now = DispatchTime.now().uptimeNanoseconds
    if now < deadline { return arm(.nanoseconds(Int(deadline - now))) }
    self.deadline = nil
    elapsed()
  }

  @usableFromInline
  final func dispose() { timer.dispose() }
}

/// Whether the scheduler is one of this library that runs by the clock of the machine, where the number of scheduled
/// actions is not observable.
func isRealTime(_ scheduler: any ImmediateSchedulerType) -> Bool {
  scheduler is SerialDispatchQueueScheduler || scheduler is ConcurrentDispatchQueueScheduler
}

extension SerialDisposable {
  /// Replaces the disposable by that of an action, in an order that allows the action to run at once and to replace it
  /// again.
  func schedule(_ action: () -> any Disposable) {
    let scheduled = SingleAssignmentDisposable()
    disposable = scheduled
    scheduled.setDisposable(action())
  }
}

extension DispatchTimeInterval {
  /// What is left of the interval at `now` if it began at `start`; `nanoseconds(0)` when nothing is.
  ///
  /// Never more than the interval, even if the clock was set back; rounded to microseconds, which is what a `RxTime`
  /// can tell apart.
  @usableFromInline
  func remaining(since start: RxTime, at now: RxTime) -> DispatchTimeInterval {
    let seconds = inSeconds - max(0, now.timeIntervalSince(start))
    let microseconds = (seconds * 1e6).rounded()
    if microseconds < 1 { return .nanoseconds(0) }
    return microseconds < Double(Int.max) ? .microseconds(Int(microseconds)) : self
  }

  @usableFromInline
  var isZero: Bool { inNanoseconds == 0 }
}
