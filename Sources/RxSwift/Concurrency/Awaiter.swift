// SPDX-License-Identifier: MIT

/// A task that waits for the outcome of a subscription. It is resumed exactly once, by the outcome or by cancellation.
///
/// The lock covers only the change of state. Disposing and resuming, which follow from a change, happen after it.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
final class Awaiter<Value>: @unchecked Sendable {
  // Sendable: `state` is read and written under `lock`.

  private enum State {
    case idle(isCancelled: Bool)
    /// The task waits, and its thread is subscribing.
    case subscribing(CheckedContinuation<Value, any Error>, isCancelled: Bool)
    case subscribed(CheckedContinuation<Value, any Error>, any Disposable)
    /// The task was resumed, or will be by the thread that changed to this state.
    case done
  }

  private let lock = Lock()
  private var state = State.idle(isCancelled: false)

  /// Waits for the outcome of the sequence that `subscribe` subscribes to. `subscribe` reports the outcome to this
  /// object.
  ///
  /// A sequence that ends during the call that subscribes to it has its outcome, even if the task is cancelled.
  func wait(_ subscribe: () -> any Disposable) async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        begin(continuation)
        attach(subscribe())
      }
    } onCancel: {
      cancel()
    }
  }

  /// Resumes the task with the outcome, unless it was resumed already.
  func resume(with result: Result<Value, any Error>) {
    let continuation: CheckedContinuation<Value, any Error>? = lock.withLock {
      defer { state = .done }
      switch state {
      case .subscribing(let continuation, _), .subscribed(let continuation, _): return continuation
      case .idle, .done: return nil
      }
    }
    // One task receives the result, once.
    let outcome = UncheckedSendable(result)
    continuation?.resume(with: outcome.value)
  }

  private func cancel() {
    let cancelled: (CheckedContinuation<Value, any Error>, any Disposable)? = lock.withLock {
      switch state {
      case .idle: state = .idle(isCancelled: true)
      case .subscribing(let continuation, _): state = .subscribing(continuation, isCancelled: true)
      case .subscribed(let continuation, let subscription):
        state = .done
        return (continuation, subscription)
      case .done: break
      }
      return nil
    }
    guard let (continuation, subscription) = cancelled else { return }
    subscription.dispose()
    continuation.resume(throwing: CancellationError())
  }

  private func begin(_ continuation: CheckedContinuation<Value, any Error>) {
    lock.withLock {
      guard case .idle(let isCancelled) = state else { return }
      state = .subscribing(continuation, isCancelled: isCancelled)
    }
  }

  private func attach(_ subscription: any Disposable) {
    var cancelled: CheckedContinuation<Value, any Error>?
    let isOver = lock.withLock {
      guard case .subscribing(let continuation, let isCancelled) = state else { return true }
      if isCancelled {
        cancelled = continuation
        state = .done
      } else {
        state = .subscribed(continuation, subscription)
      }
      return isCancelled
    }
    if isOver { subscription.dispose() }
    cancelled?.resume(throwing: CancellationError())
  }
}
