// SPDX-License-Identifier: MIT
import Foundation

/// An airport.
public struct Airport: Hashable, Sendable, Identifiable {
  /// The IATA code.
  public var id: String
  /// The name of the airport.
  public var name: String
  /// The city it belongs to.
  public var city: String
  /// The ISO code of the country.
  public var country: String
  /// The time zone, by its IANA name.
  public var timeZone: String

  /// Makes an airport.
  public init(id: String, name: String, city: String, country: String, timeZone: String) {
    self.id = id
    self.name = name
    self.city = city
    self.country = country
    self.timeZone = timeZone
  }

  /// `CPH Copenhagen`. The code is what a short field shows of it.
  public var title: String { "\(id) \(city)" }
}

/// All airports, and which of them a text may mean.
public struct Airports: Sendable {
  /// All of them, by city.
  public let all: [Airport]
  private let byCode: [String: Airport]

  /// Makes a list.
  public init(_ airports: [Airport]) {
    all = airports.sorted { ($0.city, $0.id) < ($1.city, $1.id) }
    byCode = Dictionary(airports.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The airport with a code.
  public subscript(code: String) -> Airport? { byCode[code] }

  /// The airports that a text may mean: its code first, then those whose city, whose name or a word of it begins like that.
  public func completions(of text: String, limit: Int = 8) -> [Airport] {
    let text = Self.plain(text.trimmingCharacters(in: .whitespaces))
    guard !text.isEmpty else { return [] }
    let ranked = all.compactMap { airport -> (rank: Int, airport: Airport)? in
      let city = Self.plain(airport.city)
      let name = Self.plain(airport.name)
      if Self.plain(airport.id) == text { return (0, airport) }
      if city.hasPrefix(text) { return (1, airport) }
      if Self.plain(airport.id).hasPrefix(text) { return (2, airport) }
      if Self.plain(airport.title).hasPrefix(text) { return (2, airport) }
      if name.hasPrefix(text) { return (3, airport) }
      let words = (name.split(whereSeparator: { !$0.isLetter }) + city.split(whereSeparator: { !$0.isLetter }))
      return words.contains { $0.hasPrefix(text) } ? (4, airport) : nil
    }
    // `sorted` is stable here only because the position is part of the key.
    return ranked.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .prefix(limit).map(\.element.airport)
  }

  /// The text without case and accents.
  private static func plain(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
