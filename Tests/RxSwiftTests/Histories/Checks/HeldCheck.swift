// SPDX-License-Identifier: MIT

extension HistoryCheck {
  /// What an operator keeps: the next signal brings it, unless a newer element takes its place; and on no other thread.
  static let held = HistoryCheck("held") { history in
    guard history.shape == .held else { return [] }
    let signals = history.sends.filter { history.signals.contains($0.source) }
    let releases = Window.united(history.signals.flatMap { history.windows($0) } + (history.finale.map { [$0] } ?? []))
    return history.observations.flatMap { kept($0, releases, history) + misplaced($0, signals, history) }
  }

  private static func kept(_ observation: Observation, _ releases: [Window], _ history: History) -> [Violation] {
    let deliveries = Dictionary(
      observation.deliveries(history).map { ($0.send.value, $0.receipt) }, uniquingKeysWith: { first, _ in first })
    return history.sends.compactMap { send in
      guard history.isDelivered(send.source), history.isSubscribed(observation, forAllOf: send),
        let release = releases.first(where: { history.deliveryEnd(send) < $0.begin }),
        release.end < observation.disposed?.begin ?? .max
      else { return nil }
      if let receipt = deliveries[send.value] {
        if receipt.end < release.end { return nil }
        // A timer does not wait for the thread that delivers, when an element has let go what was kept.
        let isUnderway = history.sends.contains { $0.begin < release.end && receipt.isInside($0, until: $0.end) }
        if history.hold.bringer == .anySend, isUnderway { return nil }
      }
      let mayBeReplaced =
        history.hold.keeps == .latest
        && history.sends.contains {
          $0 != send && history.isDelivered($0.source) && send.begin < history.deliveryEnd($0) && $0.begin < release.end
        }
      if mayBeReplaced { return nil }
      let text = "observer \(observation.observer) does not have by \(release.end): \(send.line)"
      return Violation(text: text, span: release.end - send.begin)
    }
  }

  /// A call delivers that sends a signal, or an element where that may bring others.
  private static func misplaced(_ observation: Observation, _ signals: [Send], _ history: History) -> [Violation] {
    if history.hold.isElsewhere { return [] }
    let bringers = history.hold.bringer == .anySend ? history.sends : signals
    return observation.deliveries(history).compactMap { send, receipt in
      if history.hold.bringer == .ownSend, receipt.isInside(send, until: history.deliveryEnd(send)) { return nil }
      if bringers.contains(where: { receipt.isInside($0, until: $0.end) }) { return nil }
      return Violation(text: "\(receipt.line), \(send.line), in no call that brings it", span: receipt.end - send.begin)
    }
  }
}
