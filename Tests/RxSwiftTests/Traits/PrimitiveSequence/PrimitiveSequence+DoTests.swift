// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class PrimitiveSequenceDoTests: XCTestCase {
  func testSingle() {
    let log = Log()
    func trace(_ single: Single<Int>) -> Single<Int> {
      single.do(
        onSuccess: { log.add("on \($0)") }, afterSuccess: { log.add("after \($0)") },
        onError: { _ in log.add("onError") },
        afterError: { _ in log.add("afterError") }, onSubscribe: { log.add("onSubscribe") },
        onSubscribed: { log.add("onSubscribed") }, onDispose: { log.add("onDispose") })
    }
    _ = trace(.just(1)).subscribe(onSuccess: { log.add("\($0)") })
    XCTAssertEqual(
      log.lines.filter { $0 != "onSubscribed" && $0 != "onDispose" }, ["onSubscribe", "on 1", "1", "after 1"])
    XCTAssertEqual(log.lines.filter { $0 == "onDispose" }.count, 1)
    log.clear()
    _ = trace(.error(TestError())).subscribe(onFailure: { _ in log.add("error") })
    XCTAssertEqual(
      log.lines.filter { $0 != "onSubscribed" && $0 != "onDispose" }, ["onSubscribe", "onError", "error", "afterError"])
    log.clear()
    trace(.never()).subscribe().dispose()
    XCTAssertEqual(log.lines, ["onSubscribe", "onSubscribed", "onDispose"])
  }

  func testSingleWithAThrowingFunction() {
    XCTAssertEqual(events(of: Single.just(1).do(onSuccess: { _ in throw TestError() }).asObservable()), "x")
    XCTAssertEqual(
      events(of: Single<Int>.error(RxError.unknown).do(onError: { _ in throw TestError() }).asObservable()), "x")
  }

  func testMaybe() {
    let log = Log()
    func trace(_ maybe: Maybe<Int>) -> Maybe<Int> {
      maybe.do(
        onNext: { log.add("on \($0)") }, afterNext: { log.add("after \($0)") }, onError: { _ in log.add("onError") },
        afterError: { _ in log.add("afterError") }, onCompleted: { log.add("onCompleted") },
        afterCompleted: { log.add("afterCompleted") })
    }
    _ = trace(.just(1)).subscribe(onSuccess: { log.add("\($0)") })
    XCTAssertEqual(log.lines, ["on 1", "1", "after 1", "onCompleted", "afterCompleted"])
    log.clear()
    _ = trace(.empty()).subscribe(onCompleted: { log.add("completed") })
    XCTAssertEqual(log.lines, ["onCompleted", "completed", "afterCompleted"])
    log.clear()
    _ = trace(.error(TestError())).subscribe(onError: { _ in log.add("error") })
    XCTAssertEqual(log.lines, ["onError", "error", "afterError"])
  }

  func testCompletable() {
    let log = Log()
    func trace(_ completable: Completable) -> Completable {
      completable.do(
        onError: { _ in log.add("onError") }, afterError: { _ in log.add("afterError") },
        onCompleted: { log.add("onCompleted") }, afterCompleted: { log.add("afterCompleted") },
        onSubscribe: { log.add("onSubscribe") })
    }
    _ = trace(.empty()).subscribe(onCompleted: { log.add("completed") })
    XCTAssertEqual(log.lines, ["onSubscribe", "onCompleted", "completed", "afterCompleted"])
    log.clear()
    _ = trace(.error(TestError())).subscribe(onError: { _ in log.add("error") })
    XCTAssertEqual(log.lines, ["onSubscribe", "onError", "error", "afterError"])
  }
}
