// SPDX-License-Identifier: MIT
import RxKit
import RxSwift
import RxTest
import XCTest

final class TimedCacheTests: XCTestCase {
  private let scheduler = TestScheduler(initialClock: 0)
  private let bag = DisposeBag()

  private func cache(seconds: Int = 100, capacity: Int = 10) -> TimedCache<String, Int> {
    TimedCache(timeToLive: .seconds(seconds), capacity: capacity, scheduler: scheduler)
  }

  func testAValueIsAskedForOnceUntilItIsTooOld() {
    let cache = cache()
    let source = scheduler.createColdObservable([.next(10, 1), .completed(10)])
    let observer = scheduler.createObserver(Int.self)
    for time in [200, 205, 250, 305, 311, 400] {
      scheduler.scheduleAt(time) { [bag] in
        cache.value(for: "a") { source.asObservable() }.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
      }
    }
    scheduler.start()
    XCTAssertEqual(observer.events.map(\.time), [210, 210, 250, 305, 321, 400])
    // 205 shared the request of 200; 250 and 305 were answered by the cache; at 311 the value of 210 was too old.
    XCTAssertEqual(source.subscriptions, [Subscription(200, 210), Subscription(311, 321)])
  }

  func testErrorsAreNotKept() {
    let cache = cache()
    let failing = scheduler.createColdObservable([.error(10, TestError.one)]) as TestableObservable<Int>
    for time in [200, 300] {
      scheduler.scheduleAt(time) { [bag] in
        cache.value(for: "a") { failing.asObservable() }.subscribe(onError: { _ in }).disposed(by: bag)
      }
    }
    scheduler.start()
    XCTAssertEqual(failing.subscriptions.count, 2)
    XCTAssertNil(cache.freshValue(for: "a"))
  }

  /// A request that began before a value was removed does not bring the old value back.
  func testARequestThatIsOlderThanTheRemovalIsNotKept() {
    for removesAll in [false, true] {
      let cache = cache()
      let (old, new) = (PublishSubject<Int>(), PublishSubject<Int>())
      let received = Guarded<[Int]>([])
      let first = cache.value(for: "a") { old }.subscribe(onNext: { number in received.withLock { $0.append(number) } })
      if removesAll { cache.removeAll() } else { cache.remove("a") }
      let second = cache.value(for: "a") { new }.subscribe(onNext: { number in received.withLock { $0.append(number) } }
      )
      XCTAssertTrue(new.hasObservers, "the new observer has joined the old request")
      new.onNext(2)
      old.onNext(1)
      XCTAssertEqual(received.withLock { $0 }, [2, 1])
      XCTAssertEqual(cache.freshValue(for: "a"), 2)
      old.onError(TestError.one)
      XCTAssertEqual(cache.freshValue(for: "a"), 2, "the failure of the old request removes the new value")
      first.dispose()
      second.dispose()
      XCTAssertFalse(new.hasObservers)
    }
  }

  /// A request that began before a value was kept by hand neither replaces nor removes this value.
  func testARequestThatIsOlderThanAKeptValueDoesNotReplaceIt() {
    for event in [Event.next(1), .error(TestError.one)] {
      let cache = cache()
      let source = PublishSubject<Int>()
      let received = Guarded<[Int]>([])
      let subscription = cache.value(for: "a") { source }
        .subscribe(onNext: { number in received.withLock { $0.append(number) } }, onError: { _ in })
      cache.keep(5, for: "a")
      source.on(event)
      XCTAssertEqual(cache.freshValue(for: "a"), 5)
      XCTAssertEqual(received.withLock { $0 }, event.element.map { [$0] } ?? [])
      subscription.dispose()
    }
  }

  /// A request that was forgotten is cancelled when its last observer leaves.
  func testAForgottenRequestIsCancelled() {
    let cache = cache()
    let source = PublishSubject<Int>()
    let observers = (0..<2).map { _ in cache.value(for: "a") { source }.subscribe() }
    cache.remove("a")
    observers[0].dispose()
    XCTAssertTrue(source.hasObservers)
    observers[1].dispose()
    XCTAssertFalse(source.hasObservers)
  }

