// SPDX-License-Identifier: MIT
#if GTK
  /// A thing gets to its target in a given time.
  public struct Timed: AnimationCurve, Hashable {
    /// How the time is spent: as libadwaita does it with its cubic easings.
    public enum Easing: Sendable, Hashable, CaseIterable {
      /// The same velocity all the way.
      case linear
      /// Slowly first.
      case easeIn
      /// Slowly last.
      case easeOut
      /// Slowly first and last.
      case easeInOut
    }

    /// The seconds it takes.
    public var duration: Double
    /// How they are spent.
    public var easing: Easing

    /// Makes a curve.
    public init(duration: Double, easing: Easing = .easeInOut) {
      self.duration = max(duration, 0.001)
      self.easing = easing
    }

    /// Where a thing is `time` seconds after it left `start` for `target`.
    ///
    /// A velocity that it has, and that the easing would not begin with, is worn off on the way.
    public func motion(after time: Double, from start: Motion, to target: Double) -> Motion {
      guard time < duration else { return Motion(target) }
      let part = max(0, time / duration)
      let way = target - start.value
      let eased = easing.at(part)
      // A cubic that begins at 0 with slope 1 and ends at 0 with slope 0.
      let excess = isTakeover(start) ? start.velocity * duration - easing.at(0).slope * way : 0
      let left = 1 - part
      let value = start.value + way * eased.value + excess * part * left * left
      let slope = way * eased.slope + excess * left * (left - 2 * part)
      return Motion(value, velocity: slope / duration)
    }

    /// Whether the time is over.
    public func isOver(after time: Double, from start: Motion, to target: Double) -> Bool { time >= duration }

    /// A thing at rest follows the easing as it is, even if that begins with a velocity.
    private func isTakeover(_ start: Motion) -> Bool { start.velocity != 0 }
  }

  extension Timed.Easing {
    /// The part of the way that is done after a part of the time, and the slope there.
    func at(_ part: Double) -> (value: Double, slope: Double) {
      let left = 1 - part
      return switch self {
      case .linear: (part, 1)
      case .easeIn: (part * part * part, 3 * part * part)
      case .easeOut: (1 - left * left * left, 3 * left * left)
      case .easeInOut where part < 0.5: (4 * part * part * part, 12 * part * part)
      case .easeInOut: (1 - 4 * left * left * left, 12 * left * left)
      }
    }
  }

  extension AnimationCurve where Self == Timed {
    /// A curve that takes a given time.
    public static func timed(_ duration: Double, easing: Timed.Easing = .easeInOut) -> Timed {
      Timed(duration: duration, easing: easing)
    }
  }
#endif
