// SPDX-License-Identifier: MIT

/// The thirteen things that happen when the wheel is dragged up, as the slide of the talk lists them. Each is a function of the progress,
/// and of nothing else.
public enum LinkedChange: Int, CaseIterable, Sendable {
  case wheelMovesUp = 1
  case wheelTextFades
  case wheelGlowFades
  case wheelShrinks
  case wheelTabFades
  case introductionMovesUp
  case introductionFades
  case arrowFades
  case logoFades
  case backgroundFades
  case cardsMoveUp
  case gesturesChangeHands
  case bannerCloses

  /// The four views that show the changes, and that do not know each other.
  public enum View: CaseIterable, Sendable {
    case wheel
    case welcome
    case cards
    case banner
  }

  /// The view that shows the change.
  public var view: View {
    switch self {
    case .wheelMovesUp, .wheelTextFades, .wheelGlowFades, .wheelShrinks, .wheelTabFades: .wheel
    case .introductionMovesUp, .introductionFades, .arrowFades, .logoFades, .backgroundFades: .welcome
    case .cardsMoveUp, .gesturesChangeHands: .cards
    case .bannerCloses: .banner
    }
  }

  /// The size of the wheel in the list of places, in parts of that on the welcome page.
  public static let smallWheel = 0.3

  /// The change at a progress: opacities, sizes and openness from 1 down, ways from 0 to 1; for the gestures whose they are, see
  /// ``Gestures``.
  public func value(at progress: Double) -> Double {
    switch self {
    // What moves under the finger moves with it.
    case .wheelMovesUp, .introductionMovesUp, .cardsMoveUp: progress
    case .wheelShrinks: 1 - (1 - Self.smallWheel) * progress
    // What fades is gone before what comes is in its place.
    case .wheelTextFades: Self.fade(progress, from: 0.05, to: 0.4)
    case .wheelGlowFades: Self.fade(progress, from: 0, to: 0.7)
    case .wheelTabFades: Self.fade(progress, from: 0, to: 0.25)
    case .introductionFades: Self.fade(progress, from: 0.05, to: 0.45)
    case .arrowFades: Self.fade(progress, from: 0, to: 0.2)
    case .logoFades: Self.fade(progress, from: 0, to: 0.3)
    case .backgroundFades: Self.fade(progress, from: 0.2, to: 1)
    case .bannerCloses: Self.fade(progress, from: 0, to: 0.5)
    case .gesturesChangeHands: Double(Gestures(progress: progress).rawValue)
    }
  }

  /// 1 up to `start`, 0 from `end` on, and a straight line in between.
  private static func fade(_ progress: Double, from start: Double, to end: Double) -> Double {
    min(1, max(0, (end - progress) / (end - start)))
  }
}

/// Whose gestures are enabled. Both at once would make a drag upwards mean two things.
public enum Gestures: Int, Sendable {
  /// The wheel can be turned, and the banner be used.
  case wheel = -1
  /// The wheel can only be dragged.
  case nobody = 0
  /// The list can be scrolled, and a card be chosen.
  case cards = 1

  public init(progress: Double) {
    self = progress < 0.05 ? .wheel : progress > 0.95 ? .cards : .nobody
  }
}
