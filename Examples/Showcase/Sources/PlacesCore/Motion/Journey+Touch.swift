// SPDX-License-Identifier: MIT

extension Journey {
  /// What a finger does to the wheel.
  mutating func apply(_ touch: Touch, at time: Double) {
    let sample = Hand.Sample(x: touch.x, y: touch.y, time: time)
    if touch.phase == .began {
      // What moves stops below the finger. A finger that held it before holds it no longer.
      lift = .held(pose(at: time).progress)
      turn = turn.caught(at: time)
      hand = Hand(finger: touch.finger, at: sample)
      return
    }
    guard var hand, hand.finger == touch.finger else { return }
    switch touch.phase {
    case .began: break
    case .moved:
      hand.note(sample)
      self.hand = hand
      drag(to: sample, touch.reach, at: time)
    case .ended, .cancelled:
      // A release names a place, too; it is no movement of its own if nothing moved.
      if let last = hand.recent.last, last.x != sample.x || last.y != sample.y {
        hand.note(sample)
        self.hand = hand
        drag(to: sample, touch.reach, at: time)
        hand = self.hand ?? hand
      }
      let velocity: (x: Double, y: Double) = touch.phase == .ended ? hand.velocity(at: time) : (0, 0)
      self.hand = nil
      settleLift(velocity: hand.axis == .lift ? liftVelocity(velocity.y, touch.reach) : 0, at: time)
      settleTurn(velocity: hand.axis == .turn ? -velocity.x / touch.reach.turn : 0, at: time)
    }
  }

  /// The speed of a throw, or none against an end, where the hand slid on and the wheel stood.
  private func liftVelocity(_ y: Double, _ reach: Reach) -> Double {
    let velocity = -y / reach.lift
    if lift == .held(0), velocity < 0 { return 0 }
    if lift == .held(1), velocity > 0 { return 0 }
    return velocity
  }

  private mutating func drag(to sample: Hand.Sample, _ reach: Reach, at time: Double) {
    decide(sample, at: time)
    guard let hand else { return }
    switch hand.axis {
    case .undecided: break
    case .lift: lift = .held(min(1, max(0, hand.origin + (hand.anchor.y - sample.y) / reach.lift)))
    case .turn: turn = .held(hand.origin + (hand.anchor.x - sample.x) / reach.turn)
    }
  }

  /// The first pixels decide what the finger does. What it does not do settles.
  private mutating func decide(_ sample: Hand.Sample, at time: Double) {
    guard var hand, hand.axis == .undecided else { return }
    let (across, along) = (abs(sample.x - hand.anchor.x), abs(sample.y - hand.anchor.y))
    let progress = lift.value(at: time)
    if along >= Hand.slop, along >= across || Gestures(progress: progress) != .wheel {
      hand.axis = .lift
      hand.origin = progress
      settleTurn(at: time)
    } else if across >= Hand.slop, Gestures(progress: progress) == .wheel {
      hand.axis = .turn
      hand.origin = turn.value(at: time)
      settleLift(at: time)
    } else {
      return
    }
    // The wheel does not jump by the pixels that it took to decide.
    hand.anchor = sample
    self.hand = hand
  }
}
