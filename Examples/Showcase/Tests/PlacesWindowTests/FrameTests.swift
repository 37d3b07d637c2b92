// SPDX-License-Identifier: MIT
import Foundation
import PlacesCore
import RecordedMovements
import RxGTK
import WindowHands
import WindowPictures
import XCTest

@testable import PlacesWindow

/// What a frame costs while a user moves the wheel. The drawing is done by cairo, without a graphics card.
final class FrameTests: XCTestCase {
  /// Every sixth recorded movement, with the real pointer and in its own time: half of them upwards on the welcome page and downwards on the list,
  /// the others to the side.
  func testNoFrameOfARecordedMovementIsLate() throws {
    try play { play in
      waitFor("no cities") { play.page.cards.title.text == "Cosy places near Copenhagen" }
      runUntilPainted(20, play.window)
      let seen = Seen()
      for (number, trace) in Trace.recorded.enumerated().filter({ $0.offset % 6 == 0 }) {
        let look = { @MainActor in
          let (wheel, cards) = play.progress()
          seen.places.insert((wheel * 1000).rounded())
          if abs(wheel - cards) > 0.01 { seen.disagreements.append("wheel \(wheel), cards \(cards)") }
        }
        let meter = try FrameMeter.inTime(of: play.page.stage, look: look) {
          let wasOpen = play.isOpen
          try Hands.drag(play.way(of: trace, isFlat: number % 12 == 0, isOpen: wasOpen), in: Hands.window)
          waitFor("it does not settle: \(play.progress())") { play.isOpen || play.isClosed }
          if play.isOpen, !wasOpen { seen.opened += 1 }
          if play.isClosed, wasOpen { seen.closed += 1 }
          seen.moods.insert(play.page.cards.title.text ?? "")
        }
        seen.frames += meter.works.count
        XCTAssertLessThan(meter.most(of: 1), meter.limit, "movement \(number): \(meter.summary)")
      }
      print("\(seen.frames) frames, \(seen.opened) opened, \(seen.closed) closed, \(seen.moods.count) moods")
      XCTAssertEqual(seen.disagreements, [], "of \(seen.frames) frames")
      // The movements of each kind did something. How many of them go far enough depends on how fast a busy machine replays them.
      XCTAssertGreaterThan(seen.frames, 300)
      XCTAssertGreaterThan(seen.places.count, 50)
      XCTAssertGreaterThan(min(seen.opened, seen.closed, seen.moods.count), 1)
    }
  }

  /// The wheel is turned, thrown up and down with keys.
  func testNoFrameOfAFlightIsLate() throws {
    try play { play in
      waitFor("no cities") { play.page.cards.title.text == "Cosy places near Copenhagen" }
      runUntilPainted(20, play.window)
      for flight in 0..<5 {
        let meter = try FrameMeter.inTime(of: play.page.stage) {
          // Another mood has other cards, which are filled.
          for key in ["Right", "Page_Up"] { try Hands.press(key) }
          waitFor("it does not open") { play.isOpen }
          try Hands.press("Escape")
          waitFor("it does not close") { play.isClosed && play.page.wheel.canvas.isFocused }
        }
        print("flight \(flight): \(meter.summary)")
        XCTAssertGreaterThan(meter.works.count, 10)
        XCTAssertLessThan(meter.most(of: 1), meter.limit, "flight \(flight): \(meter.summary)")
      }
    }
  }
}

/// What the movements did.
@MainActor
private final class Seen {
  var disagreements: [String] = []
  var places = Set<Double>()
  var moods = Set<String>()
  var frames = 0
  var opened = 0
  var closed = 0
}

extension Play {
  /// A recorded movement as one of this window, from the wheel on and no farther than to the edges: turned on its side if it has to be, and mirrored
  /// so that it goes to the other page.
  fileprivate func way(of trace: Trace, isFlat: Bool, isOpen: Bool) -> [(pause: Double, x: Double, y: Double)] {
    let geometry = page.stage.geometry
    let start = (x: geometry.width / 2, y: isOpen ? geometry.cardsTop / 2 : geometry.height - 100)
    let (first, last) = (trace.points[0], trace.points[trace.points.count - 1])
    let wasFlat = abs(last.x - first.x) > abs(last.y - first.y)
    let moves = trace.mapped { x, y in wasFlat == isFlat ? (x - first.x, y - first.y) : (y - first.y, x - first.x) }
    let sign = (moves.points[moves.points.count - 1].y > 0) == isOpen ? 1.0 : -1
    var before = first.time
    return moves.points.map { point in
      defer { before = point.time }
      let place = (x: start.x + point.x, y: start.y + point.y * sign)
      return (
        Double(point.time - before) / 1000, origin.x + min(max(place.x, 5), geometry.width - 5),
        origin.y + min(max(place.y, 5), geometry.height - 5)
      )
    }
  }
}
