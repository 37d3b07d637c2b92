// SPDX-License-Identifier: MIT
import Foundation
import PlacesCore

/// The small picture of a mood, drawn around the origin in a square of 24.
@MainActor
enum MoodPicture {
  static func draw(_ mood: Mood, _ pen: Pen) {
    pen.set(mood.ink)
    switch mood {
    case .cosy: house(pen)
    case .lively: towers(pen)
    case .curious: compass(pen)
    case .sunny: sun(pen)
    case .calm: waves(pen)
    case .fresh: mountains(pen)
    case .dawning: sunrise(pen)
    case .nocturnal: moon(pen)
    }
  }

  private static func polygon(_ pen: Pen, _ points: [(Double, Double)]) {
    pen.move(points[0].0, points[0].1)
    for point in points.dropFirst() { pen.line(point.0, point.1) }
    pen.close()
    pen.fill()
  }

  private static func house(_ pen: Pen) {
    polygon(
      pen,
      [
        (-11, 0), (0, -10), (11, 0), (8, 0), (8, 10), (2.5, 10), (2.5, 3), (-2.5, 3), (-2.5, 10), (-8, 10), (-8, 0),
      ])
  }

  private static func towers(_ pen: Pen) {
    pen.rectangle(-10, -2, 5.5, 12)
    pen.rectangle(-3, -10, 6, 20)
    pen.rectangle(4.5, -5, 5.5, 15)
    pen.fill()
  }

  private static func compass(_ pen: Pen) {
    pen.circle(0, 0, 9.5)
    pen.stroke(2)
    polygon(pen, [(5.5, -5.5), (1.6, 1.6), (-5.5, 5.5), (-1.6, -1.6)])
  }

  private static func sun(_ pen: Pen) {
    pen.circle(0, 0, 5)
    pen.fill()
    rays(pen, Array(0..<8).map { Double($0) * .pi / 4 })
  }

  private static func rays(_ pen: Pen, _ angles: [Double]) {
    for angle in angles {
      pen.move(7.2 * cos(angle), 7.2 * sin(angle))
      pen.line(10.6 * cos(angle), 10.6 * sin(angle))
      pen.stroke(2)
    }
  }

  private static func waves(_ pen: Pen) {
    for y in [-6.0, 0, 6] {
      for step in 0...24 {
        let x = Double(step) - 12
        let point = (x: x * 0.87, y: y - 1.5 * sin(x * .pi / 6))
        if step == 0 { pen.move(point.x, point.y) } else { pen.line(point.x, point.y) }
      }
      pen.stroke(2.2)
    }
  }

  private static func mountains(_ pen: Pen) {
    polygon(pen, [(-11, 9), (-3, -8), (2, 1), (5, -4), (11, 9)])
  }

  private static func sunrise(_ pen: Pen) {
    pen.arc(0, 5, 5, from: .pi, to: 2 * .pi)
    pen.fill()
    pen.inside(x: 0, y: 5) { rays(pen, [-1, -0.75, -0.5, -0.25, 0].map { $0 * .pi }) }
    pen.move(-11, 8.6)
    pen.line(11, 8.6)
    pen.stroke(2)
  }

  private static func moon(_ pen: Pen) {
    // The horns are where the circles around (0, 0) and (4.5, -2.5) meet.
    let (axis, half) = (atan2(-2.5, 4.5), 1.12)
    pen.arc(0, 0, 9.5, from: axis + half, to: axis - half + 2 * .pi)
    let horn = (x: 9.5 * cos(axis - half), y: 9.5 * sin(axis - half))
    let back = (x: 9.5 * cos(axis + half), y: 9.5 * sin(axis + half))
    let inner = hypot(horn.x - 4.5, horn.y + 2.5)
    pen.arcBack(
      4.5, -2.5, inner, from: atan2(horn.y + 2.5, horn.x - 4.5),
      to: atan2(back.y + 2.5, back.x - 4.5))
    pen.close()
    pen.fill()
  }
}
