// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class SwitchLatestTests: XCTestCase {
  func testPassesTheLatestOn() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.hot("210:0 240:1 300:|")
    let inners = [scheduler.cold("10:1 50:2 60:|"), scheduler.cold("10:3 20:4 30:|")]
    let sequences = inners.map { $0.asObservable() }
    XCTAssertEqual(
      scheduler.run { source.asObservable().map { sequences[$0] }.switchLatest() }, "220:1 250:3 260:4 300:|")
    XCTAssertEqual([source.windows] + inners.map(\.windows), ["200-300", "210-240", "240-270"])
  }

  func testEndings() {
    XCTAssertEqual(events(of: Observable<Observable<Int>>.empty().switchLatest()), "|")
    XCTAssertEqual(events(of: Observable<Observable<Int>>.error(TestError()).switchLatest()), "x")
    XCTAssertEqual(events(of: Observable.just(Observable<Int>.error(TestError())).switchLatest()), "x")
    XCTAssertEqual(events(of: Observable.just(Observable<Int>.never()).switchLatest()), "")
    XCTAssertEqual(events(of: Observable.just(Observable.of(1, 2)).switchLatest()), "1 2 |")
  }
}
