// SPDX-License-Identifier: MIT
import RxCocoa
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// A strategy of the user's own: no replay, on the current thread.
private struct LocalStrategy: SharingStrategyProtocol {
  static let local = TestScheduler(initialClock: 0)
  static var scheduler: any SchedulerType { HistoricalScheduler() }
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share(replay: 2) }
}

final class SharedSequenceTests: XCTestCase {
  private func elements<S: SharedSequenceConvertibleType>(_ sequence: S) -> String {
    let log = Log()
    _ = sequence.asObservable().subscribe { event in
      switch event {
      case .next(let element): log.add("\(element)")
      case .error(let error): log.add("\(error)")
      case .completed: log.add("|")
      }
    }
    drainMainQueue()
    return log.lines.joined(separator: " ")
  }

  func testFactories() {
    XCTAssertEqual(elements(Driver.just(1)), "1 |")
    XCTAssertEqual(elements(Driver<Int>.empty()), "|")
    XCTAssertEqual(elements(Driver<Int>.never()), "")
    XCTAssertEqual(elements(Driver.of(1, 2)), "1 2 |")
    XCTAssertEqual(elements(Driver.from([1, 2])), "1 2 |")
    XCTAssertEqual(elements(Driver.from(1...3)), "1 2 3 |")
    XCTAssertEqual(elements(Driver.from(optional: 1)), "1 |")
    XCTAssertEqual(elements(Driver<Int>.from(optional: nil)), "|")
    XCTAssertEqual(elements(Driver.deferred { .just(3) }), "3 |")
  }

  func testTransformations() {
    let numbers = Driver.of(1, 2, 3)
    XCTAssertEqual(elements(numbers.map { $0 * 10 }), "10 20 30 |")
    XCTAssertEqual(elements(numbers.compactMap { $0 == 2 ? nil : $0 }), "1 3 |")
    XCTAssertEqual(elements(numbers.scan(10) { $0 + $1 }), "11 13 16 |")
    XCTAssertEqual(elements(numbers.startWith(0)), "0 1 2 3 |")
    XCTAssertEqual(elements(numbers.flatMap { Driver.just($0 + 1) }), "2 3 4 |")
    XCTAssertEqual(elements(numbers.flatMapLatest { Signal.just($0 + 1) }), "2 3 4 |")
    XCTAssertEqual(elements(numbers.flatMapFirst { Driver.just($0 + 1) }), "2 3 4 |")
    XCTAssertEqual(elements(Driver.of(numbers, numbers).merge(maxConcurrent: 1)), "1 2 3 1 2 3 |")
    XCTAssertEqual(elements(Driver.of(Driver.just(1), Driver.just(2)).merge()), "1 2 |")
    XCTAssertEqual(elements(Driver.of(Driver.just(1), Driver.just(2)).switchLatest()), "1 2 |")
  }

