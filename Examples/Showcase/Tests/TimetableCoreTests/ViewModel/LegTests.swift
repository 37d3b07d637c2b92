// SPDX-License-Identifier: MIT
import XCTest

@testable import TimetableCore

/// What the user has said of a leg belongs to that leg, whatever becomes of the others.
final class LegTests: XCTestCase {
  func testALegThatGoesTakesNothingOfTheOthersAlong() throws {
    let stage = Stage(threeLegs)
    stage.pass()
    stage.model.sort(.price, leg: 1)
    stage.model.filter(leg: 1) { $0.airlines = ["DLH"] }
    stage.model.sort(.duration, leg: 2)
    for _ in 0..<3 { stage.choose(1) }
    let chosen = stage.state.chosen
    XCTAssertTrue(stage.state.isComplete)
    stage.model.edit { $0.remove(0) }
    stage.pass()
    XCTAssertEqual(stage.state.chosen, Array(chosen.dropFirst()), "the choices of the other legs are lost")
    XCTAssertTrue(stage.state.isComplete)
    stage.model.select(tab: 0)
    XCTAssertEqual(stage.state.order, Order(.price))
    XCTAssertEqual(stage.state.filter.airlines, ["DLH"])
    stage.model.select(tab: 1)
    XCTAssertEqual(stage.state.order, Order(.duration))
    XCTAssertTrue(stage.state.filter.isEmpty)
  }

  func testANewLegInThePlaceOfOneThatWentBeginsAnew() {
    let stage = Stage(roundTrip)
    stage.pass()
    stage.model.sort(.price, leg: 1)
    stage.model.filter(leg: 1) { $0.highestPrice = 1 }
    stage.model.select(tab: 1)
    stage.model.choose(sampleFlights(roundTrip.legs[1])[2], leg: 1)
    stage.model.edit { $0.remove(1) }
    stage.model.edit { $0.add() }
    stage.pass()
    XCTAssertEqual(stage.state.legs, roundTrip.legs, "the new leg looks like the one that went")
    stage.model.select(tab: 1)
    XCTAssertEqual(stage.state.order, Order())
    XCTAssertTrue(stage.state.filter.isEmpty)
    XCTAssertNil(stage.state.chosen[1])
  }

  func testTheTabStaysWithItsLeg() {
    let stage = Stage(threeLegs)
    stage.pass()
    stage.model.select(tab: 2)
    stage.model.edit { $0.remove(0) }
    XCTAssertEqual(stage.state.tab, 1)
    XCTAssertEqual(stage.state.legs[stage.state.tab], threeLegs.legs[2])
    stage.model.edit { $0.remove(1) }
    XCTAssertEqual(stage.state.tab, 0, "its leg is gone")
  }

  /// The page is made anew when the user comes back to it: what is open is not kept in its widgets.
  func testTheFormAndTheFilterStayOpen() {
    let stage = Stage(roundTrip)
    stage.pass()
    stage.model.toggleForm()
    stage.model.toggleFilter()
    stage.choose(0)
    XCTAssertEqual([stage.state.isEditing, stage.state.isFiltering], [true, true])
    stage.model.toggleForm()
    XCTAssertEqual([stage.state.isEditing, stage.state.isFiltering], [false, true])
  }
}
