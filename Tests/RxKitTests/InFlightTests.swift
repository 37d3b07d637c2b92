// SPDX-License-Identifier: MIT
import Dispatch
import RxSwift
import XCTest

@testable import RxKit

final class InFlightTests: XCTestCase {
  func testRequestsAreForgottenWhenTheyEndHoweverTheyEnd() {
    let inFlight = InFlight<String, Int>()
    let subject = PublishSubject<Int>()
    let disposed = inFlight.request("a") { subject.asObservable() }.subscribe()
    XCTAssertEqual(inFlight.count, 1)
    subject.onNext(1)
    XCTAssertEqual(inFlight.count, 1)
    disposed.dispose()
    XCTAssertEqual(inFlight.count, 0)
    _ = inFlight.request("b") { .just(1) }.subscribe()
    XCTAssertEqual(inFlight.count, 0)
    _ = inFlight.request("c") { .error(TestError.one) }.subscribe(onError: { _ in })
    XCTAssertEqual(inFlight.count, 0)
  }

  func testDifferentKeysAreDifferentRequests() {
    let inFlight = InFlight<Int, Int>()
    let subscriptions = (0..<3).map { key in inFlight.request(key) { .never() }.subscribe() }
    XCTAssertEqual(inFlight.count, 3)
    subscriptions.forEach { $0.dispose() }
    XCTAssertEqual(inFlight.count, 0)
  }

  func testALateSubscriberGetsWhatWasSentAlready() {
    let inFlight = InFlight<Int, Int>()
    let subject = PublishSubject<Int>()
    let early = Log<Int>()
    let late = Log<Int>()
    let first = inFlight.request(1) { subject.asObservable() }.subscribe(onNext: { early.append($0) })
    subject.onNext(1)
    let second = inFlight.request(1) { .never() }.subscribe(onNext: { late.append($0) })
    subject.onNext(2)
    XCTAssertEqual(early.all, [1, 2])
    XCTAssertEqual(late.all, [1, 2])
    first.dispose()
    XCTAssertTrue(subject.hasObservers)
    second.dispose()
    XCTAssertFalse(subject.hasObservers)
  }

  func testAskingAgainBecauseOfAnErrorMakesANewRequest() {
    let inFlight = InFlight<Int, Int>()
    let made = Guarded(0)
    let answers = Log<Int>()
    let make: @Sendable () -> Observable<Int> = {
      let attempt = made.withLock { value in
        value += 1
        return value
      }
      return attempt < 3 ? .error(TestError.one) : .just(attempt)
    }
    inFlight.request(0, make).retry(5).subscribe(onNext: { answers.append($0) }).dispose()
    XCTAssertEqual(answers.all, [3])
    XCTAssertEqual(made.withLock { $0 }, 3)
    XCTAssertEqual(inFlight.count, 0)
  }

  /// The others are not told of the end yet, and so are in the old request still.
  func testAskingAgainBeforeTheOthersAreToldOfTheEndMakesANewRequest() {
    let ends: [Event<Int>] = [.error(TestError.one), .completed]
    for end in ends {
      let inFlight = InFlight<Int, Int>()
      let subject = PublishSubject<Int>()
      let made = Guarded(0)
      let answers = Log<Int>()
      let request = inFlight.request(0) {
        let attempt = made.withLock { value in
          value += 1
          return value
        }
        return attempt == 1 ? subject.asObservable() : .just(attempt)
      }
      let again = end.isCompleted ? request.concat(request) : request.retry(2)
      let first = again.subscribe(onNext: { answers.append($0) })
      let other = request.subscribe(onError: { _ in })
      subject.on(end)
      XCTAssertEqual(answers.all, [2], "\(end)")
      XCTAssertEqual(inFlight.count, 0, "\(end)")
      first.dispose()
      other.dispose()
    }
  }

  /// Requests of one key from eight threads, each answered after 0.2 ms on another one.
  private func hammer(rounds: Int, leaves: @escaping @Sendable (Int) -> Bool) -> (most: Int, answers: Int, left: Int) {
    let inFlight = InFlight<Int, Int>()
    let running = Guarded((now: 0, most: 0))
    let answers = Guarded(0)
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let make: @Sendable () -> Observable<Int> = {
      running.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      return Observable<Int>.timer(.microseconds(200), scheduler: scheduler)
        .do(onNext: { _ in running.withLock { $0.now -= 1 } })
    }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<rounds {
        let done = DispatchSemaphore(value: 0)
        let subscription = inFlight.request(0, make).subscribe(
          onNext: { _ in answers.withLock { $0 += 1 } },
          onDisposed: { done.signal() }
        )
        if leaves(thread + round) { subscription.dispose() }
        guard done.wait(timeout: .now() + 60) == .success else { return XCTFail("A request never ended.") }
      }
    }
    return (running.withLock { $0.most }, answers.withLock { $0 }, inFlight.count)
  }

  func testManyThreadsNeverMakeTwoRequestsAtOnce() {
    let result = hammer(rounds: 500) { _ in false }
    XCTAssertEqual(result.most, 1)
    XCTAssertEqual(result.answers, 8 * 500)
    XCTAssertEqual(result.left, 0)
  }

  func testManyThreadsThatComeAndGoLeaveNothingBehind() {
    let result = hammer(rounds: 500) { $0.isMultiple(of: 2) }
    // Each subscriber that stayed got an answer.
    XCTAssertGreaterThanOrEqual(result.answers, 8 * 250)
    XCTAssertEqual(result.left, 0)
  }
}
