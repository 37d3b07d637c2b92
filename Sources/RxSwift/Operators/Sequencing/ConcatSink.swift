// SPDX-License-Identifier: MIT

/// Passes on one sequence after the other: `concat`, `catch(sequence:)` and `retry`.
///
/// A sequence that ends while it is being subscribed to does not nest: the next one begins when that call has returned.
/// Only one thread at a time asks for the next sequence, because at most one sequence runs.
final class ConcatSink<Element>: FlatteningSink, @unchecked Sendable {
  // Sendable: the fields are touched by the thread that asks for the next sequence only.

  /// What the next sequence follows; the other terminal event ends everything.
  enum End { case completion, failure }

  private let end: End
  private let next: (ConcatSink) -> Observable<Element>?
  /// The place of the sequence that ended last, until its subscription is disposed.
  private var ended: Int?
  private var lastError: (any Error)?

  /// - Parameter next: returns the next sequence to subscribe to, or nil if there is none.
  init(_ target: RunningSubscription, after end: End, next: @escaping (ConcatSink) -> Observable<Element>?) {
    self.end = end
    self.next = next
    super.init(target, beginning: 1)
  }

  /// Begins the first sequence.
  func run() -> any Disposable {
    follower.run()
    return self
  }

  /// Disposes the subscription that has ended. `next` calls it before it does something else than to ask.
  func disposeEnded() {
    if let place = ended.take() { inners.release(place) }
  }

  /// Runs inside of the trampoline, as a subscription does, because `next` may run code of the user.
  override func innerCompleted(_ number: Int, _ place: Int) {
    guard end == .completion else { return super.innerCompleted(number, place) }
    Trampoline.run { goOn(after: place) }
  }

  override func innerFailed(_ error: any Error, _ number: Int, _ place: Int) {
    guard end == .failure else { return super.innerFailed(error, number, place) }
    lastError = error
    goOn(after: place)
  }

  private func goOn(after place: Int) {
    ended = place
    if !inners.leave(follower, at: place) { follower.run() }
  }

  private var follower: InnerSubscriptions.Follower {
    InnerSubscriptions.Follower {
      if self.target.isClosed { return nil }
      guard let source = self.next(self) else {
        self.perform { if let error = self.lastError { self.target.fail(error) } else { self.target.complete() } }
        return nil
      }
      self.disposeEnded()
      return self.subscribe(source, 0, self.inners.reserve())
    }
  }
}
