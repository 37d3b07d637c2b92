// SPDX-License-Identifier: MIT
import CRxPlatform

/// The number of events that a scheduled action delivers. It grows until the action begins.
@usableFromInline
final class EventBatch: @unchecked Sendable {
  // Sendable: the word is atomic.

  /// The number of events, and a bit that says that the action has begun. Atomic; must stay the first stored property.
  private var state: UInt = 1

  @usableFromInline
  var word: UnsafeMutablePointer<UInt> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  /// A batch with one event.
  @usableFromInline
  init() {}

  /// How many events a batch holds at most. After so many events, an actor does other work, and the main loop may draw.
  static let capacity = 64

  @inlinable
  static var hasBegun: UInt { 1 << (UInt.bitWidth - 1) }

  /// Begins the action. Returns the number of events.
  @usableFromInline
  func begin() -> Int { Int(crx_fetch_or(word, EventBatch.hasBegun)) }
}

/// The last batch of a sink. Only the thread that appends events uses this object, because it writes to it for each event.
@usableFromInline
final class LastBatch {
  private var batch = EventBatch()
  /// The word of the batch, which is read without retaining the batch.
  @exclusivity(unchecked) @usableFromInline var word: UnsafeMutablePointer<UInt>
  /// How many events may still join.
  @exclusivity(unchecked) @usableFromInline var room = 0
  @usableFromInline let actions: ActionQueue
  /// The number of actions that were scheduled up to the one of the batch. While it stays the same, nothing waits behind
  /// the batch, so an event that joins the batch does not overtake anything.
  @exclusivity(unchecked) @usableFromInline var scheduledCount: UInt = 0

  init(_ actions: ActionQueue) {
    self.actions = actions
    word = batch.word
  }

  /// Adds an event to the batch. Returns false if the event needs a batch of its own.
  @inlinable
  @inline(__always)
  func join() -> Bool {
    guard room > 0, scheduledCount == actions.scheduledCount else { return false }
    room &-= 1
    return crx_fetch_add(word, 1) & EventBatch.hasBegun == 0
  }

  /// Replaces the batch by one with one event. `schedule` schedules its action.
  @usableFromInline
  func replace(schedule: (EventBatch) -> Void) {
    let before = actions.scheduledCount
    let batch = EventBatch()
    self.batch = batch
    word = batch.word
    schedule(batch)
    scheduledCount = before &+ 1
    // If another thread has scheduled an action meanwhile, that action may be behind the batch.
    room = actions.scheduledCount == scheduledCount ? EventBatch.capacity - 1 : 0
  }
}
