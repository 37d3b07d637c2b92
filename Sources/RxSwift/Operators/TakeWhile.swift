// SPDX-License-Identifier: MIT

/// Whether an operator that ends a sequence at an element emits that element.
public enum TakeBehavior: Sendable {
  /// The element that ends the sequence is emitted.
  case inclusive
  /// The element that ends the sequence is not emitted.
  case exclusive
}

extension ObservableType {
  /// Passes elements on as long as a condition holds, then completes.
  ///
  /// An error thrown by `predicate` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/takewhile.html>.
  ///
  /// - Parameters:
  ///   - predicate: decides about each element until it is false for the first time.
  ///   - behavior: whether the element for which it is false is emitted, too.
  @preconcurrency
  @inlinable
  @inline(__always)
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    takingWhile(predicate, behavior)
  }

  /// Passes elements on as long as a condition holds, then completes.
  ///
  /// See <http://reactivex.io/documentation/operators/takewhile.html>.
  @available(*, deprecated, renamed: "take(while:)")
  @preconcurrency
  @inlinable
  public func takeWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }

  @inlinable
  @inline(__always)
  func takingWhile(_ predicate: @escaping (Element) throws -> Bool, _ behavior: TakeBehavior) -> Observable<Element> {
    // The step is made here and not with each stage: at this depth the predicate is inlined into it.
    let step: (Slot, Cursor) -> Step = { slot, cursor in
      do {
        return try cursor.with(TakeWhileStage.self) { stage in
          // A re-entrant element may come in while the last one is being delivered.
          if stage.isDone { return .stop }
          if try predicate(slot.load(Element.self)) { return .pass(slot) }
          stage.isDone = true
          if behavior == .inclusive { cursor.following.run(slot) }
          return cursor.finish()
        }
      } catch {
        return cursor.error(error)
      }
    }
    return StatefulObservable(upstream: asObservable()) { TakeWhileStage(step: step) }
  }
}

@usableFromInline
final class TakeWhileStage: PipelineStage {
  @exclusivity(unchecked) @usableFromInline var isDone = false

  @inlinable
  override init(step: @escaping (Slot, Cursor) -> Step) { super.init(step: step) }
}
