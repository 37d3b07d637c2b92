// SPDX-License-Identifier: MIT

extension HistoryCheck {
  /// Nothing is lost, doubled or made up.
  static let complete = HistoryCheck("complete") { history in
    switch history.shape {
    case .last: return []
    case .pairs: return history.observations.flatMap { pairs($0, history) }
    default: return history.observations.flatMap { lost($0, history) + doubled($0, history) + gaps($0, history) }
    }
  }

  private static func counts(_ observation: Observation) -> [Int: Int] {
    Dictionary(observation.newest.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private static func lost(_ observation: Observation, _ history: History) -> [Violation] {
    let counts = counts(observation)
    return history.sends.compactMap { send in
      guard counts[send.value] == nil, history.isDue(send, for: observation) else { return nil }
      return Violation(text: "lost for observer \(observation.observer): \(send.line)", span: send.end - send.begin)
    }
  }

  /// What comes twice, what nobody sent, what had to be dropped, and what was sent before subscribing or after disposing.
  private static func doubled(_ observation: Observation, _ history: History) -> [Violation] {
    var seen: Set<Int> = []
    return zip(observation.newest, observation.receipts).compactMap { value, receipt in
      guard let value else { return nil }
      guard let send = history.send(value), send.begin < receipt.begin else {
        return Violation(text: "nobody has sent: \(receipt.line)", span: 0)
      }
      if history.signals.contains(send.source) { return Violation(text: "a signal: \(receipt.line)", span: 0) }
      if history.passage(of: send, to: observation) == .closed {
        return Violation(text: "its way is closed: \(receipt.line), \(send.line)", span: receipt.end - send.begin)
      }
      if !seen.insert(value).inserted { return Violation(text: "twice: \(receipt.line)", span: 0) }
      if let disposed = observation.disposed, disposed.end < send.begin {
        return Violation(text: "after disposing: \(receipt.line)", span: receipt.begin - disposed.end)
      }
      guard history.replay == 0, history.deliveryEnd(send) < observation.subscribed.begin else { return nil }
      return Violation(text: "before subscribing: \(send.line)", span: receipt.begin - send.end)
    }
  }

  /// An observer that has received one event receives those that follow it: among the repeated ones, among the later ones, and from
  /// the ones to the others.
  private static func gaps(_ observation: Observation, _ history: History) -> [Violation] {
    guard history.hasOneSource, !observation.isPermanent, history.shape != .combination else { return [] }
    let deliveries = observation.deliveries(history)
    let received = Set(deliveries.map(\.send.value))
    guard let first = deliveries.map(\.send).min(by: { $0.end < $1.end }) else { return [] }
    return history.sends.compactMap { send in
      guard first.isBefore(send), history.deliveryEnd(send) < observation.disposed?.begin ?? .max,
        history.isDelivered(send.source), !received.contains(send.value)
      else { return nil }
      let text = "observer \(observation.observer) has \(first.line), but not what follows: \(send.line)"
      return Violation(text: text, span: send.end - first.begin)
    }
  }

  /// Each element is in at most one pair, there are as many pairs as the shorter source has elements, and an element
  /// without a partner does not come before one that has one.
  private static func pairs(_ observation: Observation, _ history: History) -> [Violation] {
    let sources = 0..<max(history.sourceCount, (history.sends.map(\.source).max() ?? -1) + 1)
    let shortest = sources.map { source in history.sends.filter { $0.source == source }.count }.min() ?? 0
    var found: [Violation] = []
    if observation.receipts.count != shortest {
      found.append(Violation(text: "\(observation.receipts.count) pairs instead of \(shortest)", span: 0))
    }
    for source in sources {
      let values = observation.receipts.map { $0.values[source] }
      if Set(values).count != values.count {
        found.append(Violation(text: "an element in two pairs: \(values)", span: 0))
      }
      let paired = values.compactMap(history.send)
      if paired.contains(where: { $0.source != source }) {
        found.append(Violation(text: "an element in the place of another source: \(values)", span: 0))
      }
      for left in history.sends where left.source == source && !values.contains(left.value) {
        guard let after = paired.first(where: left.isBefore) else { continue }
        found.append(Violation(text: "no pair for \(left.line), but for \(after.line)", span: after.end - left.begin))
      }
    }
    return found
  }
}
