// SPDX-License-Identifier: MIT
import RxSwift
import XCTest

@testable import RepositorySearchCore

/// What the commands put together from their options, against a real server: each option does something.
final class SearchSetupTests: RealServerTestCase {
  private func setup(_ url: URL, _ change: (inout SearchSetup) -> Void = { _ in }) -> SearchSetup {
    var setup = SearchSetup()
    setup.server = url
    setup.cacheFile = nil
    change(&setup)
    return setup
  }

  func testTheSizeOfPages() async throws {
    try await withServer { url in
      let controller = try setup(url) { $0.perPage = 4 }.makeDataController(scheduler: scheduler)
      let page = try await result("python", controller).get().page
      XCTAssertEqual(page.repositories.count, 4)
    }
  }

  func testTheTimeOut() async throws {
    // Only the first request hangs: if each attempt had the time for itself, the second one would find something.
    try await withServer({
      $0.fault = .hang
      $0.faultCount = 1
    }) { url in
      let controller = try setup(url) { $0.timeout = .milliseconds(500) }.makeDataController(scheduler: scheduler)
      let start = ContinuousClock.now
      let error = await failure(of: "flask", controller)
      XCTAssertEqual(error, .timedOut)
      // Without the option it would take 15 seconds.
      XCTAssertLessThan(.now - start, .seconds(14))
    }
  }

  func testTheTimeToLive() async throws {
    try await withServer { url in
      for (timeToLive, origin) in [(300, SearchResult.Origin.memory), (0, .revalidated)] {
        let controller = try setup(url) { $0.timeToLive = TimeInterval(timeToLive) }
          .makeDataController(scheduler: scheduler)
        _ = try await result("flask", controller).get()
        let second = try await result("flask", controller).get()
        XCTAssertEqual(second.origin, origin)
      }
    }
  }

  func testServersShareTheFileButNotTheirPages() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func origin(_ url: URL, token: String? = nil) async throws -> SearchResult.Origin {
      let controller = try setup(url) {
        $0.cacheFile = folder.appendingPathComponent("pages.sqlite")
        $0.token = token
      }
      .makeDataController(scheduler: scheduler)
      return try await result("flask", controller).get().origin
    }
    try await withServer { first in
      try await withServer { second in
        let origins = try await [origin(first), origin(first), origin(second), origin(second)]
        XCTAssertEqual(origins, [.network, .disk, .network, .disk])
        // What the owner of a token sees is for nobody else.
        let owners = try await [
          origin(first, token: "a"), origin(first, token: "a"), origin(first, token: "b"), origin(first),
        ]
        XCTAssertEqual(owners, [.network, .disk, .network, .disk])
        let file = try Data(contentsOf: folder.appendingPathComponent("pages.sqlite"))
        XCTAssertNil(file.range(of: Data("\(first.absoluteString) a".utf8)), "the token is in the file")
      }
    }
  }
}
