// SPDX-License-Identifier: MIT
import CRxPlatform

/// The stage of an operator that accumulates with a function of the user.
///
/// That function may send events into the sequence that it accumulates. These events wait until the function has
/// returned. So no other call changes the accumulated value while the function runs.
@usableFromInline
class AccumulatingStage<A>: Stage {
  @exclusivity(unchecked) @usableFromInline final var accumulated: A
  @exclusivity(unchecked) @usableFromInline final var turn = Turn.none
  /// The changes that the waiting events make to the accumulated value, in the order in which the events were sent.
  private final var waiting = Deque<(inout A) throws -> Void>()
  /// Ends the sequence after the waiting events.
  private final var ending: ((Downstream) -> Void)?

  @usableFromInline
  enum Turn {
    case none
    /// The function of the user runs, and no event waits.
    case running
    /// The function of the user runs, and an event waits.
    case waitedFor
  }

  @inlinable
  init(_ seed: A, _ step: @escaping (RawElement, Downstream) -> StageResult) {
    accumulated = seed
    super.init(step: step)
  }

  /// Begins to accumulate, unless the function runs.
  @inlinable
  @inline(__always)
  final func begin() -> Bool {
    guard turn == .none else { return false }
    turn = .running
    return true
  }

  /// Ends the turn, unless an event waits.
  @inlinable
  @inline(__always)
  final func end() -> Bool {
    guard turn == .running else { return false }
    turn = .none
    return true
  }

  /// Lets an event wait until the function has returned.
  @usableFromInline
  final func wait(_ accumulate: @escaping (inout A) throws -> Void) -> StageResult {
    turn = .waitedFor
    waiting.append(accumulate)
    return .stop
  }

  /// Emits the accumulated value and accumulates the events that wait. Events that are sent during this call wait, too.
  @usableFromInline
  final func runWaiting(_ downstream: Downstream, emit: (A) -> Void) throws -> StageResult {
    emit(accumulated)
    while downstream.isActive, let accumulate = waiting.popFirst() {
      try accumulate(&accumulated)
      emit(accumulated)
    }
    turn = .none
    withExtendedLifetime(replace(&waiting, with: Deque())) {}
    if let ending {
      self.ending = nil
      ending(downstream)
    }
    return .stop
  }

  @usableFromInline
  override func failed(_ error: any Error, at downstream: Downstream) -> Bool { ends { $0.fail(error) } }

  @usableFromInline
  override func completed(at downstream: Downstream) -> Bool { ends { $0.complete() } }

  /// Returns whether the end has to wait.
  private func ends(_ ending: @escaping (Downstream) -> Void) -> Bool {
    guard turn != .none else { return false }
    turn = .waitedFor
    if self.ending == nil { self.ending = ending }
    return true
  }
}
