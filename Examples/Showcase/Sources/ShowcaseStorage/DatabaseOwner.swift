// SPDX-License-Identifier: MIT
import Foundation
import GRDB

/// A file that is in the place of an app's database and is none of the app's.
public struct ForeignFile: Error, Hashable, Sendable {
  /// The name of the file.
  public var name: String

  public init(name: String) { self.name = name }
}

/// The app that a database belongs to. The header of the file says so, as SQLite's `application_id`.
///
/// A file of somebody else is refused and stays as it is. An empty file belongs to nobody. A file of an older build, which signed nothing, is
/// known by its tables, which a journal may hide that a crash has left.
public struct DatabaseOwner: Sendable {
  private let id: Int32
  private let tables: Set<String>

  /// - Parameters:
  ///   - id: what the app writes into the header: four letters.
  ///   - tables: the names of all tables that the app makes.
  public init(id: String, tables: Set<String>) {
    precondition(id.utf8.count == 4, "DatabaseOwner: \(id) has not four letters")
    self.id = Int32(bitPattern: id.utf8.reduce(0) { $0 << 8 | UInt32($1) })
    self.tables = tables
  }

  /// Opens a file and signs it, or makes it. It throws ``ForeignFile``, before it changes anything, if the file is none of the app's.
  public func open(_ file: URL, configuration: Configuration = Configuration()) throws -> DatabaseQueue {
    let isSigned = try isSigned(file)
    let database = try DatabaseQueue(path: file.path, configuration: configuration)
    // A full disk takes no signature. The tables of the file tell then whose it is.
    if !isSigned { try? database.writeWithoutTransaction(sign) }
    return database
  }

  /// Whether a file has the signature of the app; nothing in it has to be whole. A file that is empty or missing has none.
  ///
  /// It throws ``ForeignFile`` if the file is none of the app's.
  public func isSigned(_ file: URL) throws -> Bool {
    // What cannot be read, such as a folder, SQLite has a better word for.
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    guard let header = try? handle.read(upToCount: 100), !header.isEmpty else { return false }
    let foreign = ForeignFile(name: file.lastPathComponent)
    guard header.count == 100, header.starts(with: Data("SQLite format 3\0".utf8)) else { throw foreign }
    let found = header[68..<72].reduce(0) { $0 << 8 | UInt32($1) }
    if Int32(bitPattern: found) == id { return true }
    // No app here keeps a log beside its file. Looking into a file that has one would leave it there.
    guard found == 0, header[18] < 2 else { throw foreign }
    do {
      guard let names = try Self.tablesBehindJournal(of: file) else { return false }
      guard names == tables else { throw foreign }
      return false
    } catch let error as DatabaseError where !Self.tellsNothing.contains(error.resultCode) {
      // Nothing says that a file without signature whose tables cannot be read is the app's.
      throw foreign
    }
  }

  /// Errors that come from elsewhere than from the file.
  private static let tellsNothing: [ResultCode] = [.SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_FULL]

  /// Writes the signature.
  public func sign(_ database: Database) throws { try database.execute(sql: "PRAGMA application_id = \(id)") }

  /// The tables of a file; nil if nothing has ever been made in it.
  ///
  /// A program that ended in the middle of writing leaves a journal beside its file. The next program that opens it to write takes back what was half
  /// written, which changes both. As long as nobody knows whose the file is, that happens to a copy of them.
  private static func tablesBehindJournal(of file: URL) throws -> Set<String>? {
    do {
      return try tables(of: file)
    } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_READONLY_ROLLBACK {
      let manager = FileManager.default
      let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      // Cleans up as far as it can: what stays is in the folder for what is temporary.
      defer { try? manager.removeItem(at: folder) }
      // The journal is beside the file itself, not beside a link to it.
      let file = file.resolvingSymlinksInPath()
      let copy = folder.appendingPathComponent("copy.sqlite")
      for suffix in ["", "-journal"] { try manager.copyItem(atPath: file.path + suffix, toPath: copy.path + suffix) }
      try DatabaseQueue(path: copy.path).close()
      return try tables(of: copy)
    }
  }

  /// The tables of a file without a journal.
  private static func tables(of file: URL) throws -> Set<String>? {
    var configuration = Configuration()
    configuration.readonly = true
    let database = try DatabaseQueue(path: file.path, configuration: configuration)
    defer { try? database.close() }
    return try database.read { database in
      let isUntouched = try Bool.fetchOne(database, sql: "SELECT count(*) = 0 FROM sqlite_master") == true
      if isUntouched, try Int.fetchOne(database, sql: "PRAGMA user_version") == 0 { return nil }
      return try String.fetchSet(
        database,
        sql: """
          SELECT name FROM sqlite_master
          WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'grdb_migrations'
          """)
    }
  }
}
