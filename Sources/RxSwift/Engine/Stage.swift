// SPDX-License-Identifier: MIT

/// The part of an operator in one subscription, if it has a state or sees how the sequence ends: turns an element into at
/// most one other.
///
/// It belongs to one subscription, which retains it.
///
/// `step` is a closure and not an overridable method because a closure made in inlinable code is compiled for the
/// element's type in the user's module, while the methods of a generic class are reached in their unspecialised form.
@usableFromInline
class Stage {
  /// What happens to an element; the link of this stage calls it. The downstream stands at that link.
  @usableFromInline final let step: (RawElement, Downstream) -> StageResult

  @inlinable
  init(step: @escaping (RawElement, Downstream) -> StageResult) { self.step = step }

  /// Receives the failure of the sequence.
  ///
  /// - Returns: whether the stage took care of it; if not, the next stage receives it.
  @usableFromInline
  func failed(_ error: any Error, at downstream: Downstream) -> Bool { false }

  /// Receives the end of the sequence.
  ///
  /// - Returns: whether the stage took care of it; if not, the next stage receives it.
  @usableFromInline
  func completed(at downstream: Downstream) -> Bool { false }
}
