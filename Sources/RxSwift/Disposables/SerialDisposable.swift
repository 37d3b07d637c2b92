// SPDX-License-Identifier: MIT

/// Holds a disposable that can be replaced, and disposes the one that is replaced.
public final class SerialDisposable: DisposeBase, Cancelable, Finishable, @unchecked Sendable {
  // Sendable: the fields are touched under `lock` only; disposables are disposed outside of it.
  private let lock = Lock()
  private var current: (any Disposable)?
  private var hasEnded = false

  /// Makes a disposable without content.
  public override init() { super.init() }

  deinit {
    if current != nil { IterativeRelease.of(current as Any) { current = nil } }
  }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { lock.withLock { hasEnded } }

  /// The content. Setting it disposes the previous content, or the new content if this was disposed.
  public var disposable: any Disposable {
    get { lock.withLock { current } ?? NopDisposable.shared }
    set {
      let replaced: (any Disposable)? = lock.withLock {
        if hasEnded { return newValue }
        let previous = current
        current = newValue
        return previous
      }
      replaced?.dispose()
    }
  }

  /// Disposes the content, and any content that is set from now on.
  public func dispose() {
    if let last = end() { IterativeDispose.run(last) }
  }

  /// Notes that it is disposed and takes the content out.
  func end() -> (any Disposable)? {
    lock.withLock {
      hasEnded = true
      return current.take()
    }
  }
}
