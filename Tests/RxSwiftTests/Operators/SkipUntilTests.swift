// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class SkipUntilTests: XCTestCase {
  private func check(
    _ source: String, _ other: String, _ expected: String, _ windows: String, disposed end: Int = 1000,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    assertHot(source, other, emits: expected, windows: windows, disposed: end, file: file, line: line) { _, hot in
      hot[0].skip(until: hot[1])
    }
  }

  func testDropsWhatComesBefore() {
    check("210:2 220:3 230:4 240:5 250:|", "225:99 230:|", "230:4 240:5 250:|", "200-250 200-225")
  }

  func testNeverOpensWhenTheOtherEndsWithoutElements() {
    check("210:2 220:3 250:|", "225:|", "", "200-250 200-225")
    check("210:2 220:3 250:|", "", "", "200-250 200-250")
  }

  func testErrors() {
    check("210:2 220:x", "230:0", "220:x", "200-220 200-220")
    check("210:2 240:4", "225:x", "225:x", "200-225 200-225")
    check("210:2 240:x", "225:0", "240:x", "200-240 200-225")
  }

  func testNeverAndDisposal() {
    check("", "225:2 250:|", "", "200-1000 200-225")
    check("", "", "", "200-1000 200-1000")
    check("210:1 220:2", "205:0", "210:1", "200-215 200-205", disposed: 215)
  }

  func testTheOtherIsSubscribedSecond() {
    let source = BehaviorSubject(value: 1)
    XCTAssertEqual(events(of: source.skip(until: Observable.just(0))), "")
  }

  func testNothingComesAfterASourceThatEndedAtOnce() {
    XCTAssertEqual(events(of: Observable.just(1).skip(until: Observable<Int>.error(TestError()))), "")
  }

  func testTheOtherIsDisposedWithItsFirstElement() {
    check("210:2 230:4 250:|", "225:0 240:x", "230:4 250:|", "200-250 200-225")
  }
}
