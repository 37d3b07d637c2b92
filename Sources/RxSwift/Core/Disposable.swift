// SPDX-License-Identifier: MIT

/// Something that can be cancelled or released exactly once, usually a subscription.
///
/// Any thread may call `dispose()`, any number of times. Only the first call has an effect.
@preconcurrency
public protocol Disposable: Sendable {
  /// Ends the subscription or releases the resource.
  func dispose()
}

/// A disposable that can tell whether it was disposed.
public protocol Cancelable: Disposable {
  /// Whether `dispose()` was called.
  var isDisposed: Bool { get }
}
