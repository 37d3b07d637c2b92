// SPDX-License-Identifier: MIT

extension ObservableType where Element: ObservableConvertibleType {
  /// Passes on the latest of the inner sequences only.
  ///
  /// The subscription to the previous inner sequence is disposed before the next one is subscribed. Completes when the
  /// source and the latest inner sequence completed; an error of either ends the sequence.
  /// See <http://reactivex.io/documentation/operators/switch.html>.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    asObservable().switching { $0 }
  }
}
