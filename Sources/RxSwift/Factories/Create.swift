// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence made by a function that is called for each subscription.
  ///
  /// Any thread may call the observer. While one thread delivers an event, any other thread waits for its turn and then
  /// delivers its own event. The observer ignores events that come after a terminal event or after disposal.
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
  /// - Parameter subscribe: starts the work that produces the events, and returns the disposable that stops it.
  @preconcurrency
  @inlinable
  public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Observable(.source { subscribe(AnyObserver(SerializedEmitter($0))) })
  }
}
