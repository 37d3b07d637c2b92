// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// The leaks that users of RxSwift reported.
final class LeakFieldNotesTests: XCTestCase {
  /// A bag let go of what had completed only when it was released itself.
  func testIssue573ABagDropsWhatCompleted() {
    let subscribe: [(String, @Sendable (PublishSubject<Int>) -> any Disposable)] = [
      ("subscribe", { $0.subscribe { _ in } }), ("onNext", { $0.subscribe(onNext: { _ in }) }),
      ("onDisposed", { $0.subscribe(onNext: { _ in }, onDisposed: {}) }),
      ("with an object", { $0.subscribe(with: Canary(), onNext: { _, _ in }, onDisposed: { _ in }) }),
      ("single", { $0.asSingle().subscribe(onFailure: { _ in }, onDisposed: {}) }),
      ("infallible", { $0.asInfallible(onErrorJustReturn: 0).subscribe(onNext: { _ in }, onDisposed: {}) }),
      ("connect", { $0.publish().connect() }), ("replay", { $0.replay(1).connect() }),
      ("shared", { $0.share(replay: 1).subscribe(onNext: { _ in }) }),
    ]
    for (name, subscribe) in subscribe {
      let bag = DisposeBag()
      let handles = Box<[WeakBox<AnyObject>]>([])
      for _ in 0..<1_000 {
        let subject = PublishSubject<Int>()
        let subscription = subscribe(subject)
        handles.value.append(WeakBox(subscription as AnyObject))
        subscription.disposed(by: bag)
        subject.onCompleted()
      }
      XCTAssertLessThanOrEqual(handles.value.filter { $0.object != nil }.count, 64, name)
      withExtendedLifetime(bag) {}
    }
  }

  /// A million short subscriptions in one bag, of sequences that end at once, later, with an error, or by disposal.
  func testIssue1880MemoryOfAMillionShortSubscriptionsInOneBag() {
    let bag = DisposeBag()
    let live = AtomicCounter()
    let most = Box(0)
    for index in 0..<million / 4 {
      subscribeShortly(index, bag, live)
      most.value = max(most.value, live.value)
    }
    XCTAssertLessThanOrEqual(most.value, 128, "live handlers")
    assertMemoryStays(within: 8) { for index in 0..<million * 3 / 4 { subscribeShortly(index, bag, live) } }
    withExtendedLifetime(bag) {}
  }

  private func subscribeShortly(_ index: Int, _ bag: DisposeBag, _ live: AtomicCounter) {
    let subject = PublishSubject<Int>()
    let token = LifeToken(live)
    let subscription = subject.map { $0 + 1 }.subscribe(
      onNext: { _ in withExtendedLifetime(token) {} }, onError: { _ in })
    subscription.disposed(by: bag)
    subject.onNext(index)
    switch index % 4 {
    case 0: subject.onCompleted()
    case 1: subject.onError(TestError())
    case 2: subscription.dispose()
    default:
      Observable.just(index).subscribe(onNext: { _ in withExtendedLifetime(token) {} }).disposed(by: bag)
      subject.onCompleted()
    }
  }

  /// A bag kept what the closures of a finished subscription had captured.
  func testIssue2364ABagReleasesWhatFinishedSubscriptionsCaptured() {
    let bag = DisposeBag()
    for end in 0..<3 {
      let subject = PublishSubject<Int>()
      weak var captured: Canary?
      func subscribe() -> any Disposable {
        let canary = Canary()
        captured = canary
        let subscription = subject.map { element in withExtendedLifetime(canary) { element } }.subscribe(
          onNext: { _ in withExtendedLifetime(canary) {} }, onError: { _ in },
          onDisposed: { withExtendedLifetime(canary) {} })
        subscription.disposed(by: bag)
        return subscription
      }
      let subscription = subscribe()
      XCTAssertNotNil(captured)
      switch end {
      case 0: subject.onCompleted()
      case 1: subject.onError(TestError())
      default: subscription.dispose()
      }
      XCTAssertNil(captured, "end \(end)")
    }
    withExtendedLifetime(bag) {}
  }

  /// What a replay behind `withUnretained` remembers retained the object.
  private typealias Pairs = Observable<(Canary, Int)>

  private static let replays: [(String, @Sendable (Pairs) -> Pairs)] = [
    ("share", { $0.share(replay: 1) }), ("share, two", { $0.share(replay: 2) }),
    ("share, forever", { $0.share(replay: 1, scope: .forever) }),
    ("replay", { $0.replay(1).refCount() }), ("replayAll", { $0.replayAll().refCount() }),
  ]

  func testIssue2290WithUnretainedAndReplayDoesNotRetain() {
    for (name, share) in Self.replays { assertNotRetained(name, share) }
  }

