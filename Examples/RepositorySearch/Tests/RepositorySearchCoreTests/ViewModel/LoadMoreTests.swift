// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift
import RxTest
import XCTest

@testable import RepositorySearchCore

/// `loadMore` arrives one tick after it was asked for: the view model takes it through its scheduler.
final class LoadMoreTests: XCTestCase {
  private let three: [Scenario.Name: Scenario.Reply] = [
    "a/1": .result(100, sampleResult([1, 2], total: 5, next: 2)),
    "a/2": .result(100, sampleResult([3, 4], total: 5, next: 3)),
    "a/3": .result(100, sampleResult([5], total: 5)),
  ]

  func testPagesAreAddedUntilTheLast() {
    let run = Scenario(typed: [(1000, "a")], more: [2000, 3000, 4000], replies: three)
    XCTAssertEqual(run.searches.all, ["a/1", "a/2", "a/3"])
    XCTAssertEqual(
      run.repositories.events,
      [.next(0, []), .next(1400, [1, 2]), .next(2101, [1, 2, 3, 4]), .next(3101, [1, 2, 3, 4, 5])])
    XCTAssertEqual(run.hasMore.events, [.next(0, false), .next(1400, true), .next(3101, false)])
    XCTAssertEqual(
      run.summaries.events.map(\.value.element),
      ["", "2 of 5 repositories", "4 of 5 repositories", "5 repositories"])
    XCTAssertEqual(
      run.processing.events,
      [
        .next(0, false), .next(1300, true), .next(1400, false), .next(2001, true), .next(2101, false),
        .next(3001, true), .next(3101, false),
      ])
  }

  func testMoreIsIgnoredWhileAPageIsOnItsWay() {
    let run = Scenario(typed: [(1000, "a")], more: [1350, 2000, 2010, 2050], replies: three)
    XCTAssertEqual(run.searches.all, ["a/1", "a/2"])
    XCTAssertEqual(run.requests("a/2"), [Subscription(2001, 2101)])
  }

  func testMoreBeforeAnySearchDoesNothing() {
    let run = Scenario(typed: [(1000, "a")], more: [500], replies: three)
    XCTAssertEqual(run.searches.all, ["a/1"])
  }

  func testABetterResultOfAPageIsContinuedOnce() {
    let first = sampleResult([1, 2], total: 4, next: 2, origin: .disk)
    var better = first
    better.origin = .network
    let replies: [Scenario.Name: Scenario.Reply] = [
      "a/1": .results([(10, first), (300, better)]), "a/2": .result(500, sampleResult([3, 4], total: 4)),
    ]
    let after = Scenario(typed: [(1000, "a")], more: [2000], replies: replies)
    XCTAssertEqual(after.searches.all, ["a/1", "a/2"])
    // What was asked for on account of the first result is out of date with the second.
    let between = Scenario(typed: [(1000, "a")], more: [1400, 2000], replies: replies)
    XCTAssertEqual(between.requests("a/2"), [Subscription(1401, 1600), Subscription(2001, 2501)])
    XCTAssertEqual(between.repositories.events.last, .next(2501, [1, 2, 3, 4]))
  }

  func testAFailedPageIsAskedForAgain() {
    let run = Scenario(
      typed: [(1000, "a")], more: [2000, 3000],
      replies: ["a/1": .result(100, sampleResult([1], total: 2, next: 2)), "a/2": .failure(100, .interrupted)])
    XCTAssertEqual(run.searches.all, ["a/1", "a/2", "a/2"])
    XCTAssertEqual(run.errors.events, [.next(0, nil), .next(2101, .interrupted)])
    // What was there stays, and there is still more to be had.
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(1400, [1])])
    XCTAssertEqual(run.hasMore.events, [.next(0, false), .next(1400, true)])
  }

  func testAFailedSearchIsTriedAgainByAskingForMore() {
    let run = Scenario(typed: [(1000, "a")], more: [2000], replies: ["a/1": .failure(100, .timedOut)])
    XCTAssertEqual(run.searches.all, ["a/1", "a/1"])
    XCTAssertEqual(run.requests("a/1"), [Subscription(1300, 1400), Subscription(2001, 2101)])
  }

  func testAnotherTextCancelsAPageOnItsWay() {
    var replies = three
    replies["a/2"] = .result(5000, sampleResult([3]))
    replies["b/1"] = .result(100, sampleResult([9]))
    let run = Scenario(typed: [(1000, "a"), (3000, "b")], more: [2000, 4000], replies: replies)
    XCTAssertEqual(run.searches.all, ["a/1", "a/2", "b/1"])
    XCTAssertEqual(run.requests("a/2"), [Subscription(2001, 3300)])
    XCTAssertEqual(run.repositories.events, [.next(0, []), .next(1400, [1, 2]), .next(3400, [9])])
  }

  func testARepositoryThatMovedToTheNextPageIsShownOnce() {
    let run = Scenario(
      typed: [(1000, "a")], more: [2000],
      replies: [
        "a/1": .result(100, sampleResult([1, 2], total: 3, next: 2)),
        "a/2": .result(100, sampleResult([2, 3], total: 3)),
      ])
    XCTAssertEqual(run.repositories.events.last, .next(2101, [1, 2, 3]))
  }

  func testAListThatAsksForMoreWhileItIsFilledGetsIt() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let more = PublishRelay<Void>()
    let text = scheduler.createHotObservable([.next(1000, "a")])
    let model = SearchViewModel(
      text: text.asObservable(),
      loadMore: more.asObservable(),
      search: { _, page in .just(sampleResult([page], total: 3, next: page < 3 ? page + 1 : nil)) },
      scheduler: scheduler
    )
    let bag = DisposeBag()
    // The list is so short that its end is always in view.
    model.repositories.subscribe(onNext: { if !$0.isEmpty { more.accept(()) } }).disposed(by: bag)
    let late = scheduler.createObserver([Int].self)
    model.repositories.map { $0.map(\.id) }.subscribe(late).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(late.events, [.next(0, []), .next(1300, [1]), .next(1301, [1, 2]), .next(1302, [1, 2, 3])])
  }
}
