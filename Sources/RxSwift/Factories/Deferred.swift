// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence that is made anew for each subscription.
  ///
  /// An error thrown by `observableFactory` becomes the only event.
  /// See <http://reactivex.io/documentation/operators/defer.html>.
  ///
  /// - Parameter observableFactory: makes the sequence to subscribe to, at the time of the subscription.
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
  ) -> Observable<Element> {
    SourceObservable { inlet in
      do { return try observableFactory().forward(into: inlet) } catch {
        inlet.error(error)
        return NopDisposable.shared
      }
    }
  }
}
