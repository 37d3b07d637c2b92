// SPDX-License-Identifier: MIT

/// Passes on one sequence after the other: `concat`, `catch(sequence:)` and `retry`.
///
/// If a sequence ends during the call that subscribes to it, the next one begins when that call has returned. So the
/// calls do not nest.
/// Only one thread at a time asks for the next sequence, because at most one sequence runs.
final class ConcatSink<Element>: FlatteningSink, @unchecked Sendable {
  // Sendable: one thread at a time touches the fields, because only one sequence runs.

  /// The event after which the next sequence begins. The other terminal event ends everything.
  enum End { case completion, failure }

  enum Next {
    /// The sequence to subscribe to.
    case source(Observable<Element>)
    /// `next` has to be called again, inside of the trampoline.
    case insideOfTrampoline
  }

  private let end: End
  private let next: (ConcatSink) -> Next?
  /// The place of the sequence that ended last, until its subscription is disposed.
  private var ended: Int?
  private var lastError: (any Error)?

  /// - Parameter next: returns the next sequence to subscribe to, or nil if there is none.
  init(_ target: RunningSubscription, after end: End, next: @escaping (ConcatSink) -> Next?) {
    self.end = end
    self.next = next
    super.init(target, beginning: 1)
  }

  /// Begins the first sequence.
  func run() -> any Disposable {
    follower.run()
    return self
  }

  /// Disposes the subscription to the sequence that has ended. `next` calls this before it runs any code of the next
  /// sequence: the element of a scalar, or the closure of `deferred`.
  func disposeEnded() {
    if let place = ended.take() { inners.release(place) }
  }

  override func innerCompleted(_ number: Int, _ place: Int) {
    if end == .completion { goOn(after: place) } else { endAll(nil) }
  }

  override func innerFailed(_ error: any Error, _ number: Int, _ place: Int) {
    guard end == .failure else { return endAll(error) }
    lastError = error
    goOn(after: place)
  }

  private func goOn(after place: Int) {
    let follower = follower
    if inners.leave(follower, at: place, toAnyThread: true) { return }
    ended = place
    follower.run()
  }

  private var follower: InnerSubscriptions.Follower {
    InnerSubscriptions.Follower { self.beginNext() }
  }

  private func beginNext() -> InnerSubscriptions.Follower? {
    if target.isClosed { return nil }
    switch next(self) {
    case .source(let source):
      disposeEnded()
      return subscribe(source, 0, inners.reserve())
    case .insideOfTrampoline:
      var follower: InnerSubscriptions.Follower?
      Trampoline.run { follower = beginNext() }
      return follower
    case nil:
      endAll(lastError)
      return nil
    }
  }
}
