// SPDX-License-Identifier: MIT

/// One law, as a function that finds where a history breaks it.
struct HistoryCheck: Sendable {
  let name: String
  let find: @Sendable (History) -> [Violation]

  init(_ name: String, _ find: @escaping @Sendable (History) -> [Violation]) {
    self.name = name
    self.find = find
  }

  static let all: [HistoryCheck] = [
    .serial, .synchronous, .order, .complete, .nested, .coherent, .current, .lastState, .reads, .replayed, .lastElement,
    .held, .queued,
  ]
}

/// A place where a history breaks a law.
struct Violation: Sendable {
  let text: String
  /// How many ticks it spans; the shortest one of many is the easiest to read.
  let span: Int
}

extension Send {
  var line: String {
    let nested = isNested ? ", nested in that of \(root)" : ""
    return "\(value) sent to source \(source) by thread \(thread) in \(begin)...\(end)\(nested)"
  }
}

extension Receipt {
  var line: String { "\(values) received by observer \(observer) on thread \(thread) in \(begin)...\(end)" }
}
