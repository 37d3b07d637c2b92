// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence that completes on subscription, without elements.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  public static func empty() -> Observable<Element> {
    ScalarObservable(nil)
  }
}
