// SPDX-License-Identifier: MIT
import RxSwift

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension SharedSequence {
  /// The elements as an asynchronous sequence.
  ///
  /// Reading the property subscribes, and elements that nobody has awaited yet are kept without bound; see
  /// `values(bufferingPolicy:)`. The subscription is disposed when the sequence is released or its task is cancelled.
  /// It can be read and iterated from any actor.
  public var values: AsyncStream<Element> { asInfallible().values }

  /// The elements as an asynchronous sequence.
  ///
  /// Calling the method subscribes. The subscription is disposed when the sequence is released or its task is
  /// cancelled.
  ///
  /// - Parameter bufferingPolicy: which elements are kept that nobody has awaited yet.
  public func values(bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy) -> AsyncStream<Element> {
    asInfallible().values(bufferingPolicy: bufferingPolicy)
  }
}
