// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class DoTests: XCTestCase {
  private func logging(_ source: Observable<Int>, _ name: String, _ log: Log) -> Observable<Int> {
    source.do(
      onNext: { log.add("\(name) onNext \($0)") }, afterNext: { log.add("\(name) afterNext \($0)") },
      onError: { _ in log.add("\(name) onError") }, afterError: { _ in log.add("\(name) afterError") },
      onCompleted: { log.add("\(name) onCompleted") }, afterCompleted: { log.add("\(name) afterCompleted") },
      onSubscribe: { log.add("\(name) onSubscribe") }, onSubscribed: { log.add("\(name) onSubscribed") },
      onDispose: { log.add("\(name) onDispose") })
  }

  func testPassesEventsOn() {
    assertMarbles("210:1 250:|", { $0.do(onNext: { _ in }) }, "210:1 250:|", subscribed: "200-250")
    assertMarbles("210:1 250:x", { $0.do(afterNext: { _ in }) }, "210:1 250:x", subscribed: "200-250")
    assertMarbles("210:1", { $0.do(onSubscribe: {}, onDispose: {}) }, "210:1", subscribed: "200-1000")
    assertMarbles("250:|", { $0.do() }, "250:|", subscribed: "200-250")
    assertMarbles("210:1 220:2", disposedAt: 215, { $0.do(onNext: { _ in }) }, "210:1", subscribed: "200-215")
  }

  func testOrderOnCompletion() {
    let log = Log()
    let source = ManualSource<Int>()
    _ = logging(source.asObservable(), "do", log).subscribe { log.add("\($0)") }
    source.send(1)
    source.send(.completed)
    XCTAssertEqual(
      log.lines,
      [
        "do onSubscribe", "do onSubscribed", "do onNext 1", "next(1)", "do afterNext 1", "do onCompleted", "completed",
        "do afterCompleted", "do onDispose",
      ])
  }

  func testOrderOnFailure() {
    let log = Log()
    let source = ManualSource<Int>()
    _ = logging(source.asObservable(), "do", log).subscribe { log.add("\($0)") }
    source.send(.error(TestError()))
    XCTAssertEqual(
      log.lines,
      ["do onSubscribe", "do onSubscribed", "do onError", "error(TestError())", "do afterError", "do onDispose"])
  }

  func testOrderOnDisposal() {
    let log = Log()
    let source = Observable<Int>.create { _ in ActionDisposable { log.add("source disposed") } }
    logging(source, "do", log).subscribe { log.add("\($0)") }.dispose()
    XCTAssertEqual(log.lines, ["do onSubscribe", "do onSubscribed", "source disposed", "do onDispose"])
  }

  func testOrderOfTwo() {
    let log = Log()
    let source = ManualSource<Int>()
    _ = logging(logging(source.asObservable(), "a", log), "b", log).subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["b onSubscribe", "a onSubscribe", "a onSubscribed", "b onSubscribed"])
    log.clear()
    source.send(1)
    XCTAssertEqual(log.lines, ["a onNext 1", "b onNext 1", "next(1)", "b afterNext 1", "a afterNext 1"])
    log.clear()
    source.send(.completed)
    XCTAssertEqual(
      log.lines,
      [
        "a onCompleted", "b onCompleted", "completed", "b afterCompleted", "a onDispose", "b onDispose",
        "a afterCompleted",
      ])
  }

  func testAnOperatorBehindDisposesBeforeAfterCompleted() {
    let log = Log()
    let source = ManualSource<Int>()
    _ = logging(source.asObservable(), "do", log).map { $0 }.subscribe { log.add("\($0)") }
    log.clear()
    source.send(.completed)
    XCTAssertEqual(log.lines, ["do onCompleted", "completed", "do onDispose", "do afterCompleted"])
  }

  func testSynchronousSource() {
    let log = Log()
    _ = logging(.just(1), "do", log).subscribe { log.add("\($0)") }
    XCTAssertEqual(
      log.lines,
      [
        "do onSubscribe", "do onNext 1", "next(1)", "do afterNext 1", "do onCompleted", "completed",
        "do afterCompleted", "do onSubscribed", "do onDispose",
      ])
    log.clear()
    _ = logging(.of(1), "do", log).subscribe { log.add("\($0)") }
    XCTAssertEqual(Array(log.lines.prefix(3)), ["do onSubscribe", "do onSubscribed", "do onNext 1"])
    XCTAssertEqual(log.lines.last, "do onDispose")
  }

  func testErrorsOfTheClosures() {
    assertMarbles("210:1 250:|", { $0.do(onNext: { _ in throw TestError() }) }, "210:x", subscribed: "200-210")
    assertMarbles("210:1 250:|", { $0.do(afterNext: { _ in throw TestError() }) }, "210:1 210:x", subscribed: "200-210")
    assertMarbles("210:1 250:|", { $0.do(onCompleted: { throw TestError() }) }, "210:1 250:x", subscribed: "200-250")
    assertMarbles("250:|", { $0.do(afterCompleted: { throw TestError() }) }, "250:|", subscribed: "200-250")
    struct Other: Error {}
    assertMarbles("250:x", { $0.do(onError: { _ in throw Other() }) }, "250:Other()", subscribed: "200-250")
    assertMarbles("250:x", { $0.do(afterError: { _ in throw Other() }) }, "250:x", subscribed: "200-250")
  }

  func testAfterNextRunsForTheElementThatDisposed() {
    let log = Log()
    _ = Observable.of(1, 2, 3).do(afterNext: { log.add("after \($0)") }, onDispose: { log.add("disposed") }).take(1)
      .subscribe { log.add("\($0)") }
    XCTAssertEqual(log.lines, ["next(1)", "completed", "disposed", "after 1"])
  }
}