  func testFilters() {
    let numbers = Driver.of(1, 1, 3, 4, 4, 6)
    XCTAssertEqual(elements(numbers.filter { $0 > 3 }), "4 4 6 |")
    XCTAssertEqual(elements(numbers.skip(4)), "4 6 |")
    XCTAssertEqual(elements(numbers.distinctUntilChanged()), "1 3 4 6 |")
    XCTAssertEqual(elements(numbers.distinctUntilChanged { $0 % 2 }), "1 4 |")
    XCTAssertEqual(elements(numbers.distinctUntilChanged { $1 - $0 < 2 }), "1 3 6 |")
    XCTAssertEqual(elements(numbers.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })), "1 4 |")
  }

  func testCombinations() {
    let (a, b) = (Driver.of(1, 2), Driver.of(3, 4))
    XCTAssertEqual(elements(Driver.concat([a, b])), "1 2 3 4 |")
    XCTAssertEqual(elements(Driver.concat(AnySequence([a, b]))), "1 2 3 4 |")
    XCTAssertEqual(elements(Driver.merge([a, b]).map { _ in 1 }.scan(0) { $0 + $1 }), "1 2 3 4 |")
    XCTAssertEqual(elements(Driver.merge(a, b).map { _ in 1 }.scan(0) { $0 + $1 }), "1 2 3 4 |")
    XCTAssertEqual(elements(Driver.merge(AnyCollection([a, b])).map { _ in 1 }.scan(0) { $0 + $1 }), "1 2 3 4 |")
    XCTAssertEqual(elements(Driver.zip([a, b])), "[1, 3] [2, 4] |")
    XCTAssertEqual(elements(Driver.zip([a, b]) { $0.reduce(0, +) }), "4 6 |")
    let (c, d) = (BehaviorRelay(value: 1).asDriver(), BehaviorRelay(value: 2).asDriver())
    XCTAssertEqual(elements(Driver.combineLatest([c, d])), "[1, 2]")
    XCTAssertEqual(elements(Driver.combineLatest([c, d]) { $0.reduce(0, +) }), "3")
    XCTAssertEqual(elements(a.withLatestFrom(c)), "1 1 |")
    XCTAssertEqual(elements(a.withLatestFrom(c) { $0 + $1 }), "2 3 |")
    XCTAssertEqual(elements(a.withLatestFrom(Signal.just(7))), "7 7 |")
  }

  func testTime() {
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      func record(_ make: @escaping @Sendable (Driver<Int>) -> Driver<Int>) -> [Recorded<Event<Int>>] {
        let scheduler = TestScheduler(initialClock: 0)
        var events: [Recorded<Event<Int>>] = []
        SharingScheduler.mock(scheduler: scheduler) {
          let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .next(250, 3), .completed(300)])
          let driver = make(source.asDriver(onErrorJustReturn: 0))
          let observer = scheduler.createObserver(Int.self)
          scheduler.scheduleAt(200) { _ = driver.drive(observer) }
          scheduler.start()
          events = observer.events
        }
        return events
      }
      XCTAssertEqual(record { $0.debounce(.seconds(20)) }, [.next(236, 2), .next(271, 3), .completed(301)])
      XCTAssertEqual(
        record { $0.throttle(.seconds(20)) }, [.next(211, 1), .next(231, 2), .next(251, 3), .completed(301)])
      XCTAssertEqual(
        record { $0.throttle(.seconds(20), latest: false) }, [.next(211, 1), .next(251, 3), .completed(301)])
      XCTAssertEqual(
        record { $0.delay(.seconds(20)) }, [.next(231, 1), .next(236, 2), .next(271, 3), .completed(321)])
    }
  }

  func testIntervalAndTimer() {
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: scheduler) {
      let (interval, timer) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
      let (a, b) = (Driver<Int>.interval(.seconds(100)), Driver<Int>.timer(.seconds(50), period: .seconds(100)))
      let subscriptions = Box<[any Disposable]>([])
      scheduler.scheduleAt(200) { subscriptions.value = [a.drive(interval), b.drive(timer)] }
      scheduler.scheduleAt(460) { for subscription in subscriptions.value { subscription.dispose() } }
      scheduler.start()
      XCTAssertEqual(interval.events, [.next(300, 0), .next(400, 1)])
      XCTAssertEqual(timer.events, [.next(250, 0), .next(350, 1), .next(450, 2)])
    }
  }

  func testDo() {
    let log = Log()
    _ = Driver.just(1).do(
      onNext: { log.add("on \($0)") }, afterNext: { log.add("after \($0)") }, onCompleted: { log.add("onCompleted") },
      afterCompleted: { log.add("afterCompleted") }, onSubscribe: { log.add("onSubscribe") }
    )
    .debug("driver")
    .drive(onNext: { log.add("\($0)") })
    XCTAssertEqual(log.lines, ["onSubscribe", "on 1", "1", "after 1", "onCompleted", "afterCompleted"])
  }

  func testDebugWithALogger() {
    let log = Log()
    _ = Driver.just(1).debug("driver", logger: { log.add($0) }).drive()
    XCTAssertEqual(
      log.lines, ["subscribed", "Event next(1)", "Event completed", "isDisposed"].map { "driver -> \($0)" })
  }

  func testOperatorsShare() {
    let runs = Box(0)
    let relay = BehaviorRelay(value: 1)
    let mapped = relay.asDriver().map { element -> Int in
      runs.value += 1
      return element
    }
    let (first, second) = (mapped.drive(), mapped.drive())
    XCTAssertEqual(runs.value, 1)
    relay.accept(2)
    XCTAssertEqual(runs.value, 2)
    first.dispose()
    second.dispose()
  }

  func testAStrategyOfYourOwn() {
    let source = PublishSubject<Int>()
    let sequence = source.asSharedSequence(sharingStrategy: LocalStrategy.self, onErrorJustReturn: 0)
    XCTAssertEqual(elements(SharedSequence<LocalStrategy, Int>.never().map { $0 + 1 }), "")
    XCTAssertEqual(elements(sequence.map { $0 }), "")
  }

  func testValues() async {
    var elements: [Int] = []
    for await element in Driver.of(1, 2, 3).values { elements.append(element) }
    XCTAssertEqual(elements, [1, 2, 3])
    elements = []
    for await element in Signal.of(1, 2, 3).values(bufferingPolicy: .bufferingNewest(1)) { elements.append(element) }
    XCTAssertEqual(elements.last, 3)
  }

  func testMockIsUndoneWhenTheActionThrows() {
    XCTAssertThrowsError(
      try SharingScheduler.mock(scheduler: TestScheduler(initialClock: 0)) {
        XCTAssert(SharingScheduler.make() is TestScheduler)
        throw TestError()
      })
    XCTAssert(SharingScheduler.make() is MainScheduler)
  }

  func testAsInfallible() {
    let log = Log()
    _ = Driver.of(1, 2).asInfallible().subscribe(onNext: { log.add("\($0)") })
    drainMainQueue()
    XCTAssertEqual(log.lines, ["1", "2"])
  }
}
