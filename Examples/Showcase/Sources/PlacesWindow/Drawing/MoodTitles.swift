// SPDX-License-Identifier: MIT
import PlacesCore
import RxGTK

/// The titles of the moods, as the wheel writes them.
@MainActor
struct MoodTitles {
  private let plain: [Mood: TextOutline]
  private let bold: [Mood: TextOutline]

  init(for widget: Widget) {
    func outlines(isBold: Bool) -> [Mood: TextOutline] {
      Dictionary(
        uniqueKeysWithValues: Mood.allCases.map { ($0, TextOutline($0.title, isBold: isBold, for: widget)) })
    }
    (plain, bold) = (outlines(isBold: false), outlines(isBold: true))
  }

  func write(_ mood: Mood, _ pen: Pen, x: Double, y: Double, size: Double, isBold: Bool) {
    (isBold ? bold : plain)[mood]?.fill(pen, x: x, y: y, size: size)
  }
}
