// SPDX-License-Identifier: MIT

/// Passes on a sequence, and a second one when the first has ended: `catch` and `andThen`.
///
/// It subscribes to the second sequence before it disposes the first one, as RxSwift does. If the first sequence ends
/// during the call that subscribes to it, that call is still in progress.
final class ContinuationSink<Element>: FlatteningSink, @unchecked Sendable {
  // Sendable: the second sequence begins after the first has ended. So no two threads touch `second` at the same time.

  /// Nil when the first sequence has ended.
  private var second: (((any Error)?) throws -> Observable<Element>?)?

  /// - Parameter second: receives the error of the first sequence, or nil if that one has completed. Returns the second
  ///   sequence, or nil if the end of the first is the end of both.
  init(_ target: RunningSubscription, then second: @escaping ((any Error)?) throws -> Observable<Element>?) {
    self.second = second
    super.init(target, beginning: 1)
  }

  /// Begins the first sequence. If its elements have another type, it emits none.
  func run<First>(_ first: Observable<First>) -> any Disposable {
    subscribe(first, 0, inners.reserve())?.run()
    return self
  }

  override func innerFailed(_ error: any Error, _ number: Int, _ place: Int) { ended(error, place) }
  override func innerCompleted(_ number: Int, _ place: Int) { ended(nil, place) }

  private func ended(_ error: (any Error)?, _ place: Int) {
    do {
      guard let next = try second.take()?(error) else { return endAll(error) }
      subscribe(next, 0, inners.reserve())?.run()
      inners.release(place)
    } catch {
      endAll(error)
    }
  }
}
