// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

/// The time of a test's user: it passes when the test says so, however long the machine takes for keys and answers. What is to happen now
/// happens on the main thread.
final class UserTime: SchedulerType, Sendable {
  private let clock = TestScheduler(initialClock: 0, resolution: 0.001)

  var now: RxTime { clock.now }

  func schedule<State: Sendable>(
    _ state: State, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    MainScheduler.asyncInstance.schedule(state, action: action)
  }

  func scheduleRelative<State: Sendable>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    clock.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Lets time pass.
  @MainActor
  func pass(milliseconds: Int) { clock.advanceTo(clock.clock + milliseconds) }
}
