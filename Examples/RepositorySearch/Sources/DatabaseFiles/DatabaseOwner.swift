// SPDX-License-Identifier: MIT
import Foundation
import GRDB

/// The program that a database belongs to. The header of the file says so, as SQLite's `application_id`.
///
/// A file of another program is refused and stays as it is, and so does what it has beside it. An empty file belongs to nobody. A file of an
/// older build, which signed nothing, is known by its tables, which a journal may hide that a crash has left.
public struct DatabaseOwner: Sendable {
  private let id: Int32
  private let tables: Set<String>?

  /// - Parameters:
  ///   - id: what the program writes into the header: four letters.
  ///   - tables: the names of all tables that the program makes; nil if a file without its signature is never the program's.
  public init(id: String, tables: Set<String>? = nil) {
    precondition(id.utf8.count == 4, "DatabaseOwner: \(id) has not four letters")
    self.id = Int32(bitPattern: id.utf8.reduce(0) { $0 << 8 | UInt32($1) })
    self.tables = tables
  }

  /// Opens a file and signs it, or makes it. It throws ``ForeignFile``, before it changes anything, if the file is none of the program's.
  public func open(_ file: URL, configuration: Configuration = Configuration()) throws -> DatabaseQueue {
    let isSigned = try isSigned(file)
    let database = try DatabaseQueue(path: file.path, configuration: configuration)
    if isSigned { return database }
    do {
      // The first thing that is written: there is no moment at which the file has content but no signature.
      try database.writeWithoutTransaction(sign)
    } catch {
      // A full disk takes no signature. The tables of the file tell then whose it is.
      guard tables != nil else { throw error }
    }
    return database
  }

  /// Opens a file that only its owner may read, with its folder if that is missing. Another process may be writing for up to five seconds.
  public func openPrivate(_ file: URL, configuration: Configuration = Configuration()) throws -> DatabaseQueue {
    let manager = FileManager.default
    try manager.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // What is foreign is refused before there is a file.
    _ = try isSigned(file)
    // SQLite gives its journal the permissions of the file. Another process may make the file at the same time.
    let path = try DatabaseFile(file).target.path
    let descriptor = Foundation.open(path, O_CREAT | O_EXCL | O_WRONLY, 0o600)
    if descriptor >= 0 { close(descriptor) } else if errno != EEXIST { throw CocoaError(.fileWriteNoPermission) }
    var configuration = configuration
    configuration.busyMode = .timeout(5)
    let database = try open(file, configuration: configuration)
    // An older build has made the file readable for all.
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    return database
  }

  /// Whether a file has the signature of the program; nothing in it has to be whole. A file that is empty or missing has none.
  ///
  /// It throws ``ForeignFile`` if the file is none of the program's.
  public func isSigned(_ file: URL) throws -> Bool {
    let file = try DatabaseFile(file)
    let foreign = ForeignFile(file.url)
    var header = Data()
    switch file.type {
    case nil: break
    // SQLite has better words for what is wrong with a folder.
    case .typeDirectory?: return false
    case .typeRegular?: header = try DatabaseFile.start(of: file.target, count: 100)
    // A device has no header, and a pipe would let the thread wait.
    default: throw foreign
    }
    if header.isEmpty {
      try file.checkCompanions(header: header)
      return false
    }
    guard header.count == 100, header.starts(with: Data("SQLite format 3\0".utf8)) else { throw foreign }
    let found = header[68..<72].reduce(0) { $0 << 8 | UInt32($1) }
    if Int32(bitPattern: found) == id {
      try file.checkCompanions(header: header)
      return true
    }
    // No program here keeps a log beside its file. Looking into a file that has one would leave it there.
    guard let tables, found == 0, header[18] < 2 else { throw foreign }
    try file.checkCompanions(header: header)
    do {
      guard let names = try Self.tablesBehindJournal(of: file) else { return false }
      guard names == tables else { throw foreign }
      return false
    } catch let error as DatabaseError where !Self.tellsNothing.contains(error.resultCode) {
      // Nothing says that a file without signature whose tables cannot be read is the program's.
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
  private static func tablesBehindJournal(of file: DatabaseFile) throws -> Set<String>? {
    do {
      return try tables(of: file.target)
    } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_READONLY_ROLLBACK {
      let manager = FileManager.default
      let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      // Cleans up as far as it can: what stays is in the folder for what is temporary.
      defer { try? manager.removeItem(at: folder) }
      let copy = folder.appendingPathComponent("copy.sqlite")
      try manager.copyItem(at: file.target, to: copy)
      try manager.copyItem(atPath: file.journal.path, toPath: copy.path + "-journal")
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
