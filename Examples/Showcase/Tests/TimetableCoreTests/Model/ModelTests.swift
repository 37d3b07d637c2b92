// SPDX-License-Identifier: MIT
import Foundation
import XCTest

@testable import TimetableCore

final class DayTests: XCTestCase {
  func testADayIsReadFromItsText() {
    XCTAssertEqual(Day("2026-10-25"), Day(2026, 10, 25))
    for text in ["", "2026-13-01", "2026-10-32", "tomorrow", "2026-10"] { XCTAssertNil(Day(text), text) }
  }

  func testDaysAreThoseOfTheCalendar() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    for number in stride(from: -140_000, through: 200_000, by: 97) {
      let day = Day(number: number)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(number) * 86_400))
      XCTAssertEqual(Day(parts.year!, parts.month!, parts.day!), day)
      XCTAssertEqual(day.dayAndMonth.day, parts.day)
      XCTAssertEqual(day.dayAndMonth.month, parts.month)
      XCTAssertEqual(day.weekday, parts.weekday! - 1)
    }
    XCTAssertEqual(monday.text, "Mon 23 Nov")
  }

  func testMomentsHaveTheDayAndTimeOfThePlace() {
    let moment = Moment(utc: monday.number * 1440 - 30, offset: 60)
    XCTAssertEqual(moment.day, monday)
    XCTAssertEqual(moment.time, "00:30")
    XCTAssertEqual(Moment(utc: -1, offset: 0).time, "23:59")
    XCTAssertEqual(Moment(utc: -1, offset: 0).day, Day(1969, 12, 31))
    XCTAssertEqual(Moment(utc: -1440, offset: 0).time, "00:00")
  }
}

final class AirportsTests: XCTestCase {
  private func airports() throws -> Airports {
    Airports(try ScheduleFiles.airports(in: Data(contentsOf: XCTUnwrap(ScheduleFiles.airports))))
  }

  func testATextMeansACodeACityOrAName() throws {
    let airports = try airports()
    XCTAssertEqual(airports.completions(of: "cph").map(\.id), ["CPH"])
    XCTAssertEqual(airports.completions(of: "Copenh").map(\.id), ["CPH"])
    XCTAssertEqual(airports.completions(of: " schiphol ").map(\.id), ["AMS"])
    XCTAssertEqual(airports.completions(of: "CPH Copen").map(\.id), ["CPH"])
    XCTAssertEqual(airports.completions(of: "").map(\.id), [])
    XCTAssertEqual(airports.completions(of: "xyzzy").map(\.id), [])
    XCTAssertEqual(airports.completions(of: "a", limit: 3).count, 3)
    XCTAssertEqual(airports["BER"]?.city, "Berlin")
  }

  func testAccentsDoNotMatter() throws {
    let airports = try airports()
    XCTAssertEqual(airports.completions(of: "zürich").map(\.id), airports.completions(of: "zurich").map(\.id))
    XCTAssertFalse(airports.completions(of: "zürich").isEmpty)
  }
}

final class TripTests: XCTestCase {
  func testATripHasOneToFourLegs() {
    var trip = oneWay
    for count in [2, 3, 4, 4] {
      trip.add()
      XCTAssertEqual(trip.legs.count, count)
    }
    XCTAssertEqual(trip.legs[1], Leg("BER", "CPH", monday + 2))
    XCTAssertFalse(trip.canAdd)
    for count in [3, 2, 1, 1] {
      trip.remove(0)
      XCTAssertEqual(trip.legs.count, count)
    }
    trip.remove(9)
    trip.swap(9)
    trip.swap(0)
    XCTAssertFalse(trip.canRemove)
  }

  func testALegIsNeverBeforeTheOneBeforeIt() {
    var trip = roundTrip
    trip.move(0, by: 5)
    XCTAssertEqual(trip.legs.map(\.day), [monday + 5, monday + 5])
    trip.move(1, by: -3)
    XCTAssertEqual(trip.legs.map(\.day), [monday + 5, monday + 5])
    trip.move(0, by: -1)
    XCTAssertEqual(trip.legs.map(\.day), [monday + 4, monday + 5])
  }

  func testADayCanBeChosen() {
    var trip = roundTrip
    trip.setDay(monday + 40, of: 0)
    XCTAssertEqual(trip.legs.map(\.day), [monday + 40, monday + 40])
    trip.setDay(monday + 33, of: 1)
    XCTAssertEqual(trip.legs.map(\.day), [monday + 40, monday + 40])
    trip.setDay(monday + 45, of: 1)
    trip.setDay(monday, of: 2)
    XCTAssertEqual(trip.legs.map(\.day), [monday + 40, monday + 45])
  }
}

final class EstimateTests: XCTestCase {
  func testPricesFollowTheFormula() {
    // €25 and 600 km at 9 cents: 79; 15 % more in the rush, 12 % less early and late.
    XCTAssertEqual([5, 7, 10, 17, 22].map { flight("A", "B", monday, at: $0).price }, [70, 91, 79, 91, 70])
    XCTAssertEqual(flight("A", "B", monday, at: 12, distance: 6000).price, 25 + 180 + 200)
  }

  func testRatingsFollowTheFormula() {
    XCTAssertEqual(flight("A", "B", monday, at: 10).ratingText, "10.0")
    XCTAssertEqual(flight("A", "B", monday, at: 5).ratingText, "8.0")
    XCTAssertEqual(flight("A", "B", monday, at: 21).ratingText, "9.0")
    XCTAssertEqual(flight("A", "B", monday, at: 23, duration: 85).ratingText, "7.5")
    XCTAssertEqual(flight("A", "B", monday, at: 10, duration: 85 + 95).ratingText, "8.5")
  }

  func testTextsOfAFlight() {
    let late = flight("A", "B", monday, at: 23, duration: 65, distance: 12_345)
    XCTAssertEqual(
      [late.durationText, late.distanceText, late.daysLaterText, late.priceText],
      ["1h 05m", "12,345 km", "+1", "€\(late.price)"])
    XCTAssertEqual(flight("A", "B", monday, at: 9, duration: 55).durationText, "55m")
  }
}
