// SPDX-License-Identifier: MIT

/// A weak reference that closures share.
package final class WeakBox<Object: AnyObject>: @unchecked Sendable {
  // Sendable: by the rule that a test touches it from one thread at a time.
  package weak var object: Object?

  package init(_ object: Object?) { self.object = object }
}
