// SPDX-License-Identifier: MIT
import DatabaseFiles
import Foundation
import GRDB
import RxSwift

/// Pages in an SQLite file, which outlive the process.
public struct SQLitePageCache: PageCache {
  private static let owner = DatabaseOwner(id: "RxRS")

  private let database: DatabaseQueue
  private let source: String

  /// Opens the file, or makes it. A cache that is damaged is replaced: everything in it can be fetched again. Any other file is left as it
  /// is: the program signs each cache. Caches from before there was a signature are foreign.
  ///
  /// - Parameters:
  ///   - file: where the pages are; its folder exists.
  ///   - source: the server that the pages come from; pages of other servers stay apart.
  ///   - maximumAge: pages that are older are deleted when the file is opened, in seconds.
  /// - Throws: a `CacheProblem`.
  public init(file: URL, source: String, maximumAge: TimeInterval = 30 * 24 * 3600) throws {
    self.source = source
    do {
      let place = try DatabaseFile(file)
      guard place.folderType == .typeDirectory else {
        throw CacheProblem.folderIsMissing(place.target.deletingLastPathComponent().path)
      }
      guard place.type != .typeDirectory else { throw CacheProblem.isAFolder(file.path) }
      do {
        database = try Self.open(file, maximumAge: maximumAge)
      } catch let error as DatabaseError
        where error.resultCode == .SQLITE_NOTADB || error.resultCode == .SQLITE_CORRUPT
      {
        // Another program may have replaced the file. The cache looks again before it removes the file.
        if try Self.owner.isSigned(file) {
          do { try place.remove() } catch {
            throw CacheProblem.cannotBeOpened(file.path, reason: "it is damaged and cannot be replaced")
          }
        }
        database = try Self.open(file, maximumAge: maximumAge)
      }
    } catch let problem as CacheProblem {
      throw problem
    } catch let foreign as ForeignFile {
      throw foreign.url == file ? CacheProblem.isForeign(file.path) : CacheProblem.isInTheWay(foreign.url.path)
    } catch {
      let reason = (error as? DatabaseError)?.message ?? "it cannot be read"
      throw CacheProblem.cannotBeOpened(file.path, reason: reason)
    }
  }

  private static func open(_ file: URL, maximumAge: TimeInterval) throws -> DatabaseQueue {
    var configuration = Configuration()
    // A window and a script may use the file at the same time.
    configuration.busyMode = .timeout(5)
    let database = try owner.open(file, configuration: configuration)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("pages") { db in
      try db.create(table: "page") { table in
        table.column("source", .text).notNull()
        table.column("query", .text).notNull()
        table.column("number", .integer).notNull()
        table.column("size", .integer).notNull()
        table.column("date", .double).notNull().indexed()
        table.column("content", .blob).notNull()
        table.primaryKey(["source", "query", "number", "size"])
      }
    }
    try migrator.migrate(database)
    let oldest = Date().timeIntervalSince1970 - maximumAge
    try database.write { try $0.execute(sql: "DELETE FROM page WHERE date < ?", arguments: [oldest]) }
    return database
  }

  public func entry(for key: PageKey) -> Single<PageEntry?> {
    .create { [database, source] observer in
      database.asyncRead { result in
        observer(
          Result {
            let row = try Row.fetchOne(
              try result.get(),
              sql: "SELECT date, content FROM page WHERE source = ? AND query = ? AND number = ? AND size = ?",
              arguments: [source, key.query, key.page, key.perPage])
            guard let row else { return nil }
            let content: Data = row["content"]
            return PageEntry(
              page: try JSONDecoder.gitHub.decode(SearchPage.self, from: content),
              date: Date(timeIntervalSince1970: row["date"]))
          })
      }
      return Disposables.create()
    }
  }

  public func store(_ entry: PageEntry, for key: PageKey) -> Completable {
    .create { [database, source] observer in
      database.asyncWrite(
        { db in
          try db.execute(
            sql: "INSERT OR REPLACE INTO page (source, query, number, size, date, content) VALUES (?, ?, ?, ?, ?, ?)",
            arguments: [
              source, key.query, key.page, key.perPage, entry.date.timeIntervalSince1970,
              try JSONEncoder.gitHub.encode(entry.page),
            ])
        },
        completion: { _, result in
          switch result {
          case .success: observer(.completed)
          case .failure(let error): observer(.error(error))
          }
        })
      return Disposables.create()
    }
  }
}
