// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Drops elements as long as a condition holds, then passes all on.
  ///
  /// An error thrown by `predicate` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/skipwhile.html>.
  ///
  /// - Parameter predicate: decides about each element until it is false for the first time.
  @preconcurrency
  @inlinable
  @inline(__always)
  public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    // The step is made here and not with each stage: at this depth the predicate is inlined into it.
    let step: (Slot, Cursor) -> Step = { slot, cursor in
      do {
        return try cursor.with(SkipWhileStage.self) { stage in
          if stage.isSkipping {
            if try predicate(slot.load(Element.self)) { return .stop }
            stage.isSkipping = false
          }
          return .pass(slot)
        }
      } catch {
        return cursor.error(error)
      }
    }
    return StatefulObservable(upstream: asObservable()) { SkipWhileStage(step: step) }
  }

  /// Drops elements as long as a condition holds, then passes all on.
  ///
  /// See <http://reactivex.io/documentation/operators/skipwhile.html>.
  @available(*, deprecated, renamed: "skip(while:)")
  @preconcurrency
  @inlinable
  public func skipWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }
}

@usableFromInline
final class SkipWhileStage: PipelineStage {
  @exclusivity(unchecked) @usableFromInline var isSkipping = true

  @inlinable
  override init(step: @escaping (Slot, Cursor) -> Step) { super.init(step: step) }
}
