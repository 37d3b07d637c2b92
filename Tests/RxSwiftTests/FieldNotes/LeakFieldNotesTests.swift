// SPDX-License-Identifier: MIT
import RxSwift
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
  func testIssue1880AMillionShortSubscriptionsInOneBag() {
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
  func testIssue2290WithUnretainedAndReplayDoesNotRetain() {
    let shares: [(String, (Observable<(Canary, Int)>) -> Observable<(Canary, Int)>)] = [
      ("share", { $0.share(replay: 1) }), ("share, two", { $0.share(replay: 2) }),
      ("share, forever", { $0.share(replay: 1, scope: .forever) }),
      ("replay", { $0.replay(1).refCount() }), ("replayAll", { $0.replayAll().refCount() }),
    ]
    for (name, share) in shares {
      let subject = PublishSubject<Int>()
      weak var gone: Canary?
      let log = Log()
      func subscribe() -> (Observable<(Canary, Int)>, any Disposable) {
        let canary = Canary()
        gone = canary
        let shared = share(subject.withUnretained(canary))
        let subscription = shared.subscribe { log.add(marble($0.map { $1 })) }
        subject.onNext(1)
        // Whoever comes later receives the object with the element, as long as it lives.
        let late = Log()
        shared.subscribe { late.add(marble($0.map { $1 })) }.dispose()
        XCTAssertEqual(late.lines, ["1"], name)
        return (shared, subscription)
      }
      let (shared, subscription) = subscribe()
      XCTAssertNil(gone, name)
      subject.onNext(2)
      XCTAssertEqual(log.lines, ["1", "|"], name)
      XCTAssertFalse(subject.hasObservers, name)
      subscription.dispose()
      withExtendedLifetime(shared) {}
    }
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
