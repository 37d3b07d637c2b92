// SPDX-License-Identifier: MIT

extension ObservableType {
  /// A sequence that completes on subscription, without elements.
  ///
  /// See <http://reactivex.io/documentation/operators/empty-never-throw.html>.
  public static func empty() -> Observable<Element> {
    EmptyObservable()
  }
}

/// A scalar without an element.
@usableFromInline
final class EmptyObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: immutable, like its superclass.

  @inlinable
  init() { super.init(source: .empty) }

  @usableFromInline
  override func start(_ pipeline: Pipeline) -> any Disposable {
    pipeline.complete()
    return NopDisposable.shared
  }

  @usableFromInline
  override var isTrampolined: Bool { false }
}
