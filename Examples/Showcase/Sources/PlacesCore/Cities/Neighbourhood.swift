// SPDX-License-Identifier: MIT

/// A city of the list, with what there is to say about it.
public struct Card: Hashable, Sendable, Identifiable {
  public let city: City
  public let kilometres: Int
  /// The time in the city, such as `09:41`.
  public let localTime: String
  /// How that differs from the time at home.
  public let difference: String

  public var id: Int { city.id }
  public var distance: String { Card.grouped(kilometres) + " km" }
  public var people: String { Card.rounded(city.population) + " people" }

  /// `1,254`.
  static func grouped(_ number: Int) -> String {
    number < 1000 ? "\(number)" : grouped(number / 1000) + "," + String(String(1000 + number % 1000).dropFirst())
  }

  /// `15,300`, `1.2 million`.
  static func rounded(_ number: Int) -> String {
    guard number >= 1_000_000 else { return grouped((number + 50) / 100 * 100) }
    let tenths = (number + 50_000) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10) million" : "\(tenths / 10).\(tenths % 10) million"
  }
}

/// The cities around one, nearest first. The distances are computed once, however often the moods change.
struct Surroundings: Sendable {
  let home: City
  let neighbours: [(city: City, kilometres: Double)]

  /// What is nearer is a part of the city itself.
  static let nearest = 10.0

  init(of home: City, among cities: [City]) {
    self.home = home
    neighbours =
      cities.lazy
      .map { (city: $0, kilometres: home.distance(to: $0)) }
      .filter { $0.kilometres >= Self.nearest && $0.city.id != home.id }
      .sorted { ($0.kilometres, $0.city.id) < ($1.kilometres, $1.city.id) }
  }
}

/// What every mood has to offer around a city, at one minute.
public struct Neighbourhood: Equatable, Sendable {
  public let home: City
  /// The cards of each mood, nearest first.
  public let cards: [Mood: [Card]]

  /// How many cards a mood shows.
  public static let limit = 24

  init(_ surroundings: Surroundings, minute: Int) {
    home = surroundings.home
    var times = LocalTimes(minute: minute)
    let home = surroundings.home
    var cards: [Mood: [Card]] = [:]
    for mood in Mood.allCases {
      var found: [Card] = []
      for (city, kilometres) in surroundings.neighbours {
        // Only two moods ask for the hour.
        let hour = mood == .dawning || mood == .nocturnal ? times.hour(in: city.zone) : 0
        guard mood.matches(city, from: home, hour: hour) else { continue }
        found.append(
          Card(
            city: city, kilometres: Int(kilometres.rounded()),
            localTime: times.text(in: city.zone, seenFrom: home.zone),
            difference: times.difference(in: city.zone, seenFrom: home.zone)))
        if found.count == Self.limit { break }
      }
      cards[mood] = found
    }
    self.cards = cards
  }

  /// The cities around `home` at a minute, counted from 1970.
  public init(of home: City, among cities: [City], minute: Int) {
    self.init(Surroundings(of: home, among: cities), minute: minute)
  }

  /// The way by air to the nearest city of a mood to which one would fly.
  public func flight(for mood: Mood) -> FlightHint? {
    cards[mood, default: []].first { $0.kilometres >= FlightHint.shortest }.map { FlightHint(from: home, to: $0) }
  }
}

/// What the banner says: how long a flight to a city takes, by a formula.
public struct FlightHint: Hashable, Sendable {
  public let from: City
  public let to: Card

  /// Nobody flies less far, in kilometres.
  static let shortest = 200

  /// Half an hour for getting up and down, and the distance at 800 km/h.
  public var minutes: Int { 30 + to.kilometres * 60 / 800 }

  public var text: String {
    let (hours, minutes) = minutes.quotientAndRemainder(dividingBy: 60)
    let time = hours == 0 ? "\(minutes) min" : "\(hours) h \(minutes) min"
    return "\(to.city.name) is about \(time) by air"
  }

  /// The formula, as the banner says it.
  public static let rule = "Computed: half an hour, and the distance at 800 km/h"
}
