// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Drops elements that are equal to the last one that came through.
  ///
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    droppingRepetitions()
  }

  // The one that callers get. `Element` is part of a protocol whose types are `SendableMetatype`, so an equality that
  // belongs to the main actor, as all do in a package with that default, does not count for it; for `Value` it does.
  @_documentation(visibility: internal)
  @inlinable
  @inline(__always)
  public func distinctUntilChanged<Value: Equatable>() -> Observable<Value> where Element == Value {
    droppingRepetitions()
  }

  @inlinable
  @inline(__always)
  func droppingRepetitions<Value: Equatable>() -> Observable<Value> where Element == Value {
    // Written out, not in terms of keys and comparers: this is the form that everybody uses.
    let step: (Slot, Cursor) -> Step = { slot, cursor in
      cursor.with(DistinctUntilChangedStage<Value>.self) { stage in
        let element = slot.load(Value.self)
        if let last = stage.last, last == element { return .stop }
        stage.last = element
        return .pass(slot)
      }
    }
    return StatefulObservable(upstream: asObservable()) { DistinctUntilChangedStage<Value>(step: step) }
  }

  /// Drops elements whose property is equal to that of the last one that came through.
  ///
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  ///
  /// - Parameter keyPath: the property to compare.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element> {
    droppingRepetitions(key: { $0[keyPath: keyPath] }, comparer: { $0 == $1 })
  }

  /// Drops elements whose key is equal to that of the last one that came through.
  ///
  /// An error thrown by `keySelector` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  ///
  /// - Parameter keySelector: makes the key of an element.
  @preconcurrency
  @inlinable
  @inline(__always)
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<Element> {
    droppingRepetitions(key: keySelector, comparer: { $0 == $1 })
  }

  /// Drops elements that compare equal to the last one that came through.
  ///
  /// An error thrown by `comparer` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  ///
  /// - Parameter comparer: whether the last element that came through, given first, and the new one are equal.
  @preconcurrency
  @inlinable
  @inline(__always)
  public func distinctUntilChanged(
    _ comparer: sending @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    droppingRepetitions(key: { $0 }, comparer: comparer)
  }

  /// Drops elements whose key compares equal to that of the last one that came through.
  ///
  /// Errors thrown by `keySelector` and `comparer` end the sequence.
  /// See <http://reactivex.io/documentation/operators/distinct.html>.
  ///
  /// - Parameters:
  ///   - keySelector: makes the key of an element.
  ///   - comparer: whether the key of the last element that came through, given first, and the new key are equal.
  @preconcurrency
  @inlinable
  @inline(__always)
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping @Sendable (Element) throws -> K,
    comparer: sending @escaping (K, K) throws -> Bool
  ) -> Observable<Element> {
    droppingRepetitions(key: keySelector, comparer: comparer)
  }

  @inlinable
  @inline(__always)
  func droppingRepetitions<Key>(
    key: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    // The step is made here and not with each stage: at this depth the functions are inlined into it.
    let step: (Slot, Cursor) -> Step = { slot, cursor in
      do {
        let key = try key(slot.load(Element.self))
        return try cursor.with(DistinctUntilChangedStage<Key>.self) { stage in
          if let last = stage.last, try comparer(last, key) { return .stop }
          stage.last = key
          return .pass(slot)
        }
      } catch {
        return cursor.error(error)
      }
    }
    return StatefulObservable(upstream: asObservable()) { DistinctUntilChangedStage<Key>(step: step) }
  }
}

@usableFromInline
final class DistinctUntilChangedStage<Key>: PipelineStage {
  @exclusivity(unchecked) @usableFromInline var last: Key?

  @inlinable
  override init(step: @escaping (Slot, Cursor) -> Step) { super.init(step: step) }
}
