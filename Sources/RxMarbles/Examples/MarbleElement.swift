// SPDX-License-Identifier: MIT

/// An element of whatever type, for operators that do not look at it.
///
/// An example of `take` works with elements of this type, so that it can follow any other operator in a ``MarbleChain``.
public struct MarbleElement: MarbleValue, @unchecked Sendable {
  // Sendable: the value is one that an operator emits, and it is used on the thread that runs the scheduler only.
  let value: Any

  /// A character as a string.
  public init?(marble: Character) { value = String(marble) }

  init(_ value: Any) { self.value = (value as? MarbleElement)?.value ?? value }

  /// Whether two elements are written in the same way.
  public static func == (left: MarbleElement, right: MarbleElement) -> Bool {
    MarbleLabel.literal(left.value) == MarbleLabel.literal(right.value)
  }
}
