// SPDX-License-Identifier: MIT
import RxSwift

extension SharedSequenceConvertibleType {
  /// Calls functions at the points of the shared subscription's life, before or after they are passed on.
  ///
  /// See <http://reactivex.io/documentation/operators/do.html>.
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
    onNext: (@Sendable (Element) -> Void)? = nil,
    afterNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    afterCompleted: (@Sendable () -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Prints the events of the shared subscription.
  ///
  /// - Parameters:
  ///   - identifier: what to call the sequence; the place in the source if nil.
  ///   - trimOutput: whether long elements are shortened.
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

  /// Tells a logger of the events of the shared subscription.
  ///
  /// - Parameters:
  ///   - identifier: what to call the sequence; the place in the source if nil.
  ///   - trimOutput: whether long elements are shortened.
  ///   - file: where the call is.
  ///   - line: where the call is.
  ///   - function: where the call is.
  ///   - logger: called with each line, without a time, on the thread of what it tells of. It is retained as long as the sequence.
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
