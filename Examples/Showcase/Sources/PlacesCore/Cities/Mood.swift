// SPDX-License-Identifier: MIT

/// What the wheel offers. Each mood is a rule over what is known about a city: ``rule`` says it where the cities are shown.
public enum Mood: Int, CaseIterable, Sendable {
  case cosy
  case lively
  case curious
  case sunny
  case calm
  case fresh
  case dawning
  case nocturnal

  /// The mood at the top of a wheel that is turned so far.
  public init(turn: Double) {
    let count = Self.allCases.count
    // A wheel that was turned more often than numbers can tell apart is at its beginning.
    let index = abs(turn) < 1e15 ? Int(turn.rounded()) % count : 0
    self = Self.allCases[(index + count) % count]
  }

  public var title: String {
    switch self {
    case .cosy: "Cosy"
    case .lively: "Lively"
    case .curious: "Curious"
    case .sunny: "Sunny"
    case .calm: "Calm"
    case .fresh: "Fresh"
    case .dawning: "Dawning"
    case .nocturnal: "Nocturnal"
    }
  }

  /// The formula, as the list says it.
  public var rule: String {
    switch self {
    case .cosy: "The nearest cities of all."
    case .lively: "Cities with more than a million people."
    case .curious: "Cities in another country."
    case .sunny: "Cities at least 10° nearer to the equator."
    case .calm: "Towns with fewer than 20,000 people."
    case .fresh: "Cities at least 3° nearer to a pole."
    case .dawning: "Where it is between 5 and 9 in the morning now."
    case .nocturnal: "Where it is between 21 and 3 at night now."
    }
  }

  /// Whether a city has the mood when the user is in another city.
  ///
  /// - Parameter hour: the hour of the day in the city.
  func matches(_ city: City, from home: City, hour: Int) -> Bool {
    switch self {
    case .cosy: true
    case .lively: city.population > 1_000_000
    case .curious: city.countryCode != home.countryCode
    case .sunny: abs(city.latitude) <= abs(home.latitude) - 10
    case .calm: city.population < 20_000
    case .fresh: abs(city.latitude) >= abs(home.latitude) + 3
    case .dawning: (5..<9).contains(hour)
    case .nocturnal: hour >= 21 || hour < 3
    }
  }
}
