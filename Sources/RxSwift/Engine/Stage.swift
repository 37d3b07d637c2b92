// SPDX-License-Identifier: MIT

/// The part of an operator in one subscription, if the operator has a state or acts at the end of the sequence. The
/// subscription retains it.
///
/// `step` is a closure and not an overridable method, because a closure made in inlinable code is compiled in the
/// user's module for the element's type. An overridden method of a generic class is called in its unspecialised form.
@usableFromInline
class Stage {
  /// Handles an element. The link of this stage calls it with the link's own place in the table.
  @usableFromInline final let step: (RawElement, Downstream) -> StageResult

  @inlinable
  init(step: @escaping (RawElement, Downstream) -> StageResult) { self.step = step }

  /// Receives the failure of the sequence.
  ///
  /// - Returns: whether the stage has handled it; if not, the next stage receives it.
  @usableFromInline
  func failed(_ error: any Error, at downstream: Downstream) -> Bool { false }

  /// Receives the end of the sequence.
  ///
  /// - Returns: whether the stage has handled it; if not, the next stage receives it.
  @usableFromInline
  func completed(at downstream: Downstream) -> Bool { false }
}
