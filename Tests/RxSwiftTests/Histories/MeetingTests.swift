// SPDX-License-Identifier: MIT
import RxRelay
import XCTest

@testable import RxSwift

/// How long an observer waits for another thread that may be unable to go on before the observer returns.
private let moment = 0.02

/// Small programs in which a second thread sends while the first one is in an observer.
///
/// Where the second call may not return before the observer does, the observer waits only for its begin and a moment
/// longer, and what is asserted holds whether it returned or not. In the tests of impatient calls the observer waits for
/// the return itself: that call has to give up waiting for its turn, and the order has to be kept nevertheless.
final class MeetingTests: XCTestCase {
  private static let long = 8.0

  // MARK: - Last write

  private func lastWrite(waiting seconds: Double, line: UInt = #line) {
    let (relay, shown, early) = (BehaviorRelay(value: 0), Notes<Int>(), AtomicCounter())
    let other = Call { relay.accept(2) }
    let subscription = relay.subscribe(onNext: { value in
      shown.add(value)
      guard value == 1 else { return }
      if other.run(upTo: seconds) { early.add() }
      relay.accept(3)
    })
    relay.accept(1)
    other.join()
    // A call that has returned comes first; else the nested one does.
    XCTAssertEqual(shown.all, early.value > 0 ? [0, 1, 2, 3] : [0, 1, 3, 2], line: line)
    XCTAssertEqual(relay.value, shown.all.last, line: line)
    subscription.dispose()
  }

  func testTheLastWriteIsTheState() { lastWrite(waiting: moment) }
  func testTheLastWriteIsTheStateAfterAnImpatientCall() { lastWrite(waiting: Self.long) }

  // MARK: - Stale state

  private func staleState(waiting seconds: Double, line: UInt = #line) {
    let (query, isLoading) = (BehaviorRelay(value: ""), BehaviorRelay(value: false))
    let (shown, early) = (Notes<String>(), AtomicCounter())
    let other = Call { isLoading.accept(true) }
    let subscription = Observable.combineLatest(query, isLoading).subscribe(onNext: { query, loads in
      shown.add("\(query) \(loads)")
      guard query == "x", early.value == 0 else { return }
      early.add()
      if other.run(upTo: seconds) { early.add() }
      isLoading.accept(false)
    })
    query.accept("x")
    other.join()
    if early.value > 1 {
      XCTAssertEqual(shown.all, [" false", "x false", "x true", "x false"], line: line)
      XCTAssertFalse(isLoading.value, line: line)
    } else {
      XCTAssertEqual(shown.all, [" false", "x false", "x false", "x true"], line: line)
    }
    subscription.dispose()
  }

  func testTheCombinationIsThatOfTheLastWrite() { staleState(waiting: moment) }
  func testTheCombinationIsThatOfTheLastWriteAfterAnImpatientCall() { staleState(waiting: Self.long) }

  // MARK: - Own write

  func testAThreadSeesWhatItsOwnWriteHasCaused() {
    let (relay, doubled, seen) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0), Notes<Int>())
    let other = Call {
      relay.accept(2)
      seen.add(doubled.value)
    }
    let subscriptions = [
      relay.subscribe(onNext: { if $0 == 1 { other.run(upTo: moment) } }),
      relay.map { $0 * 2 }.bind(to: doubled),
    ]
    relay.accept(1)
    other.join()
    XCTAssertEqual(seen.all, [4])
    for subscription in subscriptions { subscription.dispose() }
  }

  // MARK: - Sent and lost

  func testWhatAThreadSendsBeforeItDisposesArrives() {
    let (subject, received) = (PublishSubject<Int>(), Notes<Int>())
    let subscription = SerialDisposable()
    let other = Call {
      subject.onNext(2)
      subscription.dispose()
    }
    let first = subject.subscribe(onNext: { if $0 == 1 { other.run(upTo: moment) } })
    subscription.disposable = subject.subscribe(onNext: { received.add($0) })
    subject.onNext(1)
    other.join()
    XCTAssertEqual(received.all, [1, 2])
    first.dispose()
  }

  // MARK: - Captured

  func testACallDeliversItsOwnEventOnly() {
    let (subject, delivered, isOver) = (PublishSubject<Int>(), AtomicCounter(), AtomicCounter())
    let flood = Call { for number in 0..<50_000 where isOver.value == 0 { subject.onNext(number) } }
    let mine = currentThread
    let subscription = subject.subscribe(onNext: { number in
      if currentThread == mine { delivered.add() }
      if number == -1 { flood.run(upTo: moment) }
    })
    subject.onNext(-1)
    isOver.add()
    XCTAssertEqual(delivered.value, 1)
    flood.join()
    subscription.dispose()
  }

  // MARK: - A state machine

  func testTheEventsOfAThreadReachAStateInTheOrderOfSending() {
    let (first, second, states) = (PublishSubject<Int>(), PublishSubject<Int>(), Notes<[Int]>())
    let other = Call {
      first.onNext(1)
      second.onNext(2)
    }
    let subscriptions = [
      first.subscribe(onNext: { if $0 == 0 { other.run(upTo: moment) } }),
      Observable.merge(first, second).scan([]) { $0 + [$1] }.subscribe(onNext: { states.add($0) }),
    ]
    first.onNext(0)
    other.join()
    XCTAssertEqual(states.all.last, [0, 1, 2])
    for subscription in subscriptions { subscription.dispose() }
  }
}
