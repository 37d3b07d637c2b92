// SPDX-License-Identifier: MIT
import CRxPlatform

/// A machine word with atomic access, kept in an object of its own.
///
/// Use it where the state is a flag or a counter and the cost of an object does not matter. A hot path keeps its words
/// inside the object that owns them.
@usableFromInline
final class AtomicWord: @unchecked Sendable {
  // Sendable: every access goes through an atomic operation.

  /// Must stay the first stored property.
  private var storage: UInt

  private var word: UnsafeMutablePointer<UInt> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  @usableFromInline
  init(_ value: UInt = 0) { storage = value }

  @usableFromInline
  var value: UInt { crx_load(word) }

  /// Stores `value` and returns what was there.
  @usableFromInline
  @discardableResult
  func exchange(_ value: UInt) -> UInt { crx_exchange(word, value) }

  /// Stores `desired` if the word is `expected`; returns whether it was.
  @usableFromInline
  func compareExchange(_ expected: UInt, _ desired: UInt) -> Bool { crx_compare_exchange(word, expected, desired) }

  /// Adds `amount` and returns the sum.
  @usableFromInline
  @discardableResult
  func add(_ amount: UInt = 1) -> UInt { crx_fetch_add(word, amount) &+ amount }

  /// Subtracts `amount` and returns the difference.
  @usableFromInline
  @discardableResult
  func subtract(_ amount: UInt = 1) -> UInt { crx_fetch_sub(word, amount) &- amount }
}
