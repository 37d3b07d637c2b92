// SPDX-License-Identifier: MIT

/// Passes on one sequence after the other: asks for the next one when one has ended.
///
/// A sequence that ends while it is being subscribed to does not nest: the next one begins when that call has returned.
/// Only one thread at a time asks for the next sequence, because at most one sequence runs.
class ConcatSink<Element>: FlatteningSink, @unchecked Sendable {
  // Sendable: subclasses touch their state only in `next`, `exhausted` and in the end of a sequence.

  /// The place of the sequence that ended last, until its subscription is disposed.
  private var ended: Int?

  init(_ target: RunningSubscription) { super.init(target, beginning: 1) }

  /// The next sequence to subscribe to. If it is nil, `exhausted` is called.
  func next() -> Observable<Element>? { nil }

  /// Called inside of the gate when there is no further sequence.
  func exhausted() { target.complete() }

  /// Begins the first sequence.
  final func run() -> any Disposable {
    follower.run()
    return self
  }

  /// Begins the next sequence, because the one at `place` has ended.
  final func goOn(after place: Int) {
    ended = place
    if !inners.leave(follower, at: place) { follower.run() }
  }

  /// Disposes the subscription that has ended. Subclasses call it before they do something else than to ask.
  final func disposeEnded() {
    if let place = ended.take() { inners.release(place) }
  }

  private var follower: InnerSubscriptions.Follower {
    InnerSubscriptions.Follower {
      if self.target.isClosed { return nil }
      guard let source = self.next() else {
        self.perform { self.exhausted() }
        return nil
      }
      self.disposeEnded()
      return self.subscribe(source, 0, self.inners.reserve())
    }
  }
}
