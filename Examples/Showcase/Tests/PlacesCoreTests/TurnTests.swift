// SPDX-License-Identifier: MIT
import XCTest

@testable import PlacesCore

/// Turning the wheel sideways. From a mood to the next are 160 pixels.
final class TurnTests: XCTestCase {
  func testADragToTheLeftBringsTheNextMood() {
    let stage = Stage()
    XCTAssertEqual(stage.pose.value?.mood, .cosy)
    stage.drag(x: -200, milliseconds: 400, pause: 200, isReleased: false)
    XCTAssertEqual(stage.pose.value?.turn ?? 0, 1.2, accuracy: 0.13)
    stage.touch(.ended, -200, 0)
    stage.settle()
    XCTAssertEqual(stage.pose.value, Pose(progress: 0, turn: 1))
    XCTAssertEqual(stage.pose.value?.mood, .lively)
  }

  func testAThrowGoesFurther() {
    let stage = Stage()
    stage.drag(x: 100, milliseconds: 50)
    stage.settle()
    XCTAssertEqual(stage.pose.value?.turn, -2)
    XCTAssertEqual(stage.pose.value?.mood, .dawning)
  }

  func testItTurnsOnlyOnTheWelcomePage() {
    let stage = Stage()
    stage.opens.onNext(true)
    stage.settle()
    stage.drag(x: -400)
    stage.settle()
    XCTAssertEqual(stage.pose.value, Pose(progress: 1, turn: 0))
    // Caught half-way it can only be dragged up and down.
    stage.opens.onNext(false)
    stage.pass(80)
    stage.touch(.began, 0, 0)
    stage.touch(.moved, -100, 2)
    stage.touch(.moved, -200, 2)
    XCTAssertEqual(stage.pose.value?.turn, 0)
  }

  func testKeysTurnItByWholeMoodsHoweverFastTheyCome() {
    let stage = Stage()
    for _ in 0..<5 {
      stage.turns.onNext(1)
      stage.pass(30)
    }
    stage.turns.onNext(-1)
    stage.settle()
    XCTAssertEqual(stage.pose.value?.turn, 4)
    XCTAssertEqual(stage.pose.value?.mood, .calm)
  }

  func testTheWheelGoesRound() {
    XCTAssertEqual(
      [-8.0, -1, 0, 7, 8, 9].map { Mood(turn: $0) }, [.cosy, .nocturnal, .cosy, .nocturnal, .cosy, .lively])
    XCTAssertEqual(Mood(turn: 0.49), .cosy)
    XCTAssertEqual(Mood(turn: -0.51), .nocturnal)
    for far in [1e300, -1e300, Double.infinity, .nan] { XCTAssertEqual(Mood(turn: far), .cosy) }
  }
}
