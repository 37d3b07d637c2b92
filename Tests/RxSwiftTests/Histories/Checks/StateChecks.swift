// SPDX-License-Identifier: MIT

extension HistoryCheck {
  /// What an operator accumulates changes by one event at a time: each state is the one before and one new element.
  static let coherent = HistoryCheck("coherent") { history in
    history.observations.flatMap { observation -> [Violation] in
      let receipts = observation.receipts
      return receipts.indices.compactMap { index in
        let before = index > 0 ? receipts[index - 1].values : []
        let values = receipts[index].values
        let fits =
          switch history.shape {
          case .accumulated: Array(values.dropLast()) == before && values.count == before.count + 1
          case .combination: index == 0 || zip(values, before).filter { $0 != $1 }.count == 1
          default: true
          }
        return fits ? nil : Violation(text: "\(before), then \(receipts[index].line)", span: 0)
      }
    }
  }

  /// A combination shows what each source had at that time: no element that had been followed by another one when the
  /// call began that brought the combination, and none that had not been sent yet.
  static let current = HistoryCheck("current") { history in
    guard history.shape == .combination || history.shape == .sampled else { return [] }
    return history.observations.flatMap { observation -> [Violation] in
      observation.deliveries(history).flatMap { trigger, receipt -> [Violation] in
        receipt.values.filter { $0 != trigger.value }.compactMap { value -> Violation? in
          guard let shown = history.send(value), shown.begin < receipt.begin else {
            return Violation(text: "nobody has sent \(value): \(receipt.line)", span: 0)
          }
          let newer = history.sends.first {
            $0.source == shown.source && shown.isBefore($0) && history.deliveryEnd($0) < trigger.begin
          }
          guard let newer else { return nil }
          return Violation(
            text: "\(receipt.line) still shows \(shown.line), but \(newer.line); it came with \(trigger.line)",
            span: trigger.begin - shown.begin)
        }
      }
    }
  }

  /// The state that stays is the last: no source and no operator rests in a state that another one had followed, and
  /// what the operator shows is what the sources say.
  static let lastState = HistoryCheck("last state") { history in
    var found: [Violation] = []
    for value in history.finals { found += followed(value, "a source says", history) }
    for observation in history.observations where observation.isPermanent {
      guard let last = observation.receipts.last else { continue }
      let prefix = "observer \(observation.observer) shows \(last.values), with"
      switch history.shape {
      case .elements, .combination, .held:
        // An element that the observer may miss is not a newer state.
        let isNeeded = { (send: Send) in
          history.shape == .held ? history.isDelivered(send.source) : history.isDue(send, for: observation)
        }
        found += last.values.flatMap { followed($0, prefix, history, isNeeded) }
        // An event that an observer sends overtakes the outer one on its way to the other observers: the first one sees
        // all in the order in which the source does. A guest of a source that stores before it delivers does the same.
        let isComparable = observation.observer == 0 || !history.sends.contains(where: \.isNested)
        if isComparable, !history.nestsAcross || history.finals.count == 1, !history.finals.isEmpty,
          last.values != history.finals
        {
          found.append(Violation(text: "\(prefix) sources that say \(history.finals)", span: 0))
        }
      case .accumulated: found += inversions(last.values.compactMap(history.send), observation.observer)
      case .sampled, .pairs, .last: break
      }
    }
    return found
  }

  private static func followed(
    _ value: Int, _ prefix: String, _ history: History, _ isNeeded: (Send) -> Bool = { _ in true }
  ) -> [Violation] {
    guard let shown = history.send(value) else { return [Violation(text: "nobody has sent \(value)", span: 0)] }
    let newer = history.sends.first { $0.source == shown.source && shown.isBefore($0) && isNeeded($0) }
    guard let newer else { return [] }
    return [Violation(text: "\(prefix) \(shown.line), but \(newer.line)", span: newer.end - shown.begin)]
  }

  /// The value of a source is never one that another one had followed before it was read.
  static let reads = HistoryCheck("reads") { history in
    history.reads.compactMap { read in
      guard let shown = history.send(read.value), shown.begin < read.end else {
        return Violation(text: "read and never sent: \(read)", span: 0)
      }
      let newer = history.sends.first {
        $0.source == read.source && shown.isBefore($0) && $0.end < read.begin
      }
      guard let newer else { return nil }
      let text = "read in \(read.begin)...\(read.end): \(shown.line), but \(newer.line)"
      return Violation(text: text, span: read.end - shown.begin)
    }
  }
}
