// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence that fails on subscription, without elements.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Observable<Int>.error(RxError.timeout)
  ///   .subscribe(onError: { error in print("failed") })  // prints failed
  /// ```
  ///
  /// - Parameter error: the error. The sequence retains it.
  @Sendable
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable(isTrampolined: false) { emitter in
      emitter.error(error)
      return NopDisposable.shared
    }
  }
}
