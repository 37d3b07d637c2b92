// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

@testable import TimetableCore

final class TimetableViewModelTests: XCTestCase {
  func testFlightsAreLookedForAndShownInSectionsByThePartOfTheDay() {
    let stage = Stage(oneWay)
    XCTAssertEqual(stage.state.emptyPage, .loading)
    stage.pass()
    XCTAssertNil(stage.state.emptyPage)
    XCTAssertEqual(
      stage.state.rows.map { if case .title(let part, let count) = $0 { "\(part.title) \(count)" } else { "-" } },
      ["Night 1", "-", "Morning 2", "-", "-", "Afternoon 2", "-", "-", "Evening 1", "-"])
    XCTAssertEqual(stage.state.summaryLine, "6 flights")
  }

  func testEveryOrderSortsInBothDirections() {
    let stage = Stage(oneWay)
    stage.pass()
    let values: [(Order.Key, (Flight) -> Int)] = [
      (.arrival, \.arrival.utc), (.duration, \.duration), (.price, \.price), (.departure, \.departure.utc),
    ]
    for (key, value) in values {
      stage.model.sort(key, leg: 0)
      XCTAssertEqual(stage.state.flights.map(value), stage.state.flights.map(value).sorted(), "\(key)")
      stage.model.sort(key, leg: 0)
      XCTAssertEqual(stage.state.flights.map(value), stage.state.flights.map(value).sorted(by: >), "\(key)")
    }
    // From the last departure to the first, the evening comes first.
    XCTAssertEqual(stage.state.order, Order(.departure, ascending: false))
    XCTAssertEqual(stage.state.rows.first, .title(.evening, count: 1))
  }

  func testChoosingGoesToTheNextOpenLegAndChoosingAgainTakesItBack() {
    let stage = Stage(threeLegs)
    stage.pass()
    stage.model.select(tab: 1)
    stage.choose(5)
    XCTAssertEqual(stage.state.tab, 2, "the next open leg")
    stage.choose(0)
    XCTAssertEqual(stage.state.tab, 0, "the first one is open still")
    XCTAssertEqual(stage.state.totalLine, "2 of 3 chosen · €\(stage.state.total) so far")
    stage.choose(0)
    XCTAssertTrue(stage.state.isSummary)
    XCTAssertEqual([stage.state.totalLine, stage.state.countLine], ["", ""], "the summary says it already")
    stage.model.select(tab: 2)
    XCTAssertEqual(stage.state.totalLine, "€\(stage.state.total) in all")
    stage.model.choose(stage.state.chosen[2]!, leg: 2)
    XCTAssertNil(stage.state.chosen[2])
    XCTAssertEqual(stage.state.tab, 2)
    stage.model.select(tab: 3)
    XCTAssertEqual(stage.state.tab, 2, "there is no summary while a leg is open")
  }

  func testAChoiceWaitsUntilTheTripIsAsItWas() {
    let stage = Stage(roundTrip)
    stage.pass()
    stage.choose(1)
    let chosen = stage.state.chosen[0]
    stage.model.edit { $0.move(0, by: 1) }
    stage.pass()
    XCTAssertNil(stage.state.chosen[0])
    XCTAssertEqual(stage.state.total, 0)
    stage.model.edit { $0.move(0, by: -1) }
    stage.pass()
    XCTAssertEqual(stage.state.chosen[0], chosen)
  }

  func testOnlyFlightsThatConnectAreLeft() {
    let stage = Stage(threeLegs)
    stage.pass()
    stage.model.filter(leg: 0) { $0.mustConnect = true }
    // The last flight of the next leg leaves at 22:00 on the same day.
    XCTAssertEqual(stage.state.flights.map(\.departure.time), ["05:00", "07:00", "10:00", "13:00", "17:00"])
    stage.choose(3)
    stage.model.filter(leg: 1) { $0.mustConnect = true }
    // 13:00 and 1h 50m, and 45 minutes to change.
    XCTAssertEqual(stage.state.flights.map(\.departure.time), ["17:00", "22:00"])
    XCTAssertEqual(Facets(stage.state).connecting.count, 2)
  }

  func testWhatTheFilterLeavesOutCanBeShownAgain() {
    let stage = Stage(oneWay)
    stage.pass()
    stage.model.filter(leg: 0) { $0.highestPrice = 1 }
    XCTAssertEqual(stage.state.emptyPage, .filtered(6))
    XCTAssertEqual(stage.state.emptyPage?.action, "Clear Filter")
    stage.model.filter(leg: 0) { $0 = Filter() }
    XCTAssertEqual(stage.state.flights.count, 6)
    stage.model.edit { $0.setDestination("AKL", of: 0) }
    stage.pass()
    XCTAssertEqual(stage.state.emptyPage, .nothing)
  }

  func testALegFromAnAirportToItselfIsToldApart() {
    let stage = Stage(oneWay)
    stage.pass()
    stage.model.edit { $0.setDestination($0.legs[0].origin, of: 0) }
    stage.pass()
    XCTAssertEqual(stage.state.emptyPage?.title, "No Flights")
    XCTAssertEqual(stage.state.emptyPage?.text, "Both airports of the leg are the same. Choose another one.")
  }

  func testASearchThatFailsIsToldAndTriedAgain() {
    let attempts = PublishSubject<Void>()
    let stage = Stage(roundTrip) { leg in
      leg.origin == "CPH" ? .just(sampleFlights(leg)) : attempts.take(1).map { throw NoSchedule() }
    }
    stage.pass()
    XCTAssertNil(stage.state.emptyPage)
    stage.model.select(tab: 1)
    XCTAssertEqual(stage.state.emptyPage, .loading)
    attempts.onNext(())
    stage.pass()
    XCTAssertEqual(stage.state.emptyPage, .failed("There is no schedule."))
    stage.model.retry()
    stage.pass()
    XCTAssertEqual(stage.state.emptyPage, .loading)
  }

  /// Nothing keeps running for a page that is not shown.
  func testNothingIsSubscribedToWithoutAnObserver() {
    let source = PublishSubject<[Flight]>()
    let model = TimetableViewModel(trip: oneWay, search: { _ in source }, scheduler: MainScheduler.instance)
    let subscription = model.state.subscribe()
    XCTAssertTrue(source.hasObservers)
    subscription.dispose()
    XCTAssertFalse(source.hasObservers)
  }
}
