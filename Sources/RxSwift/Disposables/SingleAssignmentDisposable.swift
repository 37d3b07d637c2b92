// SPDX-License-Identifier: MIT
import CRxPlatform

/// Holds one disposable that is set once, before or after it is itself disposed.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable, Finishable, @unchecked Sendable {
  // Sendable: `state` decides atomically which thread owns `disposable`. The thread that sets it owns it until it has
  // published it. Then the thread that marks it disposed owns it, as soon as no thread looks at it.

  /// Atomic; must stay the first stored property (the superclass has none).
  private var state: UInt = 0
  private var disposable: (any Disposable)?

  private static let assigned: UInt = 1
  private static let published: UInt = 2
  private static let disposed: UInt = 4
  /// A thread looks at the content, for a few instructions.
  private static let looking: UInt = 8

  private var word: UnsafeMutablePointer<UInt> {
    _getUnsafePointerToStoredProperties(self).assumingMemoryBound(to: UInt.self)
  }

  /// Makes a disposable without content.
  public override init() { super.init() }

  deinit {
    if disposable != nil { IterativeRelease.of(disposable as Any) { disposable = nil } }
  }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { crx_load(word) & SingleAssignmentDisposable.disposed != 0 }

  /// Sets the content. If this was disposed before, it disposes the content at once.
  ///
  /// - Precondition: called at most once.
  public func setDisposable(_ disposable: any Disposable) {
    let before = crx_fetch_or(word, SingleAssignmentDisposable.assigned)
    requireArgument(
      before & SingleAssignmentDisposable.assigned == 0,
      "SingleAssignmentDisposable.setDisposable(_:): the disposable was set before")
    if before & SingleAssignmentDisposable.disposed != 0 { return disposable.dispose() }
    self.disposable = disposable
    if crx_fetch_or(word, SingleAssignmentDisposable.published) & SingleAssignmentDisposable.disposed != 0 {
      self.disposable = nil
      disposable.dispose()
    }
  }

  /// Disposes the content, now or as soon as it is set.
  public func dispose() {
    if let disposable = end() { IterativeDispose.run(disposable) }
  }

  /// Notes that it is disposed and takes the content out.
  func end() -> (any Disposable)? {
    let before = crx_fetch_or(word, SingleAssignmentDisposable.disposed)
    let isMine =
      before & SingleAssignmentDisposable.disposed == 0 && before & SingleAssignmentDisposable.published != 0
    guard isMine else { return nil }
    if before & SingleAssignmentDisposable.looking != 0 {
      while crx_load(word) & SingleAssignmentDisposable.looking != 0 { crx_yield() }
    }
    return disposable.take()
  }

  /// Whether the content is finished. The caller must know that no other thread waits for this to be disposed.
  var contentState: FinishState {
    while true {
      let current = crx_load(word)
      if current & SingleAssignmentDisposable.disposed != 0 { return .finished }
      if current & SingleAssignmentDisposable.published == 0 { return .unfinished }
      if current & SingleAssignmentDisposable.looking != 0 {
        crx_yield()
      } else if crx_compare_exchange(word, current, current | SingleAssignmentDisposable.looking) {
        let content = disposable
        _ = crx_fetch_sub(word, SingleAssignmentDisposable.looking)
        return content.map { .sameAs($0) } ?? .finished
      }
    }
  }
}
