// SPDX-License-Identifier: MIT

extension ObservableType where Element == Never {
  /// The sequence as a `Completable` with the same outcome.
  ///
  /// ```swift
  /// _ = Observable<Never>.empty().asCompletable().subscribe(onCompleted: { print("done") })  // prints done
  /// ```
  @inlinable
  public func asCompletable() -> Completable { PrimitiveSequence(raw: asObservable()) }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The single as a `Completable`, which completes without the element and fails with the same error.
  ///
  /// ```swift
  /// _ = Single.just(1).asCompletable().subscribe(onCompleted: { print("done") })  // prints done
  /// ```
  public func asCompletable() -> Completable {
    PrimitiveSequence(raw: Observable<Never>(upstream: source) { _, _ in .stop })
  }
}
