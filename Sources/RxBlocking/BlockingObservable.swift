// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// A sequence whose events tests and scripts can wait for.
///
/// Waiting blocks the calling thread. While it waits, its run loop runs: timers fire, and on the main thread, work on the
/// main queue is done. This is not so if the caller itself is work on the main queue, such as an `async` function of the main actor. There,
/// use `values`.
public struct BlockingObservable<Element>: Sendable {
  let timeout: TimeInterval?
  let source: Observable<Element>
}

extension ObservableConvertibleType {
  /// The sequence in a form that lets you wait for its events.
  ///
  /// ```swift
  /// print(try Observable.of(1, 2, 3).toBlocking(timeout: 5).toArray())  // prints [1, 2, 3]
  /// ```
  ///
  /// - Parameter timeout: the seconds after which waiting ends with `RxError.timeout`; nil waits as long as it takes.
  public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
    BlockingObservable(timeout: timeout, source: asObservable())
  }
}

/// All elements of a sequence and how it ended.
@frozen
public enum MaterializedSequenceResult<T> {
  /// The sequence completed.
  case completed(elements: [T])
  /// The sequence failed.
  case failed(elements: [T], error: any Error)
}

extension MaterializedSequenceResult: Sendable where T: Sendable {}
