// SPDX-License-Identifier: MIT

/// The timers that wait for a clock, behind one task that sleeps until the earliest of them is due.
///
/// Points in time are durations since the start. The clock's own points in time are types of the user, and this class
/// must not call the user's code under the lock.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
final class ClockTimers<C: Clock>: @unchecked Sendable where C.Duration == Duration {
  // Sendable: the fields, and those of the timers, are touched under `lock` only. Actions are released outside of it, and
  // the clock is called outside of it.
  private let clock: C
  private let start: C.Instant
  private let tolerance: Duration?
  private let priority: TaskPriority?
  private let actions: SerialActions
  private let run: @Sendable (SerialActions) -> Void
  private let lock = Lock()
  private var timers = TimeHeap<Duration, ClockTimer>(<)
  private var disposedCount = 0
  /// The task that sleeps, and when it wakes.
  private var sleeper: ClockSleeper?

  init(
    _ clock: C, _ tolerance: Duration?, _ priority: TaskPriority?, _ actions: SerialActions,
    run: @escaping @Sendable (SerialActions) -> Void
  ) {
    self.clock = clock
    self.tolerance = tolerance
    self.priority = priority
    self.actions = actions
    self.run = run
    start = clock.now
  }

  /// How much time has passed on the clock.
  var elapsed: Duration { start.duration(to: clock.now) }

  func insert(_ timer: ClockTimer, after span: Duration) -> any Disposable {
    let deadline = elapsed + span
    let made = ClockSleeper(deadline)
    let (isEarliest, replaced) = lock.withLock { () -> (Bool, ClockSleeper?) in
      timers.insert(timer, at: deadline)
      timer.isWaiting = true
      if let sleeper, sleeper.deadline <= made.deadline { return (false, nil) }
      defer { sleeper = made }
      return (true, sleeper)
    }
    if isEarliest { start(made) }
    replaced?.cancel()
    return ClockTimerDisposable(self, timer)
  }

  fileprivate func dispose(_ timer: ClockTimer) {
    timer.disposable.dispose()
    let (released, idle) = lock.withLock { () -> ([ClockTimer], ClockSleeper?) in
      let released = drop(timer)
      guard timers.isEmpty else { return (released, nil) }
      defer { sleeper = nil }
      return (released, sleeper)
    }
    idle?.cancel()
    withExtendedLifetime(released) {}
  }

  private func start(_ sleeper: ClockSleeper) {
    let task = Task.detached(priority: priority) {
      try? await self.clock.sleep(until: self.start.advanced(by: sleeper.deadline), tolerance: self.tolerance)
      if !Task.isCancelled { self.wake(sleeper) }
    }
    sleeper.task.setDisposable(AnonymousDisposable { task.cancel() })
  }

  /// Hands over the timers that are due, and sleeps again for the others.
  private func wake(_ woken: ClockSleeper) {
    let now = elapsed
    let (mustRun, released, next) = lock.withLock { () -> (Bool, [ClockTimer], ClockSleeper?) in
      guard sleeper === woken else { return (false, [], nil) }
      let (due, disposed) = takeDue(now)
      sleeper = timers.first.map { ClockSleeper($0.time) }
      // This thread hands the actions over under the lock. Another task may wake now, for actions that are due later. It
      // waits for the lock, so its actions come second.
      var mustRun = false
      for timer in due { if let action = timer.next(), actions.add(action) { mustRun = true } }
      return (mustRun, due + disposed, sleeper)
    }
    if mustRun { run(actions) }
    if let next { start(next) }
    withExtendedLifetime(released) {}
  }

  // MARK: Under the lock

  /// Takes out the timers that are due, the earliest first, and those that were disposed. A periodic timer waits again.
  private func takeDue(_ now: Duration) -> (due: [ClockTimer], disposed: [ClockTimer]) {
    var due: [(time: Duration, item: ClockTimer)] = []
    var disposed: [ClockTimer] = []
    while let first = timers.first, first.time <= now {
      timers.removeFirst()
      first.item.isWaiting = false
      guard first.item.isDisposed else {
        due.append(first)
        continue
      }
      disposedCount -= 1
      disposed.append(first.item)
    }
    for (deadline, timer) in due {
      guard let period = timer.period else { continue }
      let next = deadline + period
      timers.insert(timer, at: next > now ? next : now + period)
      timer.isWaiting = true
    }
    return (due.map(\.item), disposed)
  }

  /// Notes that a timer was disposed. Returns the timers that were dropped: all disposed timers, once they are as many
  /// as the others.
  private func drop(_ timer: ClockTimer) -> [ClockTimer] {
    guard !timer.isDisposed else { return [] }
    timer.isDisposed = true
    guard timer.isWaiting else { return [] }
    disposedCount += 1
    guard disposedCount == timers.count || disposedCount > 32 && disposedCount * 2 > timers.count else { return [] }
    disposedCount = 0
    return timers.removeAll { $0.isDisposed }
  }
}

/// Takes a timer back when it is disposed.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private final class ClockTimerDisposable<C: Clock>: Finishable, Sendable where C.Duration == Duration {
  private let timers: ClockTimers<C>
  private let timer: ClockTimer

  init(_ timers: ClockTimers<C>, _ timer: ClockTimer) {
    self.timers = timers
    self.timer = timer
  }

  var isDisposed: Bool { timer.disposable.isDisposed }

  var finishState: FinishState { .sameAs(timer.disposable) }

  func dispose() { timers.dispose(timer) }
}

/// A task that sleeps once.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private final class ClockSleeper: Sendable {
  let deadline: Duration
  /// Cancels the task, even if the task is started later.
  let task = SingleAssignmentDisposable()

  init(_ deadline: Duration) { self.deadline = deadline }

  func cancel() { task.dispose() }
}

/// Something that waits for a clock.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
final class ClockTimer: @unchecked Sendable {
  // Sendable: the mutable fields belong to `ClockTimers`.
  fileprivate var isWaiting = false
  fileprivate var isDisposed = false
  fileprivate let period: Duration?
  /// Releases the action.
  fileprivate let disposable: any Cancelable
  /// Returns the action to run when the timer is due.
  fileprivate let next: () -> ScheduledAction?

  init(_ disposable: any Cancelable, _ period: Duration?, _ next: @escaping () -> ScheduledAction?) {
    self.disposable = disposable
    self.period = period
    self.next = next
  }
}
