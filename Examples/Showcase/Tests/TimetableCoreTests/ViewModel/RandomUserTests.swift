// SPDX-License-Identifier: MIT
import RandomUser
import XCTest

@testable import TimetableCore

/// A user who does anything at any time. After each action the state is what somebody who keeps the same facts in variables says it should be.
final class RandomUserTests: XCTestCase {
  func testNoStateCannotBeDerived() {
    let seed = Random.seed(or: 17)
    var random = Random(seed: seed)
    let airports = ["CPH", "BER", "LHR", "JFK", "AKL"]
    let stage = Stage(oneWay)
    let model = stage.model
    var notes = Notebook()
    for step in 0..<10_000 {
      let leg = Int.random(in: 0..<notes.legs.count, using: &random)
      switch Int.random(in: 0..<18, using: &random) {
      case 0:
        model.edit { $0.add() }
        notes.add()
      case 1:
        model.edit { $0.remove(leg) }
        notes.remove(leg)
      case 2:
        model.edit { $0.swap(leg) }
        let entry = notes.legs[leg]
        (notes.legs[leg].origin, notes.legs[leg].destination) = (entry.destination, entry.origin)
      case 3:
        let code = airports.randomElement(using: &random)!
        model.edit { $0.setOrigin(code, of: leg) }
        notes.legs[leg].origin = code
      case 4:
        let code = airports.randomElement(using: &random)!
        model.edit { $0.setDestination(code, of: leg) }
        notes.legs[leg].destination = code
      case 5:
        let days = Int.random(in: -2...3, using: &random)
        model.edit { $0.move(leg, by: days) }
        notes.move(leg, by: days)
      case 6:
        let key = Order.Key.allCases.randomElement(using: &random)!
        model.sort(key, leg: leg)
        notes.sort(key, leg)
      case 7:
        let airline = Bool.random(using: &random) ? "SAS" : "DLH"
        model.filter(leg: leg) { $0.toggle(airline: airline) }
        notes.legs[leg].airlines.formSymmetricDifference([airline])
      case 8:
        let part = PartOfDay.allCases.randomElement(using: &random)!
        model.filter(leg: leg) { $0.toggle(part: part) }
        notes.legs[leg].parts.formSymmetricDifference([part])
      case 9:
        let price = [nil, 60, 80, 100].randomElement(using: &random)!
        model.filter(leg: leg) { $0.highestPrice = price }
        notes.legs[leg].price = price
      case 10:
        model.filter(leg: leg) { $0.mustConnect.toggle() }
        notes.legs[leg].connects.toggle()
      case 11:
        let tab = Int.random(in: -1...5, using: &random)
        model.select(tab: tab)
        notes.tab = tab
      case 12, 13, 14:
        // A flight of the leg as it is now, shown or not.
        guard let flight = sampleFlights(notes.legs[leg].leg).randomElement(using: &random) else { continue }
        model.choose(flight, leg: leg)
        notes.choose(flight, leg)
      case 15:
        if let flight = sampleFlights(notes.legs[leg].leg).randomElement(using: &random), Bool.random(using: &random) {
          model.open(flight)
          notes.details = flight
        } else {
          model.closeDetails()
          notes.details = nil
        }
      case 16:
        model.toggleForm()
        model.toggleFilter()
        notes.isOpen.toggle()
      default:
        stage.pass(Int.random(in: 1...30, using: &random))
        model.retry()
      }
      // A search that is under way shows loading; one that had its time shows its flights.
      let isSettled = step % 3 == 0
      if isSettled { stage.pass(50) }
      let problem = notes.difference(from: stage.state, isSettled: isSettled)
      if let problem { return XCTFail("seed \(seed), step \(step): \(problem)") }
    }
  }
}

/// The facts of a trip as somebody would write them down, leg by leg, and what follows from them.
private struct Notebook {
  struct Entry {
    var origin: String
    var destination: String
    var day: Day
    var order = (key: Order.Key.departure, ascending: true)
    var airlines: Set<String> = []
    var parts: Set<PartOfDay> = []
    var price: Int?
    var connects = false
    var choice: Flight?

    var leg: Leg { Leg(origin, destination, day) }
    /// The choice, if it is a flight of the leg as the leg is now.
    var chosen: Flight? { choice.flatMap { sampleFlights(leg).contains($0) ? $0 : nil } }
  }

  var legs = [Entry(origin: "CPH", destination: "BER", day: monday)]
  var tab = 0
  var details: Flight?
  var isOpen = false

  mutating func add() {
    guard legs.count < 4 else { return }
    let (first, last) = (legs[0], legs[legs.count - 1])
    let home = first.origin == last.destination ? last.origin : first.origin
    legs.append(Entry(origin: last.destination, destination: home, day: last.day + 2))
  }

  mutating func remove(_ leg: Int) {
    guard legs.count > 1 else { return }
    legs.remove(at: leg)
    // The tab of a leg behind it moves up with its leg.
    if tab > leg, tab <= legs.count { tab -= 1 }
  }

  mutating func move(_ leg: Int, by days: Int) {
    legs[leg].day = legs[leg].day + days
    for index in 1..<max(legs.count, 1) where legs[index].day < legs[index - 1].day {
      legs[index].day = legs[index - 1].day
    }
  }

