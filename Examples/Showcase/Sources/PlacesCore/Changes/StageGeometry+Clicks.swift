// SPDX-License-Identifier: MIT
import Foundation

/// What is at a place of the window.
extension StageGeometry {
  /// Whether the tab is there while the welcome page is shown.
  public func isOnTab(x: Double, y: Double) -> Bool {
    tab(WheelLook(progress: 0), width: 160).contains(x: x, y: y)
  }

  /// Whether the wheel is there while the list is shown.
  public func isOnSmallWheel(x: Double, y: Double) -> Bool {
    let middle = middle(1)
    return hypot(x - middle.x, y - middle.y) <= radius * LinkedChange.smallWheel
  }

  /// By how many moods the wheel turns until the one that is there is at the top; nil beside the wheel, and in its middle.
  public func steps(x: Double, y: Double) -> Int? {
    let middle = middle(0)
    let distance = hypot(x - middle.x, y - middle.y)
    guard distance <= radius, distance > radius * 0.4 else { return nil }
    let steps = Int((atan2(x - middle.x, middle.y - y) / (2 * .pi) * Double(Mood.allCases.count)).rounded())
    return steps == 0 ? nil : steps
  }
}
