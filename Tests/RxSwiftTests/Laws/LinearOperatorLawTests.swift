// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

/// What holds for every linear operator; see `LinearOperator.all` for the operators.
final class LinearOperatorLawTests: XCTestCase {
  private enum Ending: CaseIterable {
    case completion, failure, disposal
  }

  private func forEachOperator(_ check: (LinearOperator) -> Void) {
    for linear in LinearOperator.all { check(linear) }
  }

  func testNothingFollowsATerminalEvent() {
    forEachOperator { linear in
      for terminal in [Event<Int>.completed, .error(TestError())] {
        let source = ManualSource<Int>()
        let log = EventLog()
        let subscription = linear.apply(source.asObservable(), Probe()).subscribe(log.add)
        source.send(1, 2, 3)
        source.send(terminal)
        source.send(4, 5)
        source.send(.completed)
        source.send(.error(TestError()))
        XCTAssertEqual(log.terminals, 1, linear.name)
        XCTAssertEqual(log.eventsAfterTerminal, 0, linear.name)
        subscription.dispose()
        XCTAssertEqual(source.disposals, 1, linear.name)
      }
    }
  }

  func testACompletedSequenceDisposesItsUpstreamByItself() {
    forEachOperator { linear in
      let source = ManualSource<Int>()
      let log = EventLog()
      _ = linear.apply(source.asObservable(), Probe()).subscribe { event in
        // Law 9: the observer receives the end first.
        if event.isStopEvent { XCTAssertEqual(source.disposals, 0, linear.name) }
        log.add(event)
      }
      source.send(1, 2, 3)
      source.send(.completed)
      XCTAssertEqual(log.terminals, 1, linear.name)
      XCTAssertEqual(source.disposals, 1, linear.name)
    }
  }

  func testDisposingStopsDeliveryAtOnce() {
    forEachOperator { linear in
      let source = ManualSource<Int>()
      let subscription = Box<(any Disposable)?>(nil)
      let isDisposed = Box(false)
      let late = Counter()
      subscription.value = linear.apply(source.asObservable(), Probe()).subscribe { _ in
        if isDisposed.value { late.add() }
        guard let current = subscription.value else { return }
        current.dispose()
        isDisposed.value = true
      }
      source.send(1, 2, 3, 4)
      source.send(.completed)
      XCTAssertEqual(late.value, 0, linear.name)
      subscription.value?.dispose()
      XCTAssertEqual(source.disposals, 1, linear.name)
    }
  }

  func testDisposingDisposesUpstreamOnce() {
    forEachOperator { linear in
      let disposals = Counter()
      let source = Observable<Int>.create { observer in
        observer.onNext(1)
        return ActionDisposable { disposals.add() }
      }
      let log = EventLog()
      let probe = Probe()
      let subscription = linear.apply(source, probe).subscribe(log.add)
      XCTAssertEqual(disposals.value, 0, linear.name)
      let count = log.lines.count
      subscription.dispose()
      subscription.dispose()
      XCTAssertEqual(disposals.value, 1, linear.name)
      XCTAssertEqual(log.lines.count, count, linear.name)
      withExtendedLifetime(probe) {}
    }
  }

  func testFailureOfUpstreamPasses() {
    forEachOperator { linear in
      let source = ManualSource<Int>()
      let log = EventLog()
      let probe = Probe()
      _ = linear.apply(source.asObservable(), probe).subscribe(log.add)
      source.send(1)
      source.send(.error(TestError()))
      withExtendedLifetime(probe) {}
      XCTAssertEqual(log.lines.last, linear.passesErrors ? "error(TestError())" : "completed", linear.name)
      XCTAssertEqual(source.disposals, 1, linear.name)
    }
  }

  func testAnErrorThrownByAClosureEndsTheSequence() {
    forEachOperator { linear in
      guard linear.callsClosure else { return }
      let source = ManualSource<Int>()
      let log = EventLog()
      let probe = Probe(fails: true)
      _ = linear.apply(source.asObservable(), probe).subscribe(log.add)
      source.send(1, 2, 3)
      source.send(.completed)
      XCTAssertEqual(log.lines.last, "error(TestError())", linear.name)
      XCTAssertEqual(log.terminals, 1, linear.name)
      XCTAssertEqual(probe.calls.value, 1, linear.name)
      XCTAssertEqual(source.disposals, 1, linear.name)
    }
  }

  func testReleasesWhatItCaptured() {
    forEachOperator { linear in
      for ending in Ending.allCases {
        let source = ManualSource<Int>()
        weak var probe: Probe?
        let subscription = subscribe(linear, to: source, &probe)
        if linear.retainsProbe { XCTAssertNotNil(probe, linear.name) } else { XCTAssertNil(probe, linear.name) }
        source.send(1)
        switch ending {
        case .completion: source.send(.completed)
        case .failure: source.send(.error(TestError()))
        case .disposal: subscription.dispose()
        }
        XCTAssertNil(probe, "\(linear.name), \(ending)")
        withExtendedLifetime(subscription) {}
      }
    }
  }

