// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

final class TakeForTests: XCTestCase {
  private func check(
    _ source: String, for seconds: Int, _ expected: String, _ windows: String, disposed end: Int = 1000,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    assertHot(source, emits: expected, windows: windows, disposed: end, file: file, line: line) { scheduler, hot in
      hot[0].take(for: .seconds(seconds), scheduler: scheduler)
    }
  }

  func testEndsAfterTheSpan() { check("210:1 220:2 240:3", for: 25, "210:1 220:2 225:|", "200-225") }
  func testZeroEndsAtTheNextTick() { check("210:1 220:2", for: 0, "201:|", "200-201") }
  func testEndsWithTheSource() { check("210:1 220:|", for: 50, "210:1 220:|", "200-220") }
  func testErrorOfTheSource() { check("210:1 220:x", for: 50, "210:1 220:x", "200-220") }
  func testNever() { check("", for: 50, "250:|", "200-250") }
  func testDisposal() { check("210:1 220:2", for: 50, "210:1", "200-215", disposed: 215) }

  func testRealTime() {
    let done = Signal()
    let subscription = Observable<Int>.never().take(for: .milliseconds(10), scheduler: MainScheduler.instance)
      .subscribe(onCompleted: { done.give() })
    done.wait()
    subscription.dispose()
  }
}
