// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class CatchTests: XCTestCase {
  func testGoesOnWithAnother() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.hot("210:1 220:x")
    let second = scheduler.cold("10:2 20:|")
    let other = second.asObservable()
    XCTAssertEqual(scheduler.run { first.asObservable().catch { _ in other } }, "210:1 230:2 240:|")
    XCTAssertEqual([first.windows, second.windows], ["200-220", "220-240"])
  }

  func testEndings() {
    XCTAssertEqual(events(of: Observable.of(1, 2).catch { _ in .just(9) }), "1 2 |")
    XCTAssertEqual(events(of: Observable<Int>.error(TestError()).catch { throw $0 }), "x")
    XCTAssertEqual(events(of: Observable<Int>.error(TestError()).catch { .error($0) }), "x")
    XCTAssertEqual(events(of: Observable<Int>.error(TestError()).catch { _ in .empty() }), "|")
    XCTAssertEqual(events(of: Observable<Int>.error(TestError()).catchAndReturn(3)), "3 |")
    XCTAssertEqual(events(of: Observable.just(1).catchAndReturn(3)), "1 |")
  }

  func testDisposal() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.hot("210:1 220:x")
    let second = scheduler.cold("10:2 40:3")
    let other = second.asObservable()
    XCTAssertEqual(scheduler.run(disposed: 240) { first.asObservable().catch { _ in other } }, "210:1 230:2")
    XCTAssertEqual([first.windows, second.windows], ["200-220", "220-240"])
  }

  func testTheFailedSequenceIsDisposedAfterTheNextWasSubscribed() {
    for isImmediate in [true, false] {
      let log = Log()
      let subject = PublishSubject<Int>()
      let failing = Observable<Int>.create { observer in
        let inner = Box(isImmediate ? Disposables.create() : subject.subscribe(observer))
        if isImmediate { observer.onError(TestError()) }
        return Disposables.create {
          log.add("dispose first")
          inner.value.dispose()
        }
      }
      let other = Observable<Int>.create { observer in
        log.add("subscribe second")
        observer.onNext(1)
        return Disposables.create { log.add("dispose second") }
      }
      let subscription = failing.catch { _ in other }.subscribe { log.add(marble($0)) }
      if !isImmediate { subject.onError(TestError()) }
      XCTAssertEqual(log.lines, ["subscribe second", "1", "dispose first"])
      subscription.dispose()
      XCTAssertEqual(log.lines.last, "dispose second")
    }
  }

  func testASequenceOfSources() {
    let failing = Observable.concat([.just(1), .error(TestError())])
    XCTAssertEqual(events(of: Observable.catch(sequence: [failing, failing, .just(2), .just(3)])), "1 1 2 |")
    XCTAssertEqual(events(of: Observable.catch(sequence: [failing, failing])), "1 1 x")
    XCTAssertEqual(events(of: Observable<Int>.catch(sequence: [])), "|")
  }

  func testReleasesTheHandler() {
    XCTAssert(
      releases { canary in
        Observable<Int>.error(TestError()).catch { _ in withExtendedLifetime(canary) { .just(1) } }.subscribe()
      })
    XCTAssert(
      releases { canary in
        let subscription = Observable<Int>.never().catch { _ in withExtendedLifetime(canary) { .just(1) } }.subscribe()
        subscription.dispose()
        return subscription
      })
  }

  func testAMillionSources() {
    let result = Log()
    let failing = Observable<Int>.error(TestError())
    let sources = [AnySequence(repeatElement(failing, count: million)), AnySequence([.just(7)])].joined()
    _ = Observable.catch(sequence: sources).subscribe { result.add(marble($0)) }
    XCTAssertEqual(result.lines, ["7", "|"])
  }
}
