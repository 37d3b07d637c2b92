// SPDX-License-Identifier: MIT
import Foundation
import ShowcaseModel

/// A line of the schedule.
struct ScheduleLine: Sendable, Equatable {
  var line: Int
  var airline: String
  var callsign: String
  var aircraft: String
  var origin: String
  var destination: String
  /// The day of the week of the departure in UTC, 0 for Sunday; nil for every day.
  var weekday: Int?
  /// The minute of the day of the departure in UTC.
  var minute: Int
  var minutes: Int
  var distance: Int

  /// The departures on days of UTC, in minutes since 1970.
  func departures(from first: Day, through last: Day) -> [Int] {
    guard first <= last else { return [] }
    return (first.number...last.number).compactMap { number in
      let day = Day(number: number)
      guard weekday == nil || weekday == day.weekday else { return nil }
      return number * 1440 + minute
    }
  }
}

/// Reads the files that come with the app.
enum ScheduleFiles {
  /// What is wrong with a file.
  struct Unreadable: Error, CustomStringConvertible {
    var file: String
    var line: Int
    var description: String { "\(file) cannot be read: line \(line) is not as expected." }
  }

  static var flights: URL? { Bundle.module.url(forResource: "schedule-gpl/flights", withExtension: "csv") }
  static var airports: URL? { Bundle.module.url(forResource: "airports/airports", withExtension: "csv") }

  /// The airports of a file.
  static func airports(in data: Data) throws -> [Airport] {
    try CommaSeparated.lines(data).enumerated().dropFirst().map { index, line in
      let fields = CommaSeparated.fields(line)
      guard fields.count == 7, TimeZone(identifier: fields[6]) != nil else {
        throw Unreadable(file: "airports.csv", line: index + 1)
      }
      return Airport(id: fields[0], name: fields[1], city: fields[2], country: fields[3], timeZone: fields[6])
    }
  }

  /// The lines of a schedule, one after the other: there are tens of thousands.
  static func schedule(in data: Data, _ take: (ScheduleLine) throws -> Void) throws {
    var number = 0
    for bytes in data.split(separator: UInt8(ascii: "\n")) {
      number += 1
      guard number > 1 else { continue }
      let fields = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      guard fields.count == 12, let minute = minuteOfDay(fields[5]), let minutes = integer(fields[9]),
        let distance = integer(fields[10]), minutes > 0, distance > 0
      else { throw Unreadable(file: "flights.csv", line: number) }
      try take(
        ScheduleLine(
          line: number, airline: text(fields[0]), callsign: text(fields[1]), aircraft: text(fields[2]),
          origin: text(fields[3]), destination: text(fields[6]), weekday: integer(fields[4]), minute: minute,
          minutes: minutes, distance: distance))
    }
  }

  private static func text(_ bytes: Data) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func integer(_ bytes: Data) -> Int? {
    guard !bytes.isEmpty, bytes.count < 10 else { return nil }
    var value = 0
    for byte in bytes {
      guard byte >= 48, byte <= 57 else { return nil }
      value = value * 10 + Int(byte) - 48
    }
    return value
  }

  private static func minuteOfDay(_ bytes: Data) -> Int? {
    let parts = bytes.split(separator: UInt8(ascii: ":"))
    guard parts.count == 2, let hour = integer(parts[0]), let minute = integer(parts[1]), hour < 24, minute < 60
    else { return nil }
    return hour * 60 + minute
  }
}
