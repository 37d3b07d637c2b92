// SPDX-License-Identifier: MIT
import XCTest

@testable import PlacesCore

final class SpringTests: XCTestCase {
  private static let throwsOfOne: [(value: Double, velocity: Double, target: Double)] = [
    (0.4, 0, 1), (0.4, 0, 0), (0.2, 6, 1), (0.9, -8, 0), (0, 20, 1), (2.3, 5, 3), (1, 0, 1), (1, 3, 1),
  ]

  /// The formula against the equation that it solves, integrated in steps of a tenth of a millisecond.
  func testTheValueIsThatOfADampedSpring() {
    for (frequency, kind) in [(15.0, Spring.Kind.firm), (16.0, .loose)] {
      let damping = kind == .firm ? 0.92 : 0.72
      for thrown in Self.throwsOfOne {
        let spring = Spring(from: thrown.value, velocity: thrown.velocity, to: thrown.target, kind: kind, start: 5)
        var (x, v) = (thrown.value - thrown.target, thrown.velocity)
        let step = 0.0001
        func pull(_ x: Double, _ v: Double) -> Double { -frequency * frequency * x - 2 * damping * frequency * v }
        for index in 0..<8000 {
          let time = 5 + Double(index) * step
          XCTAssertEqual(spring.value(at: time), thrown.target + x, accuracy: 0.0011, "\(thrown) at \(time)")
          if time < spring.end { XCTAssertEqual(spring.velocity(at: time), v, accuracy: 0.01, "\(thrown) at \(time)") }
          // The midpoint method.
          let (middle, half) = (x + v * step / 2, v + pull(x, v) * step / 2)
          x += half * step
          v += pull(middle, half) * step
        }
      }
    }
  }

  func testItEndsAtItsTargetWithoutAJump() {
    for thrown in Self.throwsOfOne {
      let spring = Spring(from: thrown.value, velocity: thrown.velocity, to: thrown.target, kind: .loose, start: 1)
      XCTAssertEqual(spring.value(at: 1), thrown.value, accuracy: 1e-12)
      XCTAssertEqual(spring.value(at: 0), spring.value(at: 1), "a frame from before it was let go")
      XCTAssertEqual(spring.value(at: spring.end), thrown.target)
      XCTAssertEqual(spring.velocity(at: spring.end), 0)
      XCTAssertEqual(spring.value(at: spring.end - 1e-9), thrown.target, accuracy: 0.001)
      XCTAssertLessThan(spring.end, 2, "nobody waits that long")
    }
  }
}
