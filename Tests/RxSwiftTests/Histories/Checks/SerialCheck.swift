// SPDX-License-Identifier: MIT

extension HistoryCheck {
  /// Serial: one thread at a time calls an observer.
  static let serial = HistoryCheck("serial") { history in
    history.observations.flatMap { observation -> [Violation] in
      let receipts = observation.receipts
      return receipts.indices.flatMap { index -> [Violation] in
        let first = receipts[index]
        return receipts[(index + 1)...].prefix { $0.begin < first.end }
          .filter { $0.thread != first.thread && !isLoan(from: first, to: $0, history) }
          .map { Violation(text: "\(first.line), and at once \($0.line)", span: $0.begin - first.begin) }
      }
    }
  }

  /// Whether the second thread is the guest of the first: the first one, inside of the observer, waits in a nested call
  /// for a source that another thread holds, and does nothing until the guest is done. Nobody waits for a source that
  /// belongs to its own thread.
  private static func isLoan(from host: Receipt, to guest: Receipt, _ history: History) -> Bool {
    let (begin, end) = (guest.begin, guest.end)
    guard end < host.end else { return false }
    func spansGuest(_ send: Send) -> Bool { send.begin < begin && end < send.end }
    let ofHost = history.sends.filter { $0.thread == host.thread }
    let around = ofHost.filter(spansGuest)
    // The innermost call is the one that waits.
    guard let waiting = around.max(by: { $0.begin < $1.begin }), host.begin < waiting.begin else { return false }
    let isOwn = around.contains { $0 != waiting && $0.source == waiting.source }
    // A signal may enter the gate of another source: it may complete that subject.
    let isSignal = history.signals.contains
    let isHeld = history.sends.contains {
      $0.thread != host.thread && $0.begin < begin && begin < $0.end
        && ($0.source == waiting.source || isSignal($0.source) != isSignal(waiting.source))
    }
    let moments =
      ofHost.flatMap { [$0.begin, $0.end] }
      + history.observations.flatMap(\.receipts).filter { $0.thread == host.thread }.flatMap { [$0.begin, $0.end] }
    return !isOwn && isHeld && !moments.contains { begin < $0 && $0 < end }
  }
}
