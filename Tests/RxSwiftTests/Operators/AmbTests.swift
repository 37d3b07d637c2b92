// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import XCTest

final class AmbTests: XCTestCase {
  private func assertAmb(
    _ left: String, _ right: String, _ expected: String, windows: [String],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let sources = [scheduler.hot(left), scheduler.hot(right)]
    XCTAssertEqual(
      scheduler.run { sources[0].asObservable().amb(sources[1].asObservable()) }, expected, file: file, line: line)
    XCTAssertEqual(sources.map(\.windows), windows, file: file, line: line)
  }

  func testTheFirstEventWins() {
    assertAmb("210:1 220:2 230:|", "215:3 225:|", "210:1 220:2 230:|", windows: ["200-230", "200-210"])
    assertAmb("215:1 220:2", "210:3 225:|", "210:3 225:|", windows: ["200-210", "200-225"])
    assertAmb("215:1", "210:|", "210:|", windows: ["200-210", "200-210"])
    assertAmb("205:x", "210:1", "205:x", windows: ["200-205", "200-205"])
    assertAmb("300:|", "310:|", "300:|", windows: ["200-300", "200-300"])
  }

  func testStaticForm() {
    XCTAssertEqual(events(of: Observable.amb([.never(), .of(1, 2), .never()])), "1 2 |")
    XCTAssertEqual(events(of: Observable<Int>.amb([.never()])), "")
  }

  func testTheSequenceOfSourcesIsReadOnce() {
    let race = Observable.amb(AnyIterator([Observable.just(1)].makeIterator()))
    XCTAssertEqual(events(of: race), "1 |")
    XCTAssertEqual(events(of: race), "1 |")
  }
}
