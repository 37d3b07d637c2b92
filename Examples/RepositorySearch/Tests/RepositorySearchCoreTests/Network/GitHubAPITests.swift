// SPDX-License-Identifier: MIT
import RxKit
import RxSwift
import RxTest
import XCTest

@testable import RepositorySearchCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The network client in virtual time: one tick is a millisecond.
final class GitHubAPITests: XCTestCase {
  private typealias Exchange = (response: HTTPURLResponse, data: Data)
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)

  private func exchange(_ status: Int, _ body: String = #"{"total_count": 0, "items": []}"#) -> Exchange {
    let response = HTTPURLResponse(url: GitHubAPI.gitHub, statusCode: status, httpVersion: nil, headerFields: nil)
    return (response!, Data(body.utf8))
  }

  /// Attempts one after the other, and what comes of them.
  private func run(
    _ attempts: [TestableObservable<(response: HTTPURLResponse, data: Data)>], limit: Int = 2, end: Int = 100_000
  ) -> TestableObserver<SearchAnswer> {
    let count = Guarded(0)
    let observables = attempts.map { $0.asObservable() }
    let api = GitHubAPI(
      timeout: .seconds(15),
      retryPolicy: RetryPolicy(limit: limit, firstPause: 300, jitter: { 0 }),
      scheduler: scheduler,
      transport: { _ in
        .deferred {
          let index = count.withLock { value in
            defer { value += 1 }
            return value
          }
          return observables[index]
        }
      })
    let observer = scheduler.createObserver(SearchAnswer.self)
    let subscription = CompositeDisposable(disposables: [
      api.search(SearchRequest(query: "swift")).asObservable().subscribe(observer)
    ])
    scheduler.scheduleAt(end) { subscription.dispose() }
    scheduler.start()
    return observer
  }

  private func answered(_ time: Int, _ status: Int) -> TestableObservable<(response: HTTPURLResponse, data: Data)> {
    scheduler.createColdObservable([.next(time, exchange(status)), .completed(time)])
  }

  func testAnAnswer() {
    let attempt = answered(100, 200)
    let observer = run([attempt])
    XCTAssertEqual(observer.events, [.next(100, .page(samplePage([]))), .completed(100)])
    XCTAssertEqual(attempt.subscriptions, [Subscription(0, 100)])
  }

  func testAFailureIsRepeatedAfterPausesThatDouble() {
    let attempts = [answered(100, 500), answered(100, 502), answered(100, 200)]
    let observer = run(attempts)
    XCTAssertEqual(
      attempts.map(\.subscriptions), [[Subscription(0, 100)], [Subscription(400, 500)], [Subscription(1100, 1200)]])
    XCTAssertEqual(observer.events, [.next(1200, .page(samplePage([]))), .completed(1200)])
  }

  func testTheLastFailureIsReported() {
    let observer = run([answered(100, 500), answered(100, 502), answered(100, 503)])
    XCTAssertEqual(observer.events, [.error(1200, SearchError.serverFailed(status: 503))])
  }

  func testWhatIsNotWorthItIsNotRepeated() {
    for status in [401, 403, 404, 422, 429] {
      let attempt = answered(100, status)
      let start = scheduler.clock
      let observer = run([attempt], end: start + 5000)
      XCTAssertEqual(attempt.subscriptions.count, 1, "\(status)")
      XCTAssertEqual(observer.events.count, 1, "\(status)")
      XCTAssertNotNil(observer.events.first?.value.error, "\(status)")
    }
  }

  func testAHangingServerIsGivenUpAfterFifteenSecondsWithoutAnotherAttempt() {
    let silent = scheduler.createColdObservable([] as [Recorded<Event<Exchange>>])
    let observer = run([silent, answered(100, 200)])
    XCTAssertEqual(silent.subscriptions, [Subscription(0, 15_000)])
    XCTAssertEqual(observer.events, [.error(15_000, SearchError.timedOut)])
  }

  func testTheTimeOfAllAttemptsCounts() {
    let observer = run([answered(8000, 500), answered(8000, 200)])
    XCTAssertEqual(observer.events, [.error(15_000, SearchError.timedOut)])
  }

  func testErrorsOfTheSystemAreTranslated() {
    let refused = scheduler.createColdObservable([
      Recorded<Event<Exchange>>.error(5, URLError(.cannotConnectToHost))
    ])
    XCTAssertEqual(run([refused]).events, [.error(5, SearchError.hostNotFound("api.github.com"))])
  }

  func testDisposingCancelsTheRequestAndThePause() {
    let slow = answered(5000, 200)
    XCTAssertEqual(run([slow], end: 1000).events, [])
    XCTAssertEqual(slow.subscriptions, [Subscription(0, 1000)])
  }

  func testDisposingInAPauseMakesNoFurtherRequest() {
    let failing = answered(100, 500)
    let next = answered(100, 200)
    XCTAssertEqual(run([failing, next], end: 200).events, [])
    XCTAssertEqual(next.subscriptions, [])
  }

  func testTheRequest() throws {
    let api = GitHubAPI(baseURL: URL(string: "http://127.0.0.1:8390")!, scheduler: scheduler)
    let request = try XCTUnwrap(
      api.urlRequest(for: SearchRequest(query: "c++ naïve & 日本", page: 3, perPage: 50, entityTag: "W/\"x\"")))
    XCTAssertEqual(
      request.url?.absoluteString,
      "http://127.0.0.1:8390/search/repositories?q=c%2B%2B%20na%C3%AFve%20%26%20%E6%97%A5%E6%9C%AC&page=3&per_page=50")
    XCTAssertEqual(request.value(forHTTPHeaderField: "If-None-Match"), "W/\"x\"")
    XCTAssertEqual(request.value(forHTTPHeaderField: "Accept"), "application/vnd.github+json")
    XCTAssertNotNil(request.value(forHTTPHeaderField: "User-Agent"))
    XCTAssertEqual(request.timeoutInterval, 60)
    let patient = GitHubAPI(timeout: .milliseconds(300_500), scheduler: scheduler)
    let long = try XCTUnwrap(patient.urlRequest(for: SearchRequest(query: "x")))
    XCTAssertEqual(long.timeoutInterval, 305.5, "the session gives up before the time-out")
    let below = GitHubAPI(baseURL: URL(string: "http://host/api/v3/")!, scheduler: scheduler)
    XCTAssertEqual(
      below.urlRequest(for: SearchRequest(query: "x"))?.url?.absoluteString,
      "http://host/api/v3/search/repositories?q=x&page=1&per_page=30")
  }

  func testTheTokenIsSentWhereNobodyElseReadsIt() {
    func authorization(_ address: String, _ token: String?) -> String? {
      GitHubAPI(baseURL: URL(string: address)!, token: token, scheduler: scheduler)
        .urlRequest(for: SearchRequest(query: "x"))?.value(forHTTPHeaderField: "Authorization")
    }
    XCTAssertEqual(authorization("https://api.github.com", "t"), "Bearer t")
    XCTAssertEqual(authorization("http://127.0.0.1:8390", "t"), "Bearer t")
    XCTAssertNil(authorization("http://api.github.com", "t"))
    XCTAssertNil(authorization("https://api.github.com", nil))
    let gitHub = GitHubAPI(scheduler: scheduler).urlRequest(for: SearchRequest(query: "x"))
    XCTAssertEqual(
      gitHub?.url?.absoluteString, "https://api.github.com/search/repositories?q=x&page=1&per_page=30")
    XCTAssertEqual(gitHub?.value(forHTTPHeaderField: "X-GitHub-Api-Version"), "2022-11-28")
  }

  func testPausesOfThePolicy() {
    let policy = RetryPolicy(limit: 3, firstPause: 100, jitter: { 0.5 })
    let pauses = (0...3).map { policy.pause(after: SearchError.timedOut, index: $0) }
    XCTAssertEqual(pauses, [.milliseconds(150), .milliseconds(300), .milliseconds(600), nil])
    XCTAssertNil(policy.pause(after: SearchError.malformedAnswer, index: 0))
    XCTAssertNil(RetryPolicy.never.pause(after: SearchError.timedOut, index: 0))
  }

  func testPausesThatNobodyChangedDifferABit() {
    let policy = RetryPolicy()
    let pauses = (0..<50).compactMap { _ -> Int? in
      guard case .milliseconds(let pause)? = policy.pause(after: SearchError.timedOut, index: 0) else { return nil }
      return pause
    }
    XCTAssertEqual(pauses.count, 50)
    XCTAssertTrue(pauses.allSatisfy { (300...375).contains($0) }, "\(pauses)")
    XCTAssertGreaterThan(Set(pauses).count, 1)
    XCTAssertNil(policy.pause(after: SearchError.timedOut, index: 2))
  }
}
