// SPDX-License-Identifier: MIT
import RepositoryServer
import RxRelay
import RxSwift
import XCTest

@testable import RepositorySearchCore

/// View model, data controller, network and server together.
final class EndToEndTests: RealServerTestCase {
  /// A user in front of the view model, who waits for what is to be seen.
  private final class User: Sendable {
    let text = PublishRelay<String>()
    let more = PublishRelay<Void>()
    private let states = Log<SearchState>()
    private let bag = DisposeBag()

    init(_ controller: DataController, scheduler: SearchScheduler) {
      let model = SearchViewModel(
        text: text.asObservable(), loadMore: more.asObservable(),
        search: { controller.page($1, of: $0) }, scheduler: scheduler)
      model.state.subscribe(onNext: { [states] in states.append($0) }).disposed(by: bag)
    }

    /// Waits until the last state is as described; the test fails when that takes more than thirty seconds.
    func sees(
      _ what: String, line: UInt = #line, _ condition: (SearchState) -> Bool
    ) async throws -> SearchState {
      for _ in 0..<3_000 {
        if let state = states.all.last, condition(state) { return state }
        try await Task.sleep(for: .milliseconds(10))
      }
      XCTFail("\(what) is not to be seen, but \(String(describing: states.all.last?.summary))", line: line)
      return states.all.last ?? SearchState()
    }
  }

  func testTypingLoadingMoreAnErrorAndRecovery() async throws {
    try await withServer { url in
      let user = User(controller(url, perPage: 5), scheduler: scheduler)
      for prefix in ["f", "fl", "fla", "flas", "flask"] {
        user.text.accept(prefix)
        try await Task.sleep(for: .milliseconds(30))
      }
      let found = try await user.sees("flask") { $0.query == "flask" && !$0.isProcessing && $0.error == nil }
      XCTAssertEqual(found.repositories.first?.fullName, "pallets/flask")
      XCTAssertEqual(found.repositories.count, 5)
      XCTAssertTrue(found.hasMore)

      user.more.accept(())
      let second = try await user.sees("the second page") { $0.repositories.count > 5 }
      XCTAssertEqual(Array(second.repositories.prefix(5)), found.repositories)

      user.text.accept("flask fault:500")
      let failed = try await user.sees("the error") { $0.error != nil }
      XCTAssertEqual(failed.error, .serverFailed(status: 500))
      XCTAssertEqual(failed.repositories, second.repositories)

      user.text.accept("rails")
      let recovered = try await user.sees("rails") { $0.error == nil && $0.query == "rails" && !$0.isProcessing }
      XCTAssertEqual(recovered.repositories.first?.fullName, "rails/rails")

      user.text.accept("flask")
      let again = try await user.sees("flask from the cache") { $0.query == "flask" && !$0.isProcessing }
      XCTAssertEqual(again.origin, .memory)
      XCTAssertTrue(again.summary.hasSuffix("from cache"), again.summary)
    }
  }

  func testAllPagesOfASearch() async throws {
    try await withServer { url in
      let controller = controller(url, perPage: 20)
      var pages: [SearchResult] = []
      var number: Int? = 1
      while let page = number {
        let result = try await result("language:ruby", page: page, controller).get()
        pages.append(result)
        number = result.page.nextPage
      }
      let repositories = pages.flatMap(\.page.repositories)
      XCTAssertEqual(repositories.count, pages[0].page.totalCount)
      XCTAssertEqual(Set(repositories.map(\.id)).count, repositories.count)
      XCTAssertGreaterThan(pages.count, 2)
    }
  }

  func testAnOldPageIsConfirmedByItsTag() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("pages.sqlite")
    try await withServer { url in
      func search(timeToLive: TimeInterval) async throws -> SearchResult {
        let cache = try SQLitePageCache(file: file, source: url.absoluteString)
        return try await result("flask", controller(url, cache: cache, timeToLive: timeToLive)).get()
      }
      let first = try await search(timeToLive: 300)
      XCTAssertEqual(first.origin, .network)
      let kept = try await search(timeToLive: 300)
      XCTAssertEqual(kept.origin, .disk)
      XCTAssertEqual(kept.page, first.page)
      let confirmed = try await search(timeToLive: 0)
      XCTAssertEqual(confirmed.origin, .revalidated)
      XCTAssertEqual(confirmed.page, first.page)
      XCTAssertGreaterThan(confirmed.date, first.date)
    }
  }

  func testChangingTheTextCancelsTheRequest() async throws {
    try await withServer { url in
      let user = User(controller(url, timeout: .seconds(30)), scheduler: scheduler)
      user.text.accept("fault:hang flask")
      _ = try await user.sees("progress") { $0.isProcessing }
      user.text.accept("rails")
      let state = try await user.sees("rails") { $0.query == "rails" && !$0.isProcessing }
      XCTAssertEqual(state.repositories.first?.fullName, "rails/rails")
    }
  }

  func testHeadlessOutputAgainstTheServer() async throws {
    try await withServer { url in
      let search = HeadlessSearch(query: "flask", format: .table(width: 100), controller: controller(url))
      let outcome: HeadlessSearch.Outcome = await withCheckedContinuation { continuation in
        _ = search.run().subscribe(onSuccess: { continuation.resume(returning: $0) })
      }
      XCTAssertEqual(outcome.exitCode, 0)
      XCTAssertTrue(outcome.output.contains("pallets/flask"), outcome.output)
    }
  }
}
