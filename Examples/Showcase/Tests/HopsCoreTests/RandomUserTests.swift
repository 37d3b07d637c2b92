// SPDX-License-Identifier: MIT
import RxKit
import RxSwift
import ShowcaseModel
import TestSupport
import XCTest

@testable import HopsCore

/// A user who does anything at any time, with a server that fails at times.
///
/// Everything that is shown, the whole list included, and everything that is asked of the server is what somebody who keeps the same facts in
/// variables says it should be: at once after each of 10,000 actions, at random moments while time passes, and when everything has settled.
final class RandomUserTests: XCTestCase {
  /// Nothing is kept, so that each request meets the fault of the moment.
  func testNoStateCannotBeDerived() { play(seed: Random.seed(or: 62), actions: 10_000, timeToLive: 0) }

  /// Answers are good for a while, so that some come without the server.
  func testNoStateCannotBeDerivedWhenAnswersAreKept() {
    play(seed: Random.seed(or: 63), actions: 10_000, timeToLive: 700)
  }

  private func play(seed: UInt64, actions: Int, timeToLive: Int) {
    var random = Random(seed: seed)
    // An answer is too old between two moments, so that the fractions of a second do not decide.
    let stage = HopsStage(timeToLive: .microseconds(max(0, timeToLive * 1000 - 500)))
    var notes = Notebook(timeToLive: timeToLive)
    var visited: Set<String> = []
    pass(1, stage, &notes)
    for action in 0..<actions {
      act(random.below(16), stage, &notes, &random)
      // The first comparison is before any time passes.
      var left = pause(&random)
      while true {
        if let difference = difference(stage, &notes) {
          return XCTFail("seed \(seed), action \(action), at \(stage.scheduler.clock): \(difference)")
        }
        visited.insert("\(notes.state.list.phase)")
        if left == 0 { break }
        let span = min(left, [1, 1 + random.below(12), 1 + random.below(200), 1200][random.below(4)])
        pass(span, stage, &notes)
        left -= span
      }
    }
    XCTAssertEqual(visited, ["loadingFirst", "loadingNext", "waiting", "failed", "ended"])
  }

  /// How long the user waits: not at all, until an answer is on its way, is there or is read, about as long as a pause or as the rest of a page
  /// that is not shown, or until all is settled.
  private func pause(_ random: inout Random) -> Int {
    let spans = [
      0, 0, 0, 1 + random.below(9), 10, 11, 12, random.below(60), 198 + random.below(16), 998 + random.below(4), 1200,
    ]
    return spans[random.below(spans.count)]
  }

  private func pass(_ span: Int, _ stage: HopsStage, _ notes: inout Notebook) {
    stage.pass(span)
    notes.advance(to: stage.scheduler.clock)
  }

  /// What is shown or asked for and should not be.
  private func difference(_ stage: HopsStage, _ notes: inout Notebook) -> String? {
    guard let state = stage.states.events.last?.value.element else { return "nothing is shown" }
    let expected = notes.state
    let work = [stage.asked.value.sorted(), stage.cancelled.value.sorted()]
    let wanted = [notes.desk.asked.sorted(), notes.desk.givenUp.sorted()]
    if !work.joined().isEmpty { stage.forgetRequests() }
    (notes.desk.asked, notes.desk.givenUp) = ([], [])
    if work != wanted { return "asked and cancelled \(work), not \(wanted)" }
    return state == expected && state.error == expected.error ? nil : "\(state), not \(expected)"
  }

  private func act(_ kind: Int, _ stage: HopsStage, _ notes: inout Notebook, _ random: inout Random) {
    let model = stage.model
    var query = notes.query
    switch kind {
    case 0, 1: query.text = ["", "hop 1", "HOP 2", " 9", " ", "none"][random.below(6)]
    case 2: query.origin = [nil, "Austria", "Belgium"][random.below(3)]
    case 3: query.kind = [nil, .aroma, .both][random.below(3)]
    case 4: query.alpha = [nil, 5, 20][random.below(3)]
    case 5:
      let name = random.below(3) == 0 ? nil : "Hop \(random.below(33))"
      model.open(name)
      notes.open(name)
    case 6:
      let litres = Double(5 + random.below(45))
      model.brew { $0.litres = litres }
      notes.brew(model.recipe.value)
    case 7, 8, 9:
      model.more.accept(())
      notes.more()
    case 10:
      model.retry.accept(())
      notes.retry()
    case 11:
      model.active.isActive.toggle()
      notes.show(model.active.isActive)
    case 12:
      let units = UnitSystem.allCases[random.below(2)]
      stage.units.accept(units)
      notes.measure(in: units)
    case 13:
      model.toggleFilter()
      notes.toggleFilter()
    default:
      let fault = [nil, nil, HopsError.offline, .interrupted, .serverFailed(500), .unreadable][random.below(6)]
      stage.fault.accept(fault)
      notes.desk.fault = fault
    }
    model.find { [query] in $0 = query }
    notes.find(query)
  }
}
