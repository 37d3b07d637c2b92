// SPDX-License-Identifier: MIT

extension HistoryCheck {
  /// In order: if a call has returned before another one begins, nobody receives their events the other way round.
  static let order = HistoryCheck("order") { history in
    history.observations.flatMap { observation -> [Violation] in
      switch history.shape {
      case .elements, .accumulated, .combination, .last, .held:
        return inversions(observation.deliveries(history).map(\.send), observation.observer)
      case .sampled, .pairs:
        // Each component by itself; an older element of one source may wait for a newer one of the other.
        let receipts = observation.receipts
        return (receipts.first?.values.indices ?? 0..<0).flatMap { component in
          inversions(receipts.compactMap { history.send($0.values[component]) }, observation.observer)
        }
      }
    }
  }

  /// The events of a sequence that are followed by one whose call had returned before theirs began; each with the
  /// nearest of those.
  static func inversions(_ sends: [Send], _ observer: Int) -> [Violation] {
    var earliestEnd = Int.max
    var found: [Violation] = []
    for (index, late) in sends.enumerated().reversed() {
      if earliestEnd < late.begin {
        let early = sends[(index + 1)...].filter { $0.isBefore(late) }.max { $0.begin < $1.begin }
        if let early {
          let text = "observer \(observer) has first \(late.line), then \(early.line)"
          found.append(Violation(text: text, span: late.end - early.begin))
        }
      }
      earliestEnd = min(earliestEnd, late.end)
    }
    return found
  }
}
