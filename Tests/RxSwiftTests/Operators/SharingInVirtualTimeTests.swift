// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// What shares a subscription: events of the observers and windows in which the source was subscribed to.
final class SharingInVirtualTimeTests: XCTestCase {
  private typealias Events = [Recorded<Event<Int>>]

  private static let events: Events = [
    .next(210, 1), .next(240, 2), .next(290, 3), .next(330, 4), .next(410, 5), .next(480, 6), .next(560, 7),
    .next(620, 8),
  ]
  private static let completes = events + [.completed(650)]
  private static let fails = events + [.error(650, TestError())]

  /// Subscribes at each first time and disposes at the second one.
  private func observe(
    _ events: Events, cold: Bool = false, _ windows: [(from: Int, to: Int)],
    _ make: (Observable<Int>, TestScheduler) -> Observable<Int>
  ) -> (observers: [Events], subscriptions: [Subscription]) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = cold ? scheduler.createColdObservable(events) : scheduler.createHotObservable(events)
    let shared = make(source.asObservable(), scheduler)
    let observers = windows.map { window in
      let observer = scheduler.createObserver(Int.self)
      let subscription = Box<(any Disposable)?>(nil)
      scheduler.scheduleAt(window.from) { subscription.value = shared.subscribe(observer) }
      scheduler.scheduleAt(window.to) { subscription.value?.dispose() }
      return observer
    }
    scheduler.start()
    return (observers.map(\.events), source.subscriptions)
  }

  private func connecting(
    _ connectable: ConnectableObservable<Int>, _ scheduler: TestScheduler, _ windows: [(from: Int, to: Int)]
  ) -> Observable<Int> {
    for window in windows {
      let connection = Box<(any Disposable)?>(nil)
      scheduler.scheduleAt(window.from) { connection.value = connectable.connect() }
      scheduler.scheduleAt(window.to) { connection.value?.dispose() }
    }
    return connectable
  }

  func testPublish() {
    let result = observe(Self.completes, [(200, 1000), (300, 600)]) { source, scheduler in
      self.connecting(source.publish(), scheduler, [(220, 350), (450, 1000)])
    }
    // The second connection has a subject of its own, which nobody came to.
    XCTAssertEqual(result.observers[0], [.next(240, 2), .next(290, 3), .next(330, 4)])
    XCTAssertEqual(result.observers[1], [.next(330, 4)])
    XCTAssertEqual(result.subscriptions, [Subscription(220, 350), Subscription(450, 650)])
  }

  func testMulticastWithOneSubject() {
    let result = observe(Self.fails, [(200, 1000), (700, 1000)]) { source, scheduler in
      self.connecting(source.multicast(PublishSubject<Int>()), scheduler, [(220, 350), (450, 1000)])
    }
    XCTAssertEqual(
      result.observers[0],
      [
        .next(240, 2), .next(290, 3), .next(330, 4), .next(480, 6), .next(560, 7), .next(620, 8),
        .error(650, TestError()),
      ])
    XCTAssertEqual(result.observers[1], [.error(700, TestError())])
    XCTAssertEqual(result.subscriptions, [Subscription(220, 350), Subscription(450, 650)])
  }

  func testReplay() {
    let result = observe(Self.completes, [(450, 1000), (500, 600)]) { source, scheduler in
      self.connecting(source.replay(2), scheduler, [(220, 1000)])
    }
    XCTAssertEqual(
      result.observers[0],
      [
        .next(450, 4), .next(450, 5), .next(480, 6), .next(560, 7), .next(620, 8), .completed(650),
      ])
    XCTAssertEqual(result.observers[1], [.next(500, 5), .next(500, 6), .next(560, 7)])
    XCTAssertEqual(result.subscriptions, [Subscription(220, 650)])
  }

  func testMulticastWithSelector() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(Self.completes)
    let result = scheduler.start {
      source.multicast({ BehaviorSubject(value: 0) }, selector: { $0.map { $0 * 10 } })
    }
    XCTAssertEqual(result.events.first, .next(200, 0))
    XCTAssertEqual(result.events.dropFirst().dropLast().map(\.time), Self.events.map(\.time))
    XCTAssertEqual(result.events.last, .completed(650))
    XCTAssertEqual(source.subscriptions, [Subscription(200, 650)])
  }

  func testRefCount() {
    let result = observe(Self.completes, [(220, 300), (250, 400), (450, 1000), (700, 1000)]) { source, _ in
      source.publish().refCount()
    }
    XCTAssertEqual(result.observers[0], [.next(240, 2), .next(290, 3)])
    XCTAssertEqual(result.observers[1], [.next(290, 3), .next(330, 4)])
    XCTAssertEqual(result.observers[2], [.next(480, 6), .next(560, 7), .next(620, 8), .completed(650)])
    XCTAssertEqual(result.observers[3], [])
    XCTAssertEqual(
      result.subscriptions, [Subscription(220, 400), Subscription(450, 650), Subscription(700, 1000)])
  }

  func testShareWhileConnected() {
    for replay in 0...2 {
      let result = observe(Self.fails, [(220, 345), (335, 400), (450, 1000), (600, 1000), (700, 1000)]) { source, _ in
        source.share(replay: replay)
      }
      XCTAssertEqual(result.observers[0], [.next(240, 2), .next(290, 3), .next(330, 4)])
      XCTAssertEqual(result.observers[1], [[], [.next(335, 4)], [.next(335, 3), .next(335, 4)]][replay])
      XCTAssertEqual(result.observers[2], [.next(480, 6), .next(560, 7), .next(620, 8), .error(650, TestError())])
      XCTAssertEqual(
        result.observers[3],
        [[], [.next(600, 7)], [.next(600, 6), .next(600, 7)]][replay] + [.next(620, 8), .error(650, TestError())])
      XCTAssertEqual(result.observers[4], [])
      XCTAssertEqual(
        result.subscriptions, [Subscription(220, 400), Subscription(450, 650), Subscription(700, 1000)])
    }
  }

  func testShareForever() {
    for replay in 0...2 {
      let result = observe(Self.completes, [(220, 345), (335, 400), (450, 1000), (700, 1000)]) { source, _ in
        source.share(replay: replay, scope: .forever)
      }
      XCTAssertEqual(result.observers[1], [[], [.next(335, 4)], [.next(335, 3), .next(335, 4)]][replay])
      XCTAssertEqual(
        result.observers[2],
        [[], [.next(450, 4)], [.next(450, 3), .next(450, 4)]][replay]
          + [.next(480, 6), .next(560, 7), .next(620, 8), .completed(650)])
      XCTAssertEqual(
        result.observers[3], [[], [.next(700, 8)], [.next(700, 7), .next(700, 8)]][replay] + [.completed(700)])
      XCTAssertEqual(result.subscriptions, [Subscription(220, 400), Subscription(450, 650)])
    }
  }

  func testShareOfAColdSourceThatFails() {
    for replay in 0...2 {
      let result = observe(
        [.next(10, 1), .next(20, 2), .error(30, TestError())], cold: true, [(200, 1000), (215, 1000), (300, 315)]
      ) { source, _ in source.share(replay: replay) }
      XCTAssertEqual(result.observers[0], [.next(210, 1), .next(220, 2), .error(230, TestError())])
      XCTAssertEqual(
        result.observers[1], (replay > 0 ? [.next(215, 1)] : []) + [.next(220, 2), .error(230, TestError())])
      XCTAssertEqual(result.observers[2], [.next(310, 1)])
      XCTAssertEqual(result.subscriptions, [Subscription(200, 230), Subscription(300, 315)])
    }
  }

  func testShareOfEmptyAndNever() {
    for replay in 0...2 {
      let empty = observe([.completed(201)], [(200, 1000)]) { source, _ in source.share(replay: replay) }
      XCTAssertEqual(empty.observers[0], [.completed(201)])
      XCTAssertEqual(empty.subscriptions, [Subscription(200, 201)])
      let never = observe([], [(200, 1000)]) { source, _ in source.share(replay: replay) }
      XCTAssertEqual(never.observers[0], [])
      XCTAssertEqual(never.subscriptions, [Subscription(200, 1000)])
    }
  }

  func testGroupBy() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(Self.completes)
    let groups = Box<[(key: Int, observer: TestableObserver<Int>)]>([])
    let keys = scheduler.start {
      source.groupBy { $0 % 3 }.map { group -> Int in
        let observer = scheduler.createObserver(Int.self)
        groups.value.append((group.key, observer))
        let subscription = Box<(any Disposable)?>(group.subscribe(observer))
        if group.key == 2 { scheduler.scheduleAt(500) { subscription.value?.dispose() } }
        return group.key
      }
    }
    XCTAssertEqual(keys.events, [.next(210, 1), .next(240, 2), .next(290, 0), .completed(650)])
    XCTAssertEqual(groups.value.map(\.key), [1, 2, 0])
    XCTAssertEqual(groups.value[0].observer.events, [.next(210, 1), .next(330, 4), .next(560, 7), .completed(650)])
    XCTAssertEqual(groups.value[1].observer.events, [.next(240, 2), .next(410, 5)])
    XCTAssertEqual(groups.value[2].observer.events, [.next(290, 3), .next(480, 6), .completed(650)])
    XCTAssertEqual(source.subscriptions, [Subscription(200, 650)])
  }

  func testGroupByEndsWithTheLastOfGroupsAndOuter() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(Self.fails)
    let group = Box<GroupedObservable<Int, Int>?>(nil)
    let observer = scheduler.createObserver(Int.self)
    let inner = Box<(any Disposable)?>(nil)
    let outer = Box<(any Disposable)?>(nil)
    scheduler.scheduleAt(200) {
      outer.value = source.groupBy { $0 % 2 }.take(1).subscribe(onNext: { group.value = $0 })
    }
    scheduler.scheduleAt(205) { XCTAssertNil(group.value) }
    // `take` ends the sequence of groups at 210. The group has no observer at that time.
    scheduler.scheduleAt(300) { inner.value = group.value?.subscribe(observer) }
    scheduler.start()
    XCTAssertEqual(observer.events, [])
    XCTAssertEqual(source.subscriptions, [Subscription(200, 210)])
  }
}
