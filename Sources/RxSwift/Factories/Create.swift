// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence made by a function that is called for each subscription.
  ///
  /// The observer may be called from any thread; events from several threads are serialised. It ignores what comes
  /// after a terminal event or after disposal.
  /// See <http://reactivex.io/documentation/operators/create.html>.
  ///
  /// - Parameter subscribe: starts whatever produces the events and returns what stops it.
  @preconcurrency
  @inlinable
  public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    SourceObservable { inlet in subscribe(AnyObserver(GatedInlet(inlet.pipeline))) }
  }
}
