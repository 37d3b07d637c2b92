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
    StatefulObservable(upstream: asObservable()) { SkipWhileStage(predicate) }
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
final class SkipWhileStage<Element>: PipelineStage {
  @exclusivity(unchecked) @usableFromInline var isSkipping = true

  @inlinable
  @inline(__always)
  init(_ predicate: @escaping (Element) throws -> Bool) {
    super.init { slot, cursor in
      cursor.with(SkipWhileStage<Element>.self) { stage in
        guard stage.isSkipping else { return .pass(slot) }
        do {
          if try predicate(slot.load()) { return .stop }
          stage.isSkipping = false
          return .pass(slot)
        } catch {
          return cursor.error(error)
        }
      }
    }
  }
}
