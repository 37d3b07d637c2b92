// SPDX-License-Identifier: MIT
import CRxPlatform

extension ObservableType {
  /// Maps an element to a sequence and passes that on; elements that come before it ended are ignored.
  ///
  /// Completes when the source and the inner sequence completed; an error of either, or thrown by `selector`, ends the
  /// sequence.
  /// See <http://reactivex.io/documentation/operators/flatmap.html>.
  ///
  /// - Parameter selector: makes the inner sequence of an element that is not ignored.
  @preconcurrency
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return SourceObservable { inlet in
      let sink = FirstSink(inlet.pipeline)
      let stage = FlatMapFirstStage(sink, selector)
      return sink.run(source, stage)
    }
  }
}

/// Passes an inner sequence on.
@usableFromInline
final class FirstSink: JoiningSink, InnerObserving, @unchecked Sendable {
  // Sendable: it adds nothing but the use of an atomic word of its superclass.

  /// Inner sequences that have not completed, one less once the outer one has. Atomic.
  private var active: UnsafeMutablePointer<UInt> { firstWord }

  /// Whether an inner sequence of one element is being passed on; touched by the outer sequence only.
  @exclusivity(unchecked) @usableFromInline var isInScalar = false

  /// Whether an inner sequence is in progress; asked by the outer sequence, which alone begins one.
  @usableFromInline
  var isBusy: Bool { isInScalar || crx_load(active) > 0 }

  @inlinable
  func pass<Element>(_ element: Element) {
    isInScalar = true
    forwardScalar(element)
    isInScalar = false
  }

  @inlinable
  func begin<Element>(_ inner: Observable<Element>) {
    count()
    subscribe(inner) { InnerStage(Element.self, self, $0) }
  }

  @usableFromInline
  func count() { _ = crx_fetch_add(active, 1) }

  @usableFromInline
  func innerCompleted() {
    if crx_fetch_sub(active, 1) == 0 { complete() }
  }
}

/// Maps elements that come while no inner sequence is in progress.
@usableFromInline
final class FlatMapFirstStage: TerminalStage {
  @usableFromInline let sink: FirstSink

  @inlinable
  init<Element, Source: ObservableConvertibleType>(
    _ sink: FirstSink, _ selector: @escaping (Element) throws -> Source
  ) {
    self.sink = sink
    super.init { slot, _ in
      if sink.isBusy { return .stop }
      do {
        let inner = try selector(slot.load(Element.self)).asObservable()
        if inner.isScalar {
          if let element = inner.scalarElement { sink.pass(element) }
        } else {
          sink.begin(inner)
        }
      } catch {
        sink.fail(error)
      }
      return .stop
    }
  }

  @usableFromInline
  override func onError(_ error: any Error) { sink.fail(error) }

  @usableFromInline
  override func onCompleted() { sink.innerCompleted() }
}
