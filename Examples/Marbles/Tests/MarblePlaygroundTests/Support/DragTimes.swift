// SPDX-License-Identifier: MIT
import Foundation

/// The times from the pointer to the picture, by operator, in milliseconds.
struct DragTimes {
  /// Of a display that shows 60 pictures in a second.
  static let frame = 1000.0 / 60

  /// Every picture of the first drags, whatever the machine had to do beside.
  private(set) var all: [Double] = []
  /// The pictures of the best drag of each line.
  private var best: [String: [Double]] = [:]

  static func part(_ times: [Double], _ part: Double) -> Double {
    times.isEmpty ? 0 : times.sorted()[Int((Double(times.count - 1) * part).rounded())]
  }

  mutating func add(_ name: String, first: [Double], best: [Double]) {
    all += first
    self.best[name, default: []] += best
  }

  /// The operators some of whose pictures come later than within a frame: one in twenty may.
  var late: [String] { slowest.filter { Self.part(best[$0] ?? [], 0.95) >= Self.frame } }

  /// How many operators have been dragged.
  var count: Int { best.count }

  private var slowest: [String] { best.keys.sorted { time($0) > time($1) } }

  private func time(_ name: String) -> Double { Self.part(best[name] ?? [], 0.95) }

  var report: String {
    let parts = [0.5, 0.95, 0.99, 1].map { part in
      String(format: "%.0f %% within %.1f ms", part * 100, Self.part(all, part))
    }
    let names = slowest.prefix(5).map { String(format: "\($0) %.1f ms", time($0)) }
    return """
      \(all.count) pictures of \(count) operators: \(parts.joined(separator: ", ")).
      The slowest (95 % of the best drag of each line): \(names.joined(separator: ", ")).
      """
  }
}
