// SPDX-License-Identifier: MIT

/// What waits for a clock, behind one task that sleeps until the earliest is due.
///
/// Points in time are durations since the start: those of the clock are types of the user, whose code must not be called
/// under the lock.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
final class ClockTimers<C: Clock>: @unchecked Sendable where C.Duration == Duration {
  // Sendable: the fields, and those of the timers, are touched under `lock` only. Actions are handed over and released
  // outside of it, and the clock is called outside of it.
  private let clock: C
  private let start: C.Instant
  private let tolerance: Duration?
  private let priority: TaskPriority?
  private let enqueue: @Sendable (ScheduledAction) -> Void
  private let lock = Lock()
  private var heap = ClockHeap()
  /// The task that sleeps, and when it wakes.
  private var sleeper: ClockSleeper?

  init(
    _ clock: C, _ tolerance: Duration?, _ priority: TaskPriority?,
    enqueue: @escaping @Sendable (ScheduledAction) -> Void
  ) {
    self.clock = clock
    self.tolerance = tolerance
    self.priority = priority
    self.enqueue = enqueue
    start = clock.now
  }

  /// How much time has passed on the clock.
  var elapsed: Duration { start.duration(to: clock.now) }

  func insert(_ timer: ClockTimer, after span: Duration) -> any Disposable {
    timer.deadline = elapsed + span
    let made = ClockSleeper(timer.deadline)
    let (isEarliest, replaced) = lock.withLock { () -> (Bool, ClockSleeper?) in
      heap.insert(timer)
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
      let released = heap.dispose(timer)
      guard heap.isEmpty else { return (released, nil) }
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

  /// Hands over what is due, and sleeps again for the rest.
  private func wake(_ woken: ClockSleeper) {
    let now = elapsed
    let (due, next) = lock.withLock { () -> ([ClockTimer], ClockSleeper?) in
      guard sleeper === woken else { return ([], nil) }
      let due = heap.takeDue(now)
      sleeper = heap.earliest.map { ClockSleeper($0) }
      return (due, sleeper)
    }
    if let next { start(next) }
    for timer in due { if let action = timer.next() { enqueue(action) } }
  }
}

/// What takes a timer back.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private final class ClockTimerDisposable<C: Clock>: Finishing, Sendable where C.Duration == Duration {
  private let timers: ClockTimers<C>
  private let timer: ClockTimer

  init(_ timers: ClockTimers<C>, _ timer: ClockTimer) {
    self.timers = timers
    self.timer = timer
  }

  var isDisposed: Bool { timer.disposable.isDisposed }

  var remainder: Remainder { .one(timer.disposable) }

  func dispose() { timers.dispose(timer) }
}

/// A task that sleeps once.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private final class ClockSleeper: Sendable {
  let deadline: Duration
  /// Cancels the task, even if that is started later.
  let task = SingleAssignmentDisposable()

  init(_ deadline: Duration) { self.deadline = deadline }

  func cancel() { task.dispose() }
}

/// Something that waits for a clock.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
final class ClockTimer: @unchecked Sendable {
  // Sendable: the mutable fields belong to the heap.
  fileprivate var deadline = Duration.zero
  fileprivate var number = 0
  fileprivate var isWaiting = false
  fileprivate var isDisposed = false
  fileprivate let period: Duration?
  /// What releases the action.
  fileprivate let disposable: any Cancelable
  /// What to run when it is due.
  fileprivate let next: () -> ScheduledAction?

  init(_ disposable: any Cancelable, _ period: Duration?, _ next: @escaping () -> ScheduledAction?) {
    self.disposable = disposable
    self.period = period
    self.next = next
  }
}

/// Timers by their deadlines, those of the same deadline by the order in which they came.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private struct ClockHeap {
  private var timers: [ClockTimer] = []
  private var disposedCount = 0
  private var inserted = 0

  var isEmpty: Bool { timers.isEmpty }
  var earliest: Duration? { timers.first?.deadline }

  mutating func insert(_ timer: ClockTimer) {
    timer.number = inserted
    inserted += 1
    timer.isWaiting = true
    timers.append(timer)
    var child = timers.count - 1
    while child > 0, isBefore(child, (child - 1) / 2) {
      timers.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes out what is due, the earliest first. What is periodic waits again.
  mutating func takeDue(_ now: Duration) -> [ClockTimer] {
    var due: [ClockTimer] = []
    while let first = timers.first, first.deadline <= now {
      removeFirst()
      first.isWaiting = false
      if first.isDisposed { disposedCount -= 1 } else { due.append(first) }
    }
    for timer in due {
      guard let period = timer.period else { continue }
      let next = timer.deadline + period
      timer.deadline = next > now ? next : now + period
      insert(timer)
    }
    return due
  }

  /// Notes that a timer was disposed. Returns what was dropped: all that were disposed, once they are as many as the
  /// others.
  mutating func dispose(_ timer: ClockTimer) -> [ClockTimer] {
    guard !timer.isDisposed else { return [] }
    timer.isDisposed = true
    guard timer.isWaiting else { return [] }
    disposedCount += 1
    guard disposedCount == timers.count || disposedCount > 32 && disposedCount * 2 > timers.count else { return [] }
    let all = timers
    timers = all.filter { !$0.isDisposed }
    disposedCount = 0
    for index in stride(from: timers.count / 2 - 1, through: 0, by: -1) { moveDown(from: index) }
    return all
  }

  private mutating func removeFirst() {
    timers.swapAt(0, timers.count - 1)
    timers.removeLast()
    moveDown(from: 0)
  }

  private mutating func moveDown(from index: Int) {
    var parent = index
    while true {
      var earliest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < timers.count && isBefore(child, earliest) {
        earliest = child
      }
      guard earliest != parent else { return }
      timers.swapAt(parent, earliest)
      parent = earliest
    }
  }

  private func isBefore(_ lhs: Int, _ rhs: Int) -> Bool {
    (timers[lhs].deadline, timers[lhs].number) < (timers[rhs].deadline, timers[rhs].number)
  }
}
