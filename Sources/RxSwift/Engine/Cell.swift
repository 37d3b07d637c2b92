// SPDX-License-Identifier: MIT

/// A variable that the closures of an operator share. They touch it inside of one gate only.
@usableFromInline
final class Cell<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }

  /// Stores another value and returns the one that it replaces, so that it can be released later.
  @inlinable
  func replace(_ value: Value) -> Value { RxSwift.replace(&self.value, with: value) }
}
