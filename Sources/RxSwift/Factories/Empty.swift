// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence that completes on subscription, without elements.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  ///
  /// ```swift
  /// _ = Observable<Int>.empty()
  ///   .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })  // prints completed
  /// ```
  public static func empty() -> Observable<Element> {
    EmptyObservable()
  }
}

/// A scalar without an element.
@usableFromInline
final class EmptyObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: immutable, like its superclass.

  @inlinable
  init() { super.init(.feed, scalarKind: .empty, isTrampolined: false) }

  @usableFromInline
  override func feed(_ running: RunningSubscription) { running.complete() }
}
