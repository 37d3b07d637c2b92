// SPDX-License-Identifier: MIT
import XCTest

@testable import PlacesCore

/// Dragging the wheel up and letting go. The way from the welcome page to the list is 400 pixels.
final class DragTests: XCTestCase {
  func testTheWheelFollowsTheFinger() {
    let stage = Stage()
    XCTAssertEqual(stage.progress.value, 0)
    stage.touch(.began, 0, 0)
    // The first eight pixels decide that it is a drag upwards, and are not made up for.
    stage.touch(.moved, 0, -7)
    XCTAssertEqual(stage.progress.value, 0)
    stage.touch(.moved, 0, -10)
    XCTAssertEqual(stage.progress.value, 0)
    stage.touch(.moved, 3, -210)
    XCTAssertEqual(stage.progress.value, 0.5)
    stage.touch(.moved, 60, -110)
    XCTAssertEqual(stage.progress.value, 0.25)
    XCTAssertEqual(stage.pose.value?.turn, 0)
    stage.touch(.moved, 60, -900)
    XCTAssertEqual(stage.progress.value, 1)
    stage.touch(.moved, 60, 900)
    XCTAssertEqual(stage.progress.value, 0)
  }

  func testLetGoAtRestItSettlesByPosition() {
    for (y, expected) in [(-120.0, 0.0), (-190, 0), (-230, 1), (-390, 1)] {
      let stage = Stage()
      stage.drag(y: y, pause: 200)
      stage.settle()
      XCTAssertEqual(stage.progress.value, expected, "\(y)")
    }
  }

  func testThrownItSettlesByVelocity() {
    let up = Stage()
    up.drag(y: -110, milliseconds: 50)
    XCTAssertLessThan(up.progress.value ?? 1, 0.3)
    up.settle()
    XCTAssertEqual(up.progress.value, 1)

    let down = Stage()
    down.opens.onNext(true)
    down.settle()
    down.drag(y: 110, milliseconds: 50)
    XCTAssertGreaterThan(down.progress.value ?? 0, 0.7)
    down.settle()
    XCTAssertEqual(down.progress.value, 0)
  }

  func testAHandThatStoodStillThrowsNothing() {
    let stage = Stage()
    stage.drag(y: -110, milliseconds: 50, pause: 150)
    stage.settle()
    XCTAssertEqual(stage.progress.value, 0)
  }

  func testItGoesOnAtTheSpeedOfTheHand() {
    let stage = Stage()
    stage.drag(y: -160, milliseconds: 160)
    let released = stage.progress.value ?? 0
    stage.pass(16)
    // A pixel in a millisecond is 1/400 of the way; the spring only makes it faster.
    XCTAssertGreaterThan(stage.progress.value ?? 0, released + 0.02)
    XCTAssertLessThan(stage.progress.value ?? 1, released + 0.12)
  }

  func testAClickInMidFlightTakesOver() {
    let stage = Stage()
    stage.opens.onNext(true)
    stage.pass(80)
    let caught = stage.progress.value ?? 0
    XCTAssertTrue((0.1..<0.9).contains(caught), "\(caught)")
    stage.touch(.began, 10, 10)
    let held = stage.progress.value ?? 0
    XCTAssertEqual(held, caught, accuracy: 0.05)
    stage.pass(400)
    XCTAssertEqual(stage.progress.value, held, "it moves below the finger")
    stage.touch(.ended, 10, 10)
    stage.settle()
    XCTAssertEqual(stage.progress.value, held > 0.5 ? 1 : 0)
  }

  func testASecondFingerTakesOverWithoutAJump() {
    let stage = Stage()
    stage.drag(y: -208, isReleased: false)
    XCTAssertEqual(stage.progress.value ?? 0, 0.494, accuracy: 1e-9)
    let held = stage.progress.value
    stage.touch(.began, 300, 500, finger: 1)
    XCTAssertEqual(stage.progress.value, held)
    stage.touch(.moved, 0, -399)
    XCTAssertEqual(stage.progress.value, held, "the first finger still moves it")
    stage.touch(.ended, 0, -399)
    stage.settle()
    XCTAssertEqual(stage.progress.value, held, "the first finger lets it go")
    stage.touch(.moved, 300, 490, finger: 1)
    stage.touch(.moved, 300, 530, finger: 1)
    XCTAssertEqual(stage.progress.value ?? 0, (held ?? 0) - 0.1, accuracy: 1e-9)
  }

  func testKeysTakeOverFromAHand() {
    let stage = Stage()
    stage.drag(y: -100, isReleased: false)
    stage.opens.onNext(true)
    stage.touch(.moved, 0, 0)
    stage.settle()
    XCTAssertEqual(stage.progress.value, 1)
    stage.opens.onNext(false)
    stage.pass(60)
    stage.opens.onNext(true)
    stage.settle()
    XCTAssertEqual(stage.progress.value, 1)
  }

  func testACancelledDragIsNoThrow() {
    let stage = Stage()
    stage.drag(y: -110, milliseconds: 50, isReleased: false)
    stage.touch(.cancelled, 0, -110)
    stage.settle()
    XCTAssertEqual(stage.progress.value, 0)
  }

  func testReducedMotionIsThereAtOnce() {
    let stage = Stage()
    stage.reducesMotion.onNext(true)
    stage.drag(y: -300, isReleased: false)
    XCTAssertEqual(stage.progress.value ?? 0, 0.7, accuracy: 0.05)
    stage.touch(.ended, 0, -300)
    XCTAssertEqual(stage.progress.value, 1, "it slides although nobody wants to see that")
    XCTAssertFalse(stage.frames.hasObservers)
    stage.opens.onNext(false)
    XCTAssertEqual(stage.progress.value, 0)
    stage.turns.onNext(2)
    XCTAssertEqual(stage.pose.value?.turn, 2)
    // Asked for in mid-flight.
    stage.reducesMotion.onNext(false)
    stage.opens.onNext(true)
    stage.pass(32)
    stage.reducesMotion.onNext(true)
    XCTAssertEqual(stage.progress.value, 1)
  }

  func testFramesAreOnlyAskedForWhileSomethingMovesByItself() {
    let stage = Stage()
    XCTAssertFalse(stage.frames.hasObservers)
    stage.drag(y: -300, isReleased: false)
    XCTAssertFalse(stage.frames.hasObservers)
    stage.touch(.ended, 0, -300)
    XCTAssertTrue(stage.frames.hasObservers)
    stage.settle()
    XCTAssertFalse(stage.frames.hasObservers)
    // Not shown: nothing runs, and on return the wheel is where it would be.
    stage.opens.onNext(false)
    stage.active.isActive = false
    XCTAssertFalse(stage.frames.hasObservers)
    stage.settle()
    stage.active.isActive = true
    stage.pass(16)
    XCTAssertEqual(stage.progress.value, 0)
    XCTAssertFalse(stage.frames.hasObservers)
  }
}
