// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

@testable import RepositorySearchCore

/// One tick is a second here, so that a time to live passes quickly.
final class DataControllerTests: XCTestCase {
  private let scheduler = TestScheduler(initialClock: 0)

  private func service(after time: Int = 10, _ page: SearchPage) -> (FakeService, TestableObservable<SearchAnswer>) {
    let answer = scheduler.createColdObservable([.next(time, SearchAnswer.page(page)), .completed(time)])
    let single = answer.asObservable().asSingle()
    return (FakeService { _ in single }, answer)
  }

  private func controller(_ service: FakeService, cache: any PageCache = NoPageCache(), memory: Int = 64)
    -> DataController
  {
    DataController(
      service: service, cache: cache, timeToLive: 300, perPage: 30, memoryCapacity: memory, scheduler: scheduler)
  }

  /// Asks at the given times, and says where the answers came from and when.
  private func ask(_ controller: DataController, at times: [Int], query: String = "a", page: Int = 1)
    -> [TestableObserver<SearchResult.Origin>]
  {
    let observers = times.map { time in
      let observer = scheduler.createObserver(SearchResult.Origin.self)
      scheduler.scheduleAt(time) {
        _ = controller.page(page, of: query).map(\.origin).subscribe(observer)
      }
      return observer
    }
    scheduler.start()
    return observers
  }

  func testTheFirstAnswerComesFromTheNetworkAndFurtherOnesFromMemory() {
    let (service, answer) = service(samplePage([1]))
    let observers = ask(controller(service), at: [100, 200, 409])
    XCTAssertEqual(observers[0].events, [.next(110, .network), .completed(110)])
    XCTAssertEqual(observers[1].events, [.next(200, .memory), .completed(200)])
    XCTAssertEqual(observers[2].events, [.next(409, .memory), .completed(409)])
    XCTAssertEqual(answer.subscriptions, [Subscription(100, 110)])
  }

  func testAPageThatIsTooOldIsAskedForAgain() {
    let (service, answer) = service(samplePage([1]))
    let observers = ask(controller(service), at: [100, 410])
    XCTAssertEqual(observers[1].events, [.next(420, .network), .completed(420)])
    XCTAssertEqual(answer.subscriptions, [Subscription(100, 110), Subscription(410, 420)])
  }

  /// Nobody knows how old a page is that was kept before the clock was set back.
  func testAPageFromTheFutureIsAskedForAgain() {
    let (service, answer) = service(samplePage([1]))
    let cache = FakeCache()
    let future = PageEntry(page: samplePage([2]), date: scheduler.now.addingTimeInterval(1000))
    _ = cache.store(future, for: PageKey(query: "a", page: 1)).subscribe()
    let observers = ask(controller(service, cache: cache), at: [100])
    XCTAssertEqual(observers[0].events, [.next(110, .network), .completed(110)])
    XCTAssertEqual(answer.subscriptions.count, 1)
  }

  func testAPageThatIsTooOldButUnchangedIsUsedAndFreshAgain() {
    let service = FakeService { request in
      .just(request.entityTag == "T" ? .notModified : .page(samplePage([1], tag: "T")))
    }
    let observers = ask(controller(service), at: [100, 500, 700, 900])
    XCTAssertEqual(observers.map { $0.events.first?.value.element }, [.network, .revalidated, .memory, .revalidated])
    XCTAssertEqual(service.requests.map(\.entityTag), [nil, "T", "T"])
  }

  func testNotModifiedWithoutATagIsAnError() {
    let service = FakeService { _ in .just(.notModified) }
    XCTAssertEqual(ask(controller(service), at: [100])[0].events, [.error(100, SearchError.unexpectedStatus(304))])
  }

  func testWhatIsOnDiskSurvivesTheProcess() {
    let (service, answer) = service(samplePage([1]))
    let cache = FakeCache()
    _ = ask(controller(service, cache: cache), at: [100])
    let next = controller(service, cache: cache)
    let observers = ask(next, at: [200, 210])
    XCTAssertEqual(observers.map { $0.events.first?.value.element }, [.disk, .memory])
    XCTAssertEqual(answer.subscriptions.count, 1)
  }

  func testPagesAndSearchesAreKeptApartAndSpellingsTogether() {
    let service = FakeService { _ in .just(.page(samplePage([1]))) }
    let controller = controller(service)
    for (query, page) in [
      ("a", 1), ("a", 2), ("b", 1), (" A ", 1), ("a  b", 1), ("A b", 1),
      ("a or b", 1), ("a OR b", 1), ("a OR B", 1), ("user:A", 1), ("user:a", 1),
    ] {
      _ = ask(controller, at: [scheduler.clock + 1], query: query, page: page)
    }
    XCTAssertEqual(
      service.requests.map { "\($0.query)/\($0.page)" },
      ["a/1", "a/2", "b/1", "a  b/1", "a or b/1", "a OR b/1", "user:A/1", "user:a/1"])
    XCTAssertEqual(Set(service.requests.map(\.perPage)), [30])
  }

