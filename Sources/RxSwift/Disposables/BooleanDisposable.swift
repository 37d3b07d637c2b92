// SPDX-License-Identifier: MIT

/// Remembers whether it was disposed.
public final class BooleanDisposable: Cancelable, Finishable, Sendable {
  private let state: AtomicWord

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { state.value != 0 }

  /// Makes a disposable that is not disposed.
  public init() { state = AtomicWord() }

  /// Makes a disposable that is disposed or not.
  public init(isDisposed: Bool) { state = AtomicWord(isDisposed ? 1 : 0) }

  /// Notes that it was disposed.
  public func dispose() { state.exchange(1) }
}
