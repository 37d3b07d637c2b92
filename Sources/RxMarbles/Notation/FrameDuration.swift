// SPDX-License-Identifier: MIT
import RxSwift

/// The time that a frame stands for, and spans of time written in it.
struct FrameDuration: Hashable, Sendable {
  /// As many nanoseconds as all units of the notation are multiples of.
  let nanoseconds: Int64

  /// At least a nanosecond.
  init(_ interval: RxTimeInterval) { self.init(seconds: interval.inSeconds) }

  init(seconds: Double) {
    let value = (seconds * 1_000_000_000).rounded()
    nanoseconds = value >= Double(Int64.max) ? Int64.max : max(1, Int64(value))
  }

  private static let units: [(name: String, nanoseconds: Int64)] = [
    ("m", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000),
  ]

  enum Reading: Equatable {
    case frames(Int)
    case fault(String)
  }

  /// Reads a span such as `1.5s`: digits, perhaps a point and digits, and a unit. Nil if the text is something else.
  func read(_ text: Substring) -> Reading? {
    let whole = text.prefix { $0.isASCII && $0.isNumber }
    var rest = text[whole.endIndex...]
    var fraction: Substring = ""
    if rest.first == "." {
      fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      rest = rest[fraction.endIndex...]
      if fraction.isEmpty { return nil }
    }
    guard !whole.isEmpty, let unit = Self.units.first(where: { $0.name == rest }) else { return nil }
    guard let length = Self.nanoseconds(whole, fraction, of: unit.nanoseconds) else {
      return .fault("This span of time is too long, or too exact.")
    }
    guard length.isMultiple(of: nanoseconds) else {
      return .fault("This span of time is no whole number of frames: a frame is \(Self.text(nanoseconds)).")
    }
    return .frames(Int(clamping: length / nanoseconds))
  }

  private static func nanoseconds(_ whole: Substring, _ fraction: Substring, of unit: Int64) -> Int64? {
    guard let count = Int64(whole) else { return nil }
    var (sum, overflow) = count.multipliedReportingOverflow(by: unit)
    var digit = unit
    for character in fraction where !overflow {
      // Zeroes at the end of a fraction change nothing.
      guard let value = character.wholeNumberValue, digit > 0 && digit.isMultiple(of: 10) || value == 0 else {
        return nil
      }
      digit /= 10
      (sum, overflow) = sum.addingReportingOverflow(Int64(value) * digit)
    }
    return overflow ? nil : sum
  }

  /// The largest number of frames that can be written as a span.
  var longestSpan: Int { Int(clamping: Int64.max / nanoseconds) }

  /// The span of a number of frames, at most of `longestSpan`.
  func text(frames: Int) -> String { Self.text(Int64(frames) * nanoseconds) }

  /// In the longest unit of which it is a whole multiple, or else in parts of a millisecond.
  private static func text(_ length: Int64) -> String {
    if let unit = units.first(where: { length.isMultiple(of: $0.nanoseconds) && length > 0 }) {
      return "\(length / unit.nanoseconds)\(unit.name)"
    }
    let part = String(length % 1_000_000)
    let fraction = String(repeating: "0", count: 6 - part.count) + part
    return "\(length / 1_000_000).\(fraction)ms"
  }
}
