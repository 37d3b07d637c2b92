// SPDX-License-Identifier: MIT

/// A pointer or a finger on the wheel, at one moment.
public struct Touch: Equatable, Sendable {
  public enum Phase: Sendable {
    case began
    case moved
    case ended
    /// The window system took the touch away: it counts as let go without a throw.
    case cancelled
  }

  /// Which finger or press it is: another one takes over.
  public var finger: Int
  public var phase: Phase
  /// Pixels, to the right and downwards.
  public var x: Double
  public var y: Double
  public var reach: Reach

  public init(finger: Int, phase: Phase, x: Double, y: Double, reach: Reach) {
    self.finger = finger
    self.phase = phase
    self.x = x
    self.y = y
    self.reach = reach
  }
}

/// How far a finger goes, in pixels.
public struct Reach: Equatable, Sendable {
  /// From the welcome page to the list of places, upwards.
  public var lift: Double
  /// From a mood to the next, sideways.
  public var turn: Double

  public init(lift: Double, turn: Double) {
    self.lift = max(1, lift)
    self.turn = max(1, turn)
  }
}

/// A touch that lasts: where it holds the wheel, and how fast it was lately.
struct Hand: Equatable, Sendable {
  enum Axis: Sendable {
    /// It has not gone far enough for telling.
    case undecided
    case lift
    case turn
  }

  struct Sample: Equatable, Sendable {
    var x: Double
    var y: Double
    var time: Double
  }

  /// How far a touch goes before it is a drag, in pixels.
  static let slop = 8.0
  /// How long a throw is looked back at, in seconds.
  static let memory = 0.1

  let finger: Int
  var axis = Axis.undecided
  /// What the wheel did where the drag began.
  var anchor: Sample
  var origin = 0.0
  var recent: [Sample]

  init(finger: Int, at sample: Sample) {
    self.finger = finger
    anchor = sample
    recent = [sample]
  }

  mutating func note(_ sample: Sample) {
    recent.removeAll { $0.time < sample.time - Self.memory }
    recent.append(sample)
  }

  /// Pixels in a second over what is remembered; a hand that stood still before it let go threw nothing.
  func velocity(at time: Double) -> (x: Double, y: Double) {
    let recent = recent.filter { $0.time >= time - Self.memory }
    guard let first = recent.first, let last = recent.last, time - first.time > 0.001 else { return (0, 0) }
    let elapsed = time - first.time
    return ((last.x - first.x) / elapsed, (last.y - first.y) / elapsed)
  }
}
