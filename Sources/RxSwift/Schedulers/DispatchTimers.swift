// SPDX-License-Identifier: MIT
import Dispatch

/// The actions of a scheduler that wait for their time, behind one timer of the queue.
///
/// Inserting takes O(log n) with n actions waiting, and disposing takes constant time, amortised. It drops the disposed
/// actions when they are as many as the other ones. A dispatch queue would instead keep a block that was submitted for
/// later until that time comes. Without actions there is no timer.
final class DispatchTimers: @unchecked Sendable {
  // Sendable: the fields, and those of the actions that belong to it, are touched under `lock` only. Actions run
  // and are released outside of it.
  private let queue: DispatchQueue
  private let isSerial: Bool
  private let leeway: DispatchTimeInterval
  private let lock = Lock()
  private var timer: (any DispatchSourceTimer)?
  private var actions = TimeHeap<DispatchTime, TimedAction>(<)
  private var disposedCount = 0

  init(queue: DispatchQueue, isSerial: Bool, leeway: DispatchTimeInterval) {
    self.queue = queue
    self.isSerial = isSerial
    self.leeway = leeway
  }

  func schedule(after span: DispatchTimeInterval, _ action: @escaping () -> any Disposable) -> TimedAction {
    let timed = TimedAction(self, action)
    let deadline = DispatchTime.now() + span
    lock.withLock {
      timed.position = .waiting
      actions.insert(timed, at: deadline)
      if actions.first?.item === timed { arm() }
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
      disposedCount = 0
      let released = actions.removeAll { $0.position == .disposed }
      arm()
      return released
    }
    withExtendedLifetime(released) {}
  }

  /// Runs the actions that are due.
  private func fire() {
    var due: [TimedAction] = []
    lock.withLock {
      let now = DispatchTime.now()
      while let (deadline, action) = actions.first, deadline <= now {
        actions.removeFirst()
        if action.position == .disposed { disposedCount -= 1 }
        action.position = .gone
        due.append(action)
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
    guard let deadline = actions.first?.time else {
      timer?.cancel()
      timer = nil
      return
    }
    if let timer { return timer.schedule(deadline: deadline, leeway: leeway) }
    let made = DispatchSource.makeTimerSource(queue: queue)
    made.setEventHandler { self.fire() }
    made.schedule(deadline: deadline, leeway: leeway)
    made.resume()
    timer = made
  }
}

/// An action that waits for its time.
final class TimedAction: Finishable, @unchecked Sendable {
  // Sendable: `position` belongs to the timers. The rest is immutable, and the action is Sendable.
  fileprivate enum Position {
    case waiting, disposed, gone
  }

  fileprivate var position = Position.gone
  private let timers: DispatchTimers
  private let action: ScheduledAction

  fileprivate init(_ timers: DispatchTimers, _ action: @escaping () -> any Disposable) {
    self.timers = timers
    self.action = ScheduledAction(action)
  }

  var isDisposed: Bool { action.isDisposed }

  var finishState: FinishState { action.finishState }

  fileprivate func run() { action.run() }

  func dispose() {
    action.dispose()
    timers.disposed(self)
  }
}
