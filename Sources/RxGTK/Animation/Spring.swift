// SPDX-License-Identifier: MIT
#if GTK
  import Foundation

  /// A spring pulls a thing to its target; a damper keeps it from swinging for long.
  ///
  /// It moves as a spring animation of libadwaita does whose mass is 1 and whose stiffness is (2π / response)².
  public struct Spring: AnimationCurve, Hashable {
    /// The seconds that one swing would take without a damper: the smaller, the stiffer.
    public var response: Double
    /// How strong the damper is: below 1 the thing swings over its target, with 1 it gets there as fast as it can without.
    public var damping: Double
    /// The distance that nobody sees any more, in the unit of what is animated.
    public var precision: Double

    /// Makes a spring.
    public init(response: Double = 0.4, damping: Double = 1, precision: Double = 0.001) {
      self.response = max(response, 0.001)
      self.damping = max(damping, 0.01)
      self.precision = precision
    }

    private var frequency: Double { 2 * .pi / response }

    /// Where a thing is `time` seconds after it left `start` for `target`.
    public func motion(after time: Double, from start: Motion, to target: Double) -> Motion {
      let (w, z) = (frequency, damping)
      let (d, v) = (start.value - target, start.velocity)
      if abs(z - 1) < 1e-6 {
        let b = v + w * d
        let decay = exp(-w * time)
        return Motion(target + (d + b * time) * decay, velocity: (b - w * (d + b * time)) * decay)
      }
      if z < 1 {
        let damped = w * (1 - z * z).squareRoot()
        let b = (v + z * w * d) / damped
        let decay = exp(-z * w * time)
        let (c, s) = (cos(damped * time), sin(damped * time))
        let distance = (d * c + b * s) * decay
        return Motion(
          target + distance, velocity: (b * damped * c - d * damped * s) * decay - z * w * distance)
      }
      let root = (z * z - 1).squareRoot()
      let (slow, fast) = (-w * (z - root), -w * (z + root))
      let b = (v - slow * d) / (fast - slow)
      let a = d - b
      let (first, second) = (a * exp(slow * time), b * exp(fast * time))
      return Motion(target + first + second, velocity: slow * first + fast * second)
    }

    /// Whether the thing has come to rest at its target.
    public func isOver(after time: Double, from start: Motion, to target: Double) -> Bool {
      let motion = motion(after: time, from: start, to: target)
      return abs(motion.value - target) < precision && abs(motion.velocity) < precision * frequency
    }
  }

  extension AnimationCurve where Self == Spring {
    /// A spring that does not swing over its target.
    public static var spring: Spring { Spring() }

    /// A spring.
    public static func spring(response: Double, damping: Double = 1, precision: Double = 0.001) -> Spring {
      Spring(response: response, damping: damping, precision: precision)
    }
  }
#endif
