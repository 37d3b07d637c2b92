// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import RxSwift

/// What several threads do at the same time, and what has to be true afterwards.
struct Round {
  let actions: [@Sendable () -> Void]
  /// Nil when all is well, a report otherwise. Called when all actions have returned.
  let check: () -> String?

  init(_ actions: [@Sendable () -> Void], check: @escaping () -> String?) {
    self.actions = actions
    self.check = check
  }
}

/// Threads that wait for each other before each round, so that they really meet.
final class Race: @unchecked Sendable {
  // Sendable: `actions` changes between rounds only; the atomic words tell the threads where a round begins and ends.

  /// How many rounds a test runs; `RX_STRESS_ROUNDS` changes it, for builds in which everything is slow.
  static let rounds = ProcessInfo.processInfo.environment["RX_STRESS_ROUNDS"].flatMap { Int($0) } ?? 6_000

  private let round = AtomicWord()
  private let running = AtomicWord()
  private let done = DispatchSemaphore(value: 0)
  private var actions: [@Sendable () -> Void] = []

  private init(_ threads: Int) {
    for index in 0..<threads { Thread.detachNewThread { self.work(index) } }
  }

  private func work(_ index: Int) {
    var next: UInt = 1
    while true {
      var attempts = 0
      while round.value < next {
        attempts += 1
        if attempts & 63 == 0 { sched_yield() }
      }
      next += 1
      guard index < actions.count else { return }
      actions[index]()
      if running.subtract() == 0 { done.signal() }
    }
  }

  private func run(_ actions: [@Sendable () -> Void]) -> Bool {
    self.actions = actions
    running.exchange(UInt(actions.count))
    _ = round.add()
    return done.wait(timeout: .now() + 60) == .success
  }

  private func end() {
    actions = []
    _ = round.add()
  }

  /// Runs rounds that `prepare` makes, all with the same number of actions, until one fails.
  static func run(
    _ rounds: Int = Race.rounds, file: StaticString = #filePath, line: UInt = #line, _ prepare: (Int) -> Round
  ) {
    var race: Race?
    for number in 0..<max(1, rounds) {
      let round = prepare(number)
      let team = race ?? Race(round.actions.count)
      race = team
      guard team.run(round.actions) else {
        // The threads are lost: they wait for each other.
        return XCTFail("round \(number): a deadlock", file: file, line: line)
      }
      if let report = round.check() {
        XCTFail("round \(number): \(report)", file: file, line: line)
        break
      }
    }
    race?.end()
  }
}

/// A number that changes atomically.
final class AtomicCounter: @unchecked Sendable {
  // Sendable: the word is atomic.
  private let word = AtomicWord()
  var value: Int { Int(bitPattern: word.value) }
  func add(_ amount: Int = 1) { _ = word.add(UInt(bitPattern: amount)) }
  func exchange(_ value: Int) -> Int { Int(bitPattern: word.exchange(UInt(bitPattern: value))) }
}
