// SPDX-License-Identifier: MIT
import Dispatch

/// The actions of a scheduler that wait for their time, behind one timer of the queue.
///
/// Inserting takes O(log n) with n actions waiting, and disposing a constant time, amortised. What was disposed is
/// dropped when it is as much as the rest: a queue keeps a block that was submitted to it for later until that time
/// comes, even if nobody wants it any more. Without actions there is no timer.
final class TimerHeap: @unchecked Sendable {
  // Sendable: the fields, and those of the actions that belong to the heap, are touched under `lock` only. Actions run
  // and are released outside of it.
  private let queue: DispatchQueue
  private let isSerial: Bool
  private let leeway: DispatchTimeInterval
  private let lock = Lock()
  private var timer: (any DispatchSourceTimer)?
  /// A heap: the earliest action first.
  private var actions: [TimedAction] = []
  private var disposedCount = 0
  private var inserted = 0

  init(queue: DispatchQueue, isSerial: Bool, leeway: DispatchTimeInterval) {
    self.queue = queue
    self.isSerial = isSerial
    self.leeway = leeway
  }

  func schedule(after span: DispatchTimeInterval, _ action: @escaping () -> any Disposable) -> TimedAction {
    let timed = TimedAction(self, DispatchTime.now() + span, action)
    lock.withLock {
      timed.number = inserted
      inserted += 1
      timed.position = .waiting
      actions.append(timed)
      moveUp(from: actions.count - 1)
      if actions[0] === timed { arm() }
    }
    return timed
  }

  /// Notes that an action was disposed.
  fileprivate func disposed(_ action: TimedAction) {
    let released: [TimedAction] = lock.withLock {
      guard action.position == .waiting else { return [] }
      action.position = .disposed
      disposedCount += 1
      guard disposedCount == actions.count || disposedCount > 32 && disposedCount * 2 > actions.count else { return [] }
      let all = actions
      actions = all.filter { $0.position == .waiting }
      disposedCount = 0
      for index in stride(from: actions.count / 2 - 1, through: 0, by: -1) { moveDown(from: index) }
      arm()
      return all
    }
    withExtendedLifetime(released) {}
  }

  /// Runs what is due.
  private func fire() {
    var due: [TimedAction] = []
    lock.withLock {
      let now = DispatchTime.now()
      while let first = actions.first, first.deadline <= now {
        removeFirst()
        if first.position == .disposed { disposedCount -= 1 }
        first.position = .gone
        due.append(first)
      }
      arm()
    }
    for action in due {
      // On a concurrent queue one action must not keep the next one waiting.
      if isSerial { action.run() } else { queue.async { action.run() } }
    }
  }

  /// Sets the timer to the earliest action.
  private func arm() {
    guard let first = actions.first else {
      timer?.cancel()
      timer = nil
      return
    }
    if let timer { return timer.schedule(deadline: first.deadline, leeway: leeway) }
    let made = DispatchSource.makeTimerSource(queue: queue)
    made.setEventHandler { self.fire() }
    made.schedule(deadline: first.deadline, leeway: leeway)
    made.resume()
    timer = made
  }

  // MARK: The heap

  private func isBefore(_ lhs: TimedAction, _ rhs: TimedAction) -> Bool {
    lhs.deadline == rhs.deadline ? lhs.number < rhs.number : lhs.deadline < rhs.deadline
  }

  private func moveUp(from index: Int) {
    var child = index
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(actions[child], actions[parent]) else { return }
      actions.swapAt(child, parent)
      child = parent
    }
  }

  private func moveDown(from index: Int) {
    var parent = index
    while true {
      var earliest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < actions.count {
        if isBefore(actions[child], actions[earliest]) { earliest = child }
      }
      guard earliest != parent else { return }
      actions.swapAt(earliest, parent)
      parent = earliest
    }
  }

  private func removeFirst() {
    actions.swapAt(0, actions.count - 1)
    actions.removeLast()
    moveDown(from: 0)
  }
}

/// An action that waits for its time.
final class TimedAction: Finishing, @unchecked Sendable {
  // Sendable: immutable but for what belongs to the heap, and an action that is Sendable.
  fileprivate enum Position {
    case waiting, disposed, gone
  }

  fileprivate let deadline: DispatchTime
  fileprivate var number = 0
  fileprivate var position = Position.gone
  private let heap: TimerHeap
  private let action: ScheduledAction

  fileprivate init(_ heap: TimerHeap, _ deadline: DispatchTime, _ action: @escaping () -> any Disposable) {
    self.heap = heap
    self.deadline = deadline
    self.action = ScheduledAction(action)
  }

  var isDisposed: Bool { action.isDisposed }

  var remainder: Remainder { action.remainder }

  fileprivate func run() { action.run() }

  func dispose() {
    action.dispose()
    heap.disposed(self)
  }
}
