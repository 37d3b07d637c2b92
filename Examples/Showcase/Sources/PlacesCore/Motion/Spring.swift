// SPDX-License-Identifier: MIT
import Foundation

/// A damped spring that pulls a value to a target: the value is a function of the time since it was let go.
///
/// Nothing integrates from frame to frame, so that a late frame, or none, changes nothing about where the value is at a moment.
public struct Spring: Equatable, Sendable {
  /// How stiff and how damped: 1 is just without swinging, less swings.
  public struct Kind: Equatable, Sendable {
    /// Radians in a second, without damping.
    let frequency: Double
    /// Between 0 and 1, exclusively.
    let damping: Double

    /// Arrives as fast as it can without being seen to swing.
    public static let firm = Kind(frequency: 15, damping: 0.92)
    /// Swings a little, as a wheel does that snaps into its place.
    public static let loose = Kind(frequency: 16, damping: 0.72)
  }

  /// How far from the target counts as arrived, in parts of the way between two places to rest.
  static let tolerance = 0.0005

  /// Where the value comes to rest.
  public let target: Double
  /// When it was let go, in seconds.
  public let start: Double
  private let offset: Double
  private let velocity: Double
  private let kind: Kind

  /// - Parameters:
  ///   - value: where the value is.
  ///   - velocity: how fast it moves, per second.
  ///   - target: where it comes to rest.
  ///   - start: now, in seconds.
  public init(from value: Double, velocity: Double, to target: Double, kind: Kind, start: Double) {
    self.target = target
    self.start = start
    self.kind = kind
    offset = value - target
    self.velocity = velocity
  }

  private var decay: Double { kind.damping * kind.frequency }
  private var swing: Double { kind.frequency * (1 - kind.damping * kind.damping).squareRoot() }
  /// The solution is exp(-decay t) (offset cos(swing t) + sine sin(swing t)).
  private var sine: Double { (velocity + decay * offset) / swing }

  /// When the value has arrived, in seconds.
  public var end: Double {
    let amplitude = (offset * offset + sine * sine).squareRoot()
    return amplitude <= Self.tolerance ? start : start + log(amplitude / Self.tolerance) / decay
  }

  /// The value at a time; the target itself from `end` on.
  public func value(at time: Double) -> Double {
    let elapsed = max(0, time - start)
    guard time < end else { return target }
    return target + exp(-decay * elapsed) * (offset * cos(swing * elapsed) + sine * sin(swing * elapsed))
  }

  /// How fast the value moves at a time.
  public func velocity(at time: Double) -> Double {
    let elapsed = max(0, time - start)
    guard time < end else { return 0 }
    let (c, s) = (cos(swing * elapsed), sin(swing * elapsed))
    return exp(-decay * elapsed) * ((sine * swing - decay * offset) * c - (offset * swing + decay * sine) * s)
  }
}
