// SPDX-License-Identifier: MIT

/// Disposes its content when it was disposed itself and all disposables that `retain()` has returned were disposed too.
public final class RefCountDisposable: DisposeBase, Cancelable, Finishable, @unchecked Sendable {
  // Sendable: the fields are touched under `lock` only; the content is disposed outside of it.
  private let lock = Lock()
  private var content: (any Disposable)?
  private var isPrimaryDisposed = false
  private var count = 0

  /// Makes a disposable around `disposable`.
  public init(disposable: any Disposable) {
    content = disposable
    super.init()
  }

  /// Whether the content was disposed.
  public var isDisposed: Bool { lock.withLock { content == nil } }

  /// Returns a disposable that keeps the content alive until the disposable is disposed. If the content is disposed
  /// already, the disposable does nothing.
  public func retain() -> any Disposable {
    let isAlive = lock.withLock {
      guard content != nil else { return false }
      count += 1
      return true
    }
    return isAlive ? AnonymousDisposable { self.release() } : NopDisposable.shared
  }

  /// Disposes the content, now or when the last disposable that `retain()` has returned is disposed.
  public func dispose() {
    let last: (any Disposable)? = lock.withLock {
      guard !isPrimaryDisposed else { return nil }
      isPrimaryDisposed = true
      return takeIfUnused()
    }
    last?.dispose()
  }

  private func release() {
    let last: (any Disposable)? = lock.withLock {
      count -= 1
      return takeIfUnused()
    }
    last?.dispose()
  }

  private func takeIfUnused() -> (any Disposable)? {
    guard isPrimaryDisposed, count == 0 else { return nil }
    let last = content
    content = nil
    return last
  }
}
