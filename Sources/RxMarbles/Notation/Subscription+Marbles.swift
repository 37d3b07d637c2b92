// SPDX-License-Identifier: MIT
import Dispatch
import RxSwift
import RxTest

extension Subscription {
  /// Reads a subscription diagram: `^` is the subscription, `!` the end of it, as in `--^---!`; frame 0 is the beginning.
  ///
  /// - Throws: a ``MarbleSyntaxError``.
  public init(marbles text: String, frame: RxTimeInterval = .milliseconds(1)) throws {
    try self.init(marbles: text, duration: FrameDuration(frame))
  }

  init(marbles text: String, duration: FrameDuration) throws {
    let line = MarbleLine(text: text, number: 1)
    if let column = Array(text).firstIndex(where: \.isNewline) {
      throw line.fault("A subscription diagram has one line.", at: column)
    }
    var reader = SubscriptionReader(line: line)
    try reader.read(line.tokens(duration))
    guard let subscribed = reader.subscribed else {
      throw line.fault("A subscription diagram has a “^”, as in “^--!”.", at: max(0, text.count - 1))
    }
    self = reader.unsubscribed.map { Subscription(subscribed, $0) } ?? Subscription(subscribed)
  }

  /// The subscription as a diagram, which ends with the `!`, or with the `^` if there is none.
  public func marbles(frame: RxTimeInterval = .milliseconds(1)) -> String {
    MarbleLayout(duration: FrameDuration(frame)).text([MarbleRow(self)])[0]
  }
}

/// Reads a subscription diagram.
private struct SubscriptionReader {
  let line: MarbleLine
  private(set) var subscribed: Int?
  private(set) var unsubscribed: Int?
  private var counter: FrameCounter

  init(line: MarbleLine) {
    self.line = line
    counter = FrameCounter(line: line)
  }

  mutating func read(_ tokens: [MarbleToken]) throws {
    for token in tokens where try !counter.follow(token) { try note(token) }
    try counter.finish()
  }

  private mutating func note(_ token: MarbleToken) throws {
    switch token.kind {
    case .subscription:
      if subscribed != nil { throw line.fault("There is a “^” already.", at: token.column) }
      subscribed = counter.frame
    case .unsubscription:
      if subscribed == nil { throw line.fault("The “^” comes before the “!”.", at: token.column) }
      if unsubscribed != nil { throw line.fault("There is a “!” already.", at: token.column) }
      unsubscribed = counter.frame
    default:
      throw line.fault("A subscription diagram has only “^” and “!”.", at: token.column)
    }
    try counter.count(token)
  }
}
