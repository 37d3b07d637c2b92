// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class CompletableZipTests: XCTestCase {
  func testCompletesWithTheLast() {
    for zip in [
      { Completable.zip($0, $1) }, { Completable.zip([$0, $1]) }, { Completable.zip(AnyCollection([$0, $1])) },
    ] as [(Completable, Completable) -> Completable] {
      let log = Log()
      let (a, b) = (PublishSubject<Never>(), PublishSubject<Never>())
      _ = zip(a.asCompletable(), b.asCompletable()).subscribe { log.add("\($0)") }
      b.onCompleted()
      XCTAssertEqual(log.lines, [])
      XCTAssertTrue(a.hasObservers)
      a.onCompleted()
      XCTAssertEqual(log.lines, ["completed"])
    }
  }

  func testTheFirstErrorIsTheOutcome() {
    let log = Log()
    let (a, b) = (PublishSubject<Never>(), PublishSubject<Never>())
    _ = Completable.zip(a.asCompletable(), b.asCompletable()).subscribe { log.add("\($0)") }
    b.onError(TestError())
    XCTAssertEqual(log.lines, ["error(\(String(reflecting: TestError())))"])
    XCTAssertFalse(a.hasObservers)
  }

  func testOfNone() {
    XCTAssertEqual(events(of: Completable.zip([Completable]()).asObservable()), "|")
  }

  func testDisposal() {
    let (a, b) = (PublishSubject<Never>(), PublishSubject<Never>())
    let subscription = Completable.zip(a.asCompletable(), b.asCompletable()).subscribe()
    XCTAssertTrue(a.hasObservers && b.hasObservers)
    subscription.dispose()
    XCTAssertFalse(a.hasObservers || b.hasObservers)
  }
}
