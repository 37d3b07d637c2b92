// SPDX-License-Identifier: MIT
import TestSupport
import XCTest

@testable import TimetableCore

/// A user who does anything at any time, with searches that end one by one and fail at times. After each action everything that is shown is what
/// follows from the facts that somebody else has written down.
final class RandomUserTests: XCTestCase {
  func testNoStateCannotBeDerived() {
    let seed = Random.seed(or: 17)
    var random = Random(seed: seed)
    let searches = Searches()
    let stage = Stage(oneWay) { _ in searches.begin() }
    var notes = Notebook()
    for step in 0..<10_000 {
      let legs = notes.legs.map(\.leg)
      act(stage.model, &notes, &random)
      if notes.legs.map(\.leg) != legs { notes.search() }
      search(searches, &notes, &random)
      // Now and then the next action comes before what a search has found.
      if random.below(4) > 0 {
        stage.pass(5)
        notes.pass()
      }
      let differences = Shown(notes).differences(from: stage.state, notes)
      guard differences.isEmpty else {
        return XCTFail("seed \(seed), step \(step): \(differences.joined(separator: "; "))")
      }
    }
  }

  /// Every fifth search ends with a failure; what ends late, after the user looks for something else, makes no difference.
  private func search(_ searches: Searches, _ notes: inout Notebook, _ random: inout Random) {
    let count = notes.legs.count
    let ends = random.below(10)
    // All of them, one, none, or those that nobody waits for.
    let ended: [Int] = ends < 3 ? Array(0..<count) : ends < 6 ? [random.below(count)] : []
    for leg in ended {
      let found = random.below(5) == 0 ? Found.failed(NoSchedule().description) : .flights(notes.legs[leg].scheduled)
      searches.end(leg, ofLast: count, found)
      notes.end(leg, found)
    }
    if ends == 6 { searches.endOld(before: count, .flights(notes.legs[0].scheduled)) }
    if ends == 7 { searches.endOld(before: count, .failed("")) }
  }

  private func act(_ model: TimetableViewModel, _ notes: inout Notebook, _ random: inout Random) {
    let leg = random.below(notes.legs.count)
    switch random.below(24) {
    case 0, 1, 2: edit(leg, model, &notes, &random)
    case 3, 4, 5, 6: filter(leg, model, &notes, &random)
    case 7, 8:
      let key = Order.Key.allCases[random.below(4)]
      model.sort(key, leg: leg)
      notes.sort(key, leg)
    case 9, 10, 11:
      let tab = random.below(7) - 1
      model.select(tab: tab)
      notes.tab = tab
    case 12, 13, 14, 15, 16:
      // A flight of the leg as it is now, shown or not, known or not.
      guard let flight = notes.legs[leg].scheduled.randomElement(using: &random) else { return }
      model.choose(flight, leg: leg)
      notes.choose(flight, leg)
    case 17:
      // One that was chosen before, perhaps for a trip that is another one now, or one of the leg.
      guard let flight = notes.legs[leg].choice, let fitting = notes.leg(of: flight) else { return }
      model.choose(flight)
      notes.choose(flight, fitting)
    case 18:
      guard let flight = notes.legs[leg].scheduled.randomElement(using: &random) else { return }
      model.open(flight)
      notes.details = flight
    case 19:
      model.closeDetails()
      notes.details = nil
    case 20:
      model.toggleForm()
      notes.isEditing.toggle()
    case 21:
      model.toggleFilter()
      notes.isFiltering.toggle()
    case 22:
      model.retry()
      notes.search()
    default: break
    }
  }

  private func edit(_ leg: Int, _ model: TimetableViewModel, _ notes: inout Notebook, _ random: inout Random) {
    let code = ["CPH", "BER", "LHR", "JFK", "AKL"][random.below(5)]
    switch random.below(6) {
    case 0:
      model.edit { $0.add() }
      notes.add()
    case 1:
      model.edit { $0.remove(leg) }
      notes.remove(leg)
    case 2:
      model.edit { $0.swap(leg) }
      let entry = notes.legs[leg].leg
      notes.legs[leg].leg = Leg(entry.destination, entry.origin, entry.day)
    case 3:
      model.edit { $0.setOrigin(code, of: leg) }
      notes.legs[leg].leg.origin = code
    case 4:
      model.edit { $0.setDestination(code, of: leg) }
      notes.legs[leg].leg.destination = code
    default:
      let days = random.below(6) - 2
      model.edit { $0.move(leg, by: days) }
      notes.move(leg, by: days)
    }
  }

  private func filter(_ leg: Int, _ model: TimetableViewModel, _ notes: inout Notebook, _ random: inout Random) {
    switch random.below(4) {
    case 0:
      let airline = ["SAS", "DLH"][random.below(2)]
      model.filter(leg: leg) { $0.toggle(airline: airline) }
      notes.legs[leg].airlines.formSymmetricDifference([airline])
    case 1:
      let part = PartOfDay.allCases[random.below(4)]
      model.filter(leg: leg) { $0.toggle(part: part) }
      notes.legs[leg].parts.formSymmetricDifference([part])
    case 2:
      let price = [nil, 60, 80, 100][random.below(4)]
      model.filter(leg: leg) { $0.highestPrice = price }
      notes.legs[leg].price = price
    default:
      model.filter(leg: leg) { $0.mustConnect.toggle() }
      notes.legs[leg].connects.toggle()
    }
  }
}
