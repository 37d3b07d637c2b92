// SPDX-License-Identifier: MIT

/// How a row comes or goes, in the words of UIKit. A view that cannot do what one of them says makes the change at once.
public enum RowAnimation: Int, Sendable {
  /// The row fades.
  case fade
  /// The row moves from or to the right.
  case right
  /// The row moves from or to the left.
  case left
  /// The row moves from or to the top.
  case top
  /// The row moves from or to the bottom.
  case bottom
  /// The row comes or goes at once.
  case none
  /// The row opens or closes around its middle.
  case middle
  /// The view chooses.
  case automatic = 100
}

/// How rows come, change and go.
public struct AnimationConfiguration: Sendable {
  /// How rows come.
  public let insertAnimation: RowAnimation
  /// How rows change.
  public let reloadAnimation: RowAnimation
  /// How rows go.
  public let deleteAnimation: RowAnimation

  /// Makes a configuration; the view chooses what is not given.
  public init(
    insertAnimation: RowAnimation = .automatic, reloadAnimation: RowAnimation = .automatic,
    deleteAnimation: RowAnimation = .automatic
  ) {
    self.insertAnimation = insertAnimation
    self.reloadAnimation = reloadAnimation
    self.deleteAnimation = deleteAnimation
  }
}
