// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTest
import XCTest

@testable import RepositorySearchCore

/// A user who does anything at any time, in front of a server that does, too.
///
/// After each of 10,000 actions what is shown equals what a program that keeps the same facts in variables says.
final class RandomUserTests: XCTestCase {
  func testAnythingAUserDoesIsShownAsTheSourcesSay() {
    for seed in [1, 2, 3, 4] as [UInt64] {
      var dice = Dice(state: seed)
      play(actions: 2500, &dice, "seed \(seed)")
    }
  }

  private func play(actions: Int, _ dice: inout Dice, _ name: String) {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let (text, more, stop) = (PublishSubject<String>(), PublishSubject<Void>(), PublishSubject<Void>())
    let model = SearchViewModel(
      text: text, loadMore: more, stop: stop,
      search: { query, page in
        let reply = Self.reply(query, page, at: scheduler.clock)
        return Observable<Int>.timer(.milliseconds(reply.delay), scheduler: scheduler)
          .map { _ in try reply.result.get() }
      }, scheduler: scheduler)
    let states = scheduler.createObserver(SearchState.self)
    let subscription = model.state.subscribe(states)
    var now = 0
    var oracle = SearchOracle { Self.reply($0, $1, at: now) }
    var seen: Set<String> = []
    // Nothing happens by itself at a time at which the user acts: which of both is first would be left to chance.
    let pass = { (ticks: Int) in
      let end = now + ticks
      while let next = oracle.nextTime, next <= end {
        now = next
        oracle.advance(to: next)
      }
      now = end
      while let next = oracle.nextTime, next - now <= 3 {
        now = next + 3
        oracle.advance(to: next)
      }
      scheduler.advanceTo(now)
    }
    for action in 0..<actions {
      pass([5, 40, 150, 350, 900, 6000][dice.below(6)])
      switch dice.below(8) {
      case 0...3:
        let word = ["", " ", "swift", "rx", "rx ", "gtk", "none"][dice.below(7)]
        text.onNext(word)
        oracle.type(word, at: now)
      case 4...6:
        more.onNext(())
        // It comes with the scheduler's next turn.
        now += 1
        scheduler.advanceTo(now)
        oracle.wantMore(at: now)
      default:
        stop.onNext(())
        oracle.stop()
      }
      guard let state = states.events.last?.value.element, state == oracle.state else {
        return XCTFail("\(name), action \(action): \(String(describing: states.events.last)) is not \(oracle.state)")
      }
      if state.isSlow { seen.insert("slow") }
      if let error = state.error { seen.insert("\(error)") }
      if state.repositories.count > 10 { seen.insert("pages") }
      if state.totalCount == 0, state.found != nil { seen.insert("nothing") }
    }
    subscription.dispose()
    XCTAssertEqual(seen, ["slow", "stopped", "timedOut", "pages", "nothing"], name)
  }

  /// The server: 25 repositories in pages of 10 for every word but one. When it is asked decides how long it takes, and whether it fails.
  private static func reply(_ query: String, _ page: Int, at time: Int) -> SearchOracle.Reply {
    var dice = Dice(state: UInt64(time) &+ UInt64(query.utf8.count) &* 31 &+ UInt64(page))
    let delay = [20, 90, 700, 8000][dice.below(4)]
    if dice.below(4) == 0 { return .init(delay: delay, result: .failure(.timedOut)) }
    if query == "none" { return .init(delay: delay, result: .success(sampleResult([]))) }
    // A repository of the page before has moved to this one.
    let ids = Array(max(0, page * 10 - 11)..<min(25, page * 10))
    return .init(delay: delay, result: .success(sampleResult(ids, total: 25, next: page < 3 ? page + 1 : nil)))
  }
}

/// Numbers that a seed repeats (SplitMix64).
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
