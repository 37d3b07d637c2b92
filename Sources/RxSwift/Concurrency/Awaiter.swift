// SPDX-License-Identifier: MIT

/// A task that waits for the outcome of a subscription: resumes it exactly once, whoever comes first.
///
/// The lock covers the change of state only. What follows from a change (disposing, resuming) happens after it.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
final class Awaiter<Value>: @unchecked Sendable {
  // Sendable: `state` is read and written under `lock`.

  private enum State {
    /// Nothing happened yet.
    case idle
    /// The task waits; its subscription is there once `connect` has returned.
    case waiting(CheckedContinuation<Value, any Error>, (any Disposable)?)
    /// The task was resumed, or will be by whoever changed to this state.
    case done
  }

  private let lock = Lock()
  private var state = State.idle

  /// Waits for the outcome of what `subscribe` subscribes to; it reports the outcome to this object.
  func wait(_ subscribe: () -> any Disposable) async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard begin(continuation) else { return continuation.resume(throwing: CancellationError()) }
        attach(subscribe())
      }
    } onCancel: {
      cancel()
    }
  }

  /// Resumes the task with the outcome, unless it was resumed already.
  func resume(with result: Result<Value, any Error>) {
    guard let (continuation, _) = end() else { return }
    // Handed to one task, once: `end` gives the continuation to the first who asks.
    let outcome = Uncheckedly(result)
    continuation.resume(with: outcome.value)
  }

  private func cancel() {
    guard let (continuation, subscription) = end() else { return }
    subscription?.dispose()
    continuation.resume(throwing: CancellationError())
  }

  /// Returns false if the task was cancelled before it came here.
  private func begin(_ continuation: CheckedContinuation<Value, any Error>) -> Bool {
    lock.withLock {
      guard case .idle = state else { return false }
      state = .waiting(continuation, nil)
      return true
    }
  }

  private func attach(_ subscription: any Disposable) {
    let isDone = lock.withLock {
      guard case .waiting(let continuation, _) = state else { return true }
      state = .waiting(continuation, subscription)
      return false
    }
    if isDone { subscription.dispose() }
  }

  private func end() -> (CheckedContinuation<Value, any Error>, (any Disposable)?)? {
    lock.withLock {
      defer { state = .done }
      guard case .waiting(let continuation, let subscription) = state else { return nil }
      return (continuation, subscription)
    }
  }
}
