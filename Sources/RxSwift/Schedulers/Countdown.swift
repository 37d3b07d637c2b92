// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

/// The part that operators have in common which wait for a span of time and often start waiting anew: a gate and a
/// timer that calls `elapsed`.
///
/// On the schedulers of this library that run in real time, starting anew only moves a deadline: the timer that is
/// running finds out when it fires, and waits for the rest. On any other scheduler each start is scheduled, so that in
/// virtual time everything happens at its exact point.
@usableFromInline
class CountdownSink: Gate, Disposable, @unchecked Sendable {
  // Sendable: all state is touched inside of the gate or quietly, except for `timer`, which may be used from anywhere.
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private let isPostponable: Bool
  private let deliversAtTheEnd: Bool
  /// Identifies the running countdown; a timer of an older one has no effect.
  @exclusivity(unchecked) private(set) var generation: UInt = 0
  /// When a postponable countdown ends, in nanoseconds of uptime; nil while none is running.
  @exclusivity(unchecked) private var deadline: UInt64?
  /// Whether the timer of a postponable countdown is running. Only who sets it starts one.
  @exclusivity(unchecked) private var isArmed = false
  /// Whether a countdown has ended.
  @exclusivity(unchecked) private(set) var hasElapsed = false

  /// What a change leaves to be done outside of the gate.
  @usableFromInline
  enum Next {
    case nothing
    /// Start the timer of a postponable countdown.
    case timer(RxTimeInterval)
    /// Start the timer of a countdown.
    case countdown(UInt)
    /// Call `elapsed`.
    case elapsed
  }

  /// - Parameter deliversAtTheEnd: whether `elapsed` delivers something, so that it is called inside of the gate.
  @usableFromInline
  init(_ dueTime: RxTimeInterval, _ scheduler: any SchedulerType, deliversAtTheEnd: Bool = true) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.deliversAtTheEnd = deliversAtTheEnd
    isPostponable = isRealTime(scheduler)
    super.init()
  }

  /// Called when a countdown was not started anew nor invalidated for its whole span.
  @usableFromInline
  func elapsed() {}

  /// Starts the countdown anew, inside or outside of the gate.
  @usableFromInline
  final func startCountdown() {
    let end = endOfCountdown
    var next = Next.nothing
    quietly({ next = restart(until: end) }, leaving: { { self.perform(self.restart(until: end)) } })
    perform(next)
  }

  /// When a postponable countdown ends that starts now.
  @usableFromInline
  final var endOfCountdown: UInt64 {
    isPostponable ? DispatchTime.now().uptimeNanoseconds &+ UInt64(dueTime.inNanoseconds) : 0
  }

  /// The change that starts the countdown anew; the caller performs what it returns.
  @usableFromInline
  final func restart(until end: UInt64) -> Next {
    // What has elapsed for good does not begin again, because of an element whose observer took too long.
    if hasElapsed, !deliversAtTheEnd { return .nothing }
    let generation = invalidateCountdown()
    if !isPostponable { return .countdown(generation) }
    deadline = end
    if isArmed { return .nothing }
    isArmed = true
    return .timer(dueTime)
  }

  @usableFromInline
  final func perform(_ next: Next) {
    switch next {
    case .nothing: return
    case .elapsed: elapsed()
    case .timer(let span): startTimer(span) { self.fired() }
    case .countdown(let generation): startTimer(dueTime) { self.fired(generation) }
    }
  }

  /// Makes the running countdown ineffective, and returns the new generation. A change, or called inside.
  @usableFromInline
  @discardableResult
  final func invalidateCountdown() -> UInt {
    generation &+= 1
    deadline = nil
    return generation
  }

  private func startTimer(_ span: RxTimeInterval, _ work: @escaping () -> Void) {
    if timer.isDisposed { return }
    timer.schedule { scheduleOnce(span, scheduler, work) }
  }

  private func fired() {
    let now = DispatchTime.now().uptimeNanoseconds
    decide { self.outcome(at: now) }
  }

  private func fired(_ generation: UInt) {
    decide {
      guard generation == self.generation else { return .nothing }
      self.hasElapsed = true
      return .elapsed
    }
  }

  private func outcome(at now: UInt64) -> Next {
    isArmed = false
    guard let deadline else { return .nothing }
    if now < deadline {
      isArmed = true
      return .timer(.nanoseconds(Int(deadline - now)))
    }
    self.deadline = nil
    hasElapsed = true
    return .elapsed
  }

  /// Finds out what a timer that fired leads to, and does it: inside only if that delivers something.
  private func decide(_ outcome: @escaping () -> Next) {
    var next = Next.nothing
    let isInside = enter(
      if: {
        next = outcome()
        if case .elapsed = next { return deliversAtTheEnd }
        return false
      }, leaving: { { self.perform(outcome()) } })
    perform(next)
    if isInside { exit() }
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
