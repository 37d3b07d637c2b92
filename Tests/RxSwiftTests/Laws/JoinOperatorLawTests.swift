// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// Laws that hold for every operator with a second source or a scheduler.
final class JoinOperatorLawTests: XCTestCase {
  private typealias Make = JoinOperator.Make

  private let operators = JoinOperator.all

  private final class Run {
    let scheduler = TestScheduler(initialClock: 0)
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let log = Log()
    let subscription = SingleAssignmentDisposable()
    var sent = 0

    init(
      _ make: Make, _ touch: @escaping JoinOperator.Touch = { $0 },
      onNext: @escaping @Sendable (SingleAssignmentDisposable) -> Void = { _ in }
    ) {
      let (log, subscription) = (log, subscription)
      subscription.setDisposable(
        make(a, b, scheduler, touch).subscribe { event in
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

    /// Runs what is scheduled for a while; some timers never end.
    func passTime() { scheduler.advanceTo(scheduler.clock + 200) }
  }

  func testElementsPass() {
    for joining in operators {
      let (name, make) = (joining.name, joining.make)
      let run = Run(make)
      run.send(5)
      XCTAssertFalse(run.log.lines.isEmpty, name)
      run.subscription.dispose()
    }
  }

  func testDisposalEndsEverything() {
    for joining in operators {
      let (name, make) = (joining.name, joining.make)
      let run = Run(make)
      run.send(3)
      run.a.onNext(50)
      run.subscription.dispose()
      let count = run.log.lines.count
      run.passTime()
      run.send(3)
      XCTAssertEqual(run.log.lines.count, count, name)
      XCTAssertFalse(run.a.hasObservers || run.b.hasObservers, name)
    }
  }

  func testDisposalByTheObserver() {
    for joining in operators {
      let (name, make) = (joining.name, joining.make)
      let run = Run(make, onNext: { $0.dispose() })
      run.send(6)
      XCTAssertEqual(run.log.lines.count, 1, name)
      run.passTime()
      XCTAssertFalse(run.a.hasObservers || run.b.hasObservers, name)
    }
  }

  func testAnErrorEndsEverything() {
    for joining in operators {
      let (name, make) = (joining.name, joining.make)
      let run = Run(make)
      run.send(3)
      run.a.onError(TestError())
      run.passTime()
      run.send(2)
      XCTAssertEqual(run.log.lines.last, "x", name)
      XCTAssertEqual(run.log.lines.filter { $0 == "x" || $0 == "|" }.count, 1, name)
      XCTAssertFalse(run.a.hasObservers || run.b.hasObservers, name)
    }
  }

  func testCompletionOfBothEndsEverything() {
    for joining in operators {
      let (name, make) = (joining.name, joining.make)
      let run = Run(make)
      run.send(3)
      run.b.onCompleted()
      run.a.onCompleted()
      run.passTime()
      XCTAssertEqual(run.log.lines.last, "|", name)
      XCTAssertEqual(run.log.lines.filter { $0 == "x" || $0 == "|" }.count, 1, name)
      XCTAssertFalse(run.a.hasObservers || run.b.hasObservers, name)
    }
  }

  func testReleasesItsSourcesAndClosures() {
    for end in ["disposal", "error", "completion"] {
      for joining in operators {
        let (name, make) = (joining.name, joining.make)
        XCTAssert(
          releases { canary in
            let touch: JoinOperator.Touch = { element in withExtendedLifetime(canary) { element } }
            let run = Run({ a, b, scheduler, touch in make(a.map(touch), b.map(touch), scheduler, touch) }, touch)
            run.send(3)
            switch end {
            case "error": run.a.onError(TestError())
            case "completion":
              run.b.onCompleted()
              run.a.onCompleted()
            default: run.subscription.dispose()
            }
            run.passTime()
            return run.subscription
          }, "\(name), \(end)")
      }
    }
  }

  func testAnErrorThrownByAClosureEndsEverything() {
    for joining in operators where joining.callsClosure {
      let run = Run(joining.make, { _ in throw TestError() })
      run.send(3)
      run.passTime()
      XCTAssertEqual(run.log.lines, ["x"], joining.name)
      XCTAssertFalse(run.a.hasObservers || run.b.hasObservers, joining.name)
    }
  }

  func testSubscriptionsAreIndependent() {
    for joining in operators {
      let run = Run(joining.make)
      let first = run.log
      let second = Log()
      let sequence = joining.make(run.a, run.b, run.scheduler, { $0 })
      let other = sequence.subscribe { second.add(marble($0)) }
      run.scheduler.advanceTo(10)
      run.send(3)
      run.subscription.dispose()
      run.passTime()
      let count = first.lines.count
      run.send(3)
      run.passTime()
      XCTAssertEqual(first.lines.count, count, joining.name)
      XCTAssertGreaterThan(second.lines.count, count, joining.name)
      other.dispose()
      run.passTime()
      XCTAssertFalse(run.a.hasObservers || run.b.hasObservers, joining.name)
    }
  }

  /// A completion that comes twice, elements and errors behind it: the gate of a source that keeps no rules.
  func testNothingFollowsATerminalEvent() {
    for joining in operators {
      let (a, b) = (ManualSource<Int>(), ManualSource<Int>())
      let scheduler = TestScheduler(initialClock: 0)
      let log = Log()
      let subscription = joining.make(a.asObservable(), b.asObservable(), scheduler, { $0 })
        .subscribe { log.add(marble($0)) }
      scheduler.advanceTo(5)
      for value in 1...3 {
        b.send(value)
        a.send(value)
        scheduler.advanceTo(scheduler.clock + 10)
      }
      for source in [b, a] {
        source.send(.completed)
        source.send(7)
        source.send(.error(TestError()))
        source.send(.completed)
      }
      // Some subscribe to the second source only when the first one has ended.
      b.send(.completed)
      scheduler.advanceTo(scheduler.clock + 200)
      let ends = log.lines.filter { $0 == "|" || $0 == "x" }
      XCTAssertEqual(ends.count, 1, joining.name)
      XCTAssertEqual(log.lines.last, "|", joining.name)
      subscription.dispose()
      XCTAssertEqual(a.disposals, a.subscriptions, joining.name)
      XCTAssertEqual(b.disposals, b.subscriptions, joining.name)
    }
  }
}
