// SPDX-License-Identifier: MIT
import CRxPlatform
import Dispatch

/// Where actions run one after the other, in the order in which they were scheduled.
@usableFromInline
class ActionQueue: @unchecked Sendable {
  // Sendable: the word is atomic. A subclass says what protects the state that it adds.

  /// Stands for the actions of schedulers that do not tell their order. Nothing is scheduled here.
  static let unknown = ActionQueue()

  /// How many actions were scheduled. Atomic; must stay the first stored property.
  @usableFromInline final var scheduled: UInt = 0

  @inlinable
  @inline(__always)
  final var word: UnsafeMutablePointer<UInt> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  /// How many actions were scheduled. As long as this does not change, nothing waits behind the last action.
  @inlinable
  @inline(__always)
  final var scheduledCount: UInt { crx_load(word) }

  /// Counts an action that has its position among the others. `schedule` must not return before it has called this.
  final func noteScheduled() { _ = crx_fetch_add(word, 1) }

  /// Notes how many events an action has delivered.
  @usableFromInline
  func noteDelivered(_ count: Int) {}
}

/// A scheduler that runs its actions one after the other.
protocol SerialScheduler: ImmediateSchedulerType {
  var actionQueue: ActionQueue { get }
}

/// The actions on a serial dispatch queue.
class DispatchActionQueue: ActionQueue, @unchecked Sendable {
  // Sendable: immutable, apart from the count.
  private let queue: DispatchQueue

  init(_ queue: DispatchQueue) { self.queue = queue }

  func schedule(_ action: @escaping @Sendable () -> Void) {
    queue.async(execute: action)
    noteScheduled()
  }
}
