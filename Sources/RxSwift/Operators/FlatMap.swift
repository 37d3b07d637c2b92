// SPDX-License-Identifier: MIT
import CRxPlatform

extension ObservableType {
  /// Maps each element to a sequence and merges these sequences.
  ///
  /// Completes when the source and all inner sequences completed; the first error of any of them, or thrown by
  /// `selector`, ends the sequence and disposes the others.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// - Parameter selector: makes the inner sequence of an element.
  @preconcurrency
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    asObservable().merging(selector)
  }
}

extension Observable {
  /// The merged inner sequences of all elements.
  @inlinable
  func merging<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    SourceObservable { inlet in
      let sink = MergeSink(inlet.pipeline)
      let stage = OuterStage(
        sink, selector, onInner: { sink.add($0) }, onCompleted: { sink.innerCompleted() })
      return sink.run(self, stage)
    }
  }
}

/// Merges any number of inner sequences.
@usableFromInline
final class MergeSink: JoiningSink, InnerObserving, @unchecked Sendable {
  // Sendable: it adds nothing but the use of an atomic word of its superclass.

  /// Inner sequences that have not completed, one less once the outer one has. Atomic.
  private var active: UnsafeMutablePointer<UInt> { firstWord }

  /// Subscribes to an inner sequence.
  @inlinable
  @inline(__always)
  func add<Element>(_ inner: Observable<Element>) {
    if inner.isScalar {
      if let element = inner.scalarElement { forwardScalar(element) }
      return
    }
    subscribeTo(inner)
  }

  @inlinable
  func subscribeTo<Element>(_ inner: Observable<Element>) {
    begin()
    subscribe(inner) { InnerStage(Element.self, self, $0) }
  }

  @usableFromInline
  func begin() { _ = crx_fetch_add(active, 1) }

  @usableFromInline
  func innerCompleted() {
    if crx_fetch_sub(active, 1) == 0 { complete() }
  }
}
