// SPDX-License-Identifier: MIT
import RxTest

/// A line of text to be laid out: signs at frames, between its first and its last one.
struct MarbleRow {
  var start: Int
  /// The frame after the last one.
  var end: Int
  /// What is written at a frame, in its order.
  var signs: [Int: [String]]

  init(start: Int, end: Int, signs: [Int: [String]]) {
    self.start = start
    self.end = end
    self.signs = signs
  }

  /// The line of a sequence, moved by some frames.
  init(_ diagram: MarbleDiagram, movedBy offset: Int = 0) {
    start = diagram.start + offset
    end = diagram.end + offset
    signs = [:]
    if diagram.start < 0 { signs[offset] = ["^"] }
    for marble in diagram.marbles { signs[marble.frame + offset, default: []].append(marble.event.symbol) }
  }

  /// The line of a subscription.
  init(_ subscription: Subscription) {
    start = 0
    signs = [subscription.subscribe: ["^"]]
    end = subscription.subscribe + 1
    if subscription.unsubscribe != Int.max {
      signs[subscription.unsubscribe, default: []].append("!")
      end = subscription.unsubscribe + 1
    }
  }

  /// Makes the line long enough for a group at its end to be written in parentheses, as in RxJS.
  mutating func makeRoomForTheLastGroup() {
    if let group = signs[end - 1], group.count > 1 { end += group.count + 1 }
  }

  func covers(_ frame: Int) -> Bool { start <= frame && frame < end }
}
