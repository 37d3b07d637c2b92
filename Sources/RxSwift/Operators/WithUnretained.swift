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
    Observable<Out>(upstream: asObservable()) { [weak obj] slot, cursor in
      guard let obj else { return cursor.finish() }
      return cursor.next(resultSelector(obj, slot.load()))
    }
  }

  /// Pairs each element with an object that the sequence does not retain.
  ///
  /// When the object is gone, the next element completes the sequence. What has been emitted does retain the object: do not
  /// put a buffer or a replay behind this operator if the object is to go away.
  ///
  /// - Parameter obj: the object.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    Observable<(Object, Element)>(upstream: asObservable()) { [weak obj] slot, cursor in
      guard let obj else { return cursor.finish() }
      return cursor.next((obj, slot.load(Element.self)))
    }
  }
}
