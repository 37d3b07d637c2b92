// SPDX-License-Identifier: MIT
import Foundation
import GRDB
import XCTest

@testable import AccountCore

final class StoreTests: XCTestCase {
  func testWhatWasSavedIsReadByTheNextStart() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("inside/account.sqlite")
      let store = SQLiteAccountStore(file: file)
      XCTAssertEqual(try store.load(), AccountSnapshot())
      _ = try store.save(.signedIn(sampleUser()))
      _ = try store.save(.renamed("Bia"))
      _ = try store.save(.language(.portuguese))
      let last = try store.save(.units(.imperial))
      XCTAssertEqual(last.user?.name, "Bia")
      XCTAssertEqual(try SQLiteAccountStore(file: file).load(), last)
      XCTAssertEqual(last.preferences, Preferences(language: .portuguese, units: .imperial))
    }
  }

  /// Another session would end the one that the user has.
  func testASessionStaysTheSameWhenSomethingElseChanges() throws {
    try withFolder { folder in
      let store = SQLiteAccountStore(file: folder.appendingPathComponent("account.sqlite"))
      for steps in 0..<8 {
        // Dates are as fine as this, forty years after their reference.
        let expires = Date(timeIntervalSinceReferenceDate: 812_000_000 + Double(steps) * 0x1p-23)
        let session = Session(token: Secret("token"), expires: expires)
        let before = try store.save(.signedIn(User(address: "ana@example.com", name: "Ana", session: session)))
        XCTAssertEqual(before.user?.session, session)
        XCTAssertEqual(try store.save(.renamed("Aninha \(steps)")).user?.session, session)
      }
    }
  }

  func testANameStaysOverSigningOutAndIn() throws {
    try withFolder { folder in
      for store: any AccountStore in [
        SQLiteAccountStore(file: folder.appendingPathComponent("account.sqlite")), MemoryAccountStore(),
      ] {
        _ = try store.save(.signedIn(sampleUser("Ana")))
        _ = try store.save(.renamed("Aninha"))
        XCTAssertNil(try store.save(.signedOut).user)
        XCTAssertEqual(try store.save(.signedIn(sampleUser("Ana"))).user?.name, "Aninha")
        XCTAssertEqual(try store.save(.signedIn(sampleUser("Rui", address: "rui@example.com"))).user?.name, "Rui")
      }
    }
  }

  func testOnlyItsOwnerMayReadTheFile() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("account.sqlite")
      _ = try SQLiteAccountStore(file: file).save(.signedIn(sampleUser()))
      let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
      XCTAssertEqual(permissions, 0o600)
    }
  }

  /// SQLite itself refuses to grow, as it does on a full disk.
  func testAFullDiskChangesNothing() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("account.sqlite")
      let before = try SQLiteAccountStore(file: file).save(.signedIn(sampleUser()))
      let full = SQLiteAccountStore(file: file, pageLimit: 1, didWriteFirstTable: {})
      let long = String(repeating: "x", count: 20_000)
      XCTAssertThrowsError(try full.save(.signedIn(sampleUser(long, address: "x@example.com")))) {
        XCTAssertEqual($0 as? AccountProblem, .diskFull)
      }
      XCTAssertEqual(try full.load(), before)
      XCTAssertEqual(try SQLiteAccountStore(file: file).load(), before)
    }
  }

  func testAFileThatIsNoneIsToldAndLeftAsItIs() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("account.sqlite")
      let content = Data("These are the notes of somebody else, longer than the header of a database. ".utf8)
      try (content + content).write(to: file)
      XCTAssertThrowsError(try SQLiteAccountStore(file: file).load()) {
        XCTAssertEqual($0 as? AccountProblem, .foreign("account.sqlite"))
      }
      XCTAssertEqual(try Data(contentsOf: file), content + content)
    }
  }

  func testWhatHasTheNameOfAJournalIsToldAndLeftAlone() throws {
    try withFolder { folder in
      let journal = folder.appendingPathComponent("account.sqlite-journal")
      try Data("Dear diary".utf8).write(to: journal)
      XCTAssertThrowsError(try SQLiteAccountStore(file: folder.appendingPathComponent("account.sqlite")).load()) {
        XCTAssertEqual($0 as? AccountProblem, .foreign("account.sqlite-journal"))
      }
      XCTAssertEqual(try Data(contentsOf: journal), Data("Dear diary".utf8))
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["account.sqlite-journal"])
    }
  }

  func testADatabaseOfAnotherProgramIsToldAndLeftAsItIs() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("account.sqlite")
      let other = try DatabaseQueue(path: file.path)
      try other.write { try $0.execute(sql: "CREATE TABLE session (song TEXT); INSERT INTO session VALUES ('Chega')") }
      try other.close()
      let before = try Data(contentsOf: file)
      for use in [{ try $0.load() }, { try $0.save(.units(.imperial)) }] as [(SQLiteAccountStore) throws -> Any] {
        XCTAssertThrowsError(try use(SQLiteAccountStore(file: file))) {
          XCTAssertEqual($0 as? AccountProblem, .foreign("account.sqlite"))
        }
      }
      XCTAssertEqual(try Data(contentsOf: file), before)
    }
  }

  /// Files of the builds before had no signature.
  func testTheFileOfAnOlderBuildIsReadAndSigned() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("account.sqlite")
      let last = try SQLiteAccountStore(file: file).save(.signedIn(sampleUser()))
      let database = try DatabaseQueue(path: file.path)
      try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA application_id = 0") }
      try database.close()
      XCTAssertFalse(try AccountTables.owner.isSigned(file))
      XCTAssertEqual(try SQLiteAccountStore(file: file).load(), last)
      XCTAssertTrue(try AccountTables.owner.isSigned(file))
    }
  }

  func testAFileThatIsDamagedIsToldAndLeftAsItIs() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("account.sqlite")
      _ = try SQLiteAccountStore(file: file).save(.signedIn(sampleUser()))
      var content = try Data(contentsOf: file)
      content.replaceSubrange(100..<content.count, with: Data(repeating: 1, count: content.count - 100))
      try content.write(to: file)
      XCTAssertThrowsError(try SQLiteAccountStore(file: file).load()) {
        XCTAssertEqual($0 as? AccountProblem, .unreadable)
      }
      XCTAssertEqual(try Data(contentsOf: file), content)
    }
  }

  func testAFolderInTheWayIsTold() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("account.sqlite")
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      XCTAssertThrowsError(try SQLiteAccountStore(file: file).load()) {
        XCTAssertEqual($0 as? AccountProblem, .notAllowed)
      }
    }
  }
}
