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

  func testTextIsSearchedWhenTheUserPauses() {
    let run = Scenario(typed: [(0, "swift")], replies: ["swift/1": .result(100, sampleResult([1, 2]))])
    XCTAssertEqual(run.searches.all, ["swift/1"])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(400, [1, 2])])
    XCTAssertEqual(run.processing.events, [.next(0, false), .next(300, true), .next(400, false)])
    XCTAssertEqual(run.errors.events, [.next(0, nil)])
    XCTAssertEqual(run.summaries.events, [.next(0, ""), .next(400, "2 repositories")])
  }

  /// Fast or slow, up to the pause: what a word is on the way to what the user means is never searched for.
  func testNothingIsSearchedWhileTheUserTypes() {
    for gap in [1, 40, 150, 299] {
      let word = "swift faults"
      let typed = word.indices.enumerated().map { (1000 + $0 * gap, String(word[...$1])) }
      let run = Scenario(typed: typed, replies: ["swift faults/1": .result(50, sampleResult([2]))])
      XCTAssertEqual(run.searches.all, ["swift faults/1"], "\(gap)")
      let end = 1000 + 11 * gap + 350
      XCTAssertEqual(run.repositories.events, [.next(0, []), .next(end, [2])], "\(gap)")
    }
  }

  /// GTK reports an empty text between the old one and the first letter of the new.
  func testReplacingTheTextKeepsTheRows() {
    for fault in [false, true] {
      let run = Scenario(
        typed: [(1000, "a"), (3000, ""), (3000, "b"), (3100, "bc")],
        replies: [
          "a/1": .result(100, sampleResult([1], total: 9, next: 2)),
          "bc/1": fault ? .failure(100, .timedOut) : .result(100, sampleResult([2])),
        ])
      XCTAssertEqual(run.searches.all, ["a/1", "bc/1"])
      XCTAssertEqual(
        run.repositories.events, [.next(0, []), .next(1400, [1])] + (fault ? [] : [.next(3500, [2])]), "\(fault)")
      XCTAssertFalse(run.states.events.contains { $0.time > 1000 && $0.value.element?.query == "" && $0.time >= 1400 })
    }
  }

  /// At every moment the rows are those of the text, or the line below them names the search that they are of.
  func testRowsOfAnotherSearchSayWhose() {
    let run = Scenario(
      typed: [(1000, "python"), (3000, "pythol"), (5000, "python"), (7000, "pyt"), (9000, "zzz")],
      replies: [
        "python/1": .result(100, sampleResult([1], total: 174, next: 2)), "pythol/1": .failure(500, .timedOut),
        "pyt/1": .result(700, sampleResult([3], total: 3)), "zzz/1": .result(100, sampleResult([])),
      ])
    for state in run.states.events.compactMap(\.value.element) where state.found != nil {
      XCTAssertEqual(state.summary.contains(" for “\(state.found ?? "")”"), state.found != state.text, state.summary)
    }
    let whose = " for “python”"
    XCTAssertEqual(
      run.summaries.events,
      [
        .next(0, ""), .next(1400, "1 of 174 repositories"), .next(3000, "1 of 174 repositories" + whose),
        .next(5000, "1 of 174 repositories"), .next(7000, "1 of 174 repositories" + whose),
        .next(8000, "1 of 3 repositories"), .next(9000, "1 of 3 repositories for “pyt”"), .next(9400, "Nothing found"),
      ])
  }

  func testAHangingServerIsToldAfterFiveSecondsAndMayBeStopped() {
    let run = Scenario(typed: [(1000, "a")], stop: [500, 9000, 9500], replies: ["a/1": .failure(15_000, .timedOut)])
    XCTAssertEqual(run.requests("a/1"), [Subscription(1300, 9000)])
    let notices = run.states.events.map { Recorded(time: $0.time, value: $0.value.element?.notice) }
    XCTAssertEqual(notices.filter { $0.value != nil }.map(\.time), [6300, 9000])
    XCTAssertEqual(notices.compactMap(\.value), ["The server takes long to answer.", SearchError.stopped.message])
    XCTAssertEqual(run.processing.events, [.next(0, false), .next(1300, true), .next(9000, false)])
  }

  func testAHangingServerThatNobodyStopsIsGivenUp() {
    let run = Scenario(typed: [(1000, "a")], replies: ["a/1": .failure(15_000, .timedOut)])
    XCTAssertEqual(
      run.states.events.filter { $0.value.element?.isSlow == true }.map(\.time), [6300], "it is told once")
    XCTAssertEqual(run.errors.events, [.next(0, nil), .next(16_300, .timedOut)])
    XCTAssertEqual(run.states.events.last?.value.element?.isSlow, false)
  }

  func testASearchThatWasStoppedIsTriedAgain() {
    let run = Scenario(
      typed: [(1000, "a")], more: [10_000], stop: [8000], replies: ["a/1": .result(20_000, sampleResult([1]))])
    XCTAssertEqual(run.requests("a/1"), [Subscription(1300, 8000), Subscription(10_001, 30_001)])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(30_001, [1])])
  }

  func testATryThatFailsAgainIsSeenToHaveTried() {
    let run = Scenario(
      typed: [(1000, "a"), (9000, "b")], more: [2000, 3000],
      replies: ["a/1": .failure(100, .interrupted), "b/1": .failure(100, .interrupted)])
    let message = SearchError.interrupted.message
    XCTAssertEqual(
      run.states.events.map { Recorded(time: $0.time, value: $0.value.element?.notice) }.filter { $0.value != nil }
        .reduce(into: [String]()) { if $0.last != $1.value { $0.append($1.value ?? "") } },
      [message, message + " Tried twice.", message + " Tried 3 times.", message])
  }

  func testTextThatIsTheSameIsNotSearchedAgain() {
    let run = Scenario(
      typed: [
        (1000, "swift"), (2000, " swift "), (3000, "swift\n"), (4000, "swiftly"), (4100, "swift"), (5000, "swiftly"),
        (5400, "swift"),
      ],
      replies: ["swift/1": .result(50, sampleResult([1]))])
    XCTAssertEqual(run.searches.all, ["swift/1", "swiftly/1", "swift/1"])
  }

  func testAnotherTextCancelsTheRequestOnItsWay() {
    let run = Scenario(
      typed: [(1000, "a"), (2000, "b")],
      replies: ["a/1": .result(5000, sampleResult([1])), "b/1": .result(100, sampleResult([2]))])
    XCTAssertEqual(run.requests("a/1"), [Subscription(1300, 2300)])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(2400, [2])])
    XCTAssertEqual(run.processing.events, [.next(0, false), .next(1300, true), .next(2400, false)])
  }

  func testAnErrorIsShownAndWhatWasFoundStays() {
    let run = Scenario(
      typed: [(1000, "a"), (2000, "b")],
      replies: ["a/1": .result(100, sampleResult([1, 2], total: 9, next: 2)), "b/1": .failure(100, .timedOut)])
    XCTAssertEqual(run.errors.events, [.next(0, nil), .next(2400, .timedOut)])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(1400, [1, 2])])
    XCTAssertEqual(
      run.processing.events,
      [.next(0, false), .next(1300, true), .next(1400, false), .next(2300, true), .next(2400, false)])
    // What is shown belongs to another search.
    XCTAssertEqual(run.hasMore.events, [.next(0, false), .next(1400, true), .next(2400, false)])
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
      [.next(0, nil), .next(1400, .serverFailed(status: 500)), .next(2400, .timedOut), .next(3400, nil)])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(3400, [3])])
  }

  func testErrorsOfAnyKindAreUnderstood() {
    let run = Scenario(typed: [(1000, "a")], replies: ["a/1": .failure(100, .rateLimited(until: nil))])
    XCTAssertEqual(run.errors.events.last?.value.element, .rateLimited(until: nil))
  }

  func testTheSameSearchWorksAgainAfterItsTextWasChangedAndRestored() {
    let run = Scenario(
      typed: [(1000, "a"), (2000, ""), (3000, "a")], replies: ["a/1": .result(100, sampleResult([1]))])
    XCTAssertEqual(run.searches.all, ["a/1", "a/1"])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(1400, [1]), .next(2100, []), .next(3400, [1])])
  }

  func testEmptyTextClearsEverythingWithoutASearch() {
    let run = Scenario(
      typed: [(1000, "a"), (2000, "b"), (3000, "  ")],
      replies: ["a/1": .result(100, sampleResult([1], total: 5, next: 2)), "b/1": .failure(100, .interrupted)])
    XCTAssertEqual(run.searches.all, ["a/1", "b/1"])
    XCTAssertEqual(run.states.events.last, .next(3100, SearchState()))
  }

  func testEmptyTextCancelsTheRequestOnItsWay() {
    let run = Scenario(typed: [(1000, "a"), (2000, "")], replies: ["a/1": .result(5000, sampleResult([1]))])
    XCTAssertEqual(run.requests("a/1"), [Subscription(1300, 2100)])
    XCTAssertEqual(run.processing.events, [.next(0, false), .next(1300, true), .next(2100, false)])
  }

  func testResultsAreShownAsTheyArrive() {
    let run = Scenario(
      typed: [(1000, "a")],
      replies: [
        "a/1": .results([(10, sampleResult([1], origin: .disk)), (300, sampleResult([1, 2]))])
      ])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(1310, [1]), .next(1600, [1, 2])])
    XCTAssertEqual(run.fromCache.events, [.next(0, false), .next(1310, true), .next(1600, false)])
    XCTAssertEqual(
      run.summaries.events,
      [.next(0, ""), .next(1310, "1 repository · from cache"), .next(1600, "2 repositories")])
  }

  func testTheOutputsShareOneSubscriptionThatEndsWithTheLast() {
    let run = Scenario(typed: [(1000, "a")], replies: ["a/1": .result(5000, sampleResult([1]))], end: 3000)
    XCTAssertEqual(run.text.subscriptions, [Subscription(0, 3000)])
    XCTAssertEqual(run.requests("a/1"), [Subscription(1300, 3000)])
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
