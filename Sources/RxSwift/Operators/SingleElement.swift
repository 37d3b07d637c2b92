// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Passes the only element on and makes sure that there is exactly one.
  ///
  /// Fails with `RxError.moreThanOneElement` when a second element arrives, and with `RxError.noElements` if the
  /// sequence completes without any. The element itself is emitted as soon as it arrives.
  /// See <http://reactivex.io/documentation/operators/first.html>.
  public func single() -> Observable<Element> {
    StatefulObservable(upstream: asObservable()) {
      SingleElementStage { slot, cursor in
        cursor.with(SingleElementStage.self) { $0.pass(slot, cursor) }
      }
    }
  }

  /// Passes the only element on that fulfils a condition and makes sure that there is exactly one.
  ///
  /// Fails with `RxError.moreThanOneElement` when a second such element arrives, and with `RxError.noElements` if the
  /// sequence completes without any. An error thrown by `predicate` ends the sequence.
  /// See <http://reactivex.io/documentation/operators/first.html>.
  ///
  /// - Parameter predicate: decides about each element.
  @preconcurrency
  @inlinable
  public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    StatefulObservable(upstream: asObservable()) {
      SingleElementStage { slot, cursor in
        do {
          guard try predicate(slot.load()) else { return .stop }
          return cursor.with(SingleElementStage.self) { $0.pass(slot, cursor) }
        } catch {
          return cursor.error(error)
        }
      }
    }
  }
}

@usableFromInline
final class SingleElementStage: PipelineStage {
  @exclusivity(unchecked) private var hasElement = false

  @usableFromInline
  override init(step: @escaping (Slot, Cursor) -> Step) { super.init(step: step) }

  @usableFromInline
  func pass(_ slot: Slot, _ cursor: Cursor) -> Step {
    if hasElement { return cursor.error(RxError.moreThanOneElement) }
    hasElement = true
    return .pass(slot)
  }

  @usableFromInline
  override func completed(at cursor: Cursor) -> Bool {
    if !hasElement { cursor.following.fail(RxError.noElements) }
    return !hasElement
  }
}
