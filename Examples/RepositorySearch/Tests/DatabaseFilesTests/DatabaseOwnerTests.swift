// SPDX-License-Identifier: MIT
import Foundation
import GRDB
import XCTest

@testable import DatabaseFiles

final class DatabaseOwnerTests: XCTestCase {
  private let owner = DatabaseOwner(id: "Test", tables: ["one", "two"])
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var file: URL { folder.appendingPathComponent("file.sqlite") }

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  /// Makes the file as somebody else does.
  private func make(_ statements: String...) throws {
    let database = try DatabaseQueue(path: file.path)
    for statement in statements { try database.writeWithoutTransaction { try $0.execute(sql: statement) } }
    try database.close()
  }

  private func assertRefused(line: UInt = #line) throws {
    let before = try Data(contentsOf: file)
    XCTAssertThrowsError(try owner.open(file), line: line) {
      XCTAssertEqual($0 as? ForeignFile, ForeignFile(file), line: line)
    }
    XCTAssertEqual(try Data(contentsOf: file), before, line: line)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["file.sqlite"], line: line)
  }

  func testANewFileIsSignedAndKnownFromThenOn() throws {
    XCTAssertFalse(try owner.isSigned(file))
    let database = try owner.open(file)
    try database.write { try $0.execute(sql: "CREATE TABLE another (a)") }
    try database.close()
    XCTAssertTrue(try owner.isSigned(file))
    XCTAssertNoThrow(try owner.open(file))
    // Half of a file still tells whose it is.
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 200)
    try handle.close()
    XCTAssertTrue(try owner.isSigned(file))
  }

  func testAFileOfAnOlderBuildIsKnownByItsTables() throws {
    try make("CREATE TABLE one (a)", "CREATE TABLE two (a)", "CREATE TABLE grdb_migrations (identifier)")
    XCTAssertFalse(try owner.isSigned(file))
    try owner.open(file).close()
    XCTAssertTrue(try owner.isSigned(file))
  }

  func testAnEmptyFileIsNobodys() throws {
    try Data().write(to: file)
    try owner.open(file).close()
    XCTAssertTrue(try owner.isSigned(file))
  }

  func testTheFileOfAnotherProgramStaysAsItIs() throws {
    try make("PRAGMA application_id = 7", "CREATE TABLE one (a)", "CREATE TABLE two (a)")
    try assertRefused()
  }

  func testAFileWithoutSignatureAndWithOtherTablesStaysAsItIs() throws {
    try make("CREATE TABLE one (a)", "CREATE TABLE two (a)", "CREATE TABLE photos (a)")
    try assertRefused()
  }

  func testAFileWithoutTablesThatSomebodyHasUsedStaysAsItIs() throws {
    try make("PRAGMA user_version = 3")
    try assertRefused()
    try make("PRAGMA user_version = 0", "CREATE VIEW one AS SELECT 1")
    try assertRefused()
  }

  func testAFileWithALogStaysAsItIsAndAlone() throws {
    try make("PRAGMA journal_mode = wal", "CREATE TABLE one (a)", "CREATE TABLE two (a)")
    try assertRefused()
  }

  func testAFileThatIsNoDatabaseStaysAsItIs() throws {
    try Data("notes".utf8).write(to: file)
    try assertRefused()
    try Data(String(repeating: "notes ", count: 100).utf8).write(to: file)
    try assertRefused()
  }

  func testAFileWithoutSignatureIsForeignToAnOwnerThatHasNoTables() throws {
    try make("CREATE TABLE one (a)", "CREATE TABLE two (a)")
    XCTAssertThrowsError(try DatabaseOwner(id: "Test").open(file)) {
      XCTAssertEqual($0 as? ForeignFile, ForeignFile(file))
    }
  }

  private func assertRefused(companion suffix: String, _ content: Data, line: UInt = #line) throws {
    let companion = URL(fileURLWithPath: file.path + suffix)
    let isThere = FileManager.default.fileExists(atPath: file.path)
    try content.write(to: companion)
    XCTAssertThrowsError(try owner.open(file), line: line) {
      XCTAssertEqual($0 as? ForeignFile, ForeignFile(companion), line: line)
    }
    XCTAssertEqual(try Data(contentsOf: companion), content, line: line)
    XCTAssertEqual(FileManager.default.fileExists(atPath: file.path), isThere, line: line)
    try FileManager.default.removeItem(at: companion)
  }

  /// SQLite deletes a journal beside a file that is not there, and takes one beside a file for the rest of a crash.
  func testWhatHasTheNameOfAJournalStaysAsItIs() throws {
    let zeros = Data(repeating: 0, count: 12) + Data("Dear diary, today".utf8)
    for isThere in [false, true] {
      if isThere { try owner.open(file).close() }
      try assertRefused(companion: "-journal", Data("Dear diary".utf8))
      try assertRefused(companion: "-journal", zeros)
      try assertRefused(companion: "-wal", zeros)
    }
  }

  func testACrashInTheFirstTransactionLeavesAFileThatOpens() throws {
    let living = folder.appendingPathComponent("living.sqlite")
    let database = try DatabaseQueue(path: living.path)
    try database.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA cache_size = 2; BEGIN IMMEDIATE; CREATE TABLE one (a)")
      for suffix in ["", "-journal"] {
        try FileManager.default.copyItem(atPath: living.path + suffix, toPath: file.path + suffix)
      }
      try database.execute(sql: "ROLLBACK")
    }
    XCTAssertEqual(try Data(contentsOf: file), Data())
    XCTAssertGreaterThan(try Data(contentsOf: URL(fileURLWithPath: file.path + "-journal")).count, 0)
    XCTAssertNoThrow(try owner.open(file).close())
    XCTAssertTrue(try owner.isSigned(file))
  }

  /// Somebody has moved a database and left its journal, which has what the database needs.
  func testTheJournalOfADatabaseThatIsNotThereStaysAsItIs() throws {
    try make("CREATE TABLE photos (a)", "INSERT INTO photos VALUES ('old')")
    try crash(in: "photos")
    let journal = try Data(contentsOf: URL(fileURLWithPath: file.path + "-journal"))
    try FileManager.default.removeItem(at: file)
    try assertRefused(companion: "-journal", journal)
    try assertRefused(companion: "-wal", Data([0x37, 0x7f, 0x06, 0x82]))
    try Data().write(to: file)
    try assertRefused(companion: "-journal", journal)
  }

  func testADatabaseOfAnotherProgramWithALogIsNamedAndNotItsLog() throws {
    let other = try DatabasePool(path: file.path)
    try other.write { try $0.execute(sql: "CREATE TABLE one (a)") }
    XCTAssertTrue(FileManager.default.fileExists(atPath: file.path + "-wal"))
    XCTAssertThrowsError(try owner.open(file)) { XCTAssertEqual($0 as? ForeignFile, ForeignFile(file)) }
  }

  /// A tool may have switched it to another mode.
  func testASignedFileOpensWithItsLog() throws {
    try owner.open(file).close()
    let pool = try DatabasePool(path: file.path)
    try pool.write { try $0.execute(sql: "CREATE TABLE one (a); INSERT INTO one VALUES ('new')") }
    XCTAssertTrue(FileManager.default.fileExists(atPath: file.path + "-wal"))
    let database = try owner.open(file)
    XCTAssertEqual(try database.read { try String.fetchAll($0, sql: "SELECT a FROM one") }, ["new"])
    // The log belongs to the file, and goes with it.
    try database.close()
    try DatabaseFile(file).remove()
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path + "-wal"))
    try owner.open(file).close()
  }

  /// SQLite would write the pages of the log into the file, and delete the log.
  func testTheLogOfAnotherDatabaseStaysAsItIs() throws {
    try owner.open(file).close()
    try assertRefused(companion: "-wal", logOfAnotherDatabase())
  }

  private func logOfAnotherDatabase() throws -> Data {
    let other = try DatabasePool(path: folder.appendingPathComponent("other.sqlite").path)
    try other.write { try $0.execute(sql: "CREATE TABLE photos (a)") }
    let log = try Data(contentsOf: folder.appendingPathComponent("other.sqlite-wal"))
    XCTAssertGreaterThan(log.count, 4096)
    return log
  }

  /// A disk that loses power may keep the length of the journal and not its bytes.
  func testASignedFileOpensBesideAJournalOfZeros() throws {
    try owner.open(file).close()
    try Data(count: 512).write(to: URL(fileURLWithPath: file.path + "-journal"))
    XCTAssertNoThrow(try owner.open(file).read { try Bool.fetchOne($0, sql: "SELECT 1") })
  }

  func testAPipeIsForeignAndNobodyWaitsForIt() throws {
    XCTAssertEqual(mkfifo(file.path, 0o600), 0)
    XCTAssertThrowsError(try owner.open(file)) { XCTAssertEqual($0 as? ForeignFile, ForeignFile(file)) }
    try FileManager.default.removeItem(at: file)
    let journal = URL(fileURLWithPath: file.path + "-journal")
    XCTAssertEqual(mkfifo(journal.path, 0o600), 0)
    XCTAssertThrowsError(try owner.open(file)) { XCTAssertEqual($0 as? ForeignFile, ForeignFile(journal)) }
  }

  /// While another program writes a few rows, its journal is on the disk only in part, and does not yet begin with what marks a journal.
  func testAFileOpensWhileAnotherProgramWrites() throws {
    try make("CREATE TABLE one (a)", "CREATE TABLE two (a)", "INSERT INTO one VALUES ('old')")
    let other = try owner.open(file)
    try other.writeWithoutTransaction { database in
      try database.execute(sql: "BEGIN IMMEDIATE; UPDATE one SET a = 'new'")
      XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: file.path + "-journal")).prefix(8), Data(count: 8))
      let mine = try owner.open(file)
      XCTAssertEqual(try mine.read { try String.fetchAll($0, sql: "SELECT a FROM one") }, ["old"])
      try database.execute(sql: "COMMIT")
      XCTAssertEqual(try mine.read { try String.fetchAll($0, sql: "SELECT a FROM one") }, ["new"])
    }
  }

  /// Leaves the file as a program does that is killed in the middle of a transaction: half of the new rows are in the file, and what was there
  /// before them is in the journal.
  private func crash(in table: String) throws {
    let living = folder.appendingPathComponent("living.sqlite")
    try FileManager.default.moveItem(at: file, to: living)
    let database = try DatabaseQueue(path: living.path)
    try database.writeWithoutTransaction { database in
      // Pages go to the file as soon as there are more than two.
      try database.execute(sql: "PRAGMA cache_size = 2; BEGIN IMMEDIATE; UPDATE \(table) SET a = 'new'")
      for _ in 0..<100 { try database.execute(sql: "INSERT INTO \(table) VALUES (hex(randomblob(2000)))") }
      for suffix in ["", "-journal"] {
        try FileManager.default.copyItem(atPath: living.path + suffix, toPath: file.path + suffix)
      }
      try database.execute(sql: "ROLLBACK")
    }
    try database.close()
    try FileManager.default.removeItem(at: living)
  }

  func testACrashInTheMiddleOfWritingLosesNothingOfAnOlderBuild() throws {
    try make("CREATE TABLE one (a)", "CREATE TABLE two (a)", "INSERT INTO one VALUES ('old')")
    try crash(in: "one")
    let before = try Data(contentsOf: file)
    XCTAssertFalse(try owner.isSigned(file))
    XCTAssertEqual(try Data(contentsOf: file), before, "a look at a file changes it")
    let link = folder.appendingPathComponent("link.sqlite")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    XCTAssertFalse(try owner.isSigned(link))
    let database = try owner.open(file)
    XCTAssertEqual(try database.read { try String.fetchAll($0, sql: "SELECT a FROM one") }, ["old"])
    try database.close()
    XCTAssertTrue(try owner.isSigned(file))
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path + "-journal"))
  }

  func testACrashInTheMiddleOfWritingLosesNothingOfASignedFile() throws {
    try make("CREATE TABLE one (a)", "CREATE TABLE two (a)", "INSERT INTO one VALUES ('old')")
    try owner.open(file).close()
    try crash(in: "one")
    let database = try owner.open(file)
    XCTAssertEqual(try database.read { try String.fetchAll($0, sql: "SELECT a FROM one") }, ["old"])
  }

  func testTheFileAndTheJournalOfAnotherProgramStayAsTheyAre() throws {
    try make("CREATE TABLE photos (a)", "INSERT INTO photos VALUES ('old')")
    try crash(in: "photos")
    let journal = URL(fileURLWithPath: file.path + "-journal")
    let before = try [file, journal].map { try Data(contentsOf: $0) }
    XCTAssertThrowsError(try owner.open(file)) {
      XCTAssertEqual($0 as? ForeignFile, ForeignFile(file))
    }
    XCTAssertEqual(try [file, journal].map { try Data(contentsOf: $0) }, before)
    // Its owner takes back what was half written.
    let database = try DatabaseQueue(path: file.path)
    XCTAssertEqual(try database.read { try String.fetchAll($0, sql: "SELECT a FROM photos") }, ["old"])
  }
}
