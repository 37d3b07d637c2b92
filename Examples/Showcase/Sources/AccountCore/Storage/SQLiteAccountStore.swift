// SPDX-License-Identifier: MIT
import Foundation
import GRDB
import RxKit

/// Keeps the account in an SQLite file that only its owner may read.
///
/// Each change is one transaction, on the disk when `save` returns: after a crash the file holds the account before the change or after it.
public final class SQLiteAccountStore: AccountStore {
  private let file: URL
  private let didWriteFirstTable: @Sendable () -> Void
  private let pageLimit: Int?
  private let opened = Guarded<DatabaseQueue?>(nil)

  /// The file is opened by the first use, so that a reason why it cannot be is told where the user sees it.
  public convenience init(file: URL) { self.init(file: file, pageLimit: nil, didWriteFirstTable: {}) }

  /// - Parameters:
  ///   - pageLimit: how large the file may become, as on a disk that is full then.
  ///   - didWriteFirstTable: called in the middle of each transaction.
  package init(file: URL, pageLimit: Int?, didWriteFirstTable: @escaping @Sendable () -> Void) {
    self.file = file
    self.pageLimit = pageLimit
    self.didWriteFirstTable = didWriteFirstTable
  }

  /// A file in the user's folder for data.
  public static var defaultFile: URL? {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
      .appendingPathComponent("swift-rx-showcase", isDirectory: true)
      .appendingPathComponent("account.sqlite")
  }

  public func load() throws -> AccountSnapshot {
    try wrapped { try $0.read(AccountTables.read) }
  }

  public func save(_ change: AccountChange) throws -> AccountSnapshot {
    try wrapped { database in
      try database.write { [didWriteFirstTable] db in
        try AccountTables.write(change, db, between: didWriteFirstTable)
      }
    }
  }

  private func wrapped<Value>(_ body: (DatabaseQueue) throws -> Value) throws -> Value {
    do {
      return try body(try database())
    } catch {
      throw AccountProblem(error)
    }
  }

  private func database() throws -> DatabaseQueue {
    try opened.withLock { opened in
      if let opened { return opened }
      var configuration = Configuration()
      let pageLimit = pageLimit
      configuration.prepareDatabase { db in
        // Written through to the disk before a transaction counts.
        try db.execute(sql: "PRAGMA synchronous = FULL")
        if let pageLimit { try db.execute(sql: "PRAGMA max_page_count = \(pageLimit)") }
      }
      let database = try AccountTables.owner.openPrivate(file, configuration: configuration)
      try AccountTables.migrate(database)
      opened = database
      return database
    }
  }
}
