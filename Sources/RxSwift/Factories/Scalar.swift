// SPDX-License-Identifier: MIT

/// A sequence of one element or none that completes on subscription: `just` and `empty`.
///
/// Operators that flatten sequences deliver its element without subscribing, which looks the same from outside.
@usableFromInline
final class ScalarObservable<Element>: Observable<Element>, @unchecked Sendable {
  // Sendable: immutable, like its superclass.
  @usableFromInline let element: Element?

  @inlinable
  init(_ element: Element?) {
    self.element = element
    super.init(scalar: ())
  }

  @usableFromInline
  override func start(_ pipeline: Pipeline) -> any Disposable {
    if let element { Slot.with(element) { pipeline.deliver($0) } }
    pipeline.complete()
    return NopDisposable.shared
  }

  @usableFromInline
  override var isTrampolined: Bool { false }
}

extension Observable {
  /// The sequence as a scalar, if it is one.
  @inlinable
  @inline(__always)
  final var scalar: ScalarObservable<Element>? {
    isScalar ? unsafeDowncast(self, to: ScalarObservable<Element>.self) : nil
  }
}
