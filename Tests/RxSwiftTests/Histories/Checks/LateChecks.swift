// SPDX-License-Identifier: MIT

extension HistoryCheck {
  /// A late observer has received what the source repeats when `subscribe` returns.
  static let replayed = HistoryCheck("replayed") { history in
    guard history.replay > 0, history.shape == .elements else { return [] }
    return history.observations.compactMap { observation in
      let window = observation.subscribed
      let sent = history.sends.filter { history.deliveryEnd($0) < window.begin }.count
      let received = observation.receipts.filter { window.begin < $0.begin && $0.end < window.end }.count
      guard received < min(history.replay, sent) else { return nil }
      let prefix = "observer \(observation.observer), which subscribed in \(window.begin)...\(window.end),"
      return Violation(text: "\(prefix) received \(received) of \(min(history.replay, sent)) elements", span: 0)
    }
  }

  /// An `AsyncSubject` emits one element, the same to all: one that no other had followed when the end was sent.
  static let lastElement = HistoryCheck("last element") { history in
    guard history.shape == .last, let ending = history.ending else { return [] }
    let values = Set(history.observations.flatMap(\.receipts).map(\.values))
    let disagreement = values.count > 1 ? [Violation(text: "not the same to all: \(values)", span: 0)] : []
    return disagreement
      + history.observations.compactMap { observation -> Violation? in
        let stays = ending.end < observation.disposed?.begin ?? .max
        guard let receipt = observation.receipts.first else {
          return stays ? Violation(text: "observer \(observation.observer) received nothing", span: 0) : nil
        }
        if observation.receipts.count > 1 { return Violation(text: "twice: \(receipt.line)", span: 0) }
        guard let send = history.send(receipt.values[0]), send.begin < ending.end else {
          return Violation(text: "never sent: \(receipt.line)", span: 0)
        }
        if observation.subscribed.end < ending.begin, !receipt.isInside(ending, until: ending.end) {
          return Violation(text: "\(receipt.line), not in the call that completed: \(ending.line)", span: 0)
        }
        guard let newer = history.sends.first(where: { send.isBefore($0) && $0.isBefore(ending) }) else { return nil }
        return Violation(text: "\(receipt.line), \(send.line), but \(newer.line)", span: newer.end - send.begin)
      }
  }
}
