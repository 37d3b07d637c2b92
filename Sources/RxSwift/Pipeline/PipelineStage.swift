// SPDX-License-Identifier: MIT

/// One link of a running pipeline: turns an element into at most one other, and sees how the sequence ends.
///
/// Not for use outside of the library. An operator without state of its own is a stage itself, shared by all
/// subscriptions; one with state makes a stage for each.
///
/// `step` is a closure and not an overridable method because a closure made in inlinable code is compiled for the
/// element's type in the user's module, while the methods of a generic class are reached in their unspecialised form.
public class PipelineStage {
  /// What happens to an element. The cursor stands at this stage.
  @usableFromInline final let step: (Slot, Cursor) -> Step

  @inlinable
  init(step: @escaping (Slot, Cursor) -> Step) { self.step = step }

  /// Receives the failure of the sequence.
  ///
  /// - Returns: whether the stage took care of it; if not, the next stage receives it.
  @usableFromInline
  func failed(_ error: any Error, at cursor: Cursor) -> Bool { false }

  /// Receives the end of the sequence.
  ///
  /// - Returns: whether the stage took care of it; if not, the next stage receives it.
  @usableFromInline
  func completed(at cursor: Cursor) -> Bool { false }
}
