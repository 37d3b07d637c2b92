// SPDX-License-Identifier: MIT
import DatabaseFiles
import Foundation
import GRDB

/// The schedule in SQLite.
///
/// The file is made from the schedule that comes with the app when it is missing or damaged: beside its place first, so that a crash in
/// the middle leaves no half file behind. A file that is another program's stays as it is; there is no schedule then.
public final class ScheduleStore: Sendable {
  /// The version of the tables; a file of another version is made anew.
  private static let version = 1
  private static let owner = DatabaseOwner(id: "RxTt", tables: ["line"])

  /// All airports.
  public let airports: Airports
  private let database: DatabaseQueue

  /// Opens the schedule in a folder, and makes it there if it has to.
  public convenience init(folder: URL) throws {
    guard let flights = ScheduleFiles.flights, let airports = ScheduleFiles.airports else {
      throw CocoaError(.fileNoSuchFile)
    }
    try self.init(folder: folder, flights: flights, airports: airports)
  }

  /// - Parameter pageLimit: how large the file may become, for a test of a full disk.
  init(folder: URL, flights: URL, airports: URL, pageLimit: Int? = nil) throws {
    self.airports = Airports(try ScheduleFiles.airports(in: Data(contentsOf: airports)))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("timetable.sqlite")
    let place = try DatabaseFile(file)
    let isSigned = try Self.owner.isSigned(file)
    if let database = Self.existing(file) {
      self.database = database
    } else {
      // The store replaces the app's own file, or an empty one: not a folder.
      guard isSigned || place.isEmpty else { throw ForeignFile(file) }
      let folder = place.target.deletingLastPathComponent()
      guard place.folderType == .typeDirectory else { throw ScheduleProblem.folderIsMissing(folder.path) }
      Self.removeHalfFiles(folder)
      let new = folder.appendingPathComponent("timetable-\(UUID().uuidString).sqlite")
      defer { try? FileManager.default.removeItem(at: new) }
      try Self.make(new, from: flights, pageLimit: pageLimit)
      // Another program may have replaced the file. The store looks again before it removes the file.
      guard try Self.owner.isSigned(file) || place.isEmpty else { throw ForeignFile(file) }
      try place.remove()
      try FileManager.default.moveItem(at: new, to: place.target)
      database = try DatabaseQueue(path: file.path)
    }
  }

  /// The flights that leave an airport for another one on a day, by the clocks of the first.
  public func flights(_ leg: Leg) throws -> [Flight] { try flights(leg, days: 1) }

  /// The flights on several days, beginning with that of the leg.
  public func flights(_ leg: Leg, days: Int) throws -> [Flight] {
    guard let origin = zone(leg.origin), let destination = zone(leg.destination) else { return [] }
    let lines = try database.read { database in
      try ScheduleLine.fetchAll(
        database.cachedStatement(sql: "SELECT * FROM line WHERE origin = ? AND destination = ?"),
        arguments: [leg.origin, leg.destination])
    }
    return lines.flatMap { line -> [Flight] in
      // A day of a place touches the day before or after it in UTC.
      line.departures(from: leg.day + -1, through: leg.day + days).compactMap { utc -> Flight? in
        let departure = Moment(utc: utc, in: origin)
        guard (leg.day..<leg.day + days).contains(departure.day) else { return nil }
        return Flight(
          line: line.line, airline: line.airline, callsign: line.callsign, aircraft: line.aircraft,
          origin: line.origin, destination: line.destination, departure: departure,
          arrival: Moment(utc: utc + line.minutes, in: destination), distance: line.distance)
      }
    }
    .sorted { Order().precedes($0, $1) }
  }

  /// The number of lines of the schedule.
  public var count: Int {
    get throws { try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM line") ?? 0 } }
  }

  private func zone(_ code: String) -> TimeZone? { airports[code].flatMap { TimeZone(identifier: $0.timeZone) } }

  /// The file, if it is whole and of this version. Whatever is wrong with another one, the schedule that comes with the app takes its place: nothing
  /// in it is the user's.
  private static func existing(_ file: URL) -> DatabaseQueue? {
    guard FileManager.default.fileExists(atPath: file.path), let database = try? DatabaseQueue(path: file.path),
      let version = try? database.read({ try Int.fetchOne($0, sql: "PRAGMA user_version") }), version == Self.version,
      (try? database.read({ try String.fetchOne($0, sql: "PRAGMA quick_check") })) == "ok"
    else { return nil }
    return database
  }

  /// A program that was killed while it made the file has left a half one. One that is not older than a minute may be in the making.
  private static func removeHalfFiles(_ folder: URL) {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey, .isRegularFileKey])
    for file in files ?? [] where isHalf(file.lastPathComponent) {
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey, .isRegularFileKey])
      if let values, values.isRegularFile == true, let changed = values.contentModificationDate,
        changed.timeIntervalSinceNow < -60
      {
        try? FileManager.default.removeItem(at: file)
      }
    }
  }

  /// Whether a file is named as those are that are being made: with an identifier that nobody else makes up, and what SQLite adds.
  private static func isHalf(_ name: String) -> Bool {
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2 && parts[0].hasPrefix("timetable-") && ["sqlite", "sqlite-journal"].contains(parts[1])
      && UUID(uuidString: String(parts[0].dropFirst(10))) != nil
  }

  private static func make(_ file: URL, from flights: URL, pageLimit: Int?) throws {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      if let pageLimit { try db.execute(sql: "PRAGMA max_page_count = \(pageLimit)") }
    }
    let database = try DatabaseQueue(path: file.path, configuration: configuration)
    try database.write { database in
      try database.execute(
        sql: """
          CREATE TABLE line (
            line INTEGER PRIMARY KEY, airline TEXT NOT NULL, callsign TEXT NOT NULL, aircraft TEXT NOT NULL,
            origin TEXT NOT NULL, destination TEXT NOT NULL, weekday INTEGER, minute INTEGER NOT NULL,
            minutes INTEGER NOT NULL, distance INTEGER NOT NULL)
          """)
      let statement = try database.makeStatement(sql: "INSERT INTO line VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      try ScheduleFiles.schedule(in: Data(contentsOf: flights)) { line in
        try statement.execute(arguments: [
          line.line, line.airline, line.callsign, line.aircraft, line.origin, line.destination, line.weekday,
          line.minute, line.minutes, line.distance,
        ])
      }
      try database.execute(sql: "CREATE INDEX route ON line (origin, destination)")
      try database.execute(sql: "PRAGMA user_version = \(version)")
      try owner.sign(database)
    }
    try database.close()
  }
}

extension ScheduleLine: FetchableRecord {
  init(row: Row) {
    self.init(
      line: row[0], airline: row[1], callsign: row[2], aircraft: row[3], origin: row[4], destination: row[5],
      weekday: row[6], minute: row[7], minutes: row[8], distance: row[9])
  }
}
