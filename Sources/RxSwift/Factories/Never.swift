// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence without any events.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Observable<Int>.never()
  ///   .subscribe(onCompleted: { print("completed") })  // prints nothing
  /// ```
  public static func never() -> Observable<Element> {
    Observable(isTrampolined: false) { _ in NopDisposable.shared }
  }
}
