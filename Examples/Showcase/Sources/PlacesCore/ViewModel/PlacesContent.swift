// SPDX-License-Identifier: MIT

/// What is known about the places around the user.
public enum PlacesContent: Equatable, Sendable {
  /// They are being read, or computed for another city.
  case loading
  case failed(PlacesError)
  case ready(Neighbourhood)

  /// What the list shows for a mood.
  public func list(_ mood: Mood) -> PlacesList {
    switch self {
    case .loading: .loading
    case .failed(let error): .failed(error)
    case .ready(let neighbourhood):
      neighbourhood.cards[mood, default: []].isEmpty
        ? .empty(mood, home: neighbourhood.home.name)
        : .cards(mood, home: neighbourhood.home.name, neighbourhood.cards[mood, default: []])
    }
  }
}

/// What the list shows.
public enum PlacesList: Equatable, Sendable {
  case loading
  case failed(PlacesError)
  case empty(Mood, home: String)
  case cards(Mood, home: String, [Card])

  public var cards: [Card] {
    if case .cards(_, _, let cards) = self { cards } else { [] }
  }
}

/// Everything that the app shows at one moment, as a function of what it follows from.
public struct PlacesScreen: Equatable, Sendable {
  public let pose: Pose
  public let wheel: WheelLook
  public let welcome: WelcomeLook
  public let cards: CardsLook
  public let banner: BannerLook
  public let greeting: String
  public let list: PlacesList
  public let flight: String
}

extension PlacesScreen {
  public init(pose: Pose, home: City, content: PlacesContent) {
    self.init(
      pose: pose, wheel: WheelLook(progress: pose.progress), welcome: WelcomeLook(progress: pose.progress),
      cards: CardsLook(progress: pose.progress), banner: BannerLook(progress: pose.progress),
      greeting: Self.greeting(home), list: content.list(pose.mood), flight: Self.flightText(content, pose.mood))
  }

  static func greeting(_ home: City) -> String { "Welcome to \(home.name)" }

  static func flightText(_ content: PlacesContent, _ mood: Mood) -> String {
    switch content {
    case .loading: "Looking for flights…"
    case .failed: "No flights: the cities did not come"
    case .ready(let neighbourhood):
      if let flight = neighbourhood.flight(for: mood) {
        flight.text
      } else if neighbourhood.cards[mood, default: []].isEmpty {
        "No flight goes to a place like this"
      } else {
        "These places are near: no need to fly"
      }
    }
  }
}
