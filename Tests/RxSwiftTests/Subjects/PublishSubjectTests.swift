// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class PublishSubjectTests: XCTestCase {
  func testDeliversToThoseSubscribedWhenTheEventComes() {
    let log = Log()
    let subject = PublishSubject<Int>()
    subject.onNext(1)
    let first = subject.subscribe { log.add("a \($0)") }
    subject.onNext(2)
    let second = subject.map { $0 * 10 }.subscribe { log.add("b \($0)") }
    subject.onNext(3)
    first.dispose()
    subject.onNext(4)
    second.dispose()
    subject.onNext(5)
    XCTAssertEqual(log.lines, ["a next(2)", "a next(3)", "b next(30)", "b next(40)"])
  }

  func testLateSubscribersReceiveTheTerminalEventOnly() {
    let log = Log()
    let completed = PublishSubject<Int>()
    completed.onNext(1)
    completed.onCompleted()
    completed.onNext(2)
    completed.onError(TestError())
    _ = completed.subscribe { log.add("\($0)") }
    let failed = PublishSubject<String>()
    failed.onError(TestError())
    failed.onCompleted()
    _ = failed.subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["completed", "error(TestError())"])
  }

  func testHasObservers() {
    let subject = PublishSubject<Int>()
    XCTAssertFalse(subject.hasObservers)
    let first = subject.subscribe { _ in }
    XCTAssertTrue(subject.hasObservers)
    let second = subject.subscribe { _ in }
    first.dispose()
    XCTAssertTrue(subject.hasObservers)
    second.dispose()
    XCTAssertFalse(subject.hasObservers)
    _ = subject.subscribe { _ in }
    let seen = Box(true)
    _ = subject.subscribe(onCompleted: { seen.value = subject.hasObservers })
    subject.onCompleted()
    XCTAssertFalse(seen.value)
    XCTAssertFalse(subject.hasObservers)
  }

  func testDispose() {
    let log = Log()
    let subject = PublishSubject<Int>()
    _ = subject.subscribe { log.add("a \($0)") }
    subject.onNext(1)
    XCTAssertFalse(subject.isDisposed)
    subject.dispose()
    XCTAssertTrue(subject.isDisposed)
    XCTAssertFalse(subject.hasObservers)
    subject.onNext(2)
    subject.onCompleted()
    _ = subject.subscribe(
      onNext: { _ in },
      onError: { error in
        if case RxError.disposed(let object) = error, object === subject { log.add("disposed") }
      })
    _ = subject.map { $0 }.subscribe(onError: { error in
      if case RxError.disposed(let object) = error, object === subject { log.add("disposed too") }
    })
    XCTAssertEqual(log.lines, ["a next(1)", "disposed", "disposed too"])
  }

  func testNestedEventReachesEverybodyBeforeTheOuterOneGoesOn() {
    let log = Log()
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(onNext: {
      log.add("a \($0)")
      if $0 == 1 { subject.onNext(2) }
    })
    _ = subject.subscribe(onNext: { log.add("b \($0)") })
    subject.onNext(1)
    XCTAssertEqual(log.lines, ["a 1", "a 2", "b 2", "b 1"])
  }

  func testNestedCompletionEndsTheOuterEventToo() {
    let log = Log()
    let subject = PublishSubject<Int>()
    _ = subject.subscribe { event in
      log.add("a \(event)")
      if event.element == 1 { subject.onCompleted() }
    }
    _ = subject.subscribe { log.add("b \($0)") }
    subject.onNext(1)
    subject.onNext(2)
    XCTAssertEqual(log.lines, ["a next(1)", "a completed", "b completed"])
  }

  func testSubscribersThatComeDuringAnEventDoNotReceiveIt() {
    let log = Log()
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(onNext: { element in
      log.add("a \(element)")
      if element == 1 { for _ in 0..<10 { _ = subject.subscribe(onNext: { log.add("b \($0)") }) } }
    })
    subject.onNext(1)
    XCTAssertEqual(log.lines, ["a 1"])
    subject.onNext(2)
    XCTAssertEqual(log.lines, ["a 1", "a 2"] + Array(repeating: "b 2", count: 10))
  }

  func testSubscribersThatLeaveDuringAnEventReceiveNothingMore() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let others = Box<[any Disposable]>([])
    _ = subject.subscribe(onNext: {
      log.add("a \($0)")
      for other in others.value { other.dispose() }
    })
    others.value = (0..<3).map { _ in subject.subscribe(onNext: { log.add("b \($0)") }) }
    _ = subject.subscribe(onNext: { log.add("c \($0)") })
    subject.onNext(1)
    subject.onNext(2)
    XCTAssertEqual(log.lines, ["a 1", "c 1", "a 2", "c 2"])
  }

  func testSubscribersLeaveInAnyOrderAndTheOthersKeepTheirs() {
    let log = Log()
    let subject = PublishSubject<Int>()
    var generator = SystemRandomNumberGenerator()
    var subscriptions = (0..<200).map { index in (index, subject.subscribe(onNext: { _ in log.add("\(index)") })) }
    while !subscriptions.isEmpty {
      let position = Int.random(in: 0..<subscriptions.count, using: &generator)
      subscriptions.remove(at: position).1.dispose()
      log.clear()
      subject.onNext(0)
      XCTAssertEqual(log.lines, subscriptions.map { "\($0.0)" })
    }
    XCTAssertFalse(subject.hasObservers)
  }

  func testManyObserversComeAndGoInLinearTime() {
    for order in ["first to last", "last to first", "shuffled"] {
      let subject = PublishSubject<Int>()
      let counter = Box(0)
      let begin = threadSeconds()
      do {
        var subscriptions = (0..<100_000).map { _ in subject.subscribe(onNext: { _ in counter.value += 1 }) }
        if order == "last to first" { subscriptions.reverse() }
        if order == "shuffled" { subscriptions.shuffle() }
        subject.onNext(1)
        for subscription in subscriptions { subscription.dispose() }
      }
      XCTAssertEqual(counter.value, 100_000)
      XCTAssertFalse(subject.hasObservers)
      XCTAssertLessThan(threadSeconds() - begin, 30, order)
    }
  }

  func testSubscriptionsDoNotKeepTheSubjectAlive() {
    weak var subject: PublishSubject<Int>?
    weak var captured: Log?
    do {
      let log = Log()
      captured = log
      let strong = PublishSubject<Int>()
      subject = strong
      _ = strong.subscribe(onNext: { log.add("\($0)") })
      _ = strong.map { $0 + 1 }.filter { $0 > 1 }.subscribe(onNext: { log.add("\($0)") })
      strong.onNext(1)
      XCTAssertEqual(log.lines, ["1", "2"])
    }
    XCTAssertNil(subject)
    XCTAssertNil(captured)
  }

  /// The bag still has the subscriptions.
  func testASubjectTakesWhatItsObserversCaptureWithIt() {
    func subjects() -> [Observable<Int> & Disposable] {
      [PublishSubject<Int>(), BehaviorSubject<Int>(value: 1), ReplaySubject<Int>.create(bufferSize: 1)]
    }
    for index in subjects().indices {
      for isDisposed in [false, true] {
        var bag: DisposeBag? = DisposeBag()
        weak var captured: Log?
        let disposals = Log()
        do {
          let log = Log()
          captured = log
          let source = subjects()[index]
          let subscriptions = [
            source.subscribe(onNext: { log.add("\($0)") }, onDisposed: { disposals.add("disposed") }),
            source.map { $0 + 1 }.scan(0, accumulator: +).subscribe(onNext: { log.add("\($0)") }),
            source.asObservable().subscribe { log.add("\($0)") },
            source.subscribe(AnyObserver<Int> { log.add("\($0)") }),
          ]
          bag?.insert(subscriptions)
          if isDisposed { source.dispose() }
        }
        XCTAssertNil(captured, "\(index) \(isDisposed)")
        XCTAssertEqual(disposals.lines, [], "nobody has disposed the subscription")
        bag = nil
        XCTAssertEqual(disposals.lines, ["disposed"])
      }
    }
  }

  func testASubjectThatIsDisposedInsideOfItsDeliveryReleasesItsObservers() {
    let bag = DisposeBag()
    let subject = PublishSubject<Int>()
    weak var captured: Log?
    do {
      let log = Log()
      captured = log
      for _ in 0..<2 {
        subject.subscribe(onNext: { [weak subject] in
          log.add("\($0)")
          subject?.dispose()
        })
        .disposed(by: bag)
      }
      subject.onNext(1)
      XCTAssertEqual(log.lines, ["1"])
    }
    XCTAssertNil(captured)
    withExtendedLifetime(bag) {}
  }

  func testASubjectThatIsReleasedInsideOfItsDeliveryTakesTheObserverWithIt() {
    let bag = DisposeBag()
    weak var captured: Log?
    do {
      let log = Log()
      captured = log
      let subject = Box<PublishSubject<Int>?>(PublishSubject())
      subject.value?.subscribe(onNext: {
        subject.value = nil
        log.add("\($0)")
      })
      .disposed(by: bag)
      subject.value?.subscribe(onNext: { log.add("\($0)") }).disposed(by: bag)
      subject.value?.onNext(1)
      XCTAssertNil(subject.value)
      XCTAssertEqual(log.lines, ["1", "1"])
    }
    XCTAssertNil(captured)
    withExtendedLifetime(bag) {}
  }

  /// An operator may emit after its source is gone.
  func testWhatASubjectHasSentComesThoughTheSubjectIsReleased() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let bag = DisposeBag()
    do {
      let subject = PublishSubject<Int>()
      subject.debounce(.seconds(10), scheduler: scheduler).subscribe(observer).disposed(by: bag)
      subject.delay(.seconds(5), scheduler: scheduler).subscribe(observer).disposed(by: bag)
      subject.onNext(1)
    }
    scheduler.start()
    XCTAssertEqual(observer.events.map(\.time), [5, 10])
    withExtendedLifetime(bag) {}
  }

  func testReleasesObserversAfterEndAndDisposal() {
    for ending in ["completed", "error", "subject disposed", "subscription disposed"] {
      let subject = PublishSubject<Int>()
      weak var captured: Log?
      let subscription: any Disposable
      do {
        let log = Log()
        captured = log
        subscription = subject.map { $0 }.subscribe(onNext: { log.add("\($0)") }, onError: { _ in })
      }
      XCTAssertNotNil(captured)
      switch ending {
      case "completed": subject.onCompleted()
      case "error": subject.onError(TestError())
      case "subject disposed": subject.dispose()
      default: break
      }
      subscription.dispose()
      XCTAssertNil(captured, ending)
    }
  }

  func testEventsFromManyThreadsAreSerialisedAndComplete() {
    for threads in [2, 8] {
      let subject = PublishSubject<Int>()
      let inside = Box(0)
      let overlaps = Box(0)
      let seen = Box([Int](repeating: 0, count: threads * 5000))
      let lastOfThread = Box([Int](repeating: -1, count: threads))
      let disorder = Box(0)
      _ = subject.subscribe(onNext: { element in
        inside.value += 1
        if inside.value != 1 { overlaps.value += 1 }
        seen.value[element] += 1
        let (thread, index) = element.quotientAndRemainder(dividingBy: 5000)
        if lastOfThread.value[thread] >= index { disorder.value += 1 }
        lastOfThread.value[thread] = index
        inside.value -= 1
      })
      inParallel(threads) { thread in
        for index in 0..<5000 { subject.onNext(thread * 5000 + index) }
      }
      XCTAssertEqual(seen.value.filter { $0 != 1 }, [])
      XCTAssertEqual(overlaps.value, 0)
      XCTAssertEqual(disorder.value, 0)
    }
  }

  func testSubscribingAndLeavingWhileOthersEmit() {
    let subject = PublishSubject<Int>()
    let always = Counter()
    let kept = subject.subscribe(onNext: { _ in always.add() })
    inParallel(4) { thread in
      for index in 0..<5000 {
        if thread < 2 { subject.onNext(index) } else { subject.subscribe(onNext: { _ in }).dispose() }
      }
    }
    XCTAssertEqual(always.value, 10_000)
    XCTAssertTrue(subject.hasObservers)
    kept.dispose()
    XCTAssertFalse(subject.hasObservers)
  }
}
