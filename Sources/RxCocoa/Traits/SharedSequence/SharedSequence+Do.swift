// SPDX-License-Identifier: MIT
import RxSwift

extension SharedSequenceConvertibleType {
  /// Calls functions at the events of the shared subscription, before or after the operator passes them on.
  ///
  /// See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Driver.of(1, 2)
  ///   .do(onNext: { print("got \($0)") }, onCompleted: { print("end") })
  ///   .drive()  // prints got 1, got 2, end
  /// ```
  ///
  /// - Parameters:
  ///   - onNext: called with each element before it is delivered.
  ///   - afterNext: called with each element after it was delivered.
  ///   - onCompleted: called before the end is delivered.
  ///   - afterCompleted: called after the end was delivered.
  ///   - onSubscribe: called before the subscription.
  ///   - onSubscribed: called after the subscription.
  ///   - onDispose: called when the subscription ended.
  @available(swift, introduced: 6)
  public func `do`(
    @_inheritActorContext onNext: (@Sendable @isolated(any) (Element) -> Void)? = nil,
    @_inheritActorContext afterNext: (@Sendable @isolated(any) (Element) -> Void)? = nil,
    @_inheritActorContext onCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
    @_inheritActorContext afterCompleted: (@Sendable @isolated(any) () -> Void)? = nil,
    @_inheritActorContext onSubscribe: (@Sendable @isolated(any) () -> Void)? = nil,
    @_inheritActorContext onSubscribed: (@Sendable @isolated(any) () -> Void)? = nil,
    @_inheritActorContext onDispose: (@Sendable @isolated(any) () -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    doing(onNext, afterNext, onCompleted, afterCompleted, onSubscribe, onSubscribed, onDispose)
  }

  /// Prints the events of the shared subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Driver.of(1, 2)
  ///   .debug("numbers")
  ///   .drive()  // a line with "numbers" for the subscription, for each event and for the disposal
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: printed in each line; by default the place of the call.
  ///   - trimOutput: whether to shorten the text of an event to about 40 characters.
  ///   - file: where the call is.
  ///   - line: where the call is.
  ///   - function: where the call is.
  @inlinable
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Reports the events of the shared subscription to a logger.
  ///
  /// See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Driver.just(1)
  ///   .debug("number") { line in print(line.contains("number")) }
  ///   .drive()
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: printed in each line; by default the place of the call.
  ///   - trimOutput: whether to shorten the text of an event to about 40 characters.
  ///   - file: where the call is.
  ///   - line: where the call is.
  ///   - function: where the call is.
  ///   - logger: called with each line, without a time, on the thread where the reported event happens. The resulting
  ///     sequence retains it.
  @preconcurrency
  @inlinable
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function, logger: @escaping @Sendable (String) -> Void
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function, logger: logger))
  }
}
