// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// Cost grows as it should: nothing here is quadratic.
final class GrowthTests: XCTestCase {
  private func checkSubscribers(_ name: String, _ make: () -> (Observable<Int>, (Int) -> Void)) {
    for order in Order.allCases {
      assertLinear("\(name), \(order)") { size in
        let (sequence, _) = make()
        let subscriptions = (0..<size + 1).map { _ in sequence.subscribe(onNext: { _ in }) }
        for subscription in order.arrange(subscriptions) { subscription.dispose() }
      }
    }
    assertLinear("\(name), elements to many") { size in
      let (sequence, emit) = make()
      let count = Box(0)
      let subscriptions = (0..<size).map { _ in sequence.subscribe(onNext: { _ in count.value += 1 }) }
      for value in 0..<8 { emit(value) }
      XCTAssertGreaterThanOrEqual(count.value, 8 * size)
      withExtendedLifetime(subscriptions) {}
    }
    // Half of them come and go while the others stay.
    assertLinear("\(name), short subscriptions beside long ones") { size in
      let (sequence, emit) = make()
      let subscriptions = (0..<size).map { _ in sequence.subscribe(onNext: { _ in }) }
      for _ in 0..<size { sequence.subscribe(onNext: { _ in }).dispose() }
      emit(1)
      withExtendedLifetime(subscriptions) {}
    }
  }

  func testPublishSubject() {
    checkSubscribers("PublishSubject") {
      let subject = PublishSubject<Int>()
      return (subject, { subject.onNext($0) })
    }
  }

  func testBehaviorSubject() {
    checkSubscribers("BehaviorSubject") {
      let subject = BehaviorSubject(value: 0)
      return (subject, { subject.onNext($0) })
    }
  }

  func testReplaySubject() {
    checkSubscribers("ReplaySubject") {
      let subject = ReplaySubject<Int>.create(bufferSize: 2)
      return (subject, { subject.onNext($0) })
    }
  }

  func testRelays() {
    checkSubscribers("PublishRelay") {
      let relay = PublishRelay<Int>()
      return (relay.asObservable(), { relay.accept($0) })
    }
    checkSubscribers("BehaviorRelay") {
      let relay = BehaviorRelay(value: 0)
      return (relay.asObservable(), { relay.accept($0) })
    }
  }

  func testSharing() {
    for replay in 0...2 {
      checkSubscribers("share(replay: \(replay))") {
        let subject = PublishSubject<Int>()
        return (subject.share(replay: replay), { subject.onNext($0) })
      }
    }
    checkSubscribers("refCount") {
      let subject = PublishSubject<Int>()
      return (subject.publish().refCount(), { subject.onNext($0) })
    }
  }

  func testOperatorsInAChain() {
    assertLinear("map") { size in
      let subject = PublishSubject<Int>()
      var chain = subject.asObservable()
      for _ in 0..<size { chain = chain.map { $0 + 1 } }
      let subscription = chain.subscribe(onNext: { _ in })
      for value in 0..<4 { subject.onNext(value) }
      subscription.dispose()
    }
  }

  private func subjects(_ count: Int) -> [PublishSubject<Int>] { (0..<count).map { _ in PublishSubject<Int>() } }

  private func checkSources(
    _ name: String, size: Int = 1_250, line: UInt = #line, _ join: @escaping ([PublishSubject<Int>]) -> Observable<Int>
  ) {
    for order in Order.allCases {
      assertLinear("\(name), \(order)", size, line: line) { size in
        let sources = self.subjects(size + 1)
        _ = join(sources).subscribe(onNext: { _ in })
        for value in 0..<2 { for source in order.arrange(sources) { source.onNext(value) } }
        for source in order.arrange(sources) { source.onCompleted() }
      }
    }
    assertLinear("\(name), disposed", size, line: line) { size in
      let sources = self.subjects(size)
      let subscription = join(sources).subscribe(onNext: { _ in })
      for source in sources { source.onNext(0) }
      subscription.dispose()
    }
  }

