// SPDX-License-Identifier: MIT
import Foundation

/// A value that several threads touch, each under a lock.
///
/// Use it for state that the sequences of one piece of work share, such as the requests that are on their way. The lock
/// is not recursive. So `body` must not use the same `Guarded`, and must not call anything that might use it, such as
/// an observer.
///
/// ```swift
/// let visits = Guarded(0)
/// visits.withLock { $0 += 1 }
/// print(visits.withLock { $0 })  // prints 1
/// ```
public final class Guarded<Value>: @unchecked Sendable {
  // Sendable: `value` is only reachable through `withLock`.
  private let lock = NSLock()
  private var value: Value

  /// Keeps a value. Nothing else may refer to it.
  public init(_ value: sending Value) { self.value = value }

  /// Calls `body` with the value, while no other thread does. The result must share no state with the value.
  ///
  /// ```swift
  /// let names = Guarded(["a"])
  /// let count = names.withLock { names -> Int in
  ///   names.append("b")
  ///   return names.count
  /// }
  /// print(count)  // prints 2
  /// ```
  public func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
