// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

final class SkipForTests: XCTestCase {
  private func check(
    _ source: String, for seconds: Int, _ expected: String, _ windows: String, disposed end: Int = 1000,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    assertHot(source, emits: expected, windows: windows, disposed: end, file: file, line: line) { scheduler, hot in
      hot[0].skip(.seconds(seconds), scheduler: scheduler)
    }
  }

  func testDropsDuringTheSpan() { check("210:1 220:2 230:3 300:|", for: 15, "220:2 230:3 300:|", "200-300") }
  func testZero() { check("210:1 220:2 230:|", for: 0, "210:1 220:2 230:|", "200-230") }
  func testEndDuringTheSpan() { check("210:1 220:|", for: 50, "220:|", "200-220") }
  func testErrorDuringTheSpan() { check("210:1 220:x", for: 50, "220:x", "200-220") }
  func testNever() { check("", for: 50, "", "200-1000") }
  func testDisposal() { check("210:1 220:2", for: 5, "210:1", "200-215", disposed: 215) }
}
