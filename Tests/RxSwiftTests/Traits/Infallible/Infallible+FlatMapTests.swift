// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class InfallibleFlatMapTests: XCTestCase {
  private let outer = PublishSubject<Int>()
  private let inner = [PublishSubject<Int>(), PublishSubject<Int>()]
  private let log = Log()

  private func run(_ operation: (Infallible<Int>) -> Infallible<Int>) -> [String] {
    log.clear()
    let subscription = operation(outer.asInfallible(onErrorJustReturn: -1)).subscribe(onNext: { [log] in
      log.add("\($0)")
    })
    outer.onNext(0)
    inner[0].onNext(1)
    outer.onNext(1)
    inner[0].onNext(2)
    inner[1].onNext(3)
    inner[0].onCompleted()
    inner[1].onNext(4)
    subscription.dispose()
    XCTAssertFalse(inner.contains { $0.hasObservers })
    return log.lines
  }

  func testFlatMap() { XCTAssertEqual(run { [inner] in $0.flatMap { inner[$0] } }, ["1", "2", "3", "4"]) }

  func testFlatMapLatest() { XCTAssertEqual(run { [inner] in $0.flatMapLatest { inner[$0] } }, ["1", "3", "4"]) }

  func testFlatMapFirst() { XCTAssertEqual(run { [inner] in $0.flatMapFirst { inner[$0] } }, ["1", "2"]) }

  func testConcatMap() { XCTAssertEqual(run { [inner] in $0.concatMap { inner[$0] } }, ["1", "2", "4"]) }

  func testFlatMapLatestOfAnObservable() {
    let sequence: Infallible<Int> = Observable.of(1, 2).flatMapLatest { Infallible.of($0, $0 * 10) }
    XCTAssertEqual(events(of: sequence.asObservable().toArray().asObservable().map { $0.last! }), "20 |")
  }
}
