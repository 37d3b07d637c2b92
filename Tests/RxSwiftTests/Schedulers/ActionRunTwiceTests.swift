// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTestSupport
import XCTest

/// A scheduler of a user's that runs each action twice.
private struct Twice: ImmediateSchedulerType {
  func schedule<State>(_ state: State, action: @escaping @Sendable (State) -> any Disposable) -> any Disposable {
    action(state).dispose()
    return action(state)
  }
}

/// A scheduler that runs each delayed action twice, at once.
private struct LaterTwice: SchedulerType {
  var now: Date { Date() }

  func schedule<State>(_ state: State, action: @escaping @Sendable (State) -> any Disposable) -> any Disposable {
    action(state).dispose()
    return action(state)
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    schedule(state, action: action)
  }
}

final class ActionRunTwiceTests: XCTestCase {
  private func names(_ sequence: Observable<Int>) -> [String] {
    let received = Box([String]())
    let subscription = sequence.map { "\($0)" }.subscribe(
      onNext: { received.value.append($0) }, onCompleted: { received.value.append("end") })
    subscription.dispose()
    return received.value
  }

  func testObserveOnDeliversEachEventOnce() {
    let subject = PublishSubject<String>()
    let received = Box([String]())
    _ = subject.observe(on: Twice()).subscribe(
      onNext: { received.value.append($0) }, onCompleted: { received.value.append("end") })
    for number in 0..<20 { subject.onNext("element \(number)") }
    subject.onCompleted()
    XCTAssertEqual(received.value, (0..<20).map { "element \($0)" } + ["end"])
  }

  func testASourceIsSubscribedToOnce() {
    XCTAssertEqual(names(Observable.of(1, 2).subscribe(on: Twice())), ["1", "2", "end"])
    let subject = BehaviorSubject(value: 1)
    XCTAssertEqual(names(subject.subscribe(on: Twice())), ["1"])
    XCTAssertEqual(names(subject.subscribe(on: LaterTwice())), ["1"])
    XCTAssertEqual(names(subject.delaySubscription(.seconds(1), scheduler: LaterTwice())), ["1"])
    subject.delaySubscription(.seconds(1), scheduler: LaterTwice()).subscribe().dispose()
    XCTAssertFalse(subject.hasObservers)
  }

  func testRecursionsRunOnce() {
    XCTAssertEqual(names(Observable.from([1, 2, 3], scheduler: Twice())), ["1", "2", "3", "end"])
    XCTAssertEqual(
      names(Observable.generate(initialState: 0, condition: { $0 < 3 }, scheduler: Twice(), iterate: { $0 + 1 })),
      ["0", "1", "2", "end"])
  }

  /// An action that makes the scheduler believe that nothing runs lets another one drain the queue that it is in.
  func testAQueueThatIsDrainedByAnActionInIt() {
    let scheduler = CurrentThreadScheduler.instance
    let run = Box([Int]())
    _ = scheduler.schedule(()) { _ in
      for number in 0..<5 {
        _ = scheduler.schedule(()) { _ in
          CurrentThreadScheduler.isScheduleRequired = true
          _ = scheduler.schedule(()) { _ in
            _ = scheduler.schedule(()) { _ in
              run.value.append(number)
              return Disposables.create()
            }
            return Disposables.create()
          }
          return Disposables.create()
        }
      }
      return Disposables.create()
    }
    XCTAssertEqual(run.value.sorted(), [0, 1, 2, 3, 4])
    // The queue works as before.
    XCTAssertEqual(
      names(Observable.zip(Observable.range(start: 0, count: 2), Observable.range(start: 0, count: 2)) { $0 + $1 }),
      ["0", "2", "end"])
  }
}