  func testPagesOfAnotherSizeAreOtherPages() {
    let service = FakeService { _ in .just(.page(samplePage([1]))) }
    let cache = FakeCache()
    for perPage in [30, 50, 30] {
      let controller = DataController(service: service, cache: cache, perPage: perPage, scheduler: scheduler)
      _ = ask(controller, at: [scheduler.clock + 1])
    }
    XCTAssertEqual(service.requests.map(\.perPage), [30, 50])
  }

  func testOneRequestServesAllWhoAskWhileItIsOnItsWay() {
    let (service, answer) = service(after: 50, samplePage([1]))
    let observers = ask(controller(service), at: [100, 120, 149])
    for observer in observers { XCTAssertEqual(observer.events, [.next(150, .network), .completed(150)]) }
    XCTAssertEqual(answer.subscriptions, [Subscription(100, 150)])
  }

  func testTheRequestIsCancelledWhenTheLastOfThemLeaves() {
    let (service, answer) = service(after: 50, samplePage([1]))
    let controller = controller(service)
    let first = CompositeDisposable(disposables: [controller.page(1, of: "a").subscribe()])
    let second = CompositeDisposable(disposables: [controller.page(1, of: "a").subscribe()])
    scheduler.scheduleAt(10) { first.dispose() }
    scheduler.scheduleAt(20) { second.dispose() }
    let third = scheduler.createObserver(SearchResult.Origin.self)
    scheduler.scheduleAt(30) { _ = controller.page(1, of: "a").map(\.origin).subscribe(third) }
    scheduler.start()
    XCTAssertEqual(answer.subscriptions, [Subscription(0, 20), Subscription(30, 80)])
    XCTAssertEqual(third.events, [.next(80, .network), .completed(80)])
  }

  func testAFailureReachesAllAndIsNotKept() {
    let failing = scheduler.createColdObservable([.error(20, SearchError.timedOut)] as [Recorded<Event<SearchAnswer>>])
    let single = failing.asObservable().asSingle()
    let service = FakeService { _ in single }
    let observers = ask(controller(service), at: [100, 110, 200])
    XCTAssertEqual(observers[0].events, [.error(120, SearchError.timedOut)])
    XCTAssertEqual(observers[1].events, [.error(120, SearchError.timedOut)])
    XCTAssertEqual(observers[2].events, [.error(220, SearchError.timedOut)])
    XCTAssertEqual(service.requests.count, 2)
  }

  func testASearchGoesOnWithoutADiskAndSaysWhy() {
    let service = FakeService { _ in .just(.page(samplePage([1]))) }
    let controller = controller(service, cache: FakeCache(isBroken: true))
    let failures = Log<String>()
    let subscription = controller.cacheFailures.subscribe(onNext: { failures.append("\($0)") })
    let observers = ask(controller, at: [100, 200])
    XCTAssertEqual(observers.map { $0.events.first?.value.element }, [.network, .memory])
    // Once when reading, once when writing.
    XCTAssertEqual(failures.all.count, 2)
    subscription.dispose()
  }

  func testPagesUntilTheLastOrTheLimit() {
    let service = FakeService { request in
      .just(.page(samplePage([request.page], total: 3, next: request.page < 3 ? request.page + 1 : nil)))
    }
    let controller = controller(service)
    for (limit, expected) in [(1, [1]), (2, [1, 2]), (9, [1, 2, 3])] {
      let found = Log<Int>()
      let subscription = controller.pages(of: "a", limit: limit)
        .subscribe(onNext: { found.append($0.page.repositories[0].id) })
      scheduler.start()
      XCTAssertEqual(found.all, expected)
      subscription.dispose()
    }
    XCTAssertEqual(service.requests.count, 3)
  }

  func testTheControllerIsReleasedHoweverItsRequestsEnd() {
    let replies: [Single<SearchAnswer>] = [.never(), .just(.page(samplePage([1]))), .error(SearchError.timedOut)]
    for reply in replies {
      weak var released: DataController?
      do {
        let controller = controller(FakeService { _ in reply })
        released = controller
        controller.page(1, of: "a").subscribe(onError: { _ in }).dispose()
      }
      XCTAssertNil(released)
    }
  }
}
