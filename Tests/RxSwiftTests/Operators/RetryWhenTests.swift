// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class RetryWhenTests: XCTestCase {
  private struct OtherError: Error {}

  func testAnElementSubscribesAgain() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.cold("10:1 20:x")
    let result = scheduler.run(disposed: 275) {
      source.asObservable().retry(when: { (errors: Observable<any Error>) in
        errors.delay(.seconds(10), scheduler: scheduler)
      })
    }
    XCTAssertEqual(result, "210:1 240:1 270:1")
    XCTAssertEqual(source.windows, "200-220 230-250 260-275")
  }

  func testTheAnswersEnd() {
    let failing = Observable.concat([.just(1), .error(TestError())])
    XCTAssertEqual(
      events(of: failing.retry(when: { (errors: Observable<any Error>) in errors.take(2) })), "1 1 |")
    XCTAssertEqual(events(of: failing.retry(when: { (_: Observable<any Error>) in Observable<Int>.empty() })), "1 |")
    XCTAssertEqual(
      events(of: failing.retry(when: { (_: Observable<any Error>) in Observable<Int>.error(OtherError()) })),
      "1 OtherError()")
    XCTAssertEqual(events(of: failing.retry(when: { (_: Observable<any Error>) in Observable<Int>.never() })), "1")
    XCTAssertEqual(
      events(
        of: failing.retry(when: { (errors: Observable<any Error>) in errors.flatMap { Observable<Int>.error($0) } })),
      "1 x")
  }

  func testErrorsOfAnotherTypeEndTheSequence() {
    let failing = Observable.concat([.just(1), .error(TestError())])
    XCTAssertEqual(events(of: failing.retry(when: { (errors: Observable<OtherError>) in errors })), "1 x")
    XCTAssertEqual(events(of: failing.retry(when: { (errors: Observable<TestError>) in errors.take(2) })), "1 1 |")
    // Also if the answers have ended before.
    XCTAssertEqual(events(of: failing.retry(when: { (_: Observable<OtherError>) in Observable<Int>.empty() })), "1 x")
    XCTAssertEqual(events(of: failing.retry(when: { (_: Observable<TestError>) in Observable<Int>.empty() })), "1 |")
  }

  func testTheFailedSubscriptionIsDisposedBeforeTheErrorIsHeard() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let subscription = logged(subject.asObservable(), log).retry(when: { (errors: Observable<any Error>) in
      errors.do(onNext: { _ in log.add("error") }).flatMap { _ in Observable<Int>.never() }
    }).subscribe { log.add(marble($0)) }
    subject.onError(TestError())
    XCTAssertEqual(log.lines, ["subscribe", "dispose", "error"])
    subscription.dispose()
  }

  func testDisposalEndsTheAnswers() {
    let answers = PublishSubject<Int>()
    let subject = PublishSubject<Int>()
    let subscription = subject.retry(when: { (_: Observable<any Error>) in answers }).subscribe()
    XCTAssert(answers.hasObservers)
    subscription.dispose()
    XCTAssertFalse(answers.hasObservers)
    XCTAssertFalse(subject.hasObservers)
  }

  func testAMillionAttempts() {
    let attempts = Box(0)
    let result = Log()
    _ = Observable<Int>.create { observer in
      attempts.value += 1
      if attempts.value < million { observer.onError(TestError()) } else { observer.onCompleted() }
      return Disposables.create()
    }.retry(when: { (errors: Observable<any Error>) in errors }).subscribe { result.add(marble($0)) }
    XCTAssertEqual(attempts.value, million)
    XCTAssertEqual(result.lines, ["|"])
  }

  /// An error that the closure does not take goes to the observer before the source is disposed.
  func testAnotherErrorArrivesBeforeTheSourceIsDisposed() {
    let (log, subject) = (Log(), PublishSubject<Int>())
    let source = logged(subject.asObservable(), log)
    let subscription = source.retry(when: { (errors: Observable<OtherError>) in errors.map { _ in } })
      .subscribe { log.add(marble($0)) }
    subject.onError(TestError())
    XCTAssertEqual(log.lines, ["subscribe", "x", "dispose"])
    subscription.dispose()
  }
}
