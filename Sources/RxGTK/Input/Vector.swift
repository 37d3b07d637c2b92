// SPDX-License-Identifier: MIT
#if GTK
  /// A place, a distance or a velocity in two dimensions, in pixels or pixels a second. The second dimension points down.
  public struct Vector: Sendable, Hashable {
    /// To the right.
    public var x: Double
    /// Down.
    public var y: Double

    /// Makes a vector.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// Nowhere, or at rest.
    public static let zero = Vector(x: 0, y: 0)

    /// How long it is.
    public var length: Double { (x * x + y * y).squareRoot() }

    /// Adds two vectors.
    public static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x, y: left.y + right.y) }

    /// The way from the second to the first.
    public static func - (left: Vector, right: Vector) -> Vector { Vector(x: left.x - right.x, y: left.y - right.y) }

    /// Makes a vector longer or shorter.
    public static func * (left: Vector, right: Double) -> Vector { Vector(x: left.x * right, y: left.y * right) }
  }

  /// Where a gesture is in its course.
  public enum GesturePhase: Sendable, Hashable {
    /// It has just been recognised.
    case began
    /// It goes on.
    case changed
    /// The user has finished it.
    case ended
    /// Something else took over, or the window lost the pointer: what the gesture did is to be undone.
    case cancelled
  }
#endif
