// SPDX-License-Identifier: MIT
import XCTest

@testable import TimetableCore

/// The numbers on the choices of the filter.
final class FacetsTests: XCTestCase {
  func testEachChoiceOfTheFilterLeavesAsManyFlightsAsItSays() {
    let stage = Stage(threeLegs)
    stage.pass()
    for airlines in [[], ["SAS"], ["SAS", "DLH"], ["none of these"]] as [Set<String>] {
      for parts in [[], [.morning], [.morning, .evening]] as [Set<PartOfDay>] {
        for price in [nil, 60, 80] as [Int?] {
          for mustConnect in [false, true] {
            var filter = Filter()
            (filter.airlines, filter.parts) = (airlines, parts)
            (filter.highestPrice, filter.mustConnect) = (price, mustConnect)
            checkEachChoice(of: filter, stage)
          }
        }
      }
    }
  }

  private func checkEachChoice(of filter: Filter, _ stage: Stage) {
    stage.model.filter(leg: 0) { $0 = filter }
    let (facets, count) = (Facets(stage.state), stage.state.flights.count)
    XCTAssertEqual(facets.groups.map(\.count), [2, 4, 5])
    for choice in facets.groups.joined() {
      let standing = facets[choice]
      // What is on already counts what there is.
      if standing?.isOn == false { stage.model.filter(leg: 0) { $0.touch(choice) } }
      let expected = standing?.isOn == true ? count : stage.state.flights.count
      XCTAssertEqual(standing?.count, expected, "\(choice), \(filter)")
      stage.model.filter(leg: 0) { $0 = filter }
    }
  }

  /// SAS has the flights at 5, 10 and 17 o'clock, Lufthansa those at 7, 13 and 22.
  func testAnotherAirlineComesOnTopOfTheOneThatIsChosen() {
    let stage = Stage(oneWay)
    stage.pass()
    stage.model.filter(leg: 0) { $0.airlines = ["SAS"] }
    let facets = Facets(stage.state)
    XCTAssertEqual(facets[.airline("SAS")], Facets.Standing(count: 3, isOn: true))
    XCTAssertEqual(facets[.airline("DLH")], Facets.Standing(count: 6, isOn: false))
    XCTAssertEqual(facets.parts.map(\.count), [1, 1, 1, 0])
    XCTAssertEqual(facets[.part(.evening)]?.isEnabled, false, "it leaves nothing")
    // Nor does what is on leave anything then, but the user has to get out of it.
    stage.model.filter(leg: 0) { $0.parts = [.evening] }
    XCTAssertEqual(Facets(stage.state)[.airline("SAS")], Facets.Standing(count: 0, isOn: true))
    XCTAssertEqual(Facets(stage.state)[.airline("SAS")]?.isEnabled, true)
    XCTAssertEqual(Facets(stage.state)[.airline("DLH")], Facets.Standing(count: 1, isOn: false))
  }

  /// Two limits of the price that leave the same flights would be one choice twice.
  func testEachLimitOfThePriceLeavesMoreThanTheOneBefore() {
    let flights = [100, 420, 500, 1500, 4000, 4100].map { flight("A", "B", monday, at: 12, distance: $0) }
    let limits = Facets.limits(flights)
    XCTAssertEqual(limits, [90, 210])
    XCTAssertEqual(limits.map { limit in flights.count { $0.price <= limit } }, [3, 4])
    XCTAssertEqual(Facets.limits([flights[0]]), [])
  }
}
