// SPDX-License-Identifier: MIT

/// What the progress makes of the wheel.
public struct WheelLook: Equatable, Sendable {
  /// The part of the way to its upper place.
  public let lift: Double
  public let textOpacity: Double
  public let glowOpacity: Double
  /// In parts of its size on the welcome page.
  public let scale: Double
  public let tabOpacity: Double

  public init(progress: Double) {
    lift = LinkedChange.wheelMovesUp.value(at: progress)
    textOpacity = LinkedChange.wheelTextFades.value(at: progress)
    glowOpacity = LinkedChange.wheelGlowFades.value(at: progress)
    scale = LinkedChange.wheelShrinks.value(at: progress)
    tabOpacity = LinkedChange.wheelTabFades.value(at: progress)
  }
}

/// What the progress makes of the welcome page behind the wheel.
public struct WelcomeLook: Equatable, Sendable {
  /// The part of the way out of the window, upwards.
  public let introductionLift: Double
  public let introductionOpacity: Double
  public let arrowOpacity: Double
  public let logoOpacity: Double
  public let backgroundOpacity: Double

  public init(progress: Double) {
    introductionLift = LinkedChange.introductionMovesUp.value(at: progress)
    introductionOpacity = LinkedChange.introductionFades.value(at: progress)
    arrowOpacity = LinkedChange.arrowFades.value(at: progress)
    logoOpacity = LinkedChange.logoFades.value(at: progress)
    backgroundOpacity = LinkedChange.backgroundFades.value(at: progress)
  }
}

/// What the progress makes of the list of cards.
public struct CardsLook: Equatable, Sendable {
  /// The part of the way from below the window to its place.
  public let rise: Double
  public let gestures: Gestures

  /// Whether the list can be scrolled and a card be chosen.
  public var isOperable: Bool { gestures == .cards }

  public init(progress: Double) {
    rise = LinkedChange.cardsMoveUp.value(at: progress)
    gestures = Gestures(rawValue: Int(LinkedChange.gesturesChangeHands.value(at: progress))) ?? .nobody
  }
}

/// What the progress makes of the banner of flights.
public struct BannerLook: Equatable, Sendable {
  /// From 0, out of the window, to 1.
  public let openness: Double

  public init(progress: Double) { openness = LinkedChange.bannerCloses.value(at: progress) }
}
