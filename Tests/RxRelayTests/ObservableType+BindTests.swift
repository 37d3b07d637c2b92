// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift
import RxTestSupport
import XCTest

final class BindTests: XCTestCase {
  func testPassesElementsOnToAllRelays() {
    let source = PublishSubject<Int>()
    let log = Log()
    let publish = [PublishRelay<Int>(), PublishRelay<Int>()]
    let behavior = [BehaviorRelay(value: 0), BehaviorRelay(value: 0)]
    let replay = [ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int>.create(bufferSize: 1)]
    _ = log.follow(publish[0], "p0")
    _ = log.follow(publish[1], "p1")
    let subscriptions = [
      source.bind(to: publish[0], publish[1]), source.bind(to: behavior[0], behavior[1]),
      source.bind(to: replay[0], replay[1]),
    ]
    source.onNext(1)
    _ = log.follow(replay[0], "r0")
    _ = log.follow(replay[1], "r1")
    XCTAssertEqual(log.lines, ["p0 next(1)", "p1 next(1)", "r0 next(1)", "r1 next(1)"])
    XCTAssertEqual(behavior.map(\.value), [1, 1])
    for subscription in subscriptions { subscription.dispose() }
    source.onNext(2)
    XCTAssertEqual(log.lines.count, 4)
    XCTAssertEqual(behavior.map(\.value), [1, 1])
    XCTAssertFalse(source.hasObservers)
  }

  func testRelaysOfOptionalElements() {
    let source = PublishSubject<Int>()
    let log = Log()
    let publish = PublishRelay<Int?>()
    let behavior = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int?>.create(bufferSize: 1)
    _ = log.follow(publish, "p")
    _ = source.bind(to: publish)
    _ = source.bind(to: behavior)
    _ = source.bind(to: replay)
    source.onNext(1)
    _ = log.follow(replay, "r")
    XCTAssertEqual(log.lines, ["p next(Optional(1))", "r next(Optional(1))"])
    XCTAssertEqual(behavior.value, 1)
  }

  func testTheEndOfTheSourceIsIgnored() {
    let source = PublishSubject<Int>()
    let log = Log()
    let relay = BehaviorRelay(value: 0)
    _ = log.follow(relay, "b")
    _ = source.bind(to: relay)
    source.onCompleted()
    relay.accept(1)
    XCTAssertEqual(log.lines, ["b next(0)", "b next(1)"])
  }

  #if !DEBUG
    func testAnErrorIsOnlyReportedInReleaseBuilds() {
      let source = PublishSubject<Int>()
      let log = Log()
      let relay = BehaviorRelay(value: 0)
      _ = log.follow(relay, "b")
      _ = source.bind(to: relay)
      source.onError(TestError())
      relay.accept(1)
      XCTAssertEqual(log.lines, ["b next(0)", "b next(1)"])
    }
  #endif
}
