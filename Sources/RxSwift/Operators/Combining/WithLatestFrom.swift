// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Combines each element with the latest element of another sequence.
  ///
  /// It drops elements that come before the first element of `second`. It completes when this sequence completes,
  /// whether or not `second` has completed. An error of either sequence, or an error that `resultSelector` throws, ends
  /// it.
  /// See <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let (save, text) = (PublishSubject<Int>(), BehaviorSubject(value: "draft"))
  /// _ = save.withLatestFrom(text) { "version \($0): \($1)" }.subscribe(onNext: { print($0) })
  /// text.onNext("final")  // prints nothing: only saving counts
  /// save.onNext(1)  // prints version 1: final
  /// ```
  ///
  /// - Parameters:
  ///   - second: the other sequence. The operator subscribes to it first.
  ///   - resultSelector: makes the result from the element and the latest element of `second`.
  @preconcurrency
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let first = asObservable()
    let second = second.asObservable()
    return Observable<ResultType> { emitter in
      let gate = Gate()
      let latest = Cell<Source.Element?>(nil)
      let secondSubscription = second.connect(
        GatedStage(
          gate, Source.Element.self, onNext: { withExtendedLifetime(latest.replace($0)) {} },
          onError: { emitter.error($0) },
          onCompleted: {}))
      let firstSubscription = first.connect(
        GatedStage(
          gate, Element.self,
          onNext: { element in
            guard let value = latest.value else { return }
            do { emitter.next(try resultSelector(element, value)) } catch { emitter.error(error) }
          }, onError: { emitter.error($0) }, onCompleted: { emitter.completed() }))
      return Disposables.create(firstSubscription, secondSubscription)
    }
  }

  /// Emits the latest element of another sequence each time this one emits.
  ///
  /// It emits nothing before the first element of `second`. It completes when this sequence completes, whether or not
  /// `second` has completed. An error of either sequence ends it. See
  /// <http://reactivex.io/documentation/operators/combinelatest.html>.
  ///
  /// ```swift
  /// let (tap, text) = (PublishSubject<Void>(), BehaviorSubject(value: "hello"))
  /// _ = tap.withLatestFrom(text).subscribe(onNext: { print($0) })
  /// tap.onNext(())  // prints hello
  /// ```
  ///
  /// - Parameter second: the other sequence. The operator subscribes to it first.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second, resultSelector: { $1 })
  }
}
