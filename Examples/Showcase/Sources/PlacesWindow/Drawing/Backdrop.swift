// SPDX-License-Identifier: MIT
import Foundation
import PlacesCore

/// The picture behind the welcome page: a sky and hills in the colours of the mood.
@MainActor
struct Backdrop {
  let turn: Double

  func draw(_ pen: Pen) {
    let scenery = Scenery(turn: turn, isDark: pen.isDark)
    pen.sky(scenery.top, scenery.bottom)
    let ranges: [(height: Double, swing: Double, length: Double, shift: Double)] = [
      (0.40, 0.055, 1.7, 0.4), (0.27, 0.045, 1.3, 2.1), (0.15, 0.04, 1.1, 4.0),
    ]
    for (range, color) in zip(ranges, scenery.hills) {
      // The nearer the hills, the more they move with the wheel.
      let shift = range.shift + turn * range.length * 0.22
      pen.move(0, pen.height)
      for step in 0...32 {
        let x = Double(step) / 32
        let wave = sin(x * 2 * .pi * range.length / 1.4 + shift) + 0.4 * sin(x * 9 * range.length + shift * 1.7)
        pen.line(x * pen.width, pen.height * (1 - range.height - range.swing * wave))
      }
      pen.line(pen.width, pen.height)
      pen.close()
      pen.set(color)
      pen.fill()
    }
  }
}
