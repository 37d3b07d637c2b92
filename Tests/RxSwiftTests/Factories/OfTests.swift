// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class OfTests: XCTestCase {
  func testEmitsTheElements() {
    XCTAssertEqual(events(of: Observable.of(1, 2, 3)), "1 2 3 |")
    XCTAssertEqual(events(of: Observable<Int>.of()), "|")
    XCTAssertEqual(events(of: Observable.of("a", "b")), "a b |")
    XCTAssertEqual(marbles { _ in .of(1, 2) }, "200:1 200:2 200:|")
  }

  func testScheduler() {
    XCTAssertEqual(marbles { .of(1, 2, scheduler: $0) }, "201:1 202:2 203:|")
    XCTAssertEqual(marbles(disposedAt: 202) { .of(1, 2, scheduler: $0) }, "201:1")
    XCTAssertEqual(marbles { Observable.of(1, 2, 3, scheduler: $0).take(2) }, "201:1 202:2 202:|")
  }

  func testSourcesInOneTrampolineTakeTurns() {
    let log = Log()
    _ = Observable<Int>.create { _ in
      _ = Observable.of(1, 2).subscribe { log.add(marble($0)) }
      _ = Observable.of(3, 4, 5).subscribe { log.add(marble($0)) }
      log.add("subscribed")
      return Disposables.create()
    }.subscribe()
    XCTAssertEqual(log.lines, ["subscribed", "1", "3", "2", "4", "|", "5", "|"])
  }

  func testASubscriptionInOnNextTakesTurnsWithTheRest() {
    let log = Log()
    _ = Observable.of(1, 2).subscribe(onNext: { element in
      log.add("\(element)")
      _ = Observable.of(10, 20).subscribe(onNext: { log.add("\(element * $0)") })
    })
    XCTAssertEqual(log.lines, ["1", "10", "2", "20", "20", "40"])
  }

  func testDisposedBeforeItsTurn() {
    let log = Log()
    _ = Observable<Int>.create { _ in
      Observable.of(1, 2).subscribe { log.add(marble($0)) }.dispose()
      return Disposables.create()
    }.subscribe()
    XCTAssertEqual(log.lines, [])
  }

  func testDisposedByItsElement() {
    let log = Log()
    let subscription = SingleAssignmentDisposable()
    _ = Observable<Int>.create { _ in
      subscription.setDisposable(
        Observable.of(1, 2).subscribe {
          log.add(marble($0))
          subscription.dispose()
        })
      return Disposables.create()
    }.subscribe()
    XCTAssertEqual(log.lines, ["1"])
  }
}
