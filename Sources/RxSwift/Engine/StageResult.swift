// SPDX-License-Identifier: MIT

/// The result of a step: pass `raw` on to the next link, or go no further.
@frozen
@usableFromInline
struct StageResult {
  @usableFromInline let raw: RawElement
  @usableFromInline let continues: Bool

  @inlinable
  @inline(__always)
  init(raw: RawElement, continues: Bool) {
    self.raw = raw
    self.continues = continues
  }

  /// Pass the element in `raw` on.
  @inlinable
  @inline(__always)
  static func pass(_ raw: RawElement) -> StageResult { StageResult(raw: raw, continues: true) }

  /// Pass the element in `raw` on if `condition` holds.
  @inlinable
  @inline(__always)
  static func pass(_ raw: RawElement, if condition: Bool) -> StageResult { StageResult(raw: raw, continues: condition) }

  /// The element goes no further: the step dropped it, delivered it, or ended the sequence.
  @inlinable
  @inline(__always)
  static var stop: StageResult { StageResult(raw: RawElement(bits: 0), continues: false) }
}
