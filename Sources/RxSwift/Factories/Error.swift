// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence that fails on subscription, without elements.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// - Parameter error: the error; it is retained as long as the sequence.
  @Sendable
  public static func error(_ error: any Error) -> Observable<Element> {
    SourceObservable(trampolines: false) { inlet in
      inlet.error(error)
      return NopDisposable.shared
    }
  }
}
