// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Emits an element in place of none: `default` if the sequence completes without elements.
  ///
  /// See <http://reactivex.io/documentation/operators/defaultifempty.html>.
  ///
  /// - Parameter default: the element to emit; it is retained as long as the sequence.
  public func ifEmpty(default: Element) -> Observable<Element> {
    StatefulObservable(upstream: asObservable()) { IfEmptyDefaultStage(`default`) }
  }
}

private final class IfEmptyDefaultStage<Element>: PipelineStage {
  private let element: Element
  @exclusivity(unchecked) private var isEmpty = true

  init(_ element: Element) {
    self.element = element
    super.init { slot, cursor in
      cursor.with(IfEmptyDefaultStage<Element>.self) { $0.isEmpty = false }
      return .pass(slot)
    }
  }

  override func completed(at cursor: Cursor) -> Bool {
    if isEmpty { cursor.send(element) }
    return false
  }
}
