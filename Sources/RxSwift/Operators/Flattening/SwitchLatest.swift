// SPDX-License-Identifier: MIT

extension ObservableType where Element: ObservableConvertibleType {
  /// Passes on the latest of the inner sequences only.
  ///
  /// It disposes the subscription to the previous inner sequence before it subscribes to the next one. Completes when
  /// the source and the latest inner sequence have completed. An error of either ends the sequence.
  /// See <http://reactivex.io/documentation/operators/switch.html>.
  ///
  /// ```swift
  /// let (first, second) = (PublishSubject<String>(), PublishSubject<String>())
  /// let channel = BehaviorSubject(value: first)
  /// _ = channel.switchLatest().subscribe(onNext: { print($0) })
  /// first.onNext("news")  // prints news
  /// channel.onNext(second)
  /// first.onNext("more news")  // prints nothing
  /// second.onNext("music")  // prints music
  /// ```
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    asObservable().flattening(.latest) { $0 }
  }
}
