// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift
import XCTest

/// Memory does not grow with the number of elements, nor with what is over.
final class MemoryTests: XCTestCase {
  #if DEBUG
    private static let elements = million
  #else
    private static let elements = 10 * million
  #endif

  /// Runs `work` for a tenth of the elements, so that everything that is allocated once is there, and then for all.
  private func check(
    _ name: String, line: UInt = #line, _ make: () -> (emit: (Int) -> Void, subscription: any Disposable)
  ) {
    let (emit, subscription) = make()
    for value in 0..<Self.elements / 10 { emit(value) }
    assertMemoryStays(within: 8, name, line: line) { for value in 0..<Self.elements { emit(value) } }
    subscription.dispose()
  }

  func testLinearOperators() {
    check("linear operators") {
      let subject = PublishSubject<Int>()
      let chain = subject.map { $0 + 1 }.filter { $0 % 3 > 0 }.compactMap { $0 }.scan(0) { $0 &+ $1 }
        .distinctUntilChanged().enumerated().map { $0.element }.skip(2).take(Int.max).do(onNext: { _ in })
        .materialize().dematerialize().pairedWithItself()
      return ({ subject.onNext($0) }, chain.subscribe(onNext: { _ in }))
    }
  }

  func testJoiningOperators() {
    check("joining operators") {
      let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
      let sequences: [Observable<Int>] = [
        .merge(a, b), .combineLatest(a, b) { $0 &+ $1 }, .zip(a, b) { $0 &+ $1 }, a.withLatestFrom(b),
        a.sample(b),
      ]
      let subscriptions = sequences.map { $0.subscribe(onNext: { _ in }) }
      let emit: (Int) -> Void = { value in
        if value % 5 == 0 { a.onNext(value); b.onNext(value) }
      }
      return (emit, Disposables.create(subscriptions))
    }
  }

  func testFlatteningOperators() {
    check("flattening operators") {
      let subject = PublishSubject<Int>()
      let sequences: [Observable<Int>] = [
        subject.flatMap { Observable.of($0) }, subject.flatMapLatest { Observable.of($0) },
        subject.flatMapFirst { Observable.of($0) }, subject.concatMap { Observable.of($0) },
        subject.flatMapLatest { _ in Observable<Int>.never() },
      ]
      let subscriptions = sequences.map { $0.subscribe(onNext: { _ in }) }
      let emit: (Int) -> Void = { if $0 % 10 == 0 { subject.onNext($0) } }
      return (emit, Disposables.create(subscriptions))
    }
  }

  func testSharingAndSubjects() {
    check("sharing") {
      let subject = PublishSubject<Int>()
      let (behavior, replay) = (BehaviorSubject(value: 0), ReplaySubject<Int>.create(bufferSize: 3))
      let (relay, async) = (BehaviorRelay(value: 0), AsyncSubject<Int>())
      let subscriptions = [
        subject.share(replay: 1).subscribe(behavior), subject.share(replay: 3).subscribe(replay),
        subject.publish().refCount().subscribe(onNext: { relay.accept($0) }), subject.subscribe(async),
        relay.asObservable().subscribe(onNext: { _ in }),
      ]
      let emit: (Int) -> Void = { if $0 % 5 == 0 { subject.onNext($0) } }
      return (emit, Disposables.create(subscriptions))
    }
  }

  func testColdSources() {
    let total = Self.elements
    func run(_ count: Int) { _ = Observable.range(start: 0, count: count).map { $0 }.subscribe(onNext: { _ in }) }
    run(total / 10)
    assertMemoryStays(within: 8) {
      run(total)
      _ = Observable.repeatElement(1).take(total).subscribe(onNext: { _ in })
      _ = Observable.generate(initialState: 0, condition: { $0 < total }, iterate: { $0 + 1 })
        .subscribe(onNext: { _ in })
    }
  }

  func testObserveOn() {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    let total = Self.elements / 10
    func run() {
      let (subject, done) = (PublishSubject<Int>(), DispatchSemaphore(value: 0))
      let ahead = DispatchSemaphore(value: 1_000)
      _ = subject.observe(on: scheduler).subscribe(
        onNext: { _ in ahead.signal() }, onCompleted: { done.signal() })
      for value in 0..<total {
        ahead.wait()
        subject.onNext(value)
      }
      subject.onCompleted()
      done.wait()
    }
    run()
    assertMemoryStays(within: 8) { run() }
  }

  /// Subscriptions to a source that stays leave nothing there.
  func testSubscriptionsThatAreOver() {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 1)
    let stays = shared.subscribe(onNext: { _ in })
    func visit(_ count: Int) {
      for _ in 0..<count {
        shared.map { $0 }.subscribe(onNext: { _ in }).dispose()
        _ = shared.take(1).subscribe(onNext: { _ in })
      }
      subject.onNext(1)
    }
    visit(million / 20)
    assertMemoryStays(within: 8) { for _ in 0..<10 { visit(million / 50) } }
    stays.dispose()
    XCTAssertFalse(subject.hasObservers)
  }

  /// 100,000 timers that are disposed an hour before their time.
  func testDisposedTimersLeaveNothing() {
    let (live, count) = (AtomicCounter(), million / 10)
    let schedulers: [any SchedulerType] = [
      SerialDispatchQueueScheduler(qos: .utility), ConcurrentDispatchQueueScheduler(qos: .utility),
    ]
    for scheduler in schedulers {
      func run() {
        let timers = (0..<count).map { index in
          let token = LifeToken(live)
          return Observable<Int>.timer(.seconds(3_600 + index % 100), scheduler: scheduler)
            .subscribe(onNext: { _ in withExtendedLifetime(token) {} })
        }
        XCTAssertEqual(live.value, count)
        for timer in timers { timer.dispose() }
        XCTAssertEqual(live.value, 0)
      }
      run()
      assertMemoryStays(within: 16, "\(type(of: scheduler))") { for _ in 0..<3 { run() } }
    }
  }
}

extension ObservableType {
  /// Passes each element through a `flatMap` to a scalar.
  fileprivate func pairedWithItself() -> Observable<Element> { flatMap { Observable.just($0) } }
}
