// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

@testable import RepositorySearchCore

/// A real file in a folder of its own.
final class SQLitePageCacheTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory

  override func setUp() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private var file: URL { folder.appendingPathComponent("pages.sqlite") }

  private func open(_ source: String = "http://a", maximumAge: TimeInterval = 1000) throws -> SQLitePageCache {
    try SQLitePageCache(file: file, source: source, maximumAge: maximumAge)
  }

  private func entry(_ ids: [Int], age: TimeInterval = 0) -> PageEntry {
    PageEntry(
      page: samplePage(ids, total: 99, next: 2, tag: "W/\"x\""),
      date: Date(timeIntervalSince1970: (Date().timeIntervalSince1970 - age).rounded()))
  }

  private let key = PageKey(query: "naïve 日本 \"quoted\"", page: 1)

  func testAnEntryComesBackAsItWas() throws {
    var stored = entry([1, 2, 3])
    stored.page.repositories[0].description = "Ünïcode 👩‍👩‍👧 \u{0} end"
    try waited(open().store(stored, for: key))
    let found = try waited(open().entry(for: key))[0]
    XCTAssertEqual(found, stored)
  }

  func testWhatWasNotStoredIsNotFound() throws {
    let cache = try open()
    XCTAssertNil(try waited(cache.entry(for: key))[0])
  }

  func testANewEntryTakesThePlaceOfTheOld() throws {
    let cache = try open()
    try waited(cache.store(entry([1]), for: key))
    let second = entry([2])
    try waited(cache.store(second, for: key))
    XCTAssertEqual(try waited(cache.entry(for: key))[0], second)
  }

  func testServersStayApart() throws {
    try waited(open("http://a").store(entry([1]), for: key))
    XCTAssertNil(try waited(open("http://b").entry(for: key))[0])
  }

  func testPagesOfAnotherNumberOrSizeStayApart() throws {
    let cache = try open()
    let second = PageKey(query: key.query, page: 2)
    let large = PageKey(query: key.query, page: 1, perPage: 50)
    try waited(cache.store(entry([1]), for: key))
    for other in [second, large] { XCTAssertNil(try waited(cache.entry(for: other))[0]) }
    try waited(cache.store(entry([2]), for: second))
    try waited(cache.store(entry([3]), for: large))
    let found = try [key, second, large].map { try waited(cache.entry(for: $0))[0]?.page.repositories.map(\.id) }
    XCTAssertEqual(found, [[1], [2], [3]])
  }

  func testOldEntriesAreDeletedWhenTheFileIsOpened() throws {
    let old = PageKey(query: "old", page: 1)
    let cache = try open()
    try waited(cache.store(entry([1], age: 2000), for: old))
    try waited(cache.store(entry([2], age: 500), for: key))
    let reopened = try open()
    XCTAssertNil(try waited(reopened.entry(for: old))[0])
    XCTAssertNotNil(try waited(reopened.entry(for: key))[0])
  }

  func testAFileThatIsDamagedBehindItsHeaderIsReplaced() throws {
    try waited(open().store(entry([1]), for: key))
    var content = try Data(contentsOf: file)
    for index in 100..<content.count { content[index] = 0x55 }
    try content.write(to: file)
    let cache = try open()
    try waited(cache.store(entry([2]), for: key))
    XCTAssertEqual(try waited(cache.entry(for: key))[0]?.page.repositories.map(\.id), [2])
  }

  func testTimeToLiveWithARealFile() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let service = FakeService { request in
      .just(request.entityTag == nil ? .page(samplePage([1], tag: "T")) : .notModified)
    }
    func origin() throws -> SearchResult.Origin? {
      // A new controller has nothing in memory.
      let controller = DataController(
        service: service, cache: try open(maximumAge: .infinity), timeToLive: 300, scheduler: scheduler)
      return try waited(controller.page(1, of: "a")).first?.origin
    }
    XCTAssertEqual(try origin(), .network)
    scheduler.advanceTo(299)
    XCTAssertEqual(try origin(), .disk)
    scheduler.advanceTo(300)
    XCTAssertEqual(try origin(), .revalidated)
    scheduler.advanceTo(599)
    XCTAssertEqual(try origin(), .disk)
    XCTAssertEqual(service.requests.map(\.entityTag), [nil, "T"])
  }
}
