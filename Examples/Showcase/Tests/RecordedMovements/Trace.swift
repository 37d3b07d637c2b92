// SPDX-License-Identifier: MIT
import Foundation

/// A recorded movement of a real pointer.
public struct Trace: Sendable {
  public struct Point: Sendable {
    /// Milliseconds from the beginning.
    public var time: Int
    public var x: Double
    public var y: Double
  }

  public var points: [Point]

  /// All movements of the file.
  public static let recorded: [Trace] = {
    let file = Bundle.module.bundleURL.appendingPathComponent("Recorded/mouse.csv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var traces: [Trace] = []
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let numbers = line.split(separator: ",").compactMap { Int($0) }
      if numbers[0] == traces.count { traces.append(Trace(points: [])) }
      traces[numbers[0]].points.append(Point(time: numbers[1], x: Double(numbers[2]), y: Double(numbers[3])))
    }
    return traces
  }()

  /// The same movement, mirrored, turned or somewhere else.
  public func mapped(_ transform: (Double, Double) -> (Double, Double)) -> Trace {
    Trace(
      points: points.map { point in
        let (x, y) = transform(point.x, point.y)
        return Point(time: point.time, x: x, y: y)
      })
  }
}
