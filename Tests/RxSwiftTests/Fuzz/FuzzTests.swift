// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTest
import XCTest

/// Random subscriptions in virtual time against a model that computes their events from lists.
///
/// `RX_FUZZ_COUNT` sets how many, `RX_FUZZ_SEED` replays one.
final class FuzzTests: XCTestCase {
  private static let subscribed = 200

  func testRandomPipelinesDeliverWhatTheModelComputes() {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["RX_FUZZ_SEED"].flatMap({ UInt64($0) }) {
      XCTAssertNil(check(seed), "seed \(seed)")
      return
    }
    let count = environment["RX_FUZZ_COUNT"].flatMap { UInt64($0) } ?? 20_000
    var checked = 0
    var failures: [String] = []
    for seed in 1...count {
      switch check(seed) {
      case .none: checked += 1
      case .some(let message) where message.isEmpty: continue
      case .some(let message):
        failures.append(message)
        if failures.count == 5 { break }
      }
      if failures.count == 5 { break }
    }
    XCTAssert(failures.isEmpty, failures.joined(separator: "\n"))
    // Ambiguous plans are left out; were there many, the test would prove little.
    if failures.isEmpty {
      XCTAssertGreaterThan(checked, Int(count) * 7 / 10, "of \(count) plans")
    }
  }

  func testAtLeastFortyOperatorsTakePart() {
    var names: Set<String> = []
    func collect(_ plan: Plan) {
      switch plan {
      case .cold, .hot, .just, .empty, .never, .failing: break
      case .unary(let unary, let source):
        names.insert(String("\(unary)".prefix { $0 != "(" }))
        collect(source)
      case .binary(let binary, let first, let second):
        names.insert("\(binary)")
        collect(first)
        collect(second)
      case .flattening(let flattening, let source, let even, let odd):
        names.insert("\(flattening)")
        for plan in [source, even, odd] { collect(plan) }
      }
    }
    for seed in 1...2_000 as ClosedRange<UInt64> {
      var dice = Dice(seed: seed)
      collect(dice.plan(depth: 1 + dice.roll(8)))
    }
    XCTAssertGreaterThanOrEqual(names.count, 58, "\(names.sorted())")
  }

  /// Nil when the plan of a seed does what it should, an empty text when it is ambiguous, a report otherwise.
  private func check(_ seed: UInt64) -> String? {
    var dice = Dice(seed: seed)
    let plan = dice.plan(depth: 1 + dice.roll(8))
    var model = Model()
    let expected = model.events(of: plan, at: FuzzTests.subscribed).filter { $0.time < Model.end }
    if model.isAmbiguous { return "" }

    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let builder = Builder(scheduler: scheduler)
    let observable = builder.build(plan)
    let observer = scheduler.start(created: 0, subscribed: FuzzTests.subscribed, disposed: Model.end) { observable }
    let events = observer.events.map { recorded in
      switch recorded.value {
      case .next(let element): TimedEvent(time: recorded.time, kind: .next(element))
      case .error: TimedEvent(time: recorded.time, kind: .error)
      case .completed: TimedEvent(time: recorded.time, kind: .completed)
      }
    }
    if events == expected { return nil }
    return
      "seed \(seed), again with RX_FUZZ_SEED=\(seed)\n  plan     \(plan)\n  expected \(expected)\n  got      \(events)"
  }
}
