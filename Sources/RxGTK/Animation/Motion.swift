// SPDX-License-Identifier: MIT
#if GTK
  import Foundation

  /// Where something that moves is, and how fast it is.
  public struct Motion: Sendable, Hashable {
    /// Where it is: pixels, an angle, a part of the way – whatever is animated.
    public var value: Double
    /// By how much that changes in a second.
    public var velocity: Double

    /// Makes a motion; without a velocity it is at rest.
    public init(_ value: Double, velocity: Double = 0) {
      self.value = value
      self.velocity = velocity
    }
  }

  /// How something gets to its target.
  ///
  /// A curve begins with the value and the velocity that there are, whatever moved the thing before: that is what makes it possible to take
  /// over an animation, or the movement of a hand, without a jump.
  public protocol AnimationCurve: Sendable {
    /// Where a thing is `time` seconds after it left `start` for `target`.
    func motion(after time: Double, from start: Motion, to target: Double) -> Motion
    /// Whether it is there: nobody sees a difference any more.
    func isOver(after time: Double, from start: Motion, to target: Double) -> Bool
  }

  /// The way slows down by itself, with nobody holding it, as after a swipe.
  public struct Deceleration: Sendable, Hashable {
    /// The part of the velocity that is left after a second.
    public var remainder: Double

    /// Makes a deceleration. Without a number it is that of a list that scrolls.
    public init(remainder: Double = 0.135) { self.remainder = min(max(remainder, 1e-9), 0.999) }

    private var rate: Double { -log(remainder) }

    /// Where a thing comes to rest: with that in hand, the nearest place to stop at can be animated to instead.
    public func landing(from start: Motion) -> Double { start.value + start.velocity / rate }

    /// Where a thing is after some seconds.
    public func motion(after time: Double, from start: Motion) -> Motion {
      let left = exp(-rate * time)
      return Motion(start.value + start.velocity * (1 - left) / rate, velocity: start.velocity * left)
    }
  }
#endif
