// SPDX-License-Identifier: MIT
import CRxPlatform

/// Runs an action when it is disposed, once.
@usableFromInline
final class AnonymousDisposable: DisposeBase, Finishable, @unchecked Sendable {
  // Sendable: the thread that changes the atomic word first takes the action; no other thread touches it.

  /// Whether `dispose` was called. Atomic; must stay the first stored property (the superclass has none).
  private var state: UInt = 0
  private var action: (() -> Void)?

  private var word: UnsafeMutablePointer<UInt> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  @usableFromInline
  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  @usableFromInline
  var isDisposed: Bool { crx_load(word) != 0 }

  @usableFromInline
  func dispose() {
    guard crx_exchange(word, 1) == 0 else { return }
    let action = self.action
    self.action = nil
    action?()
  }
}
