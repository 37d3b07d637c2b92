// SPDX-License-Identifier: MIT
import CRxPlatform

/// The stage of an operator that accumulates by a function of the user.
///
/// That function may send events into the sequence which it accumulates. They wait until it has returned: it has the
/// accumulated value to itself meanwhile, and would overwrite what another call made of it.
@usableFromInline
class AccumulatingStage<A>: PipelineStage {
  @exclusivity(unchecked) @usableFromInline final var accumulated: A
  @exclusivity(unchecked) @usableFromInline final var turn = Turn.none
  /// What to do with the accumulated value, in the order in which it came.
  @exclusivity(unchecked) private final var waiting: [(inout A) throws -> Void] = []
  /// Ends the sequence after that.
  @exclusivity(unchecked) private final var ending: ((Cursor) -> Void)?

  @usableFromInline
  enum Turn {
    case none
    /// The function of the user runs.
    case running
    /// Something waits, too.
    case waitedFor
  }

  @inlinable
  init(_ seed: A, _ step: @escaping (Slot, Cursor) -> Step) {
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

  /// Ends it, unless something waits.
  @inlinable
  @inline(__always)
  final func end() -> Bool {
    guard turn == .running else { return false }
    turn = .none
    return true
  }

  /// Leaves something to do until the function has returned.
  @usableFromInline
  final func wait(_ accumulate: @escaping (inout A) throws -> Void) -> Step {
    turn = .waitedFor
    waiting.append(accumulate)
    return .stop
  }

  /// Emits the accumulated value and does what waits; what comes meanwhile waits, too.
  @usableFromInline
  final func runWaiting(_ cursor: Cursor, emit: (A) -> Void) throws -> Step {
    emit(accumulated)
    var index = 0
    while index < waiting.count, cursor.isActive {
      let accumulate = waiting[index]
      index += 1
      try accumulate(&accumulated)
      emit(accumulated)
    }
    waiting = []
    turn = .none
    if let ending {
      self.ending = nil
      ending(cursor)
    }
    return .stop
  }

  @usableFromInline
  override func failed(_ error: any Error, at cursor: Cursor) -> Bool { ends { $0.fail(error) } }

  @usableFromInline
  override func completed(at cursor: Cursor) -> Bool { ends { $0.complete() } }

  /// Returns whether the end has to wait.
  private func ends(_ ending: @escaping (Cursor) -> Void) -> Bool {
    guard turn != .none else { return false }
    turn = .waitedFor
    if self.ending == nil { self.ending = ending }
    return true
  }
}
