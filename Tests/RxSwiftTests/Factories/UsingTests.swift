// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class UsingTests: XCTestCase {
  private final class Resource: Disposable, Sendable {
    let log: Log
    init(_ log: Log) { self.log = log }
    func dispose() { log.add("resource disposed") }
  }

  private func using(_ source: Observable<Int>, _ log: Log) -> Observable<Int> {
    .using(
      {
        log.add("resource made")
        return Resource(log)
      },
      observableFactory: { _ in
        log.add("sequence made")
        return source.do(onDispose: { log.add("sequence disposed") })
      })
  }

  func testOwnsTheResourceForTheSubscription() {
    for (terminal, text) in [(Event<Int>.completed, "|"), (.error(TestError()), "x")] {
      let log = Log()
      let source = ManualSource<Int>()
      _ = using(source.asObservable(), log).subscribe { log.add(marble($0)) }
      source.send(1)
      source.send(terminal)
      XCTAssertEqual(
        log.lines, ["resource made", "sequence made", "1", text, "sequence disposed", "resource disposed"])
    }
  }

  func testDisposal() {
    let log = Log()
    let subscription = using(.never(), log).subscribe { log.add(marble($0)) }
    log.clear()
    subscription.dispose()
    subscription.dispose()
    XCTAssertEqual(log.lines, ["sequence disposed", "resource disposed"])
  }

  func testSynchronousSequence() {
    let log = Log()
    XCTAssertEqual(events(of: using(.of(1, 2), log)), "1 2 |")
    XCTAssertEqual(log.lines.filter { $0 == "resource disposed" }.count, 1)
    log.clear()
    XCTAssertEqual(events(of: using(.of(1, 2), log).take(1)), "1 |")
    XCTAssertEqual(log.lines.filter { $0 == "resource disposed" }.count, 1)
  }

  func testErrorOfTheResourceFactory() {
    let source = Observable<Int>.using(
      { () throws -> BooleanDisposable in throw TestError() },
      observableFactory: { _ in
        XCTFail("There is no resource.")
        return .never()
      })
    XCTAssertEqual(events(of: source), "x")
  }

  func testErrorOfTheObservableFactoryDisposesTheResource() {
    let log = Log()
    let source = Observable<Int>.using({ Resource(log) }, observableFactory: { _ in throw TestError() })
    _ = source.subscribe { log.add(marble($0)) }
    XCTAssertEqual(log.lines, ["x", "resource disposed"])
  }

  func testWindows() {
    assertMarbles(
      "210:1 250:|", { source in .using({ BooleanDisposable() }, observableFactory: { _ in source }) }, "210:1 250:|",
      subscribed: "200-250")
    assertMarbles(
      "210:1 220:2", disposedAt: 215,
      { source in .using({ BooleanDisposable() }, observableFactory: { _ in source }) }, "210:1", subscribed: "200-215")
  }
}
