// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class ConcatTests: XCTestCase {
  func testTheSecondBeginsWhenTheFirstCompleted() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.cold("10:1 20:|")
    let second = scheduler.hot("215:9 230:2 250:|")
    XCTAssertEqual(scheduler.run { first.asObservable().concat(second.asObservable()) }, "210:1 230:2 250:|")
    XCTAssertEqual([first.windows, second.windows], ["200-220", "220-250"])
  }

  func testErrorsAndDisposal() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.cold("10:1 20:x")
    let second = scheduler.hot("230:2 250:|")
    XCTAssertEqual(scheduler.run { first.asObservable().concat(second.asObservable()) }, "210:1 220:x")
    XCTAssertEqual([first.windows, second.windows], ["200-220", ""])

    let other = TestScheduler(initialClock: 0)
    let short = other.cold("10:1 20:|")
    let long = other.hot("230:2 250:|")
    XCTAssertEqual(other.run(disposed: 240) { short.asObservable().concat(long.asObservable()) }, "210:1 230:2")
    XCTAssertEqual([short.windows, long.windows], ["200-220", "220-240"])
  }

  func testStaticForms() {
    XCTAssertEqual(events(of: Observable.concat(.of(1, 2), .just(3), .empty(), .of(4, 5))), "1 2 3 4 5 |")
    XCTAssertEqual(events(of: Observable.concat([.of(1, 2), .just(3)])), "1 2 3 |")
    XCTAssertEqual(events(of: Observable.concat(AnySequence([.of(1, 2), .just(3)]))), "1 2 3 |")
    XCTAssertEqual(events(of: Observable.of(Observable.of(1, 2), .just(3)).concat()), "1 2 3 |")
    XCTAssertEqual(events(of: Observable<Int>.concat([])), "|")
  }

  func testTheNextIsTakenWhenItIsNeeded() {
    let taken = Box(0)
    let sources = (0..<5).lazy.map { index -> Observable<Int> in
      taken.value += 1
      return index == 2 ? .error(TestError()) : .just(index)
    }
    XCTAssertEqual(events(of: Observable.concat(AnySequence(sources))), "0 1 x")
    XCTAssertEqual(taken.value, 3)
  }

  func testADeferredSequenceIsMadeWhenTheOneBeforeIsDisposed() {
    let log = Log()
    let first = Observable.of(1, 2).do(onDispose: { log.add("disposed") })
    let second = Observable<Int>.deferred {
      log.add("made")
      return Observable.of(3, 4).do(onDispose: { log.add("disposed") }).concat(
        Observable.deferred {
          log.add("made again")
          throw TestError()
        })
    }
    let sequence = first.concat(second)
    for _ in 0..<2 {
      _ = sequence.subscribe { log.add(marble($0)) }
    }
    let once = ["1", "2", "disposed", "made", "3", "4", "disposed", "made again", "x"]
    XCTAssertEqual(log.lines, once + once)
  }

  func testALazyCollectionIsAskedOnceAndInTime() {
    let log = Log()
    let made = [1, 2].lazy.compactMap { number -> Observable<Int>? in
      log.add("made")
      return .just(number)
    }
    let subscription = Observable<Int>.concat(made).subscribe { log.add(marble($0)) }
    XCTAssertEqual(log.lines, ["made", "1", "made", "2", "|"])
    subscription.dispose()

    let stop = Box(false)
    let prefix = [1, 2, 3].lazy.prefix { _ in !stop.value }.map { number in
      Observable.of(number).do(onCompleted: { stop.value = true })
    }
    XCTAssertEqual(events(of: Observable<Int>.concat(prefix)), "1 |")
  }

  func testADeferredSequenceIsMadeInsideOfTheTrampoline() {
    let log = Log()
    let deferred = Observable<Int>.deferred {
      _ = CurrentThreadScheduler.instance.schedule(()) { _ in
        log.add("scheduled")
        return Disposables.create()
      }
      log.add("made")
      return .of(7)
    }
    let subject = PublishSubject<Int>()
    let subscription = subject.concat(deferred).subscribe { log.add(marble($0)) }
    subject.onCompleted()
    XCTAssertEqual(log.lines, ["made", "scheduled", "7", "|"])
    subscription.dispose()
  }

  /// What follows an asynchronous sequence begins as it does without `concat`. So if it needs no trampoline, its observer
  /// can use synchronous sequences.
  func testTheObserverOfWhatFollowsCanSubscribe() {
    let shared = BehaviorSubject(value: 1).share(replay: 1)
    let operators = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create()
    }
    let sources = [.just(1), BehaviorSubject(value: 1).asObservable(), shared, operators]
    for (source, sum) in zip(sources, [6, 6, 6, 0]) {
      for isRetried in [false, true] {
        let (subject, sums) = (PublishSubject<Int>(), Box<[Int]>([]))
        let sequence = isRetried ? Observable.catch(sequence: [subject, source]) : subject.concat(source)
        let subscription = sequence.subscribe(onNext: { _ in
          let sum = Box(0)
          Observable.from([1, 2, 3]).subscribe(onNext: { sum.value += $0 }).dispose()
          sums.value.append(sum.value)
        })
        if isRetried { subject.onError(TestError()) } else { subject.onCompleted() }
        XCTAssertEqual(sums.value, [sum])
        subscription.dispose()
      }
    }
  }

  func testNothingIsMadeAfterDisposal() {
    let subject = PublishSubject<Int>()
    let made = Box(0)
    let sequence = subject.concat(
      Observable.deferred {
        made.value += 1
        return .of(1, 2)
      })
    let log = Log()
    let subscription = sequence.take(while: { $0 != 2 }).subscribe { log.add(marble($0)) }
    subject.onNext(0)
    XCTAssertEqual(made.value, 0)
    subject.onCompleted()
    XCTAssertEqual(log.lines, ["0", "1", "|"])
    XCTAssertEqual(made.value, 1)
    subscription.dispose()
    let other = PublishSubject<Int>()
    other.concat(
      Observable.deferred {
        made.value += 1
        return .empty()
      }
    ).subscribe().dispose()
    other.onCompleted()
    XCTAssertEqual(made.value, 1)
  }

  func testAMillionSources() {
    let count = Box(0)
    let isDone = Box(false)
    let source = Observable.just(1).map { $0 }
    _ = Observable.concat(repeatElement(source, count: million))
      .subscribe(onNext: { count.value += $0 }, onCompleted: { isDone.value = true })
    XCTAssertEqual(count.value, million)
    XCTAssert(isDone.value)
  }
}
