// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

final class InfallibleTimeTests: XCTestCase {
  private let events: [Recorded<Event<Int>>] = [.next(210, 1), .next(215, 2), .next(250, 3), .completed(300)]

  func testDebounce() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    let observer = scheduler.start {
      source.asInfallible(onErrorJustReturn: 0).debounce(.seconds(20), scheduler: scheduler).asObservable()
    }
    XCTAssertEqual(observer.events, [.next(235, 2), .next(270, 3), .completed(300)])
  }

  func testThrottle() {
    for (latest, expected) in [
      (true, [.next(210, 1), .next(230, 2), .next(250, 3), .completed(300)]),
      (false, [.next(210, 1), .next(250, 3), .completed(300)]),
    ] as [(Bool, [Recorded<Event<Int>>])] {
      let scheduler = TestScheduler(initialClock: 0)
      let source = scheduler.createHotObservable(events)
      let observer = scheduler.start {
        source.asInfallible(onErrorJustReturn: 0).throttle(.seconds(20), latest: latest, scheduler: scheduler)
          .asObservable()
      }
      XCTAssertEqual(observer.events, expected)
    }
  }
}
