// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Pairs each element with its position, counted from zero.
  ///
  /// Each subscription counts anew. It ends as this sequence does.
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    StatefulObservable(upstream: asObservable()) { EnumeratedStage<Element>() }
  }
}

@usableFromInline
final class EnumeratedStage<Element>: PipelineStage {
  @exclusivity(unchecked) @usableFromInline var index = 0

  @inlinable
  init() {
    super.init { slot, cursor in
      cursor.with(EnumeratedStage<Element>.self) { stage in
        let index = stage.index
        stage.index += 1
        return cursor.next((index: index, element: slot.load(Element.self)))
      }
    }
  }
}
