// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

@testable import TimetableCore

/// What a formula computes says so where it is shown.
final class ComputedTests: XCTestCase {
  /// A total is said to be computed, whether or not there is a list beside it.
  func testTheLineBelowTheListSaysThatPricesAreComputed() {
    let answers = PublishSubject<[Flight]?>()
    let stage = Stage(roundTrip) { leg in
      guard leg.origin == "BER" else { return .just(sampleFlights(leg)) }
      return answers.map { flights -> [Flight] in
        guard let flights else { throw NoSchedule() }
        return flights
      }
    }
    XCTAssertEqual(stage.state.countLine, "")
    stage.pass()
    XCTAssertEqual(stage.state.countLine, "6 flights · prices and ratings are computed")
    stage.choose(0)
    XCTAssertEqual(stage.state.emptyPage, .loading)
    XCTAssertEqual(stage.state.totalLine, "1 of 2 chosen · €54 so far")
    XCTAssertEqual(stage.state.countLine, "Prices and ratings are computed")
    answers.onNext(sampleFlights(roundTrip.legs[1]))
    stage.pass()
    XCTAssertEqual(stage.state.countLine, "6 flights · prices and ratings are computed")
    answers.onNext(nil)
    stage.pass()
    XCTAssertEqual(stage.state.emptyPage, .failed("There is no schedule."))
    XCTAssertEqual(stage.state.countLine, "Prices and ratings are computed")
    stage.model.edit { $0.setDestination("AKL", of: 1) }
    answers.onNext([])
    stage.pass()
    XCTAssertEqual(stage.state.emptyPage, .nothing)
    XCTAssertEqual(stage.state.countLine, "Prices and ratings are computed")
  }

  /// The flights are rated 8, 10, 10, 9.5, 9.5 and 7.
  func testBestFitIsWhatItsTooltipSays() {
    let stage = Stage(oneWay)
    stage.pass()
    XCTAssertEqual(stage.state.flights.map(\.price), [54, 86, 88, 61, 86, 77])
    let worths = stage.state.flights.map { flight in Double(flight.price) - 5.4 * Double(flight.halves) / 2 }
    let best = zip(worths, stage.state.flights).min { $0.0 < $1.0 }
    XCTAssertEqual(stage.state.bestFit, best?.1)
    XCTAssertEqual(best?.1.departure.time, "13:00")
    for part in ["computed", "price", "a tenth of the cheapest one for each point of its rating", "lowest"] {
      XCTAssertTrue(Estimate.bestFitFormula.contains(part), part)
    }
  }
}
