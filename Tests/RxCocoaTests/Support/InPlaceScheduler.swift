// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// Runs actions at once, on the thread that schedules them.
final class InPlaceScheduler: SchedulerType {
  var now: RxTime { Date(timeIntervalSince1970: 0) }

  func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable { action(state) }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable { action(state) }
}
