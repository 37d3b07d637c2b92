// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Combines each element with an object that the sequence does not retain.
  ///
  /// When the object is gone, the next element completes the sequence. What has been emitted does retain the object: do not
  /// put a buffer or a replay behind this operator if the object is to go away.
  ///
  /// - Parameters:
  ///   - obj: the object.
  ///   - resultSelector: makes the new element from the object and the old element.
  @preconcurrency
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object,
    resultSelector: sending @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    // A copy: a `sending` parameter that a closure captures lies in a box, with a checked access for each use.
    let resultSelector = resultSelector
    return Observable<Out>(upstream: asObservable()) { [weak obj] slot, cursor in
      guard let obj else { return cursor.finish() }
      return cursor.next(resultSelector(obj, slot.load()))
    }
  }

  /// Pairs each element with an object that the sequence does not retain.
  ///
  /// When the object is gone, the next element completes the sequence. What has been emitted does retain the object. Only
  /// `share(replay:)`, `replay` and `replayAll` behind this operator remember the pairs without it, as long as what is in
  /// between passes on those of this one sequence: `filter`, `do`, `take`, `observe(on:)`, `debounce`, `catch` and the
  /// like. Any other buffer, and a replay behind what joins sequences or makes other values that hold the object,
  /// retains it. Who comes when the object is gone does not receive what was remembered.
  ///
  /// - Parameter obj: the object.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    UnretainedObservable(asObservable(), obj)
  }
}

/// Pairs each element with an object.
@usableFromInline
final class UnretainedObservable<Object: AnyObject, Source>: Observable<(Object, Source)>, @unchecked Sendable {
  // Sendable: immutable, and a weak reference may be read from any thread.
  private weak var object: Object?

  @inlinable
  convenience init(_ source: Observable<Source>, _ object: Object) {
    self.init(upstream: source, object) { [weak object] slot, cursor in
      guard let object else { return cursor.finish() }
      return cursor.next((object, slot.load(Source.self)))
    }
  }

  @usableFromInline
  init(upstream: ObservableNode, _ object: Object?, step: @escaping (Slot, Cursor) -> Step) {
    self.object = object
    super.init(upstream: upstream, step: step)
  }

  override var pairing: AnyObject? { ObjectPairing<Object, Source>(object) }
}
