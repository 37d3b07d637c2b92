// SPDX-License-Identifier: MIT
import Foundation
import PlacesCore

/// The wheel, as a function of how it looks, which way it is turned, and the size it has.
@MainActor
struct WheelDrawing {
  let look: WheelLook
  let turn: Double
  let titles: MoodTitles

  func draw(_ pen: Pen) {
    let middle = (x: pen.width / 2, y: pen.height / 2)
    let radius = pen.width / 2 / (1 + StageGeometry.glow)
    let scenery = Scenery(turn: turn, isDark: pen.isDark)
    if look.glowOpacity > 0 {
      pen.glow(
        middle.x, middle.y, inner: radius * 0.94, outer: radius * (1 + StageGeometry.glow), scenery.color,
        alpha: look.glowOpacity * (pen.isDark ? 0.75 : 0.9))
    }
    let rim: Shade = pen.isDark ? Shade(0x2e2a3c) : .white
    pen.circle(middle.x, middle.y, radius)
    pen.set(rim)
    pen.fill()
    pen.inside(x: middle.x, y: middle.y) { parts(pen, radius: radius * 0.965) }
    hub(pen, middle, radius: radius * 0.4, rim)
    if pen.showsFocus {
      pen.circle(middle.x, middle.y, radius + 3)
      pen.set(pen.isDark ? Shade(0x99c1f1) : Shade(0x1a5fb4))
      pen.stroke(3)
    }
  }

  /// One part for each mood, the first at the top, clockwise.
  private func parts(_ pen: Pen, radius: Double) {
    let count = Double(Mood.allCases.count)
    let width = 2 * Double.pi / count
    let chosen = Mood(turn: turn)
    for mood in Mood.allCases {
      pen.inside(x: 0, y: 0, turn: (Double(mood.rawValue) - turn) * width) {
        pen.move(0, 0)
        pen.arc(0, 0, radius, from: -.pi / 2 - width / 2, to: -.pi / 2 + width / 2)
        pen.close()
        pen.set(mood.fill)
        pen.fill()
        // The text fades; the picture moves into its place.
        let lifted = radius * (0.71 + 0.06 * look.textOpacity)
        pen.inside(x: 0, y: -lifted, scale: radius * (mood == chosen ? 0.0125 : 0.0105)) {
          MoodPicture.draw(mood, pen)
        }
        if look.textOpacity > 0 {
          pen.set(mood.ink, alpha: look.textOpacity)
          titles.write(mood, pen, x: 0, y: -radius * 0.55, size: max(9, radius * 0.068), isBold: mood == chosen)
        }
      }
    }
    // Thin lines between the parts.
    for index in 0..<Mood.allCases.count {
      pen.inside(x: 0, y: 0, turn: (Double(index) + 0.5 - turn) * width) {
        pen.move(0, 0)
        pen.line(0, -radius)
        pen.set(pen.isDark ? Shade(0x2e2a3c) : .white)
        pen.stroke(max(1.5, radius * 0.01))
      }
    }
  }

  /// The middle says which mood is chosen.
  private func hub(_ pen: Pen, _ middle: (x: Double, y: Double), radius: Double, _ rim: Shade) {
    let mood = Mood(turn: turn)
    pen.circle(middle.x, middle.y, radius)
    pen.set(rim)
    pen.fill()
    pen.circle(middle.x, middle.y, radius * 0.9)
    pen.set(mood.fill, alpha: pen.isDark ? 0.22 : 0.2)
    pen.fill()
    guard look.textOpacity > 0 else { return }
    let text: Shade = pen.isDark ? .white : .ink
    pen.set(text, alpha: look.textOpacity)
    titles.write(mood, pen, x: middle.x, y: middle.y - radius * 0.3, size: max(13, radius * 0.29), isBold: true)
  }
}
