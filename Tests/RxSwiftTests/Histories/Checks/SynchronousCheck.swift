// SPDX-License-Identifier: MIT

extension HistoryCheck {
  /// Synchronous: when a call returns, its thread has delivered the event to all observers that were subscribed all the
  /// time.
  static let synchronous = HistoryCheck("synchronous") { history in
    undelivered(history) { !$0.isNested } + pairsOfOthers(history)
  }

  /// Nested: what the delivering thread sends is delivered before the call returns that sends it.
  static let nested = HistoryCheck("nested") { history in undelivered(history) { $0.isNested } }

  /// What takes one after the other does not call an observer while the observer is being called.
  static let queued = HistoryCheck("queued") { history in
    guard history.nesting == .afterOuter else { return [] }
    return history.observations.flatMap { observation -> [Violation] in
      zip(observation.receipts, observation.receipts.dropFirst()).compactMap { first, next in
        guard next.begin < first.end else { return nil }
        return Violation(text: "\(first.line), and inside of it \(next.line)", span: next.begin - first.begin)
      }
    }
  }

  private static func undelivered(_ history: History, _ isMeant: (Send) -> Bool) -> [Violation] {
    guard history.shape != .last, history.shape != .pairs else { return [] }
    return history.observations.flatMap { observation -> [Violation] in
      let receipts = Dictionary(
        observation.deliveries(history).map { ($0.send.value, $0.receipt) }, uniquingKeysWith: { first, _ in first })
      return history.sends.compactMap { send -> Violation? in
        guard send.end > 0, isMeant(send), history.isDue(send, for: observation) else { return nil }
        guard let receipt = receipts[send.value] else {
          return Violation(text: "\(send.line), not received by observer \(observation.observer)", span: .max)
        }
        if receipt.isInside(send, until: history.deliveryEnd(send)) { return nil }
        return Violation(text: "\(send.line), but \(receipt.line)", span: abs(receipt.end - send.begin))
      }
    }
  }

  /// A pair comes with the call that sends its second half, on the thread of that call.
  private static func pairsOfOthers(_ history: History) -> [Violation] {
    guard history.shape == .pairs else { return [] }
    return history.observations.flatMap(\.receipts).compactMap { receipt in
      let halves = receipt.values.compactMap(history.send)
      if halves.contains(where: { receipt.isInside($0, until: $0.end) }) { return nil }
      let lines = halves.map(\.line).joined(separator: ", ")
      return Violation(text: "\(receipt.line), outside of the calls that sent it: \(lines)", span: receipt.end)
    }
  }
}
