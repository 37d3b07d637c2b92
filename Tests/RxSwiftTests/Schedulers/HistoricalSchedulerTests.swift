// SPDX-License-Identifier: MIT
import Foundation
import RxTestSupport
import XCTest

@testable import RxSwift

final class HistoricalSchedulerTests: XCTestCase {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  func testItsClockIsACalendar() {
    XCTAssertEqual(HistoricalScheduler().now, date(0))
    let scheduler = HistoricalScheduler(initialClock: date(100))
    XCTAssertEqual(scheduler.clock, date(100))
    let times = Box<[Date]>([])
    for seconds in [20, 10] {
      _ = scheduler.scheduleRelative((), dueTime: .seconds(seconds)) { _ in
        times.value.append(scheduler.now)
        return Disposables.create()
      }
    }
    scheduler.advanceTo(date(115))
    XCTAssertEqual(times.value, [date(110)])
    XCTAssertEqual(scheduler.now, date(115))
    scheduler.start()
    XCTAssertEqual(times.value, [date(110), date(120)])
  }

  func testTheConverterLeavesTimesAsTheyAre() {
    let converter = HistoricalSchedulerTimeConverter()
    XCTAssertEqual(converter.convertFromVirtualTime(date(3)), date(3))
    XCTAssertEqual(converter.convertToVirtualTime(date(3)), date(3))
    XCTAssertEqual(converter.convertFromVirtualTimeInterval(1.5), 1.5)
    XCTAssertEqual(converter.convertToVirtualTimeInterval(1.5), 1.5)
    XCTAssertEqual(converter.offsetVirtualTime(date(3), offset: 2), date(5))
    XCTAssertEqual(converter.compareVirtualTime(date(1), date(2)), .lessThan)
    XCTAssertEqual(converter.compareVirtualTime(date(2), date(2)), .equal)
    XCTAssertEqual(converter.compareVirtualTime(date(3), date(2)), .greaterThan)
  }
}