  func testIssue2290WithOperatorsInBetween() {
    let other = Observable<Int>.never()
    let between: [(String, (Pairs) -> Pairs)] = [
      ("filter", { $0.filter { _ in true } }), ("map", { $0.map { ($0.0, $0.1) } }),
      ("do", { $0.do(onNext: { _ in }, onSubscribe: {}) }), ("take", { $0.take(9).skip(0) }),
      ("take and skip", { $0.take(until: other).skip(until: Observable.just(())).take(while: { _ in true }) }),
      ("spans", { $0.take(for: .seconds(9), scheduler: MainScheduler.instance) }),
      ("observe(on:)", { $0.observe(on: MainScheduler.instance).subscribe(on: CurrentThreadScheduler.instance) }),
      ("startWith", { $0.startWith() }),
      ("debug", { $0.debug(logger: { _ in }) }),
      ("errors", { $0.catch { _ in .never() }.retry().retry(when: { (errors: Observable<any Error>) in errors }) }),
      ("timeout", { $0.timeout(.seconds(9), scheduler: MainScheduler.instance).ifEmpty(switchTo: .never()) }),
      ("share", { $0.share() }), ("replay", { $0.share(replay: 1).filter { _ in true } }),
      ("replay connected", { $0.replay(1).refCount().filter { _ in true } }),
    ]
    for (operators, pass) in between {
      for (name, share) in Self.replays { assertNotRetained("\(operators), \(name)") { share(pass($0)) } }
    }
  }

  func testIssue2290WithOperatorsInWhichPairsWait() {
    let between: [(String, (Pairs, any SchedulerType) -> Pairs)] = [
      ("debounce", { $0.debounce(.seconds(1), scheduler: $1) }),
      ("throttle", { $0.throttle(.seconds(1), scheduler: $1) }),
      ("delay", { $0.delay(.seconds(1), scheduler: $1) }),
      ("sample", { $0.sample(Observable<Int>.interval(.seconds(1), scheduler: $1)) }),
      ("delaySubscription", { $0.delaySubscription(.seconds(0), scheduler: $1) }),
    ]
    for (operators, pass) in between {
      for (name, share) in Self.replays {
        let scheduler = TestScheduler(initialClock: 0)
        assertNotRetained("\(operators), \(name)", passTime: { scheduler.advanceTo(scheduler.clock + 3) }) {
          share(pass($0, scheduler))
        }
      }
    }
  }

  func testIssue2290AReplayRetainsWhatAnOperatorInBetweenPaired() {
    let subject = PublishSubject<Int>()
    let canary = Canary()
    weak var other: Canary?
    func pairs() -> Pairs {
      let made = Canary()
      other = made
      return subject.withUnretained(canary).map { (made, $0.1) }.share(replay: 1)
    }
    var shared: Pairs? = pairs()
    let subscription = shared?.subscribe()
    subject.onNext(1)
    let late = Log()
    shared?.subscribe { late.add(marble($0.map { "\($0 === canary) \($1)" })) }.dispose()
    XCTAssertEqual(late.lines, ["false 1"])
    XCTAssertNotNil(other)
    subscription?.dispose()
    shared = nil
    XCTAssertNil(other)
  }

  func testIssue2290WhatFollowsAnObjectThatIsGoneIsRepeated() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let stays = Canary()
    var goes: Canary? = Canary()
    let fallback = second.withUnretained(stays)
    let pairs = goes.map { first.withUnretained($0).catch { _ in fallback }.share(replay: 2) } ?? .never()
    let subscription = pairs.subscribe()
    first.onNext(1)
    first.onError(TestError())
    second.onNext(2)
    goes = nil
    let late = Log()
    let other = pairs.subscribe { late.add(marble($0.map { $1 })) }
    second.onNext(3)
    XCTAssertEqual(late.lines, ["2", "3"])
    subscription.dispose()
    other.dispose()
  }

  private func assertNotRetained(_ name: String, passTime: () -> Void = {}, _ share: (Pairs) -> Pairs) {
    let subject = PublishSubject<Int>()
    weak var gone: Canary?
    let log = Log()
    func subscribe() -> (Pairs, any Disposable) {
      let canary = Canary()
      gone = canary
      let shared = share(subject.withUnretained(canary))
      let subscription = shared.subscribe { log.add(marble($0.map { $1 })) }
      passTime()
      subject.onNext(1)
      passTime()
      // A later observer receives the object with the element, as long as the object lives.
      let late = Log()
      shared.subscribe { late.add(marble($0.map { $1 })) }.dispose()
      XCTAssertEqual(late.lines, ["1"], name)
      return (shared, subscription)
    }
    let (shared, subscription) = subscribe()
    XCTAssertNil(gone, name)
    subject.onNext(2)
    passTime()
    XCTAssertEqual(log.lines, ["1", "|"], name)
    subscription.dispose()
    XCTAssertFalse(subject.hasObservers, name)
    withExtendedLifetime(shared) {}
  }
}

/// Counts those of its kind that live.
final class LifeToken: Sendable {
  private let live: AtomicCounter

  init(_ live: AtomicCounter) {
    self.live = live
    live.add()
  }

  deinit { live.add(-1) }
}
