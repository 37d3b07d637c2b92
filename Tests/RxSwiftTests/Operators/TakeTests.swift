// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class TakeTests: XCTestCase {
  func testCompletesRightAfterTheLast() {
    assertMarbles("210:1 220:2 230:3 250:|", { $0.take(2) }, "210:1 220:2 220:|", subscribed: "200-220")
    assertMarbles("210:1 220:2 250:|", { $0.take(2) }, "210:1 220:2 220:|", subscribed: "200-220")
    assertMarbles("210:1 250:|", { $0.take(2) }, "210:1 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:|", { $0.take(1) }, "210:1 210:|", subscribed: "200-210")
  }

  func testZeroDoesNotSubscribe() {
    assertMarbles("210:1 250:|", { $0.take(0) }, "200:|", subscribed: "")
  }

  func testEndings() {
    assertMarbles("210:1", { $0.take(2) }, "210:1", subscribed: "200-1000")
    assertMarbles("210:1 250:x", { $0.take(2) }, "210:1 250:x", subscribed: "200-250")
    assertMarbles("210:1 220:x", { $0.take(1) }, "210:1 210:|", subscribed: "200-210")
    assertMarbles("210:1 220:2", disposedAt: 215, { $0.take(2) }, "210:1", subscribed: "200-215")
  }

  func testReentrantElementsAreCounted() {
    let source = ManualSource<Int>()
    let log = Log()
    _ = source.take(2).subscribe {
      log.add("\($0)")
      source.send(2)
      source.send(3)
    }
    source.send(1)
    XCTAssertEqual(log.lines, ["next(1)", "next(2)", "completed"])
  }

  func testUpstreamIsDisposedAfterTheObserverHeard() {
    let log = Log()
    let source = Observable<Int>.create { observer in
      log.add("subscribed")
      observer.onNext(1)
      log.add("sent")
      observer.onNext(2)
      return ActionDisposable { log.add("disposed") }
    }
    _ = source.take(1).subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["subscribed", "next(1)", "completed", "sent", "disposed"])
  }

  func testEndsEndlessSources() {
    XCTAssertEqual(events(of: Observable.repeatElement(1).take(3)), "1 1 1 |")
    XCTAssertEqual(events(of: Observable.repeatElement(1).map { $0 + 1 }.take(3).filter { _ in true }), "2 2 2 |")
  }
}
