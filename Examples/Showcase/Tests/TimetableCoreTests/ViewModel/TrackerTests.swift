// SPDX-License-Identifier: MIT
import XCTest

@testable import TimetableCore

/// The bugs of the tracker that the talk shows, each by its sentence.
final class TrackerTests: XCTestCase {
  func testTheSelectionLineIsNotMissing() {
    let stage = Stage(threeLegs)
    stage.pass()
    for leg in 0..<3 {
      XCTAssertEqual(stage.state.tab, leg)
      stage.choose(leg)
    }
    // Every tab marks exactly its flight, whichever way the user comes to it.
    for leg in [2, 0, 1] {
      stage.model.select(tab: leg)
      let marked = stage.state.rows.filter { if case .flight(_, true, _) = $0 { true } else { false } }
      XCTAssertEqual(marked.map { $0.flight }, [stage.state.chosen[leg]])
      stage.model.filter(leg: leg) { $0.airlines = ["none of these"] }
      XCTAssertEqual(stage.state.flights.map(\.id), [stage.state.chosen[leg]?.id], "the filter hides the selection")
    }
  }

  func testDetailsCloseAtAnyTime() {
    let stage = Stage(roundTrip)
    stage.model.closeDetails()
    stage.pass()
    stage.model.open(stage.state.flights[0])
    XCTAssertEqual(stage.state.details, stage.state.flights[0])
    stage.model.select(tab: 1)
    stage.model.closeDetails()
    stage.model.closeDetails()
    XCTAssertNil(stage.state.details)
    // The flight goes away while its details are open.
    stage.model.open(stage.state.flights[0])
    stage.model.edit { $0.remove(1) }
    XCTAssertNil(stage.state.details)
    stage.model.closeDetails()
    XCTAssertEqual(stage.state.tab, 0)
  }

  func testADepartureOfAOneWayTripCanBeSelected() {
    let stage = Stage(oneWay)
    stage.pass()
    stage.choose(2)
    XCTAssertTrue(stage.state.isSummary)
    XCTAssertTrue(stage.state.isComplete)
    XCTAssertEqual(stage.state.total, stage.state.chosen[0]?.price)
    XCTAssertEqual(stage.state.rows, [])
  }

  func testTheSecondTabOfAOneWayTripCanBeTapped() {
    let stage = Stage(oneWay)
    stage.pass()
    for tab in [1, 2, 7, -1] {
      stage.model.select(tab: tab)
      XCTAssertEqual(stage.state.tab, 0)
      XCTAssertEqual(stage.state.flights.count, 6)
    }
  }

  func testTheSecondListIsNotEmpty() {
    let stage = Stage(roundTrip)
    stage.pass()
    stage.model.filter(leg: 0) { $0.airlines = ["DLH"] }
    stage.choose(0)
    XCTAssertEqual(stage.state.tab, 1)
    XCTAssertEqual(stage.state.flights.count, 6)
    XCTAssertNil(stage.state.emptyPage)
  }

  func testTheReturnLegGoesBack() {
    let stage = Stage(roundTrip)
    stage.pass()
    stage.choose(0)
    XCTAssertTrue(stage.state.flights.allSatisfy { $0.origin == "BER" && $0.destination == "CPH" })
    XCTAssertTrue(stage.state.flights.allSatisfy { $0.departure.day == monday + 2 })
    // At no time, on the way to other results too, is there a flight in a list whose leg is another one.
    stage.model.edit { $0.swap(1) }
    stage.model.edit { $0.setOrigin("LHR", of: 1) }
    stage.pass(5)
    stage.model.edit { $0.setDestination("BER", of: 1) }
    stage.pass()
    for state in stage.states.events.compactMap(\.value.element) {
      for (leg, found) in zip(state.legs, state.results.legs) {
        XCTAssertTrue(
          found.flights.allSatisfy {
            $0.origin == leg.origin && $0.destination == leg.destination && $0.departure.day == leg.day
          })
      }
    }
  }

  func testTheSecondListIsUpdated() {
    let stage = Stage(roundTrip)
    stage.pass()
    stage.choose(0)
    stage.model.sort(.price, leg: 1)
    XCTAssertEqual(stage.state.flights.map(\.price), stage.state.flights.map(\.price).sorted())
    stage.model.filter(leg: 1) { $0.toggle(part: .evening) }
    XCTAssertEqual(stage.state.flights.map(\.departure.time), ["22:00"])
    stage.model.edit { $0.move(1, by: 3) }
    XCTAssertEqual(stage.state.emptyPage, .loading)
    stage.pass()
    XCTAssertEqual(stage.state.flights.map(\.departure.day), [monday + 5])
  }

  func testTheBestFitCanBeOpened() throws {
    let stage = Stage(roundTrip)
    stage.pass()
    for leg in 0...1 {
      stage.model.select(tab: leg)
      let best = try XCTUnwrap(stage.state.bestFit)
      // Also when the filter leaves out the flight.
      stage.model.filter(leg: leg) { $0.airlines = [best.airline == "SAS" ? "DLH" : "SAS"] }
      XCTAssertFalse(stage.state.flights.contains(best))
      stage.model.open(try XCTUnwrap(stage.state.bestFit))
      XCTAssertEqual(stage.state.details, best)
      stage.model.choose(best, leg: leg)
      XCTAssertEqual(stage.state.chosen[leg], best)
    }
  }

  func testFiltersAreNotAvailableForAChosenDeparture() {
    let stage = Stage(roundTrip)
    XCTAssertFalse(stage.state.isFilterAvailable, "there is nothing to filter yet")
    stage.pass()
    XCTAssertTrue(stage.state.isFilterAvailable)
    let chosen = stage.state.flights[3]
    stage.choose(3)
    XCTAssertTrue(stage.state.isFilterAvailable, "the other leg has no flight yet")
    stage.model.select(tab: 0)
    XCTAssertFalse(stage.state.isFilterAvailable)
    stage.model.choose(chosen, leg: 0)
    XCTAssertTrue(stage.state.isFilterAvailable)
  }
}
