// SPDX-License-Identifier: MIT

extension PrimitiveSequence {
  /// Prints the events of every subscription.
  ///
  /// See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Single.just(1)
  ///   .debug("number")
  ///   .subscribe()  // a line with "number" for the subscription, for each event and for the disposal
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
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Reports the events of every subscription to a logger.
  ///
  /// See <http://reactivex.io/documentation/operators/do.html>.
  ///
  /// ```swift
  /// _ = Single.just(1)
  ///   .debug("number") { line in print(line.contains("number")) }
  ///   .subscribe()
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
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function, logger: logger))
  }
}