  func testTheValueThatWasUsedLongestAgoGoes() {
    let cache = cache(capacity: 2)
    cache.keep(1, for: "a")
    cache.keep(2, for: "b")
    XCTAssertEqual(cache.freshValue(for: "a"), 1)
    cache.keep(3, for: "c")
    XCTAssertNil(cache.freshValue(for: "b"))
    XCTAssertEqual(cache.freshValue(for: "a"), 1)
    cache.remove("a")
    XCTAssertNil(cache.freshValue(for: "a"))
    cache.removeAll()
    XCTAssertNil(cache.freshValue(for: "c"))
  }

  func testAClockThatIsSetBackMakesNoValueLastLonger() {
    let clock = MovableClock()
    let cache = TimedCache<String, Int>(timeToLive: .seconds(100), scheduler: clock)
    clock.seconds.onNext(1000)
    cache.keep(1, for: "a")
    clock.seconds.onNext(10)
    XCTAssertNil(cache.freshValue(for: "a"))
  }

  func testAValueThatIsKeptWhileAnotherThreadReadsTheClockStays() {
    let clock = MovableClock()
    let cache = TimedCache<String, Int>(timeToLive: .seconds(100), scheduler: clock)
    cache.keep(1, for: "a")
    clock.seconds.onNext(1000)
    clock.afterReading.withLock { action in
      action = {
        clock.seconds.onNext(1001)
        cache.keep(2, for: "a")
      }
    }
    let received = Guarded<[Int]>([])
    let subscription = cache.value(for: "a") { .just(3) }.subscribe(onNext: { number in
      received.withLock { $0.append(number) }
    })
    XCTAssertEqual(received.withLock { $0 }, [2])
    subscription.dispose()
  }

  /// A value that asks the cache when it goes, which must not happen while the cache is locked.
  func testAValueThatAsksTheCacheWhenItIsReleased() {
    final class Asking: Sendable {
      let ask: @Sendable () -> Void

      init(_ ask: @escaping @Sendable () -> Void) { self.ask = ask }
      deinit { ask() }
    }
    let scheduler = TestScheduler(initialClock: 0)
    let cache = TimedCache<String, Asking>(timeToLive: .seconds(10), capacity: 2, scheduler: scheduler)
    let asked = Guarded(0)
    let value = {
      Asking { [weak cache] in
        asked.withLock { $0 += 1 }
        _ = cache?.freshValue(for: "a")
      }
    }
    cache.keep(value(), for: "a")
    cache.keep(value(), for: "a")
    XCTAssertEqual(asked.withLock { $0 }, 1, "replaced")
    cache.keep(value(), for: "b")
    cache.keep(value(), for: "c")
    XCTAssertEqual(asked.withLock { $0 }, 2, "displaced")
    cache.remove("b")
    cache.remove("c")
    cache.remove("a")
    XCTAssertEqual(asked.withLock { $0 }, 4, "removed")
    cache.keep(value(), for: "a")
    cache.removeAll()
    XCTAssertEqual(asked.withLock { $0 }, 5, "all removed")
    cache.keep(value(), for: "a")
    scheduler.advanceTo(11)
    XCTAssertNil(cache.freshValue(for: "a"))
    XCTAssertEqual(asked.withLock { $0 }, 6, "stale")
  }
}

/// A clock that the test sets.
private final class MovableClock: SchedulerType, Sendable {
  let seconds = BehaviorSubject(value: 0.0)

  /// What another thread does after this one has read the clock, once.
  let afterReading = Guarded<(@Sendable () -> Void)?>(nil)

  var now: RxTime {
    let time = Date(timeIntervalSince1970: (try? seconds.value()) ?? 0)
    let action = afterReading.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
    return time
  }

  func schedule<State>(_ state: State, action: @escaping @Sendable (State) -> any Disposable) -> any Disposable {
    action(state)
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}
