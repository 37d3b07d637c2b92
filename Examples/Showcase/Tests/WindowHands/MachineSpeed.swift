// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import TestSupport

/// How fast the machine is at the moment. The processor that it shares with other machines does the same work in half the time or in all of it, from one
/// minute to the next. So a drawing that is always the same is timed beside the frames.
@MainActor
struct MachineSpeed {
  private var times: [Double] = []

  /// The milliseconds that the drawing takes on the machine on which the limit of a frame was set, when nothing disturbs it.
  private static let usual = 1.0

  /// How many times as long as usual the drawing has taken in the middle; 1 at least.
  var slowness: Double {
    let sorted = times.sorted()
    return sorted.isEmpty ? 1 : max(1, sorted[sorted.count / 2] / Self.usual)
  }

  /// Times the drawing once.
  mutating func measure() {
    let start = workedMilliseconds()
    Self.draw()
    times.append(workedMilliseconds() - start)
  }

  private static let (width, height) = (900.0, 720.0)
  private static let pictures = (0..<2).map { _ in
    cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
  }

  /// What a frame consists of, too: copies of the size of a window, colours that flow into each other, shapes with soft edges.
  private static func draw() {
    let pictures = pictures
    let pattern = cairo_pattern_create_radial(width / 2, height / 2, 10, width / 2, height / 2, 180)!
    cairo_pattern_add_color_stop_rgba(pattern, 0, 0.9, 0.4, 0.2, 0.9)
    cairo_pattern_add_color_stop_rgba(pattern, 1, 0.1, 0.2, 0.6, 0.1)
    let cairo = cairo_create(pictures[0])!
    cairo_set_source(cairo, pattern)
    cairo_rectangle(cairo, 0, 0, width, 20)
    cairo_fill(cairo)
    cairo_set_source_rgba(cairo, 0.4, 0.5, 0.3, 0.5)
    cairo_arc(cairo, width / 2, height / 2, 100, 0, 5)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    let copy = cairo_create(pictures[1])!
    cairo_set_source_surface(copy, pictures[0], 0, 0)
    for _ in 0..<3 { cairo_paint(copy) }
    cairo_destroy(copy)
    cairo_pattern_destroy(pattern)
  }
}
