// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Lets all subscribers share one subscription to the sequence.
  ///
  /// See <http://reactivex.io/documentation/operators/refcount.html>.
  ///
  /// ```swift
  /// let source = PublishSubject<Int>()
  /// let shared = source.do(onSubscribe: { print("begun") }).asInfallible(onErrorJustReturn: 0).share(replay: 1)
  /// _ = shared.subscribe(onNext: { print("a\($0)") })  // prints begun
  /// source.onNext(1)  // prints a1
  /// _ = shared.subscribe(onNext: { print("b\($0)") })  // prints b1
  /// ```
  ///
  /// - Parameters:
  ///   - replay: how many of the last elements a new subscriber receives.
  ///   - scope: when the sequence forgets the elements to replay.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }
}
