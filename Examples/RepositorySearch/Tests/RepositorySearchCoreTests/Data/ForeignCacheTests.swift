// SPDX-License-Identifier: MIT
import GRDB
import RxSwift
import XCTest

@testable import RepositorySearchCore

/// The cache opens nothing but its own files: whatever else a user names is refused by name and stays as it was.
final class ForeignCacheTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Every file below the folder with its bytes.
  private func contents() throws -> [String: Data] {
    var result: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      result[name] = (try? Data(contentsOf: file(name))) ?? Data("folder".utf8)
    }
    return result
  }

  private func problem(_ name: String, line: UInt = #line) throws -> CacheProblem? {
    let before = try contents()
    var problem: CacheProblem?
    XCTAssertThrowsError(try SQLitePageCache(file: file(name), source: "a"), line: line) {
      problem = $0 as? CacheProblem
    }
    XCTAssertEqual(try contents(), before, "\(name) was touched", line: line)
    return problem
  }

  private func makeDatabase(_ name: String, _ sql: String) throws {
    let database = try DatabaseQueue(path: file(name).path)
    try database.writeWithoutTransaction { try $0.execute(sql: sql) }
    try database.close()
  }

  func testATextFileIsRefusedByNameAndStaysAsItIs() throws {
    try Data("# Precious\n".utf8).write(to: file("precious.md"))
    let long = Data(repeating: 0x55, count: 8192)
    try long.write(to: file("long"))
    try Data("SQLite format 3\0".utf8).write(to: file("short"))
    for name in ["precious.md", "long", "short"] {
      let problem = try problem(name)
      XCTAssertEqual(problem, .isForeign(file(name).path))
      XCTAssertTrue(problem?.message.contains(name) == true)
    }
  }

  func testDatabasesOfOtherProgramsAreRefused() throws {
    try makeDatabase("foreign", "CREATE TABLE page (title TEXT); INSERT INTO page VALUES ('x')")
    try makeDatabase("wal", "PRAGMA journal_mode = WAL; CREATE TABLE note (title TEXT)")
    try makeDatabase("other", "PRAGMA application_id = 252006674; CREATE TABLE note (title TEXT)")
    for name in ["foreign", "wal", "other"] { XCTAssertEqual(try problem(name), .isForeign(file(name).path)) }
  }

  /// The program made such caches before it signed them.
  func testACacheWithoutASignatureIsForeign() throws {
    _ = try SQLitePageCache(file: file("old"), source: "a")
    try makeDatabase("old", "PRAGMA application_id = 0")
    XCTAssertEqual(try problem("old"), .isForeign(file("old").path))
  }

  func testWhatSQLiteWouldDeleteBesideTheFileIsRefused() throws {
    try Data("Dear diary".utf8).write(to: file("notes-journal"))
    XCTAssertEqual(try problem("notes"), .isInTheWay(file("notes-journal").path))
    try Data("Dear diary".utf8).write(to: file("more-wal"))
    XCTAssertEqual(try problem("more"), .isInTheWay(file("more-wal").path))
    _ = try SQLitePageCache(file: file("ours"), source: "a")
    try Data("Dear diary".utf8).write(to: file("ours-journal"))
    XCTAssertEqual(try problem("ours"), .isInTheWay(file("ours-journal").path))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: file(name).path, withDestinationPath: target)
  }

  /// SQLite follows a link, and looks for a journal beside the file that the link leads to.
  func testWhatSQLiteWouldDeleteBehindALinkIsRefused() throws {
    try FileManager.default.createDirectory(at: file("there"), withIntermediateDirectories: false)
    try link("link", to: "there/notes")
    try link("second", to: file("link").path)
    for suffix in ["-journal", "-wal"] {
      try Data("Dear diary".utf8).write(to: file("there/notes" + suffix))
      for name in ["link", "second"] {
        XCTAssertEqual(try problem(name), .isInTheWay(file("there/notes" + suffix).path))
      }
      try FileManager.default.removeItem(at: file("there/notes" + suffix))
    }
    try link("ring", to: "ring")
    XCTAssertNotNil(try problem("ring"))
    try link("nowhere", to: "missing/notes")
    XCTAssertEqual(try problem("nowhere"), .folderIsMissing(file("missing").path))
  }

  func testALinkToANameThatIsNoTextIsRefused() throws {
    let name: [UInt8] = [0x6e, 0xff, 0]
    let made = name.withUnsafeBytes { symlink($0.bindMemory(to: CChar.self).baseAddress!, file("link").path) }
    XCTAssertEqual(made, 0)
    XCTAssertEqual(try problem("link"), .isForeign(file("link").path))
  }

  func testACacheBehindALinkOpensAndIsReplacedThere() throws {
    try FileManager.default.createDirectory(at: file("there"), withIntermediateDirectories: false)
    try link("link", to: "there/notes")
    try link("slash", to: "there/notes/")
    _ = try SQLitePageCache(file: file("link"), source: "a")
    XCTAssertNoThrow(try SQLitePageCache(file: file("slash"), source: "a"))
    XCTAssertEqual(try Data(contentsOf: file("there/notes"))[68..<72], Data("RxRS".utf8))

    try Data("Dear diary".utf8).write(to: file("there/notes-journal"))
    XCTAssertEqual(try problem("link"), .isInTheWay(file("there/notes-journal").path))
    try FileManager.default.removeItem(at: file("there/notes-journal"))

    let damaged = try Data(contentsOf: file("there/notes")).prefix(100) + Data(repeating: 0x55, count: 4096)
    try damaged.write(to: file("there/notes"))
    _ = try SQLitePageCache(file: file("link"), source: "a")
    XCTAssertNotEqual(try Data(contentsOf: file("there/notes")), damaged)
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: file("link").path), "there/notes")
  }

  func testAFileThatReplacesADamagedCacheStaysAsItIs() throws {
    let (pages, other) = (file("pages"), file("other"))
    _ = try SQLitePageCache(file: pages, source: "a")
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    // The cache waits for this lock, after its first look at the file.
    let locking = try DatabaseQueue(path: pages.path, configuration: configuration)
    try locking.unsafeReentrantWrite { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    try (Data(contentsOf: pages).prefix(100) + Data(repeating: 0x55, count: 4096)).write(to: pages)
    let ended = expectation(description: "the cache has ended")
    DispatchQueue.global().async {
      do {
        _ = try SQLitePageCache(file: pages, source: "a")
        XCTFail("the cache takes the place of the file")
      } catch {
        XCTAssertEqual(error as? CacheProblem, .isForeign(pages.path))
      }
      ended.fulfill()
    }
    Thread.sleep(forTimeInterval: 1)
    try Data("Dear diary".utf8).write(to: other)
    XCTAssertEqual(rename(other.path, pages.path), 0)
    try locking.unsafeReentrantWrite { try $0.execute(sql: "COMMIT") }
    wait(for: [ended], timeout: 60)
    XCTAssertEqual(try Data(contentsOf: pages), Data("Dear diary".utf8))
  }

  func testFoldersAreNotMade() throws {
    XCTAssertEqual(try problem("a/b/pages.sqlite"), .folderIsMissing(file("a/b").path))
    try FileManager.default.createDirectory(at: file("folder"), withIntermediateDirectories: false)
    XCTAssertEqual(try problem("folder"), .isAFolder(file("folder").path))
    XCTAssertThrowsError(try SQLitePageCache(file: URL(fileURLWithPath: "/dev/null/x.sqlite"), source: "a")) {
      XCTAssertEqual($0 as? CacheProblem, .folderIsMissing("/dev/null"))
    }
    XCTAssertThrowsError(try SQLitePageCache(file: URL(fileURLWithPath: "/dev/null"), source: "a")) {
      XCTAssertEqual($0 as? CacheProblem, .isForeign("/dev/null"))
    }
  }

  func testANewFileIsSignedAndOpensAgain() throws {
    try Data().write(to: file("empty"))
    for name in ["new", "empty"] {
      _ = try SQLitePageCache(file: file(name), source: "a")
      XCTAssertEqual(try Data(contentsOf: file(name))[68..<72], Data("RxRS".utf8))
      XCTAssertNoThrow(try SQLitePageCache(file: file(name), source: "a"))
    }
  }

  func testEveryProblemIsASentence() {
    let problems: [CacheProblem] = [
      .isForeign("x"), .isInTheWay("x"), .isAFolder("x"), .folderIsMissing("x"),
      .cannotBeOpened("x", reason: "it cannot be read"),
    ]
    XCTAssertEqual(Set(problems.map(\.message)).count, problems.count)
    for problem in problems {
      XCTAssertTrue(problem.message.contains("“x”") && problem.message.hasSuffix("."), problem.message)
      XCTAssertEqual(problem.localizedDescription, problem.message)
    }
  }
}
