// SPDX-License-Identifier: MIT

/// What the user has done so far: the wheel's two motions, the hand on it, and the city that the user is in.
///
/// It changes when the user does something, and never by the passing of time: where the wheel is follows from it and the time, see
/// ``pose(at:)``.
public struct Journey: Equatable, Sendable {
  /// How far the wheel is dragged up: 0 is the welcome page, 1 the list of places.
  public var lift = Slide.resting(0)
  /// Which way the wheel is turned: whole numbers are moods.
  public var turn = Slide.resting(0)
  /// Where the user is.
  public var home: City
  var hand: Hand?
  var isMotionReduced = false

  public init(home: City) { self.home = home }

  /// The same without the hand that was on the wheel when the app was left: the wheel is where it settles.
  public var resumed: Journey {
    var journey = self
    journey.hand = nil
    journey.lift = .resting(lift.target > 0.5 ? 1 : 0)
    journey.turn = .resting(turn.target.rounded())
    return journey
  }

  /// Something that the user does.
  public enum Action: Equatable, Sendable {
    case touch(Touch)
    /// Opens the list of places, or closes it.
    case open(Bool)
    /// Turns the wheel by so many moods.
    case turn(Int)
    /// Goes to a city of the list.
    case visit(City)
    /// Whether the user wants to see no motion.
    case reduceMotion(Bool)
  }

  /// Where the wheel is at a time, in seconds.
  public func pose(at time: Double) -> Pose {
    Pose(progress: min(1, max(0, lift.value(at: time))), turn: turn.value(at: time))
  }

  /// When the wheel stops moving by itself; nil if it does not move by itself.
  public var end: Double? {
    switch (lift.end, turn.end) {
    case (let one?, let other?): max(one, other)
    case (let one, let other): one ?? other
    }
  }

  /// What an action at a time makes of it.
  public func applying(_ action: Action, at time: Double) -> Journey {
    var journey = self
    switch action {
    case .touch(let touch):
      journey.apply(touch, at: time)
    case .open(let isOpen):
      journey.hand = nil
      journey.settleLift(to: isOpen ? 1 : 0, at: time)
      journey.settleTurn(at: time)
    case .turn(let steps):
      journey.hand = nil
      journey.settleLift(at: time)
      let target = journey.turn.target.rounded() + Double(steps)
      journey.turn = journey.turn.released(to: target, kind: .loose, at: time, isReduced: isMotionReduced)
    case .visit(let city):
      guard Gestures(progress: pose(at: time).progress) == .cards else { return self }
      journey.home = city
      journey.hand = nil
      journey.settleLift(to: 0, at: time)
      journey.settleTurn(at: time)
    case .reduceMotion(let isReduced):
      journey.isMotionReduced = isReduced
      guard isReduced, hand == nil else { return journey }
      journey.lift = .resting(lift.target)
      journey.turn = .resting(turn.target)
    }
    return journey
  }

  /// To where it was going, to where it is thrown, or to where it is nearer to.
  mutating func settleLift(to target: Double? = nil, velocity: Double? = nil, at time: Double) {
    let aim: Double =
      if case .pulled(let spring) = lift { spring.target } else {
        lift.value(at: time) + (velocity ?? 0) * Self.throwTime
      }
    lift = lift.released(
      to: target ?? (aim > 0.5 ? 1 : 0), velocity: velocity, kind: .firm, at: time, isReduced: isMotionReduced)
  }

  mutating func settleTurn(velocity: Double? = nil, at time: Double) {
    let aim: Double =
      if case .pulled(let spring) = turn { spring.target } else {
        turn.value(at: time) + (velocity ?? 0) * Self.throwTime
      }
    turn = turn.released(
      to: aim.rounded(), velocity: velocity, kind: .loose, at: time, isReduced: isMotionReduced)
  }

  /// For how long a throw goes on in the mind of the user, in seconds: it decides where to settle.
  static let throwTime = 0.15
}

/// Where the wheel is at a moment.
public struct Pose: Equatable, Sendable {
  /// From 0, the welcome page, to 1, the list of places. Everything that is linked to the drag follows from this number.
  public let progress: Double
  /// Which way the wheel is turned: whole numbers are moods.
  public let turn: Double

  public init(progress: Double, turn: Double) {
    self.progress = progress
    self.turn = turn
  }

  /// The mood at the top of the wheel.
  public var mood: Mood { Mood(turn: turn) }
}