  mutating func sort(_ key: Order.Key, _ leg: Int) {
    let before = legs[leg].order
    legs[leg].order = (key, key == before.key ? !before.ascending : true)
  }

  mutating func choose(_ flight: Flight, _ leg: Int) {
    if legs[leg].choice == flight {
      legs[leg].choice = nil
      tab = leg
      return
    }
    legs[leg].choice = flight
    let open = legs.indices.filter { legs[$0].chosen == nil }
    tab = open.first { $0 > leg } ?? open.first ?? legs.count
    details = nil
  }

  /// Whether the legs behind one can be flown after a flight for it, up to one that has its choice: tries every way.
  private func canGoOn(from flight: Flight, _ leg: Int, _ found: [[Flight]]) -> Bool {
    guard leg + 1 < legs.count else { return true }
    if let choice = legs[leg + 1].chosen { return flight.arrival.utc + 45 <= choice.departure.utc }
    return found[leg + 1].contains { next in
      flight.arrival.utc + 45 <= next.departure.utc && canGoOn(from: next, leg + 1, found)
    }
  }

  /// The same for the legs before it.
  private func canCome(to flight: Flight, _ leg: Int, _ found: [[Flight]]) -> Bool {
    guard leg > 0 else { return true }
    if let choice = legs[leg - 1].chosen { return choice.arrival.utc + 45 <= flight.departure.utc }
    return found[leg - 1].contains { before in
      before.arrival.utc + 45 <= flight.departure.utc && canCome(to: before, leg - 1, found)
    }
  }

  /// The flights that are shown for a leg, in order.
  private func shown(_ index: Int, _ found: [[Flight]]) -> [Flight] {
    let entry = legs[index]
    let left = found[index].filter { flight in
      if flight == entry.chosen { return true }
      if !entry.airlines.isEmpty, !entry.airlines.contains(flight.airline) { return false }
      if !entry.parts.isEmpty, !entry.parts.contains(flight.part) { return false }
      if let price = entry.price, flight.price > price { return false }
      return !entry.connects || canGoOn(from: flight, index, found) && canCome(to: flight, index, found)
    }
    let value: (Flight) -> Int =
      switch entry.order.key {
      case .departure: { $0.departure.utc }
      case .arrival: { $0.arrival.utc }
      case .duration: { $0.duration }
      case .price: { $0.price }
      }
    // Those that are equal stay in the order of their departures.
    return left.enumerated().sorted {
      let (a, b) = (value($0.element), value($1.element))
      return a == b ? $0.offset < $1.offset : (a < b) == entry.order.ascending
    }.map(\.element)
  }

  /// What the state says that it should not; nil if there is nothing.
  func difference(from state: TimetableState, isSettled: Bool) -> String? {
    let chosen = legs.map(\.chosen)
    let isComplete = !chosen.contains(nil)
    let shownTab = min(max(tab, 0), isComplete ? legs.count : legs.count - 1)
    let total = chosen.compactMap(\.self).map(\.price).reduce(0, +)
    if state.legs != legs.map(\.leg) { return "legs \(state.legs), not \(legs.map(\.leg))" }
    if state.chosen != chosen { return "chosen \(state.chosen), not \(chosen)" }
    if state.tab != shownTab { return "tab \(state.tab), not \(shownTab)" }
    if state.total != total { return "total \(state.total), not \(total)" }
    if state.isEditing != isOpen || state.isFiltering != isOpen { return "the form or the filter is open, or not" }
    let isOfTrip = details.map { flight in legs.contains { sampleFlights($0.leg).contains(flight) } } ?? false
    if state.details != (isOfTrip ? details : nil) { return "details \(String(describing: state.details))" }
    let found = legs.map { sampleFlights($0.leg) }
    for index in legs.indices {
      if state.leg(index) == .loading, !isSettled { continue }
      if state.leg(index) != .flights(found[index]) { return "leg \(index) has \(state.leg(index))" }
      guard isSettled else { continue }
      let expected = shown(index, found)
      if state.flights(of: index) != expected {
        return "leg \(index) shows \(state.flights(of: index)), not \(expected)"
      }
    }
    guard isSettled else { return nil }
    return differenceOfList(in: state, shownTab < legs.count ? shown(shownTab, found) : [], chosen)
  }

  private func differenceOfList(in state: TimetableState, _ flights: [Flight], _ chosen: [Flight?]) -> String? {
    let rows = state.rows.compactMap(\.flight)
    if Set(rows) != Set(flights) || rows.count != flights.count { return "rows \(rows), not \(flights)" }
    let marked = state.rows.compactMap { if case .flight(let flight, true, _) = $0 { flight } else { nil } }
    let mark = state.tab < legs.count ? chosen[state.tab] : nil
    if marked != [mark].compactMap(\.self) { return "\(marked) is marked, not \(String(describing: mark))" }
    let isEmpty = state.tab < legs.count && flights.isEmpty
    return (state.emptyPage != nil) == isEmpty ? nil : "the page \(String(describing: state.emptyPage))"
  }
}
