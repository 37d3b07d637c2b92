// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Collects all elements and emits them as one array when the sequence completes.
  ///
  /// An error drops what was collected and is passed on. The array has no bound, so the sequence should end.
  /// See <http://reactivex.io/documentation/operators/to.html>.
  @inlinable
  public func toArray() -> Single<[Element]> {
    PrimitiveSequence(raw: StatefulObservable<[Element]>(upstream: asObservable()) { ToArrayStage<Element>() })
  }
}

@usableFromInline
final class ToArrayStage<Element>: PipelineStage {
  @exclusivity(unchecked) @usableFromInline var elements: [Element] = []

  @inlinable
  init() {
    super.init { slot, cursor in
      cursor.with(ToArrayStage<Element>.self) { $0.elements.append(slot.load()) }
      return .stop
    }
  }

  @usableFromInline
  override func completed(at cursor: Cursor) -> Bool {
    cursor.send(elements)
    return false
  }
}
