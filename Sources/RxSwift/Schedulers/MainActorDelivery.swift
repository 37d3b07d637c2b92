// SPDX-License-Identifier: MIT
import Dispatch

/// Runs actions on the main actor: at once if the call comes from there and no action from elsewhere waits.
///
/// With a `MainScheduler`, an action that another action schedules waits until that one is done. Here it runs at once,
/// as an event that an observer sends is delivered at once.
final class MainActorDelivery: SerialScheduler {
  /// Actions on their way to the main queue.
  private let waiting = AtomicWord()

  /// It runs one action after the other, and delivers up to 64 events in each.
  var capabilities: SchedulerCapabilities { .batches }

  var actionQueue: ActionQueue { MainActionQueue.shared }

  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    if isCurrent { return action(state) }
    waiting.add()
    // The main queue receives the state, and nothing else has it.
    let state = UncheckedSendable(state)
    let scheduled = ScheduledAction { action(state.value) }
    MainActionQueue.shared.schedule { [waiting] in
      scheduled.run()
      waiting.subtract()
    }
    return scheduled
  }

  func runIfCurrent(_ work: () -> Void) -> Bool {
    guard isCurrent else { return false }
    work()
    return true
  }

  private var isCurrent: Bool { DispatchQueue.isMain && waiting.value == 0 }
}
