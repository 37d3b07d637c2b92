// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// A scheduler as a user may write one: the thread that sets its time forward runs the timers that are due.
final class HistoryClock: SchedulerType, @unchecked Sendable {
  // Sendable: what varies is touched under `lock` only, and no timer runs under it.
  private let lock = NSLock()
  private var time = Date(timeIntervalSinceReferenceDate: 0)
  private var timers: [(due: Date, id: Int, work: () -> Void)] = []
  private var count = 0

  /// What operators wait for; each step of the clock is longer.
  static let span = RxTimeInterval.seconds(1)

  var now: Date { lock.withLock { time } }

  func schedule<State>(_ state: State, action: @escaping @Sendable (State) -> any Disposable) -> any Disposable {
    action(state)
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    let result = SingleAssignmentDisposable()
    let seconds =
      switch dueTime {
      case .seconds(let count): Double(count)
      case .milliseconds(let count): Double(count) / 1e3
      case .microseconds(let count): Double(count) / 1e6
      case .nanoseconds(let count): Double(count) / 1e9
      default: Double.infinity
      }
    let id = lock.withLock {
      count += 1
      timers.append((time.addingTimeInterval(seconds), count, { result.setDisposable(action(state)) }))
      return count
    }
    return Disposables.create {
      result.dispose()
      // Released outside of the lock.
      let removed = self.lock.withLock { self.take { $0.id == id } }
      withExtendedLifetime(removed) {}
    }
  }

  private func take(where isMeant: ((due: Date, id: Int, work: () -> Void)) -> Bool) -> (() -> Void)? {
    timers.firstIndex(where: isMeant).map { timers.remove(at: $0).work }
  }

  /// Sets the time forward, and runs the timers that are due, in the order of their times.
  func advance() {
    lock.withLock { time += 1_000 }
    while let work = lock.withLock({ takeDue() }) { work() }
  }

  private func takeDue() -> (() -> Void)? {
    guard let first = timers.min(by: { ($0.due, $0.id) < ($1.due, $1.id) }), first.due <= time else { return nil }
    return take { $0.id == first.id }
  }
}
