// SPDX-License-Identifier: MIT
import CRxPlatform

/// An action that was handed to a queue, and can be taken back until it begins.
///
/// Disposing releases the action at once, even if the queue holds on to this object until its time comes.
final class ScheduledAction: Finishable, @unchecked Sendable {
  // Sendable: the thread that changes the atomic word first takes the action, and no other thread touches it. This is
  // the thread of the queue or the thread that disposes. The result of the action is in a disposable that is Sendable.

  /// Whether the action was taken. Atomic; must stay the first stored property.
  private var taken: UInt = 0
  private var action: (() -> any Disposable)?
  private let disposable = SingleAssignmentDisposable()

  private var word: UnsafeMutablePointer<UInt> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  init(_ action: @escaping () -> any Disposable) { self.action = action }

  var isDisposed: Bool { disposable.isDisposed }

  var finishState: FinishState { disposable.contentState }

  /// Runs the action, unless it ran or was disposed before.
  func run() {
    guard let action = take() else { return }
    disposable.setDisposable(action())
  }

  func dispose() { IterativeDispose.run(end()) }

  /// Takes the action back and returns the rest of what has to be disposed.
  func end() -> any Disposable {
    _ = take()
    return disposable
  }

  private func take() -> (() -> any Disposable)? {
    guard crx_exchange(word, 1) == 0 else { return nil }
    defer { action = nil }
    return action
  }
}
