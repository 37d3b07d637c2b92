// SPDX-License-Identifier: MIT
#if GTK
  import RxGTK
  import XCTest

  /// The mathematics of animations, without a window.
  final class CurveTests: XCTestCase {
    private let curves: [any AnimationCurve] =
      [
        Spring(response: 0.4, damping: 1), Spring(response: 0.5, damping: 0.5), Spring(response: 0.3, damping: 2),
        Spring(response: 0.3, damping: 0.1),
      ] + Timed.Easing.allCases.map { Timed(duration: 0.3, easing: $0) }

    private let starts = [Motion(0), Motion(0, velocity: 40), Motion(3, velocity: -200), Motion(1, velocity: 5)]

    func testEveryCurveBeginsWithWhatThereIsAndEndsAtItsTarget() {
      for curve in curves {
        for start in starts {
          let begin = curve.motion(after: 0, from: start, to: 1)
          XCTAssertEqual(begin.value, start.value, accuracy: 1e-9, "\(curve)")
          if start.velocity != 0 { XCTAssertEqual(begin.velocity, start.velocity, accuracy: 1e-6, "\(curve)") }
          XCTAssertFalse(curve.isOver(after: 0.01, from: start, to: 1), "\(curve)")
          XCTAssertTrue(curve.isOver(after: 60, from: start, to: 1), "\(curve)")
          XCTAssertEqual(curve.motion(after: 60, from: start, to: 1).value, 1, accuracy: 1e-3, "\(curve)")
        }
      }
    }

    func testTheVelocityIsTheSlopeOfTheValue() {
      let step = 1e-6
      for curve in curves {
        for start in starts {
          for time in stride(from: 0.01, to: 0.29, by: 0.023) {
            let (a, b) = (
              curve.motion(after: time - step, from: start, to: 1), curve.motion(after: time + step, from: start, to: 1)
            )
            let slope = (b.value - a.value) / (2 * step)
            XCTAssertEqual(
              curve.motion(after: time, from: start, to: 1).velocity, slope, accuracy: 1e-3 * max(1, abs(slope)),
              "\(curve) from \(start) after \(time)")
          }
        }
      }
    }

    func testASpringThatIsTakenOverGoesOnAsIfItHadNotBeen() {
      for damping in [0.3, 1, 1.5] {
        let spring = Spring(response: 0.5, damping: damping)
        let middle = spring.motion(after: 0.12, from: Motion(0, velocity: 7), to: 1)
        let whole = spring.motion(after: 0.3, from: Motion(0, velocity: 7), to: 1)
        let parts = spring.motion(after: 0.18, from: middle, to: 1)
        XCTAssertEqual(parts.value, whole.value, accuracy: 1e-9)
        XCTAssertEqual(parts.velocity, whole.velocity, accuracy: 1e-6)
      }
    }

    func testADecelerationLandsWhereItSays() {
      let deceleration = Deceleration(remainder: 0.1)
      let start = Motion(10, velocity: 500)
      XCTAssertEqual(deceleration.motion(after: 0, from: start), start)
      XCTAssertEqual(deceleration.motion(after: 1, from: start).velocity, 50, accuracy: 1e-9)
      XCTAssertEqual(
        deceleration.motion(after: 100, from: start).value, deceleration.landing(from: start), accuracy: 1e-6)
    }
  }
#endif
