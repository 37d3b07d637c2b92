// SPDX-License-Identifier: MIT
import Foundation

/// A day of the calendar, wherever it is.
public struct Day: Hashable, Comparable, Sendable {
  /// The days since 1 January 1970.
  public var number: Int

  /// The day with a number of days since 1 January 1970.
  public init(number: Int) { self.number = number }

  /// A day of the Gregorian calendar.
  public init(_ year: Int, _ month: Int, _ day: Int) {
    // The days of the years before, counted from March, so that the leap day is the last one.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// A day as `2026-10-25`.
  public init?(_ text: String) {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]), (1...31).contains(parts[2]) else { return nil }
    self.init(parts[0], parts[1], parts[2])
  }

  /// The day on which the program runs, in UTC.
  public static var today: Day { Day(number: Int(Date().timeIntervalSince1970 / 86_400)) }

  /// The day of the week, 0 for Sunday.
  public var weekday: Int { ((number + 4) % 7 + 7) % 7 }

  /// The day of the month and the month, from 1.
  public var dayAndMonth: (day: Int, month: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    return (dayOfYear - (153 * month + 2) / 5 + 1, month < 10 ? month + 3 : month - 9)
  }

  /// `Mon 23 Nov`.
  public var text: String {
    let (day, month) = dayAndMonth
    return "\(Self.weekdays[weekday]) \(day) \(Self.months[month - 1])"
  }

  public static func < (one: Day, other: Day) -> Bool { one.number < other.number }
  public static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

/// A point in time at a place, to the minute.
public struct Moment: Hashable, Sendable {
  /// The minutes since 1 January 1970, 00:00 UTC.
  public var utc: Int
  /// By how many minutes the clocks of the place are ahead of UTC.
  public var offset: Int

  /// Makes a moment.
  public init(utc: Int, offset: Int) {
    self.utc = utc
    self.offset = offset
  }

  /// The moment as the clocks of a time zone show it.
  public init(utc: Int, in zone: TimeZone) {
    self.utc = utc
    offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(utc) * 60)) / 60
  }

  /// The day at the place.
  public var day: Day { Day(number: (utc + offset).quotient(1440)) }

  /// The minutes since midnight at the place, by its clocks.
  public var minuteOfDay: Int { (utc + offset) - day.number * 1440 }

  /// `07:05`.
  public var time: String {
    let (hour, minute) = minuteOfDay.quotientAndRemainder(dividingBy: 60)
    return (hour < 10 ? "0\(hour)" : "\(hour)") + (minute < 10 ? ":0\(minute)" : ":\(minute)")
  }
}

extension Int {
  /// The quotient, rounded down.
  func quotient(_ divisor: Int) -> Int { self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor) }
}
