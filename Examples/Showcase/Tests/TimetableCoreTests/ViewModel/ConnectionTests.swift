// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

@testable import TimetableCore

/// The filter that leaves the flights with which every other leg can be flown. The flights of a day leave at 5, 7, 10, 13, 17 and 22 o'clock
/// and take 80 to 130 minutes, the later ones longer.
final class ConnectionTests: XCTestCase {
  private let oneDay = Trip([
    Leg("CPH", "LHR", monday), Leg("LHR", "JFK", monday), Leg("JFK", "CPH", monday), Leg("CPH", "BER", monday),
  ])

  private func times(_ stage: Stage, leg: Int) -> [String] { stage.state.flights(of: leg).map(\.departure.time) }

  private func stage(search: FlightSearch? = nil) -> Stage {
    let stage = Stage(oneDay, search: search)
    for leg in 0..<4 { stage.model.filter(leg: leg) { $0.mustConnect = true } }
    stage.pass()
    return stage
  }

  func testEveryLaterLegCanBeReachedAlsoWhileNoneHasAFlight() {
    let stage = stage()
    // The last flights of the day, from behind: 22:00, 17:00, 13:00 and 10:00.
    XCTAssertEqual(times(stage, leg: 0), ["05:00", "07:00", "10:00"])
    // The first ones: 05:00 to 06:20, 10:00 to 11:40, 13:00 to 14:50, and what is later than 15:35.
    XCTAssertEqual(times(stage, leg: 1), ["10:00", "13:00"])
    XCTAssertEqual(times(stage, leg: 2), ["13:00", "17:00"])
    XCTAssertEqual(times(stage, leg: 3), ["17:00", "22:00"])
  }

  func testAChosenLegCountsBehindOneWithoutAFlight() {
    let stage = stage()
    // The third leg leaves at 13:00: the second one has to leave at 10:00, and the first one at 05:00 or 07:00.
    stage.model.choose(sampleFlights(oneDay.legs[2])[3], leg: 2)
    XCTAssertEqual(times(stage, leg: 0), ["05:00", "07:00"])
    XCTAssertEqual(times(stage, leg: 1), ["10:00"])
    stage.model.choose(sampleFlights(oneDay.legs[0])[1], leg: 0)
    XCTAssertEqual(times(stage, leg: 1), ["10:00"])
    XCTAssertEqual(times(stage, leg: 3), ["17:00", "22:00"])
    XCTAssertEqual(
      Facets(TimetableState(stage.state.results, Place(tab: 1), stage.model.choices.value)).connecting.count, 1)
  }

  func testALegThatIsNotKnownHidesNothing() {
    let sources = [PublishSubject<[Flight]>(), PublishSubject<[Flight]>()]
    let stage = stage { leg in
      switch leg.origin {
      case "LHR": sources[0]
      case "JFK": sources[1]
      default: .just(sampleFlights(leg))
      }
    }
    XCTAssertEqual(stage.state.leg(1), .loading)
    // The last flight of the day leaves at 22:00, and each leg in between takes 45 minutes to change at least.
    XCTAssertEqual(times(stage, leg: 0), ["05:00", "07:00", "10:00", "13:00", "17:00"])
    sources[0].onError(NoSchedule())
    stage.pass()
    XCTAssertEqual(stage.state.leg(1), .failed("There is no schedule."))
    XCTAssertEqual(times(stage, leg: 0), ["05:00", "07:00", "10:00", "13:00", "17:00"])
    // A chosen flight behind them counts.
    stage.model.choose(sampleFlights(oneDay.legs[3])[3], leg: 3)
    XCTAssertEqual(times(stage, leg: 0), ["05:00", "07:00"])
  }

  func testALegWithoutFlightsCannotBeReached() {
    let stage = stage { leg in .just(leg.origin == "JFK" ? [] : sampleFlights(leg)) }
    XCTAssertEqual(times(stage, leg: 0), [])
    XCTAssertEqual(times(stage, leg: 3), [])
    XCTAssertEqual(stage.state.emptyPage, .filtered(6))
  }
}
