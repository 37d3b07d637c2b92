// SPDX-License-Identifier: MIT
import XCTest

@testable import PlacesCore

final class NeighbourhoodTests: XCTestCase {
  // Noon in Greenwich, 2026-11-22.
  private static let minute = 1_795_348_800 / 60
  private static let copenhagen = Neighbourhood(of: .copenhagen, among: Sample.all, minute: minute)

  func testEveryCardKeepsTheRuleOfItsMood() {
    let home = City.copenhagen
    for mood in Mood.allCases {
      let cards = Self.copenhagen.cards[mood] ?? []
      XCTAssertEqual(cards.count, Neighbourhood.limit, "\(mood)")
      XCTAssertEqual(cards.map(\.kilometres), cards.map(\.kilometres).sorted(), "\(mood)")
      XCTAssertEqual(Set(cards.map(\.id)).count, cards.count)
      for card in cards {
        XCTAssertEqual(card.kilometres, Int(home.distance(to: card.city).rounded()))
        XCTAssertGreaterThanOrEqual(card.kilometres, 10)
        let city = card.city
        let hour = Int(card.localTime.prefix(2)) ?? -1
        switch mood {
        case .cosy: XCTAssertLessThan(card.kilometres, 100)
        case .lively: XCTAssertGreaterThan(city.population, 1_000_000)
        case .curious: XCTAssertNotEqual(city.country, "Denmark")
        case .sunny: XCTAssertLessThanOrEqual(abs(city.latitude), home.latitude - 10)
        case .calm: XCTAssertLessThan(city.population, 20_000)
        case .fresh: XCTAssertGreaterThanOrEqual(abs(city.latitude), home.latitude + 3)
        case .dawning: XCTAssertTrue((5...8).contains(hour), card.localTime)
        case .nocturnal: XCTAssertTrue([21, 22, 23, 0, 1, 2].contains(hour), card.localTime)
        }
      }
    }
  }

  /// Against a search that knows no short cut.
  func testTheNearestAreFound() {
    let nearest = Sample.all
      .filter { $0.population > 1_000_000 && $0.id != City.copenhagen.id }
      .sorted { City.copenhagen.distance(to: $0) < City.copenhagen.distance(to: $1) }
    XCTAssertEqual(Self.copenhagen.cards[.lively]?.map(\.city.name), nearest.prefix(24).map(\.name))
    XCTAssertEqual(nearest.first?.name, "Hamburg")
  }

  func testTheBannerNamesAFlightThatOneWouldTake() {
    let flight = Self.copenhagen.flight(for: .lively)
    XCTAssertEqual(flight?.to.city.name, "Hamburg")
    XCTAssertEqual(flight?.to.kilometres, 289)
    XCTAssertEqual(flight?.minutes, 30 + 21)
    XCTAssertEqual(flight?.text, "Hamburg is about 51 min by air")
    XCTAssertNil(Self.copenhagen.flight(for: .cosy), "all of them are too near")
    let far = Self.copenhagen.flight(for: .nocturnal)
    XCTAssertEqual(far?.text.contains(" h "), true, far?.text ?? "none")
  }

  func testAMoodMayHaveNoPlace() {
    let north = City(
      id: 1, name: "Far North", country: "Norway", countryCode: "NO", latitude: 78, longitude: 15, population: 2000,
      zone: "Arctic/Longyearbyen")
    let neighbourhood = Neighbourhood(of: north, among: Sample.all, minute: Self.minute)
    XCTAssertEqual(PlacesContent.ready(neighbourhood).list(.fresh), .empty(.fresh, home: "Far North"))
    XCTAssertNil(neighbourhood.flight(for: .fresh))
    XCTAssertEqual(PlacesContent.ready(neighbourhood).list(.lively).cards.count, 24)
  }

  func testNumbersForPeople() {
    XCTAssertEqual([0, 999, 1000, 16_040, 1_234_567].map(Card.grouped), ["0", "999", "1,000", "16,040", "1,234,567"])
    XCTAssertEqual(
      [15_049, 15_050, 999_949, 1_000_000, 1_153_615, 24_874_500].map(Card.rounded),
      ["15,000", "15,100", "999,900", "1 million", "1.2 million", "24.9 million"])
  }
}
