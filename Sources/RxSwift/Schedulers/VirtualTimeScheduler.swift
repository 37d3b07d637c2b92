// SPDX-License-Identifier: MIT
import Foundation

/// A scheduler whose clock moves only when it is told to, from one scheduled action to the next.
///
/// Actions run in the order of their times, on the thread that calls `start` or `advanceTo`. Actions of the same time
/// run in the order in which they were scheduled. Any thread may schedule and dispose actions. With n actions waiting,
/// scheduling takes O(log n).
///
/// See <http://reactivex.io/documentation/scheduler.html>.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, CustomDebugStringConvertible {
  // The fields are touched under `lock` only, and the converter is immutable. No thread calls an action or the
  // converter under the lock, because both are code of the user. So the thread that looks for the next action takes the
  // queue out. Actions that other threads schedule before it puts the queue back go into `arrived`.

  /// Points in the scheduler's time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// Distances in the scheduler's time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private typealias Queue = TimeHeap<VirtualTime, VirtualTimeItem<VirtualTime>>

  private let converter: Converter
  private let lock = Lock()
  private var currentClock: VirtualTime
  private var isRunning = false
  /// The actions in the order of their times; nil while a thread looks for the next action.
  private var queue: Queue?
  private var arrived: [VirtualTimeItem<VirtualTime>] = []

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: the time at which its clock begins.
  ///   - converter: translates its time to calendar time.
  public init(initialClock: VirtualTime, converter: Converter) {
    currentClock = initialClock
    self.converter = converter
    queue = VirtualTimeScheduler.makeQueue(converter)
    Resources.increment()
  }

  deinit { Resources.decrement() }

  private static func makeQueue(_ converter: Converter) -> Queue {
    TimeHeap { converter.compareVirtualTime($0, $1) == .lessThan }
  }

  /// The current time, as calendar time.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// The current time.
  public var clock: VirtualTime { lock.withLock { currentClock } }

  /// Runs `action` at the current time, as adjusted by `adjustScheduledTime`.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .microseconds(0), action: action)
  }

  /// Runs `action` after `dueTime`, as adjusted by `adjustScheduledTime`.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.convertToVirtualTime(now.adding(dueTime))
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Runs `action` after a distance in virtual time.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
  }

  /// Runs `action` at a point in virtual time, or as the next action if that point has passed.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let item = VirtualTimeItem(time) { action(state) }
    lock.withLock { arrived.append(item) }
    return item
  }

  /// Adjusts the time at which an action is to run; returns the same time, unless a subclass overrides this.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs all actions, including those that they schedule, until none is left or `stop` is called.
  public func start() {
    guard beginRunning() else { return }
    while let item = nextItem(until: nil) { item.run() }
    lock.withLock { isRunning = false }
  }

  /// Runs the actions up to a point in time, and moves the clock there.
  ///
  /// - Precondition: the scheduler is not running already.
  public func advanceTo(_ virtualTime: VirtualTime) {
    requireArgument(beginRunning(), "advanceTo(_:): the scheduler is running already")
    while let item = nextItem(until: virtualTime) { item.run() }
    lock.withLock {
      currentClock = virtualTime
      isRunning = false
    }
  }

  /// Moves the clock without running anything.
  ///
  /// - Precondition: `virtualInterval` does not lead into the past.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let start = clock
    let time = converter.offsetVirtualTime(start, offset: virtualInterval)
    requireArgument(
      converter.compareVirtualTime(time, start) != .lessThan,
      "sleep(_:): virtualInterval \(virtualInterval) leads into the past, from \(start) to \(time)")
    lock.withLock { currentClock = time }
  }

  /// Makes `start` return after the action that is running.
  public func stop() { lock.withLock { isRunning = false } }

  private func beginRunning() -> Bool {
    lock.withLock {
      if isRunning || queue == nil { return false }
      isRunning = true
      return true
    }
  }

  /// Takes out the next action and moves the clock to its time.
  private func nextItem(until end: VirtualTime?) -> VirtualTimeItem<VirtualTime>? {
    guard var queue = takeQueue() else { return nil }
    while true {
      let new = lock.withLock {
        defer { arrived = [] }
        return arrived
      }
      for item in new { queue.insert(item, at: item.time) }
      let item = takeNext(of: &queue, until: end)
      let start = clock
      let advances = item.map { converter.compareVirtualTime($0.time, start) == .greaterThan } ?? false
      let isFound: Bool = lock.withLock {
        // Another thread may have scheduled something while the queue was out.
        guard item != nil || arrived.isEmpty else { return false }
        if let item, advances { currentClock = item.time }
        self.queue = queue
        return true
      }
      if isFound { return item }
    }
  }

  /// Takes out the next item that is not disposed, unless its time is after `end`.
  private func takeNext(of queue: inout Queue, until end: VirtualTime?) -> VirtualTimeItem<VirtualTime>? {
    while let item = queue.first?.item {
      if !item.isDisposed, let end, converter.compareVirtualTime(item.time, end) == .greaterThan { return nil }
      queue.removeFirst()
      if !item.isDisposed { return item }
    }
    return nil
  }

  private func takeQueue() -> Queue? {
    lock.withLock {
      guard isRunning else { return nil }
      defer { queue = nil }
      return queue
    }
  }

  /// The actions that wait.
  public var debugDescription: String {
    let (time, ordered, new) = lock.withLock { (currentClock, queue, arrived) }
    var all = ordered ?? VirtualTimeScheduler.makeQueue(converter)
    for item in new { all.insert(item, at: item.time) }
    let times = all.sorted.filter { !$0.item.isDisposed }.map { $0.time }
    return "\(type(of: self)) at \(time), waiting: \(times)"
  }
}

// In Swift 5 mode the compiler warns about a subclass of a Sendable class that does not say again that it is Sendable.
@available(swift, introduced: 6)
extension VirtualTimeScheduler: @unchecked Sendable {}  // Sendable: all fields that change are touched under its lock.

/// An action that waits for its time.
final class VirtualTimeItem<Time>: Finishable, @unchecked Sendable {
  // Sendable: immutable, except for a disposable, which is Sendable, and the action, which one thread takes out through
  // an atomic flag.
  let time: Time
  private let hasRun = AtomicWord()
  private var action: (() -> any Disposable)?
  private let disposable = SingleAssignmentDisposable()

  init(_ time: Time, _ action: @escaping () -> any Disposable) {
    self.time = time
    self.action = action
  }

  var isDisposed: Bool { disposable.isDisposed }

  var finishState: FinishState { disposable.contentState }

  func run() {
    guard let action = take(), !isDisposed else { return }
    disposable.setDisposable(action())
  }

  func dispose() {
    disposable.dispose()
    _ = take()
  }

  private func take() -> (() -> any Disposable)? {
    guard hasRun.exchange(1) == 0 else { return nil }
    defer { action = nil }
    return action
  }
}