  /// Only the subscription is left of what this makes.
  private func subscribe(
    _ linear: LinearOperator, to source: ManualSource<Int>, _ reference: inout Probe?
  ) -> any Disposable {
    let probe = Probe()
    reference = probe
    return linear.apply(source.asObservable(), probe).subscribe { _ in }
  }

  func testSubscribesToTheSourceOncePerSubscription() {
    forEachOperator { linear in
      let source = ManualSource<Int>()
      let sequence = linear.apply(source.asObservable(), Probe())
      XCTAssertEqual(source.subscriptions, 0, linear.name)
      let first = sequence.subscribe { _ in }
      XCTAssertEqual(source.subscriptions, 1, linear.name)
      let second = sequence.subscribe { _ in }
      XCTAssertEqual(source.subscriptions, 2, linear.name)
      first.dispose()
      XCTAssertEqual(source.disposals, 1, linear.name)
      second.dispose()
      XCTAssertEqual(source.disposals, 2, linear.name)
    }
  }

  func testSubscriptionsAreIndependent() {
    forEachOperator { linear in
      let source = ManualSource<Int>()
      let probe = Probe()
      let sequence = linear.apply(source.asObservable(), probe)
      let first = EventLog()
      let second = EventLog()
      _ = sequence.subscribe(first.add)
      _ = sequence.subscribe(second.add)
      source.send(1, 2, 3)
      source.send(.completed)
      XCTAssertEqual(first.lines, second.lines, linear.name)
      withExtendedLifetime(probe) {}
    }
  }

  func testASynchronousSourceGivesTheSameEvents() {
    forEachOperator { linear in
      let source = ManualSource<Int>()
      let probe = Probe()
      let manual = EventLog()
      _ = linear.apply(source.asObservable(), probe).subscribe(manual.add)
      source.send(1, 2, 3)
      source.send(.completed)
      let synchronous = EventLog()
      _ = linear.apply(.of(1, 2, 3), probe).subscribe(synchronous.add)
      XCTAssertEqual(synchronous.lines, manual.lines, linear.name)
      XCTAssertEqual(synchronous.terminals, 1, linear.name)
      withExtendedLifetime(probe) {}
    }
  }

  func testReentrantElementsKeepTheGrammar() {
    forEachOperator { linear in
      let source = ManualSource<Int>()
      let probe = Probe()
      let log = EventLog()
      _ = linear.apply(source.asObservable(), probe).subscribe { event in
        log.add(event)
        if log.lines.count < 5 { source.send(log.lines.count + 1) }
      }
      source.send(1, 2, 3)
      source.send(.completed)
      XCTAssertEqual(log.terminals, 1, linear.name)
      XCTAssertEqual(log.eventsAfterTerminal, 0, linear.name)
      XCTAssertEqual(source.disposals, 1, linear.name)
      withExtendedLifetime(probe) {}
    }
  }

  func testReentrantCompletionEndsTheSequenceOnce() {
    forEachOperator { linear in
      let source = ManualSource<Int>()
      let probe = Probe()
      let log = EventLog()
      _ = linear.apply(source.asObservable(), probe).subscribe { event in
        log.add(event)
        source.send(.completed)
      }
      source.send(1, 2, 3)
      source.send(.completed)
      XCTAssertEqual(log.terminals, 1, linear.name)
      XCTAssertEqual(log.eventsAfterTerminal, 0, linear.name)
      XCTAssertEqual(source.disposals, 1, linear.name)
      withExtendedLifetime(probe) {}
    }
  }

  func testAnotherThreadMayDisposeAtAnyTime() {
    forEachOperator { linear in
      for round in 0..<20 {
        let subject = PublishSubject<Int>()
        let probe = Probe()
        let received = Counter()
        let subscription = Box(linear.apply(subject, probe).subscribe { _ in received.add() })
        inParallel(2) { thread in
          if thread == 0 {
            for element in 0..<200 { subject.onNext(element % 4) }
          } else {
            for _ in 0..<round * 5 { _ = subject.hasObservers }
            subscription.value.dispose()
          }
        }
        let count = received.value
        subject.onNext(1)
        subject.onCompleted()
        XCTAssertEqual(received.value, count, linear.name)
        XCTAssertFalse(subject.hasObservers, linear.name)
      }
    }
  }
}

/// What one observer received.
private final class EventLog: @unchecked Sendable {
  // Sendable: by the rule that a test uses it from one thread at a time.
  private(set) var lines: [String] = []
  private(set) var terminals = 0
  private(set) var eventsAfterTerminal = 0

  @Sendable
  func add(_ event: Event<Any>) {
    if terminals > 0 { eventsAfterTerminal += 1 }
    if event.isStopEvent { terminals += 1 }
    lines.append("\(event)")
  }
}
