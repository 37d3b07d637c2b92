// SPDX-License-Identifier: MIT
import Foundation
import RepositoryServer
import RxSwift
import XCTest

@testable import RepositorySearchCore

/// The whole chain over a real socket, against a server in this process.
class RealServerTestCase: XCTestCase {
  let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "real-server-tests")

  func withServer(
    _ change: (inout SearchServer.Configuration) -> Void = { _ in }, _ body: (URL) async throws -> Void
  ) async throws {
    var configuration = SearchServer.Configuration()
    configuration.rateLimit = 1000
    change(&configuration)
    let server = try await SearchServer(configuration).start()
    do {
      try await body(server.url)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  func controller(
    _ url: URL, retries: Int = 0, timeout: RxTimeInterval = .seconds(30), cache: any PageCache = NoPageCache(),
    timeToLive: TimeInterval = 300, perPage: Int = 30
  ) -> DataController {
    DataController(
      service: GitHubAPI(
        baseURL: url, timeout: timeout, retryPolicy: RetryPolicy(limit: retries, firstPause: 20, jitter: { 0 }),
        scheduler: scheduler),
      cache: cache, timeToLive: timeToLive, perPage: perPage, scheduler: scheduler)
  }
}

/// The last result of a search, or its error.
func result(_ query: String, page: Int = 1, _ controller: DataController) async -> Result<SearchResult, SearchError> {
  await withCheckedContinuation { continuation in
    _ = controller.page(page, of: query).materialize().toArray().subscribe(onSuccess: { events in
      if let error = events.last?.error {
        continuation.resume(returning: .failure(SearchError(error)))
      } else if let result = events.compactMap(\.element).last {
        continuation.resume(returning: .success(result))
      } else {
        continuation.resume(returning: .failure(.other("The stream was empty.")))
      }
    })
  }
}

/// Why a search fails; nil when it does not.
func failure(of query: String, _ controller: DataController) async -> SearchError? {
  guard case .failure(let error) = await result(query, controller) else { return nil }
  return error
}
