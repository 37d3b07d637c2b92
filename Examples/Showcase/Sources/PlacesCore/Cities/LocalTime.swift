// SPDX-License-Identifier: MIT
import Foundation

/// The time in the zones of the world at one minute. Zones are looked up once.
struct LocalTimes {
  /// The minutes since 1970 in Greenwich.
  let minute: Int
  private var offsets: [String: Int] = [:]

  init(minute: Int) { self.minute = minute }

  /// The minutes by which a zone is ahead of Greenwich. A zone that this machine does not know is taken for Greenwich's.
  mutating func offset(of zone: String) -> Int {
    if let known = offsets[zone] { return known }
    let date = Date(timeIntervalSince1970: Double(minute) * 60)
    let offset = (TimeZone(identifier: zone)?.secondsFromGMT(for: date) ?? 0) / 60
    offsets[zone] = offset
    return offset
  }

  mutating func hour(in zone: String) -> Int { Self.minuteOfDay(minute + offset(of: zone)) / 60 }

  /// `09:41`, or `00:20 (+1 day)` where it is another day than at home.
  mutating func text(in zone: String, seenFrom home: String) -> String {
    let (there, here) = (minute + offset(of: zone), minute + offset(of: home))
    let days = Self.day(there) - Self.day(here)
    let ofDay = Self.minuteOfDay(there)
    let time = Self.twoDigits(ofDay / 60) + ":" + Self.twoDigits(ofDay % 60)
    return days == 0 ? time : time + (days > 0 ? " (+1 day)" : " (−1 day)")
  }

  /// `same time`, `2 h ahead`, `5 h 30 min behind`.
  mutating func difference(in zone: String, seenFrom home: String) -> String {
    let minutes = offset(of: zone) - offset(of: home)
    guard minutes != 0 else { return "same time" }
    let (hours, rest) = abs(minutes).quotientAndRemainder(dividingBy: 60)
    let parts = [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil].compactMap(\.self)
    return parts.joined(separator: " ") + (minutes > 0 ? " ahead" : " behind")
  }

  private static func day(_ minute: Int) -> Int { Int((Double(minute) / 1440).rounded(.down)) }
  private static func minuteOfDay(_ minute: Int) -> Int { minute - day(minute) * 1440 }
  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
