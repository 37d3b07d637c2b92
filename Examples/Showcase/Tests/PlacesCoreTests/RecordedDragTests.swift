// SPDX-License-Identifier: MIT
import RecordedMovements
import TestSupport
import XCTest

@testable import PlacesCore

/// 120 recorded movements of real pointers, as they are, upside down and lying on their side; on the welcome page and on the list.
final class RecordedDragTests: XCTestCase {
  private struct Seen {
    var frames = 0
    var moving = 0
    var slowest = 0.0
    var opened = 0
    var closed = 0
    var turned = 0
  }

  private static let transforms: [@Sendable (Double, Double) -> (Double, Double)] = [
    { ($0, $1) }, { ($0, -$1) }, { ($1, $0) }, { ($1, -$0) },
  ]

  func testAllThirteenChangesAgreeWithOneProgressAtEveryFrame() {
    XCTAssertEqual(Trace.recorded.count, 120)
    var seen = Seen()
    for trace in Trace.recorded {
      for transform in Self.transforms {
        for isOpen in [false, true] {
          var slowest = replay(trace.mapped(transform), isOpen: isOpen, &seen)
          // A busy machine counts its own work to a thread now and then. Code that is slow is slow each time.
          for _ in 0..<9 where slowest >= 16 {
            var again = Seen()
            slowest = min(slowest, replay(trace.mapped(transform), isOpen: isOpen, &again))
          }
          seen.slowest = max(seen.slowest, slowest)
        }
      }
    }
    // The movements did everything that there is to do.
    XCTAssertGreaterThan(seen.moving, 15_000)
    XCTAssertGreaterThan(seen.opened, 50)
    XCTAssertGreaterThan(seen.closed, 50)
    XCTAssertGreaterThan(seen.turned, 50)
    XCTAssertLessThan(seen.slowest, 16, "the work of a frame, in milliseconds")
    print("\(seen.frames) frames, \(seen.moving) of them with motion; the slowest took \(seen.slowest) ms of work")
  }

  /// Replays a movement, and returns the work of its slowest frame in milliseconds.
  private func replay(_ trace: Trace, isOpen: Bool, _ seen: inout Seen) -> Double {
    // Cities play no part in a drag.
    let stage = Stage(cities: [])
    if isOpen {
      stage.reducesMotion.onNext(true)
      stage.opens.onNext(true)
      stage.reducesMotion.onNext(false)
    }
    var last = stage.progress.value ?? -1
    var started = workedMilliseconds()
    var frames = (all: 0, moving: 0, slowest: 0.0)
    func look() {
      frames.slowest = max(frames.slowest, workedMilliseconds() - started)
      XCTAssertEqual(Thirteen.disagreements(stage), [])
      frames.all += 1
      let progress = stage.progress.value ?? -1
      XCTAssertTrue((0...1).contains(progress))
      if progress != last { frames.moving += 1 }
      last = progress
      started = workedMilliseconds()
    }
    let first = trace.points[0]
    stage.touch(.began, first.x, first.y)
    for point in trace.points.dropFirst() {
      stage.pass(max(0, point.time - stage.now), afterFrame: look)
      stage.touch(.moved, point.x, point.y)
      XCTAssertEqual(Thirteen.disagreements(stage), [])
    }
    let end = trace.points[trace.points.count - 1]
    stage.touch(.ended, end.x, end.y)
    XCTAssertEqual(Thirteen.disagreements(stage), [])
    stage.pass(1000, afterFrame: look)
    let pose = stage.pose.value
    XCTAssertTrue(pose?.progress == 0 || pose?.progress == 1, "it does not settle: \(String(describing: pose))")
    XCTAssertEqual(pose?.turn, pose?.turn.rounded(), "the wheel stands between two moods")
    if !isOpen, pose?.progress == 1 { seen.opened += 1 }
    if isOpen, pose?.progress == 0 { seen.closed += 1 }
    if pose?.turn != 0 { seen.turned += 1 }
    seen.frames += frames.all
    seen.moving += frames.moving
    return frames.slowest
  }
}
