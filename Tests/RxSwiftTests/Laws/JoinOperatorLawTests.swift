// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

/// Laws that hold for every operator with a second source or a scheduler.
final class JoinOperatorLawTests: XCTestCase {
  private typealias Make = (Observable<Int>, Observable<Int>, TestScheduler) -> Observable<Int>

  private let operators: [(name: String, make: Make)] = [
    ("combineLatest", { a, b, _ in .combineLatest(a, b) { $0 + $1 } }),
    ("combineLatest of a collection", { a, b, _ in .combineLatest([a, b]) { $0[0] } }),
    ("zip", { a, b, _ in .zip(a, b) { $0 + $1 } }),
    ("zip of a collection", { a, b, _ in .zip([a, b]) { $0[0] } }),
    ("withLatestFrom", { a, b, _ in a.withLatestFrom(b) { $0 + $1 } }),
    ("sample", { a, b, _ in b.sample(a) }),
    ("skip(until:)", { a, b, _ in a.skip(until: b) }),
    ("take(until:)", { a, b, _ in a.take(until: b.filter { $0 > 100 }) }),
    ("take(for:)", { a, _, scheduler in a.take(for: .seconds(500), scheduler: scheduler) }),
    ("skip(_:scheduler:)", { a, _, scheduler in a.skip(.seconds(5), scheduler: scheduler) }),
    ("debounce", { a, _, scheduler in a.debounce(.seconds(3), scheduler: scheduler) }),
    ("throttle", { a, _, scheduler in a.throttle(.seconds(15), scheduler: scheduler) }),
    ("delay", { a, _, scheduler in a.delay(.seconds(3), scheduler: scheduler) }),
    ("delaySubscription", { a, _, scheduler in a.delaySubscription(.seconds(3), scheduler: scheduler) }),
    ("timeout", { a, b, scheduler in a.timeout(.seconds(30), other: b, scheduler: scheduler) }),
    ("buffer", { a, _, scheduler in a.buffer(timeSpan: .seconds(7), count: 2, scheduler: scheduler).map { $0.count } }),
    (
      "window",
      { a, _, scheduler in
        a.window(timeSpan: .seconds(7), count: 2, scheduler: scheduler).flatMap { $0 }
      }
    ),
    ("observe(on:)", { a, _, scheduler in a.observe(on: scheduler) }),
    ("subscribe(on:)", { a, _, scheduler in a.subscribe(on: scheduler) }),
  ]

  private final class Run {
    let scheduler = TestScheduler(initialClock: 0)
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let log = Log()
    let subscription = SingleAssignmentDisposable()
    var sent = 0

    init(_ make: Make, onNext: @escaping @Sendable (SingleAssignmentDisposable) -> Void = { _ in }) {
      let (log, subscription) = (log, subscription)
      subscription.setDisposable(
        make(a, b, scheduler).subscribe { event in
          log.add(marble(event))
          if case .next = event { onNext(subscription) }
        })
      scheduler.advanceTo(5)
    }

    func send(_ rounds: Int) {
      for _ in 0..<rounds {
        sent += 1
        b.onNext(sent)
        a.onNext(sent)
        scheduler.advanceTo(scheduler.clock + 10)
      }
    }

    /// Lets pass what is scheduled, though some timers never end.
    func settle() { scheduler.advanceTo(scheduler.clock + 200) }
  }

  func testElementsPass() {
    for (name, make) in operators {
      let run = Run(make)
      run.send(5)
      XCTAssertFalse(run.log.lines.isEmpty, name)
      run.subscription.dispose()
    }
  }

  func testDisposalEndsEverything() {
    for (name, make) in operators {
      let run = Run(make)
      run.send(3)
      run.a.onNext(50)
      run.subscription.dispose()
      let count = run.log.lines.count
      run.settle()
      run.send(3)
      XCTAssertEqual(run.log.lines.count, count, name)
      XCTAssertFalse(run.a.hasObservers || run.b.hasObservers, name)
    }
  }

  func testDisposalByTheObserver() {
    for (name, make) in operators {
      let run = Run(make) { $0.dispose() }
      run.send(6)
      XCTAssertEqual(run.log.lines.count, 1, name)
      run.settle()
      XCTAssertFalse(run.a.hasObservers || run.b.hasObservers, name)
    }
  }

  func testAnErrorEndsEverything() {
    for (name, make) in operators {
      let run = Run(make)
      run.send(3)
      run.a.onError(TestError())
      run.settle()
      run.send(2)
      XCTAssertEqual(run.log.lines.last, "x", name)
      XCTAssertEqual(run.log.lines.filter { $0 == "x" || $0 == "|" }.count, 1, name)
      XCTAssertFalse(run.a.hasObservers || run.b.hasObservers, name)
    }
  }

  func testCompletionOfBothEndsEverything() {
    for (name, make) in operators {
      let run = Run(make)
      run.send(3)
      run.b.onCompleted()
      run.a.onCompleted()
      run.settle()
      XCTAssertEqual(run.log.lines.last, "|", name)
      XCTAssertEqual(run.log.lines.filter { $0 == "x" || $0 == "|" }.count, 1, name)
      XCTAssertFalse(run.a.hasObservers || run.b.hasObservers, name)
    }
  }

  func testReleasesItsSources() {
    for end in ["disposal", "error", "completion"] {
      for (name, make) in operators {
        XCTAssert(
          releases { canary in
            let run = Run { a, b, scheduler in
              make(
                a.map { element in withExtendedLifetime(canary) { element } },
                b.map { element in withExtendedLifetime(canary) { element } }, scheduler)
            }
            run.send(3)
            switch end {
            case "error": run.a.onError(TestError())
            case "completion":
              run.b.onCompleted()
              run.a.onCompleted()
            default: run.subscription.dispose()
            }
            run.settle()
            return run.subscription
          }, "\(name), \(end)")
      }
    }
  }
}
