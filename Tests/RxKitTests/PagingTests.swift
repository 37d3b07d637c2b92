// SPDX-License-Identifier: MIT
import RxKit
import RxSwift
import RxTest
import XCTest

final class PagingTests: XCTestCase {
  private typealias List = Paging<Int, Int>

  private let scheduler = TestScheduler(initialClock: 0)
  private let bag = DisposeBag()

  /// A source of three pages of two elements, 10 ticks each; the attempts in `failing` fail.
  private func states(
    next: [Int] = [], retry: [Int] = [], refresh: [Int] = [], failing: Set<Int> = []
  ) -> (TestableObserver<String>, Log<Int>) {
    let asked = Log<Int>()
    let scheduler = scheduler
    let states = List.pages(
      refresh: ticks(refresh), next: ticks(next), retry: ticks(retry),
      load: { cursor in
        let page = cursor ?? 1
        asked.append(page)
        if failing.contains(asked.all.count) {
          return .error(TestError.one).delaySubscription(.seconds(10), scheduler: scheduler)
        }
        return .just(PageOf([page * 10, page * 10 + 1], next: page < 3 ? page + 1 : nil))
          .delay(.seconds(10), scheduler: scheduler)
      })
    let observer = scheduler.createObserver(String.self)
    states.map { "\($0.phase) \($0.elements)" }.subscribe(observer).disposed(by: bag)
    scheduler.start()
    return (observer, asked)
  }

  private func ticks(_ times: [Int]) -> Observable<Void> {
    scheduler.createHotObservable(times.map { .next($0, ()) }).asObservable()
  }

  func testPagesComeOneAfterTheOtherUntilTheEnd() {
    let (observer, asked) = states(next: [5, 20, 25, 40, 60, 80])
    XCTAssertEqual(
      observer.events,
      [
        .next(0, "loadingFirst []"), .next(10, "waiting [10, 11]"), .next(20, "loadingNext [10, 11]"),
        .next(30, "waiting [10, 11, 20, 21]"), .next(40, "loadingNext [10, 11, 20, 21]"),
        .next(50, "ended [10, 11, 20, 21, 30, 31]"),
      ])
    // At 5 and 25 a page is on its way, at 60 and 80 there is none left.
    XCTAssertEqual(asked.all, [1, 2, 3])
  }

  func testAPageThatFailedIsAskedForAgain() {
    let (observer, asked) = states(next: [20], retry: [15, 35], failing: [2])
    XCTAssertEqual(
      observer.events,
      [
        .next(0, "loadingFirst []"), .next(10, "waiting [10, 11]"), .next(20, "loadingNext [10, 11]"),
        .next(30, "failed [10, 11]"), .next(35, "loadingNext [10, 11]"), .next(45, "waiting [10, 11, 20, 21]"),
      ])
    XCTAssertEqual(asked.all, [1, 2, 2])
  }

  func testTheFirstPageMayFail() {
    let (observer, _) = states(retry: [20], failing: [1])
    XCTAssertEqual(
      observer.events,
      [
        .next(0, "loadingFirst []"), .next(10, "failed []"), .next(20, "loadingFirst []"),
        .next(30, "waiting [10, 11]"),
      ])
  }

  /// An observer that leaves when it learns that a request begins: the request is not made.
  func testAnObserverThatLeavesBeforeARequest() {
    let (asked, next) = (Log<Int>(), PublishSubject<Void>())
    let states = List.pages(next: next) { cursor in
      asked.append(cursor ?? 1)
      return .just(PageOf([1], next: 2))
    }
    states.take(until: { $0.phase == .loadingNext }, behavior: .inclusive).subscribe().disposed(by: bag)
    next.onNext(())
    XCTAssertEqual(asked.all, [1])
  }

  func testARefreshKeepsWhatIsThereUntilTheFirstPageComes() {
    let (observer, asked) = states(next: [20, 60], refresh: [40], failing: [])
    XCTAssertEqual(
      observer.events.map(\.value.element),
      [
        "loadingFirst []", "waiting [10, 11]", "loadingNext [10, 11]", "waiting [10, 11, 20, 21]",
        "refreshing [10, 11, 20, 21]", "waiting [10, 11]", "loadingNext [10, 11]", "waiting [10, 11, 20, 21]",
      ])
    XCTAssertEqual(asked.all, [1, 2, 1, 2])
  }

  func testARefreshTakesThePlaceOfAPageOnItsWayAndMayFail() {
    let (observer, asked) = states(next: [20], retry: [40], refresh: [25], failing: [3])
    XCTAssertEqual(
      observer.events.map(\.value.element),
      [
        "loadingFirst []", "waiting [10, 11]", "loadingNext [10, 11]", "refreshing [10, 11]", "failed [10, 11]",
        "refreshing [10, 11]", "waiting [10, 11]",
      ])
    XCTAssertEqual(asked.all, [1, 2, 1, 1])
  }

  func testAViewThatWantsMoreBecauseOfAPageGetsIt() {
    let wish = PublishSubject<Void>()
    let counts = Log<Int>()
    List.pages(next: wish) { .just(PageOf([1], next: ($0 ?? 0) < 9_999 ? ($0 ?? 0) + 1 : nil)) }
      .subscribe(onNext: { state in
        counts.append(state.elements.count)
        if state.phase == .waiting { wish.onNext(()) }
      })
      .disposed(by: bag)
    XCTAssertEqual(counts.all.last, 10_000)
  }

  /// An element that wants everything anew when it is released, which must not happen while the list is locked.
  func testAnElementThatWantsARefreshWhenItIsReleased() {
    final class Asking: Sendable {
      let ask: @Sendable () -> Void

      init(_ ask: @escaping @Sendable () -> Void) { self.ask = ask }
      deinit { ask() }
    }
    let (wish, loads) = (PublishSubject<Void>(), Guarded(0))
    Paging<Asking, Int>.pages(refresh: wish, next: .never()) { _ in
      let number = loads.withLock { loads -> Int in
        loads += 1
        return loads
      }
      return .just(PageOf([Asking { if number == 1 { wish.onNext(()) } }], next: nil))
    }
    .subscribe(onNext: { _ in })
    .disposed(by: bag)
    wish.onNext(())
    XCTAssertEqual(loads.withLock { $0 }, 3)
  }

  func testTheErrorIsThereWhileThePhaseIsFailed() {
    var state = List()
    state.failed(TestError.two)
    XCTAssertEqual(state.error as? TestError, .two)
    state.started(isRefresh: true)
    XCTAssertNil(state.error)
    XCTAssertTrue(state.isLoading)
    state.loaded(PageOf([1], next: nil))
    XCTAssertEqual(state.phase, .ended)
    XCTAssertFalse(state.isLoading)
  }
}
