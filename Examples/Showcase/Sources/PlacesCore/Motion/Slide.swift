// SPDX-License-Identifier: MIT

/// How one value moves: it rests, is held by a hand, or is pulled by a spring.
public enum Slide: Equatable, Sendable {
  case resting(Double)
  case held(Double)
  case pulled(Spring)

  /// Where the value is at a time.
  public func value(at time: Double) -> Double {
    switch self {
    case .resting(let value), .held(let value): value
    case .pulled(let spring): spring.value(at: time)
    }
  }

  /// Where the value comes to rest if nobody touches it; where it is held otherwise.
  public var target: Double {
    switch self {
    case .resting(let value), .held(let value): value
    case .pulled(let spring): spring.target
    }
  }

  /// When the value stops moving by itself, in seconds; nil if it does not move by itself.
  public var end: Double? {
    if case .pulled(let spring) = self { spring.end } else { nil }
  }

  /// The same, held where it is.
  func caught(at time: Double) -> Slide { .held(value(at: time)) }

  /// The same on its way to a target.
  ///
  /// - Parameters:
  ///   - velocity: how fast a hand moved it; nil for how fast it moves by itself.
  ///   - isReduced: whether it is there at once, because the user wants no motion.
  func released(to target: Double, velocity: Double? = nil, kind: Spring.Kind, at time: Double, isReduced: Bool)
    -> Slide
  {
    if isReduced { return .resting(target) }
    var own = 0.0
    if case .pulled(let spring) = self { own = spring.velocity(at: time) }
    let value = value(at: time)
    let velocity = velocity ?? own
    if value == target, velocity == 0 { return .resting(target) }
    return .pulled(Spring(from: value, velocity: velocity, to: target, kind: kind, start: time))
  }
}
