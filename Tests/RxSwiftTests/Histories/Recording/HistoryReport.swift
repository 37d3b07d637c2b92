// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// What the rounds of one source have shown.
struct HistoryReport {
  /// How often a check found something, and the shortest of what it found.
  struct Finding {
    var count = 0
    var rounds = 0
    var seed: UInt64 = 0
    var shortest = Violation(text: "", span: .max)
  }

  let source: String
  private(set) var rounds = 0
  private(set) var sends = 0
  private(set) var findings: [String: Finding] = [:]
  /// The seed of the round whose threads did not return.
  private(set) var hung: UInt64?

  /// All rounds of all sources together; `RX_HISTORY_ROUNDS` changes it.
  static let rounds = ProcessInfo.processInfo.environment["RX_HISTORY_ROUNDS"].flatMap { Int($0) } ?? 5_000
  /// The seed of the first round; `RX_HISTORY_SEED` repeats the plan of one that has failed.
  static let seed = ProcessInfo.processInfo.environment["RX_HISTORY_SEED"].flatMap { UInt64($0) } ?? 1
  private static let maxThreads = 8

  /// Runs rounds with seeds that follow each other, and applies all checks to each.
  init(_ source: HistorySource, rounds: Int, takingTurns: Bool = false) {
    self.source = source.name
    let pool = WorkerPool(Self.maxThreads)
    for number in 0..<rounds {
      let seed = Self.seed &+ UInt64(number)
      guard let history = HistoryRound(source, seed: seed, takingTurns: takingTurns).run(on: pool) else {
        // The threads are lost, and so is the pool.
        hung = seed
        return
      }
      self.rounds += 1
      sends += history.sends.count
      for check in HistoryCheck.all { note(check.find(history), of: check.name, seed) }
      // A round that waits in vain for another thread takes ten seconds.
      if source.hold.isElsewhere, findings[HistoryCheck.held.name] != nil { break }
    }
    pool.end()
  }

  private mutating func note(_ violations: [Violation], of check: String, _ seed: UInt64) {
    guard let shortest = violations.min(by: { $0.span < $1.span }) else { return }
    var finding = findings[check] ?? Finding()
    if finding.count == 0 || shortest.span < finding.shortest.span {
      finding.seed = seed
      finding.shortest = shortest
    }
    finding.count += violations.count
    finding.rounds += 1
    findings[check] = finding
  }

  /// One failure for each law that was broken.
  func verify(file: StaticString = #filePath, line: UInt = #line) {
    print(summary)
    if let hung { XCTFail("\(source): the threads of the round with seed \(hung) hang", file: file, line: line) }
    for (check, finding) in findings.sorted(by: { $0.key < $1.key }) {
      XCTFail(
        "\(source): not \(check): \(finding.count) times in \(finding.rounds) of \(rounds) rounds. "
          + "Shortest, with seed \(finding.seed): \(finding.shortest.text)", file: file, line: line)
    }
  }

  /// One line of a table.
  private var summary: String {
    let counts = HistoryCheck.all.map { check in
      findings[check.name].map { "\(check.name) \($0.count)" } ?? "\(check.name) 0"
    }
    return "history | \(source) | \(rounds) rounds, \(sends) sends | " + counts.joined(separator: " | ")
  }
}
