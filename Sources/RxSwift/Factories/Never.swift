// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence without any events.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  public static func never() -> Observable<Element> {
    SourceObservable(trampolines: false) { _ in NopDisposable.shared }
  }
}
