// SPDX-License-Identifier: MIT

extension Infallible {
  /// Calls functions at the events of a subscription, before or after the operator passes them on.
  ///
  /// See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Infallible.of(1, 2)
  ///   .do(onNext: { print("got \($0)") }, onCompleted: { print("end") })
  ///   .subscribe()  // prints got 1, got 2, end
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
  @preconcurrency
  @inlinable
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}

extension InfallibleType {
  /// Prints the events of every subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Infallible.of(1, 2)
  ///   .debug("numbers")
  ///   .subscribe()  // a line with "numbers" for the subscription, for each event and for the disposal
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
  ) -> Infallible<Element> {
    Infallible(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Reports the events of every subscription to a logger.
  ///
  /// See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Infallible.just(1)
  ///   .debug("number") { line in print(line.contains("number")) }
  ///   .subscribe()  // prints true, true, true, true
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
  ) -> Infallible<Element> {
    Infallible(
      asObservable().debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function, logger: logger))
  }
}
