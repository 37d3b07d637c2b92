// SPDX-License-Identifier: MIT

/// A weak reference that closures share.
final class WeakBox<Object: AnyObject>: @unchecked Sendable {
  // Sendable: by the rule that a test touches it from one thread at a time.
  weak var object: Object?

  init(_ object: Object?) { self.object = object }
}
