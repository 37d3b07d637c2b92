// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence made by a function that is called for each subscription.
  ///
  /// The observer may be called from any thread: a thread that finds another one inside waits for its turn and delivers
  /// its own event. The observer ignores what comes after a terminal event or after disposal.
  /// See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// ```swift
  /// let greeting = Observable<String>.create { observer in
  ///   observer.onNext("hello")
  ///   observer.onCompleted()
  ///   return Disposables.create { print("stopped") }
  /// }
  /// _ = greeting.subscribe(onNext: { print($0) })  // prints hello, stopped
  /// ```
  ///
  /// - Parameter subscribe: starts whatever produces the events and returns what stops it.
  @preconcurrency
  @inlinable
  public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Observable(.source { subscribe(AnyObserver(SerializedEmitter($0))) })
  }
}
