// SPDX-License-Identifier: MIT

/// One event of an observable sequence.
///
/// A sequence follows the grammar `next* (error | completed)?`; see <http://reactivex.io/documentation/contract.html>.
@frozen
public enum Event<Element> {
  /// The next element.
  case next(Element)
  /// The sequence failed; nothing follows.
  case error(any Error)
  /// The sequence ended; nothing follows.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
  /// The event as it is printed by `debug()` and by tests.
  public var debugDescription: String {
    switch self {
    case .next(let element): return "next(\(element))"
    case .error(let error): return "error(\(error))"
    case .completed: return "completed"
    }
  }
}

extension Event {
  /// Whether the event ends its sequence.
  @inlinable
  public var isStopEvent: Bool {
    switch self {
    case .next: return false
    case .error, .completed: return true
    }
  }

  /// The element of a `next` event, otherwise nil.
  @inlinable
  public var element: Element? {
    if case .next(let element) = self { return element }
    return nil
  }

  /// The error of an `error` event, otherwise nil.
  @inlinable
  public var error: (any Error)? {
    if case .error(let error) = self { return error }
    return nil
  }

  /// Whether the event is `completed`.
  @inlinable
  public var isCompleted: Bool {
    if case .completed = self { return true }
    return false
  }

  /// The same event with its element transformed; an error thrown by `transform` becomes an `error` event.
  @inlinable
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

/// A value that stands for an event.
public protocol EventConvertible {
  /// The type of the event's elements.
  associatedtype Element
  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  @inlinable
  public var event: Event<Element> { self }
}
