// SPDX-License-Identifier: MIT
import RxCocoa
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class SignalTests: XCTestCase {
  func testRecoversFromErrors() {
    let recoveries: [(String, (Observable<Int>) -> Signal<Int>)] = [
      ("1 9 |", { $0.asSignal(onErrorJustReturn: 9) }),
      ("1 7 8 |", { $0.asSignal(onErrorSignalWith: .of(7, 8)) }),
      ("1 5 |", { $0.asSignal { $0 is TestError ? .just(5) : .empty() } }),
    ]
    for (expected, recover) in recoveries {
      let log = Log()
      let source = PublishSubject<Int>()
      let subscription = recover(source).emit(onNext: { log.add("\($0)") }, onCompleted: { log.add("|") })
      source.onNext(1)
      source.onError(TestError())
      drainMainQueue()
      XCTAssertEqual(log.lines.joined(separator: " "), expected)
      subscription.dispose()
    }
  }

  func testSharesOneSubscriptionAndReplaysNothing() {
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(250, 3), .completed(300)])
      let signal = source.asSignal(onErrorJustReturn: -1)
      let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
      scheduler.scheduleAt(200) { _ = signal.emit(to: first) }
      scheduler.scheduleAt(230) { _ = signal.emit(to: second) }
      scheduler.start()
      XCTAssertEqual(first.events, [.next(211, 1), .next(221, 2), .next(251, 3), .completed(301)])
      XCTAssertEqual(second.events, [.next(251, 3), .completed(301)])
      XCTAssertEqual(source.subscriptions, [Subscription(200, 300)])
    }
  }

  func testEmitsToRelays() {
    let log = Log()
    let relay = PublishRelay<Int>()
    let (a, b, c) = (BehaviorRelay(value: 0), PublishRelay<Int>(), ReplayRelay<Int>.create(bufferSize: 1))
    let (d, e, f) = (BehaviorRelay<Int?>(value: 0), PublishRelay<Int?>(), ReplayRelay<Int?>.create(bufferSize: 1))
    _ = b.subscribe(onNext: { log.add("b \($0)") })
    _ = e.subscribe(onNext: { log.add("e \($0!)") })
    let signal = relay.asSignal()
    let subscriptions = [
      signal.emit(to: a), signal.emit(to: b), signal.emit(to: c), signal.emit(to: d), signal.emit(to: e),
      signal.emit(to: f), signal.asSignal().emit(),
    ]
    relay.accept(5)
    _ = c.subscribe(onNext: { log.add("c \($0)") })
    _ = f.subscribe(onNext: { log.add("f \($0!)") })
    XCTAssertEqual(a.value, 5)
    XCTAssertEqual(d.value, 5)
    XCTAssertEqual(log.lines, ["b 5", "e 5", "c 5", "f 5"])
    for subscription in subscriptions { subscription.dispose() }
  }

  func testEmitsToObservers() {
    let log = Log()
    _ = Signal.just(1).emit(to: AnyObserver<Int> { log.add("\($0)") })
    _ = Signal.just(1).emit(to: AnyObserver<Int?> { log.add("\($0.map { $0! })") })
    XCTAssertEqual(log.lines, ["next(1)", "completed", "next(1)", "completed"])
  }

  func testWithAnObjectCallsAsLongAsItLives() {
    let log = Log()
    let relay = PublishRelay<Int>()
    var object: Box<String>? = Box("here")
    let subscription = relay.asSignal().emit(with: object!, onNext: { log.add("\($0.value) \($1)") })
    relay.accept(1)
    object = nil
    relay.accept(2)
    subscription.dispose()
    XCTAssertEqual(log.lines, ["here 1"])
  }

  func testWithUnretained() {
    let log = Log()
    let relay = PublishRelay<Int>()
    var object: Box<String>? = Box("here")
    _ = relay.asSignal().withUnretained(object!).emit(
      onNext: { log.add("\($0.0.value) \($0.1)") }, onCompleted: { log.add("completed") })
    _ = relay.asSignal().withUnretained(object!) { "\($0.value)-\($1)" }.emit(onNext: { log.add($0) })
    relay.accept(1)
    object = nil
    relay.accept(2)
    XCTAssertEqual(log.lines, ["here 1", "here-1", "completed"])
  }
}
