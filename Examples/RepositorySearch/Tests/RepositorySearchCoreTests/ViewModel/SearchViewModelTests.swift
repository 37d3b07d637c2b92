// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

@testable import RepositorySearchCore

final class SearchViewModelTests: XCTestCase {
  func testNothingIsSearchedBeforeSomethingIsTyped() {
    let run = Scenario(typed: [])
    XCTAssertEqual(run.searches.all, [])
    XCTAssertEqual(run.states.events, [.next(0, SearchState())])
    XCTAssertEqual(run.repositories.events, [.next(0, [])])
    XCTAssertEqual(run.errors.events, [.next(0, nil)])
    XCTAssertEqual(run.processing.events, [.next(0, false)])
    XCTAssertEqual(run.hasMore.events, [.next(0, false)])
    XCTAssertEqual(run.summaries.events, [.next(0, "")])
  }

  func testTheFirstTextIsSearchedAtOnce() {
    let run = Scenario(typed: [(300, "swift")], replies: ["swift/1": .result(100, sampleResult([1, 2]))])
    XCTAssertEqual(run.searches.all, ["swift/1"])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(400, [1, 2])])
    XCTAssertEqual(run.processing.events, [.next(0, false), .next(300, true), .next(400, false)])
    XCTAssertEqual(run.errors.events, [.next(0, nil)])
    XCTAssertEqual(run.summaries.events, [.next(0, ""), .next(400, "2 repositories")])
  }

  func testFurtherTextsWaitForHalfASecond() {
    let run = Scenario(
      typed: [(1000, "s"), (1100, "sw"), (1200, "swi"), (1300, "swift")],
      replies: ["s/1": .result(50, sampleResult([1])), "swift/1": .result(50, sampleResult([2]))])
    XCTAssertEqual(run.searches.all, ["s/1", "swift/1"])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(1050, [1]), .next(1550, [2])])
  }

  func testTextThatIsTheSameIsNotSearchedAgain() {
    let run = Scenario(
      typed: [(1000, "swift"), (2000, " swift "), (3000, "swift\n"), (4000, "swiftly"), (4100, "swift")],
      replies: ["swift/1": .result(50, sampleResult([1]))])
    XCTAssertEqual(run.searches.all, ["swift/1", "swiftly/1", "swift/1"])
  }

  func testAnotherTextCancelsTheRequestOnItsWay() {
    let run = Scenario(
      typed: [(1000, "a"), (2000, "b")],
      replies: ["a/1": .result(5000, sampleResult([1])), "b/1": .result(100, sampleResult([2]))])
    XCTAssertEqual(run.requests("a/1"), [Subscription(1000, 2000)])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(2100, [2])])
    XCTAssertEqual(run.processing.events, [.next(0, false), .next(1000, true), .next(2100, false)])
  }

  func testAnErrorIsShownAndWhatWasFoundStays() {
    let run = Scenario(
      typed: [(1000, "a"), (2000, "b")],
      replies: ["a/1": .result(100, sampleResult([1, 2], total: 9, next: 2)), "b/1": .failure(100, .timedOut)])
    XCTAssertEqual(run.errors.events, [.next(0, nil), .next(2100, .timedOut)])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(1100, [1, 2])])
    XCTAssertEqual(
      run.processing.events,
      [.next(0, false), .next(1000, true), .next(1100, false), .next(2000, true), .next(2100, false)])
    // What is shown belongs to another search.
    XCTAssertEqual(run.hasMore.events, [.next(0, false), .next(1100, true), .next(2100, false)])
  }

  func testAnErrorGoesAwayWithTheNextSuccessAndNotBefore() {
    let run = Scenario(
      typed: [(1000, "a"), (2000, "b"), (3000, "c")],
      replies: [
        "a/1": .failure(100, .serverFailed(status: 500)), "b/1": .failure(100, .timedOut),
        "c/1": .result(100, sampleResult([3])),
      ])
    XCTAssertEqual(
      run.errors.events,
      [.next(0, nil), .next(1100, .serverFailed(status: 500)), .next(2100, .timedOut), .next(3100, nil)])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(3100, [3])])
  }

  func testErrorsOfAnyKindAreUnderstood() {
    let run = Scenario(typed: [(1000, "a")], replies: ["a/1": .failure(100, .rateLimited(until: nil))])
    XCTAssertEqual(run.errors.events.last?.value.element, .rateLimited(until: nil))
  }

  func testTheSameSearchWorksAgainAfterItsTextWasChangedAndRestored() {
    let run = Scenario(
      typed: [(1000, "a"), (2000, ""), (3000, "a")], replies: ["a/1": .result(100, sampleResult([1]))])
    XCTAssertEqual(run.searches.all, ["a/1", "a/1"])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(1100, [1]), .next(2000, []), .next(3100, [1])])
  }

  func testEmptyTextClearsEverythingWithoutASearch() {
    let run = Scenario(
      typed: [(1000, "a"), (2000, "b"), (3000, "  ")],
      replies: ["a/1": .result(100, sampleResult([1], total: 5, next: 2)), "b/1": .failure(100, .interrupted)])
    XCTAssertEqual(run.searches.all, ["a/1", "b/1"])
    XCTAssertEqual(run.states.events.last, .next(3000, SearchState()))
  }

  func testEmptyTextCancelsTheRequestOnItsWay() {
    let run = Scenario(typed: [(1000, "a"), (2000, "")], replies: ["a/1": .result(5000, sampleResult([1]))])
    XCTAssertEqual(run.requests("a/1"), [Subscription(1000, 2000)])
    XCTAssertEqual(run.processing.events, [.next(0, false), .next(1000, true), .next(2000, false)])
  }

  func testResultsAreShownAsTheyArrive() {
    let run = Scenario(
      typed: [(1000, "a")],
      replies: [
        "a/1": .results([(10, sampleResult([1], origin: .disk)), (300, sampleResult([1, 2]))])
      ])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(1010, [1]), .next(1300, [1, 2])])
    XCTAssertEqual(run.fromCache.events, [.next(0, false), .next(1010, true), .next(1300, false)])
    XCTAssertEqual(
      run.summaries.events,
      [.next(0, ""), .next(1010, "1 repository · from cache"), .next(1300, "2 repositories")])
  }

  func testTheOutputsShareOneSubscriptionThatEndsWithTheLast() {
    let run = Scenario(typed: [(1000, "a")], replies: ["a/1": .result(5000, sampleResult([1]))], end: 3000)
    XCTAssertEqual(run.text.subscriptions, [Subscription(0, 3000)])
    XCTAssertEqual(run.requests("a/1"), [Subscription(1000, 3000)])
    XCTAssertEqual(run.searches.all, ["a/1"])
  }

  func testNoOutputEverEnds() {
    let run = Scenario(typed: [(1000, "a"), (2000, "b")], replies: ["a/1": .failure(1, .timedOut)])
    for isStop in [run.states.events.map(\.value.isStopEvent), run.errors.events.map(\.value.isStopEvent)] {
      XCTAssertFalse(isStop.contains(true))
    }
  }

  func testWhatTheModelHoldsIsReleasedWithItsLastObserver() {
    final class Token: Sendable {}
    weak var released: Token?
    do {
      let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
      let text = PublishSubject<String>()
      let more = PublishSubject<Void>()
      let token = Token()
      released = token
      let model = SearchViewModel(
        text: text.asObservable(), loadMore: more.asObservable(),
        search: { [token] _, page in
          withExtendedLifetime(token) { .just(sampleResult([page], total: 9, next: page + 1)) }
        },
        scheduler: scheduler
      )
      let subscription = model.state.subscribe()
      text.onNext("a")
      more.onNext(())
      scheduler.start()
      XCTAssertNotNil(released)
      subscription.dispose()
      XCTAssertFalse(text.hasObservers)
      XCTAssertFalse(more.hasObservers)
    }
    XCTAssertNil(released)
  }
}
