// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

@testable import PlacesCore

final class PlacesViewModelTests: XCTestCase {
  func testItSaysThatItLoadsAndThenLists() {
    let stage = Stage()
    XCTAssertEqual(stage.greeting.value, "Welcome to Copenhagen")
    XCTAssertEqual(stage.list.value, .loading)
    XCTAssertEqual(stage.flight.value, "Looking for flights…")
    stage.pass(1)
    XCTAssertEqual(stage.list.value?.cards.count, Neighbourhood.limit)
    stage.turns.onNext(1)
    stage.settle()
    guard case .cards(.lively, home: "Copenhagen", let cards) = stage.list.value else {
      return XCTFail("\(String(describing: stage.list.value))")
    }
    XCTAssertTrue(cards.allSatisfy { $0.city.population > 1_000_000 })
    XCTAssertEqual(stage.flight.value?.hasSuffix("by air"), true, stage.flight.value ?? "")
  }

  func testWithoutCitiesEveryMoodIsEmpty() {
    let stage = Stage(cities: [])
    stage.pass(1)
    XCTAssertEqual(stage.list.value, .empty(.cosy, home: "Copenhagen"))
    XCTAssertEqual(stage.flight.value, "No flight goes to a place like this")
  }

  func testAFailureIsShownAndMayBeTriedAgain() {
    let stage = Stage()
    stage.cities.onNext(.failure(.damaged("cities.csv", line: 7)))
    stage.pass(1)
    XCTAssertEqual(stage.list.value, .failed(.damaged("cities.csv", line: 7)))
    XCTAssertEqual(stage.flight.value, "No flights: the cities did not come")
    // The wheel works all the same.
    stage.drag(y: -300)
    stage.settle()
    XCTAssertEqual(stage.progress.value, 1)
    stage.retries.onNext(())
    XCTAssertEqual(stage.list.value, .loading)
    stage.pass(1)
    XCTAssertEqual(stage.list.value, .failed(.damaged("cities.csv", line: 7)))
    stage.cities.onNext(.success(Sample.cities))
    stage.retries.onNext(())
    stage.pass(1)
    XCTAssertEqual(stage.list.value?.cards.isEmpty, false)
  }

  func testGoingToACityOfTheList() {
    let stage = Stage()
    let tokyo = Sample.city("Tokyo")
    stage.pass(1)
    stage.visits.onNext(tokyo)
    XCTAssertEqual(stage.greeting.value, "Welcome to Copenhagen", "a card that cannot be seen was chosen")
    stage.opens.onNext(true)
    stage.settle()
    stage.visits.onNext(tokyo)
    XCTAssertEqual(stage.greeting.value, "Welcome to Tokyo")
    stage.settle()
    XCTAssertEqual(stage.progress.value, 0)
    guard case .cards(.cosy, home: "Tokyo", let cards) = stage.list.value else { return XCTFail("no cards") }
    XCTAssertEqual(cards.first?.city.country, "Japan")
  }

  func testLocalTimesGoOnWithTheMinutes() {
    let stage = Stage()
    stage.pass(1)
    let before = stage.list.value?.cards.first?.localTime
    stage.pass(59_000)
    XCTAssertEqual(stage.list.value?.cards.first?.localTime, before)
    stage.pass(2000)
    let after = stage.list.value?.cards.first?.localTime
    XCTAssertNotEqual(after, before)
    // Nobody looks at a clock while the app is not shown.
    stage.active.isActive = false
    stage.pass(600_000)
    XCTAssertEqual(stage.list.value?.cards.first?.localTime, after)
    stage.active.isActive = true
    stage.pass(1)
    XCTAssertNotEqual(stage.list.value?.cards.first?.localTime, after)
  }

  func testAViewIsOnlyToldWhatChangesForIt() {
    let stage = Stage(cities: [])
    stage.settle()
    let counts = [stage.wheel.count, stage.welcome.count, stage.cards.count, stage.banner.count]
    XCTAssertEqual(counts, [1, 1, 1, 1])
    stage.turns.onNext(3)
    stage.settle()
    XCTAssertEqual([stage.wheel.count, stage.welcome.count, stage.cards.count, stage.banner.count], counts)
    stage.opens.onNext(true)
    stage.settle()
    XCTAssertGreaterThan(stage.wheel.count, 15)
    XCTAssertGreaterThan(stage.wheel.count, stage.banner.count, "the banner is closed half-way, and hears no more")
  }

  func testAnAppThatWasLeftIsWhereItSettles() {
    let stage = Stage()
    let left = Shown<Journey>()
    _ = stage.bag.insert(stage.model.journey.subscribe(onNext: left.show))
    stage.turns.onNext(2)
    stage.settle()
    stage.drag(y: -300, isReleased: false)
    XCTAssertEqual(left.value?.resumed.pose(at: 0), Pose(progress: 1, turn: 2))
    stage.touch(.moved, 0, -100)
    XCTAssertEqual(left.value?.resumed.pose(at: 0), Pose(progress: 0, turn: 2))
    XCTAssertNil(left.value?.resumed.end)
    stage.opens.onNext(true)
    XCTAssertEqual(left.value?.resumed.pose(at: 0), Pose(progress: 1, turn: 2))
  }

  func testNothingStaysSubscribedWhenTheViewsGo() {
    let stage = Stage()
    stage.pass(1)
    stage.opens.onNext(true)
    XCTAssertTrue(stage.touches.hasObservers && stage.frames.hasObservers)
    stage.bag.dispose()
    XCTAssertFalse(stage.touches.hasObservers || stage.frames.hasObservers)
    XCTAssertFalse(stage.retries.hasObservers || stage.cities.hasObservers || stage.visits.hasObservers)
  }
}
