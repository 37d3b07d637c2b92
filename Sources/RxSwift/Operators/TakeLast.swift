// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Keeps the last elements and emits them when the sequence completes.
  ///
  /// It is a programming error if `count` is negative.
  /// See <http://reactivex.io/documentation/operators/takelast.html>.
  ///
  /// - Parameter count: how many to keep. They are retained until the sequence ends.
  @inlinable
  public func takeLast(_ count: Int) -> Observable<Element> {
    requireArgument(count >= 0, "takeLast(_:): count must not be negative, is \(count)")
    return StatefulObservable(upstream: asObservable()) { TakeLastStage<Element>(count) }
  }
}

@usableFromInline
final class TakeLastStage<Element>: PipelineStage {
  /// The last elements; a ring as soon as there are `limit`.
  @exclusivity(unchecked) @usableFromInline var elements: [Element] = []
  /// The position of the oldest element.
  @exclusivity(unchecked) @usableFromInline var head = 0
  @usableFromInline let limit: Int
  /// Sends the elements on, in code that knows their type.
  @usableFromInline let flush: (TakeLastStage<Element>, Cursor) -> Void

  @inlinable
  init(_ limit: Int) {
    self.limit = limit
    flush = { stage, cursor in
      let elements = stage.elements
      stage.elements = []
      for element in elements[stage.head...] { cursor.send(element) }
      for element in elements[..<stage.head] { cursor.send(element) }
    }
    super.init { slot, cursor in
      cursor.with(TakeLastStage<Element>.self) { $0.keep(slot.load()) }
      return .stop
    }
  }

  @inlinable
  @inline(__always)
  final func keep(_ element: Element) {
    if elements.count < limit {
      elements.append(element)
    } else if limit > 0 {
      elements[head] = element
      head += 1
      if head == limit { head = 0 }
    }
  }

  @usableFromInline
  override func completed(at cursor: Cursor) -> Bool {
    flush(self, cursor)
    return false
  }
}