  func testManySources() {
    checkSources("merge") { .merge($0.map { $0.asObservable() }) }
    checkSources("merge of inner sequences") { Observable.from($0).flatMap { $0 } }
    checkSources("merge(maxConcurrent:)") { Observable.from($0).merge(maxConcurrent: 100_000) }
    checkSources("amb") { .amb($0.map { $0.asObservable() }) }
    checkSources("switchLatest") { Observable.from($0).switchLatest() }
    checkSources("concatMap") { Observable.from($0).concatMap { $0 } }
    checkSources("concat") { .concat($0.map { $0.asObservable() }) }
  }

  func testManySourcesCombined() {
    checkSources("combineLatest") { .combineLatest($0) { $0.count } }
    checkSources("zip") { .zip($0) { $0.count } }
  }

  func testManyGroups() {
    assertLinear("groupBy") { size in
      let source = PublishSubject<Int>()
      _ = source.groupBy { $0 }.flatMap { $0 }.subscribe(onNext: { _ in })
      for _ in 0..<2 { for key in 0..<size { source.onNext(key) } }
      source.onCompleted()
    }
  }

  func testDisposables() {
    for order in Order.allCases {
      assertLinear("CompositeDisposable, \(order)", 4_000) { size in
        let composite = CompositeDisposable()
        let keys = (0..<size + 1).compactMap { _ in composite.insert(Disposables.create()) }
        for key in order.arrange(keys) { composite.remove(for: key) }
        XCTAssertEqual(composite.count, 0)
      }
      assertLinear("DisposeBag, \(order)", 4_000) { size in
        let bag = DisposeBag()
        let disposables = (0..<size + 1).map { _ in Disposables.create {} }
        for disposable in disposables { disposable.disposed(by: bag) }
        for disposable in order.arrange(disposables) { disposable.dispose() }
        for _ in 0..<size { Disposables.create {}.disposed(by: bag) }
      }
    }
  }

  /// 32 times as many timers cost 32 times log(32n)/log(n) as much.
  func testTimersInVirtualTime() {
    for order in Order.allCases {
      assertLinear("virtual time, \(order)") { size in
        let scheduler = TestScheduler(initialClock: 0)
        for time in order.arrange(Array(0..<size + 1)) { scheduler.scheduleAt(time) {} }
        scheduler.start()
      }
    }
  }

  func testTimersInRealTime() {
    let scheduler = SerialDispatchQueueScheduler(qos: .utility)
    for order in Order.allCases {
      assertLinear("timers, \(order)", 4_000) { size in
        let times = order.arrange(Array(0..<size + 1))
        let timers = times.map { time in
          scheduler.scheduleRelative((), dueTime: .seconds(600 + time)) { _ in Disposables.create() }
        }
        for timer in order.arrange(timers) { timer.dispose() }
      }
    }
  }

  func testReplayToALateSubscriber() {
    assertLinear("replay", 10_000) { size in
      let subject = ReplaySubject<Int>.create(bufferSize: size)
      for value in 0..<2 * size { subject.onNext(value) }
      let count = Box(0)
      subject.subscribe(onNext: { _ in count.value += 1 }).dispose()
      XCTAssertEqual(count.value, size)
    }
  }

  func testBufferedElements() {
    assertLinear("zip, one source ahead", 10_000) { size in
      let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
      _ = Observable.zip(a, b) { $0 + $1 }.subscribe(onNext: { _ in })
      for value in 0..<size { a.onNext(value) }
      for value in 0..<size { b.onNext(value) }
    }
    assertLinear("concatMap, waiting", 10_000) { size in
      let first = PublishSubject<Int>()
      _ = Observable.range(start: 0, count: size).concatMap { $0 == 0 ? first : Observable.of($0) }
        .subscribe(onNext: { _ in })
      first.onCompleted()
    }
    assertLinear("takeLast", 10_000) { size in
      _ = Observable.range(start: 0, count: 2 * size).takeLast(size).subscribe(onNext: { _ in })
    }
  }

  func testSharesOfShares() {
    assertLinear("share(replay: 1), one behind the other", 1_000) { size in
      var shared = Observable<Int>.never()
      for _ in 0..<size { shared = shared.map { $0 }.observe(on: MainScheduler.instance).share(replay: 1) }
      withExtendedLifetime(shared) {}
    }
  }
}
