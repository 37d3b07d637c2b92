// SPDX-License-Identifier: MIT
import XCTest

@testable import PlacesCore

final class StageGeometryTests: XCTestCase {
  private static let sizes = stride(from: 340.0, through: 1600, by: 90).flatMap { width in
    stride(from: 440.0, through: 1200, by: 95).map { StageGeometry(width: width, height: $0) }
  }

  func testThereIsRoomForEverythingInEveryWindow() {
    for stage in Self.sizes {
      let about = "\(stage.width) x \(stage.height)"
      let (closed, open) = (stage.wheel(WheelLook(progress: 0)), stage.wheel(WheelLook(progress: 1)))
      XCTAssertLessThanOrEqual(stage.radius * 2, stage.width, about)
      let arrow = stage.arrow(44)
      let tab = stage.tab(WheelLook(progress: 0), width: 140)
      XCTAssertLessThanOrEqual(arrow.bottom, tab.y, about)
      let logo = stage.logo((100, 20))
      XCTAssertGreaterThanOrEqual(logo.y, stage.banner(BannerLook(progress: 0)).bottom, about)
      XCTAssertLessThan(logo.bottom, arrow.y, about)
      let introduction = stage.introduction(WelcomeLook(progress: 0), height: 120)
      XCTAssertGreaterThanOrEqual(introduction.y, logo.bottom, about)
      XCTAssertLessThanOrEqual(introduction.width, stage.width - 40)
      // The list lies below the small wheel, and out of sight on the welcome page.
      XCTAssertGreaterThanOrEqual(open.y + stage.radius * 0.3 * StageGeometry.glow, 0, about)
      XCTAssertLessThan(open.bottom - stage.radius * 0.3 * StageGeometry.glow, stage.cardsTop, about)
      XCTAssertGreaterThan(stage.cards(CardsLook(progress: 0)).y, stage.height, about)
      XCTAssertEqual(stage.cards(CardsLook(progress: 1)).y, stage.cardsTop, accuracy: 1e-9, about)
      XCTAssertGreaterThan(stage.cards(CardsLook(progress: 1)).height, 200, about)
      XCTAssertEqual(stage.banner(BannerLook(progress: 1)).bottom, 0, about)
      XCTAssertEqual(closed.width * 0.3, open.width, accuracy: 1e-9)
    }
  }

  /// On its way up the list follows the wheel: it never runs into it.
  func testTheListStaysBelowTheWheel() {
    for stage in Self.sizes {
      for step in 0...20 {
        let progress = Double(step) / 20
        let wheel = stage.wheel(WheelLook(progress: progress))
        let rim = wheel.bottom - wheel.height / 2 * (1 - 1 / (1 + StageGeometry.glow))
        XCTAssertEqual(stage.cards(CardsLook(progress: progress)).y - rim, 18, accuracy: 1e-9)
      }
    }
  }

  /// The wheel stays under the finger: a drag over the reach is the way of the wheel.
  func testTheReachIsTheWayOfTheWheel() {
    for stage in Self.sizes {
      let tops = [0.0, 0.5, 1].map { progress in
        let frame = stage.wheel(WheelLook(progress: progress))
        return frame.y + frame.height / 2
      }
      XCTAssertEqual(tops[0] - tops[2], stage.reach.lift, accuracy: 1e-9)
      XCTAssertEqual(tops[0] - tops[1], stage.reach.lift / 2, accuracy: 1e-9)
    }
  }

  func testWhatAClickIsOn() {
    let stage = StageGeometry(width: 900, height: 700)
    let (x, y) = (450.0, 700 - 280 * 0.3)
    XCTAssertEqual(stage.radius, 280)
    XCTAssertNil(stage.steps(x: x, y: y - 200), "it is at the top already")
    XCTAssertEqual(stage.steps(x: x + 150, y: y - 150), 1)
    XCTAssertEqual(stage.steps(x: x + 200, y: y), 2)
    XCTAssertEqual(stage.steps(x: x - 150, y: y - 150), -1)
    XCTAssertNil(stage.steps(x: x, y: y), "the middle")
    XCTAssertNil(stage.steps(x: x + 281, y: y), "beside the wheel")
    XCTAssertTrue(stage.isOnTab(x: x, y: y - 280))
    XCTAssertFalse(stage.isOnTab(x: x + 120, y: y - 280))
    XCTAssertTrue(stage.isOnSmallWheel(x: 450, y: 14 + 84))
    XCTAssertFalse(stage.isOnSmallWheel(x: 550, y: 14 + 84))
    XCTAssertTrue(stage.touchesWheel(y: 690, CardsLook(progress: 0)))
    XCTAssertTrue(stage.touchesWheel(y: 690, CardsLook(progress: 0.5)), "a click in mid-flight takes over")
    XCTAssertFalse(stage.touchesWheel(y: 690, CardsLook(progress: 1)))
    XCTAssertTrue(stage.touchesWheel(y: 60, CardsLook(progress: 1)))
  }

  /// WCAG 2 asks for 4.5 : 1.
  func testWhatIsWrittenCanBeRead() {
    for mood in Mood.allCases { XCTAssertGreaterThan(mood.fill.contrast(mood.ink), 4.5, "\(mood)") }
    for isDark in [false, true] {
      for step in 0..<80 {
        let scenery = Scenery(turn: Double(step) / 10, isDark: isDark)
        // The introduction is in the upper half of the sky.
        for part in [0, 0.25, 0.5] {
          let sky = scenery.top.mixed(scenery.bottom, part)
          XCTAssertGreaterThan(sky.contrast(scenery.text), 4.5, "\(step) \(isDark)")
        }
        // Hills may reach up to the arrow and the introduction.
        for hill in scenery.hills { XCTAssertGreaterThan(hill.contrast(scenery.text), 4.5, "\(step) \(isDark)") }
      }
    }
    XCTAssertEqual(Shade.white.contrast(Shade(0x000000)), 21, accuracy: 0.001)
    XCTAssertEqual(Shade(0x777777).contrast(.white), 4.478, accuracy: 0.001)
    XCTAssertEqual(Shade(0xf0935f).css, "rgb(240, 147, 95)")
  }
}
