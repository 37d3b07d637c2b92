// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Drops all elements; only the end of the sequence comes through.
  ///
  /// See <http://reactivex.io/documentation/operators/ignoreelements.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2, 3)
  ///   .ignoreElements()
  ///   .subscribe(onCompleted: { print("completed") })  // prints completed
  /// ```
  public func ignoreElements() -> Observable<Never> {
    Observable<Never>(upstream: asObservable()) { _, _ in .stop }
  }
}
