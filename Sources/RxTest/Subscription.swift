// SPDX-License-Identifier: MIT

/// The time during which an observable was subscribed.
public struct Subscription: Hashable, Sendable {
  /// When it was subscribed.
  public let subscribe: Int
  /// When the subscription ended; `Int.max` if it did not.
  public let unsubscribe: Int

  /// Makes a subscription that did not end.
  public init(_ subscribe: Int) {
    self.subscribe = subscribe
    unsubscribe = Int.max
  }

  /// Makes a subscription that ended.
  public init(_ subscribe: Int, _ unsubscribe: Int) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// Feeds both times to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(subscribe)
    hasher.combine(unsubscribe)
  }
}

/// Whether two subscriptions lasted from and to the same times.
public func == (lhs: Subscription, rhs: Subscription) -> Bool {
  lhs.subscribe == rhs.subscribe && lhs.unsubscribe == rhs.unsubscribe
}

extension Subscription: CustomDebugStringConvertible {
  /// The two times.
  public var debugDescription: String {
    let end = unsubscribe == Int.max ? "Infinity" : String(unsubscribe)
    return "(\(subscribe) : \(end))"
  }
}
