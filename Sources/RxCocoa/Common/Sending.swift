// SPDX-License-Identifier: MIT

/// Carries a value over a border that the compiler cannot check.
@usableFromInline
struct Sending<Value>: @unchecked Sendable {
  // Sendable: by the rule of whoever uses it; see there.
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }
}

/// Carries an object that is not retained.
final class WeakReference<Object: AnyObject>: @unchecked Sendable {
  // Sendable: a weak reference is read atomically and never set again.
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }
}
