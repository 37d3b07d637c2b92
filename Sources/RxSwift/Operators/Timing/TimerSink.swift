// SPDX-License-Identifier: MIT
import CRxPlatform
import Dispatch
import Foundation

/// The common part of operators that wait for a span of time and often restart the wait: a gate, and a timer that calls
/// `elapsed`.
///
/// If the scheduler has the capability `realTime`, a restart only moves a deadline. A timer that fires before the
/// deadline is started again for the rest. On any other scheduler each restart schedules a timer, so that in virtual
/// time everything happens at its exact point.
///
/// State is changed inside of the gate, except that the timer stops without entering it.
@usableFromInline
class TimerSink: Gate {
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  /// The running timer; ends with the subscription.
  @usableFromInline final let timer = SerialDisposable()
  private let isPostponable: Bool
  private let elapsesInside: Bool
  /// Identifies the running wait. A timer of an older wait has no effect. Atomic: changed inside.
  final var generation: UInt { crx_load(secondWord) }
  /// When a postponable wait ends, in nanoseconds of uptime; or one of the two values below, while there is no wait.
  /// Atomic. A thread inside of the gate sets it. While there is no wait, the timer only reads it, or stops itself: so
  /// the timer neither waits for an observer nor makes the gate postpone what the observer sends.
  private final var deadline: UnsafeMutablePointer<UInt> { firstWord }
  /// No timer is running.
  private var stopped: UInt { 0 }
  /// A timer is running, for a wait that was invalidated.
  private var idle: UInt { 1 }
  /// Whether a wait has ended.
  @exclusivity(unchecked) @usableFromInline private(set) final var hasElapsed = false

  /// - Parameter elapsesInside: whether `elapsed` is called inside of the gate, as it has to be if it delivers something.
  ///   Otherwise it is called outside, unless another thread has to call it.
  @usableFromInline
  init(_ dueTime: RxTimeInterval, _ scheduler: any SchedulerType, elapsesInside: Bool = true) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.elapsesInside = elapsesInside
    // A word of 32 bits, as watches have, does not hold a time in nanoseconds.
    isPostponable = UInt.bitWidth == 64 && scheduler.capabilities.contains(.realTime)
    super.init()
  }

  /// Called when a wait is over, if it was neither restarted nor invalidated.
  @usableFromInline
  func elapsed() {}

  /// Restarts the wait. Called inside.
  @usableFromInline
  final func restartTimer() {
    let generation = invalidateTimer()
    if !isPostponable { return startTimer(dueTime) { self.fired(generation) } }
    let end = UInt(DispatchTime.now().uptimeNanoseconds) &+ UInt(dueTime.inNanoseconds)
    if crx_exchange(deadline, end) == stopped { startTimer(dueTime) { self.postponableFired() } }
  }

  /// Makes the running wait ineffective, and returns the new generation. Called inside.
  @usableFromInline
  @discardableResult
  final func invalidateTimer() -> UInt {
    let generation = generation &+ 1
    crx_store(secondWord, generation)
    if crx_load(deadline) > idle { crx_store(deadline, idle) }
    return generation
  }

  private func startTimer(_ span: RxTimeInterval, _ work: @escaping () -> Void) {
    if timer.isDisposed { return }
    timer.schedule { scheduleOnce(span, scheduler, work) }
  }

  private func fired(_ generation: UInt) {
    // This first checks without entering, so that an invalidated timer does not wait for an observer.
    if generation == self.generation { fire { generation == self.generation } }
  }

  private func postponableFired() {
    guard let end = stopOrEnd() else { return }
    let now = UInt(DispatchTime.now().uptimeNanoseconds)
    if now < end { return startTimer(.nanoseconds(Int(end - now))) { self.postponableFired() } }
    fire {
      // This thread may have waited at the gate. Another thread may have restarted the wait in that time.
      guard let end = self.stopOrEnd() else { return false }
      let now = UInt(DispatchTime.now().uptimeNanoseconds)
      if end <= now { return true }
      self.startTimer(.nanoseconds(Int(end - now))) { self.postponableFired() }
      return false
    }
  }

  /// Stops the timer that has fired, if no wait is running. Otherwise returns the end of the wait.
  private func stopOrEnd() -> UInt? {
    while true {
      let end = crx_load(deadline)
      if end > idle { return end }
      if end == stopped || crx_compare_exchange(deadline, idle, stopped) { return nil }
    }
  }

  /// Ends the wait if `isOver` returns true. Calls it inside of the gate.
  private func fire(_ isOver: @escaping () -> Bool) {
    guard enter() else { return enqueue { if self.end(if: isOver) { self.elapsed() } } }
    let ends = end(if: isOver)
    if ends, elapsesInside { elapsed() }
    exit()
    if ends, !elapsesInside { elapsed() }
  }

  private func end(if isOver: () -> Bool) -> Bool {
    guard isOver() else { return false }
    crx_store(deadline, stopped)
    hasElapsed = true
    return true
  }
}
