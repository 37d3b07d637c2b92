// SPDX-License-Identifier: MIT
import RxSwift

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension SharedSequence {
  /// The elements as an asynchronous sequence.
  ///
  /// Reading the property subscribes. The sequence keeps elements that no task has awaited yet, without bound: see
  /// `values(bufferingPolicy:)`. The subscription is disposed when the sequence is released or its task is cancelled.
  /// You can read and iterate the property from any actor.
  ///
  /// ```swift
  /// for await number in Driver.of(1, 2, 3).values { print(number) }  // prints 1, 2, 3
  /// ```
  public var values: AsyncStream<Element> { asInfallible().values }

  /// The elements as an asynchronous sequence.
  ///
  /// Calling the method subscribes. The subscription is disposed when the sequence is released or its task is
  /// cancelled.
  ///
  /// ```swift
  /// let count = BehaviorRelay(value: 0)
  /// let states = count.asDriver().values(bufferingPolicy: .bufferingNewest(1))
  /// for number in 1...3 { count.accept(number) }
  /// for await state in states {
  ///   print(state)  // prints 3
  ///   break
  /// }
  /// ```
  ///
  /// - Parameter bufferingPolicy: which elements to keep while no task has awaited them.
  public func values(bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy) -> AsyncStream<Element> {
    asInfallible().values(bufferingPolicy: bufferingPolicy)
  }
}
