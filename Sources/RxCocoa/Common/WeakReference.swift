// SPDX-License-Identifier: MIT

/// Carries an object that is not retained.
final class WeakReference<Object: AnyObject>: @unchecked Sendable {
  // Sendable: a weak reference is read atomically and never set again.
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }
}
