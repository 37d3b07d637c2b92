// SPDX-License-Identifier: MIT

/// Carries an object and does not retain it.
package final class WeakReference<Object: AnyObject>: @unchecked Sendable {
  // Sendable: a weak reference is read atomically and never set again.
  package private(set) weak var object: Object?

  package init(_ object: Object?) { self.object = object }
}
