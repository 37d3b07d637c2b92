// SPDX-License-Identifier: MIT

/// An observable sequence that never fails.
///
/// Unlike a `Driver` or a `Signal` it is not shared and promises nothing about where its elements are delivered.
public struct Infallible<Element>: InfallibleType, Sendable {
  @usableFromInline let source: Observable<Element>

  /// The caller promises that `source` never fails.
  @inlinable
  package init(_ source: Observable<Element>) { self.source = source }

  /// The sequence as an observable, without its promise.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

/// A type that can be turned into an observable sequence that never fails.
public protocol InfallibleType: ObservableConvertibleType {}

/// One event of an `Infallible`.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)
  /// The sequence ended; nothing follows.
  case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension InfallibleEvent: EventConvertible {
  /// The event of the observable sequence.
  @inlinable
  public var event: Event<Element> {
    switch self {
    case .next(let element): return .next(element)
    case .completed: return .completed
    }
  }
}
