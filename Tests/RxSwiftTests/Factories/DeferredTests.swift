// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class DeferredTests: XCTestCase {
  func testMakesASequencePerSubscription() {
    let calls = Counter()
    let source = Observable<Int>.deferred {
      calls.add()
      return .of(calls.value, 10)
    }
    XCTAssertEqual(calls.value, 0)
    XCTAssertEqual(events(of: source), "1 10 |")
    XCTAssertEqual(events(of: source), "2 10 |")
  }

  func testPassesOnAndDisposes() {
    assertMarbles("210:1 250:|", { source in .deferred { source } }, "210:1 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:x", { source in .deferred { source } }, "210:1 250:x", subscribed: "200-250")
    assertMarbles("210:1", { source in .deferred { source } }, "210:1", subscribed: "200-1000")
    assertMarbles("210:1 220:2", disposedAt: 215, { source in .deferred { source } }, "210:1", subscribed: "200-215")
  }

  func testErrorOfTheFactory() {
    XCTAssertEqual(events(of: Observable<Int>.deferred { throw TestError() }), "x")
    XCTAssertEqual(marbles { _ in Observable<Int>.deferred { throw TestError() } }, "200:x")
  }

  func testDisposedBeforeItReturns() {
    let disposals = Counter()
    let source = Observable<Int>.deferred {
      Observable.create { observer in
        observer.onNext(1)
        return Disposables.create { disposals.add() }
      }
    }
    XCTAssertEqual(events(of: source.take(1)), "1 |")
    XCTAssertEqual(disposals.value, 1)
  }
}
