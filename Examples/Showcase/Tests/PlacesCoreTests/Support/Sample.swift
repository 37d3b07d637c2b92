// SPDX-License-Identifier: MIT
import Foundation

@testable import PlacesCore

enum Sample {
  /// All that come with the app, read once.
  static let all: [City] = {
    do { return try CityFile.parse(Data(contentsOf: CityFile.shipped), name: "cities.csv") } catch { return [] }
  }()

  /// Some, from all over the world: enough for every mood, few enough for 10,000 actions.
  static let cities: [City] = all.enumerated().filter { $0.offset.isMultiple(of: 150) }.map(\.element)

  static func city(_ name: String) -> City { all.first { $0.name == name }! }
}

/// A recorded movement of a pointer.
struct Trace {
  struct Point {
    var time: Int
    var x: Double
    var y: Double
  }

  var points: [Point]

  /// All movements of the file.
  static let recorded: [Trace] = {
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

  /// The same movement, mirrored or turned.
  func mapped(_ transform: (Double, Double) -> (Double, Double)) -> Trace {
    Trace(
      points: points.map { point in
        let (x, y) = transform(point.x, point.y)
        return Point(time: point.time, x: x, y: y)
      })
  }
}

/// The time that this thread has worked, in milliseconds: what other programs do at the same time does not count.
func workedMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}
