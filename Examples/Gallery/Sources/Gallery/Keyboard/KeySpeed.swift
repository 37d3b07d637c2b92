// SPDX-License-Identifier: MIT
import RxGTK

/// How fast arrow keys move something, of their last two steps.
struct KeySpeed {
  private var last: (step: Vector, time: Double)?
  private var velocity = Vector.zero

  /// Notes a step.
  mutating func add(_ step: Vector, at time: Double) {
    if let last, time > last.time { velocity = step * (1 / (time - last.time)) }
    last = (step, time)
  }

  /// The velocity in pixels a second; zero when the last step is long ago.
  func velocity(at time: Double) -> Vector {
    guard let last, time - last.time < 0.25 else { return .zero }
    return velocity
  }
}
