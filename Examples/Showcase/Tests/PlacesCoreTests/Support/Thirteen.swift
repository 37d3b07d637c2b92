// SPDX-License-Identifier: MIT
import XCTest

@testable import PlacesCore

/// The thirteen changes as four views show them, beside what they should be: written down here once more, as tables.
struct Thirteen {
  /// What a change is at some progresses; straight lines lie between them.
  static let tables: [LinkedChange: [(progress: Double, value: Double)]] = [
    .wheelMovesUp: [(0, 0), (1, 1)],
    .wheelTextFades: [(0, 1), (0.05, 1), (0.4, 0), (1, 0)],
    .wheelGlowFades: [(0, 1), (0.7, 0), (1, 0)],
    .wheelShrinks: [(0, 1), (1, 0.3)],
    .wheelTabFades: [(0, 1), (0.25, 0), (1, 0)],
    .introductionMovesUp: [(0, 0), (1, 1)],
    .introductionFades: [(0, 1), (0.05, 1), (0.45, 0), (1, 0)],
    .arrowFades: [(0, 1), (0.2, 0), (1, 0)],
    .logoFades: [(0, 1), (0.3, 0), (1, 0)],
    .backgroundFades: [(0, 1), (0.2, 1), (1, 0)],
    .cardsMoveUp: [(0, 0), (1, 1)],
    .bannerCloses: [(0, 1), (0.5, 0), (1, 0)],
  ]

  static func expected(_ change: LinkedChange, _ progress: Double) -> Double {
    if change == .gesturesChangeHands { return progress < 0.05 ? -1 : progress > 0.95 ? 1 : 0 }
    let table = tables[change]!
    let index = table.lastIndex { $0.progress <= progress } ?? 0
    guard index + 1 < table.count else { return table[index].value }
    let (from, to) = (table[index], table[index + 1])
    return from.value + (to.value - from.value) * (progress - from.progress) / (to.progress - from.progress)
  }

  /// What the four views show at this moment.
  static func shown(_ stage: Stage) -> [LinkedChange: Double] {
    guard let wheel = stage.wheel.value, let welcome = stage.welcome.value, let cards = stage.cards.value,
      let banner = stage.banner.value
    else { return [:] }
    return [
      .wheelMovesUp: wheel.lift, .wheelTextFades: wheel.textOpacity, .wheelGlowFades: wheel.glowOpacity,
      .wheelShrinks: wheel.scale, .wheelTabFades: wheel.tabOpacity, .introductionMovesUp: welcome.introductionLift,
      .introductionFades: welcome.introductionOpacity, .arrowFades: welcome.arrowOpacity,
      .logoFades: welcome.logoOpacity, .backgroundFades: welcome.backgroundOpacity, .cardsMoveUp: cards.rise,
      .gesturesChangeHands: Double(cards.gestures.rawValue), .bannerCloses: banner.openness,
    ]
  }

  /// The changes that are not those of the one progress.
  static func disagreements(_ stage: Stage) -> [String] {
    guard let progress = stage.progress.value else { return ["there is no progress"] }
    let shown = shown(stage)
    return LinkedChange.allCases.filter { abs((shown[$0] ?? .infinity) - expected($0, progress)) > 1e-9 }
      .map { "\($0) is \(shown[$0] ?? .nan) at \(progress), not \(expected($0, progress))" }
  }
}
