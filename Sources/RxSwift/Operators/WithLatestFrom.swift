// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Combines each element with the latest one of another sequence.
  ///
  /// Elements that come before the first one of `second` are dropped. It completes with this sequence, whether or not
  /// `second` has; an error of either, or one thrown by `resultSelector`, ends it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// - Parameters:
  ///   - second: the other sequence; subscribed to first.
  ///   - resultSelector: makes the result from the element and the latest one of `second`.
  @preconcurrency
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: sending @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let first = asObservable()
    let second = second.asObservable()
    // A copy: a `sending` parameter that a closure captures lies in a box, with a checked access for each use.
    let resultSelector = resultSelector
    return SourceObservable<ResultType> { inlet in
      let gate = Gate()
      let latest = Latest<Source.Element>()
      let secondSubscription = second.connect(
        GatedStage(
          gate, Source.Element.self, store: { latest.replace($0) }, onError: { inlet.error($0) }, onCompleted: {}))
      let firstSubscription = first.connect(
        GatedStage(
          gate, Element.self, when: { _ in latest.value != nil },
          onNext: { element in
            do { inlet.next(try resultSelector(element, latest.current)) } catch { inlet.error(error) }
          }, onError: { inlet.error($0) }, onCompleted: { inlet.completed() }))
      return Disposables.create(firstSubscription, secondSubscription)
    }
  }

  /// Emits the latest element of another sequence each time this one emits.
  ///
  /// Nothing is emitted before the first element of `second`. It completes with this sequence, whether or not `second`
  /// has; an error of either ends it. See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// - Parameter second: the other sequence; subscribed to first.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second, resultSelector: { $1 })
  }
}
