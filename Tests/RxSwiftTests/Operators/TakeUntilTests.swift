// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class TakeUntilTests: XCTestCase {
  private func check(
    _ source: String, _ other: String, _ expected: String, _ windows: String, disposed end: Int = 1000,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    assertHot(source, other, emits: expected, windows: windows, disposed: end, file: file, line: line) { _, hot in
      hot[0].take(until: hot[1])
    }
  }

  func testEndsWithTheFirstElementOfTheOther() {
    check("210:1 220:2 240:3 300:|", "230:0 250:0", "210:1 220:2 230:|", "200-230 200-230")
  }

  func testTheEndOfTheOtherDoesNotMatter() {
    check("210:1 240:3 300:|", "230:|", "210:1 240:3 300:|", "200-300 200-230")
    check("210:1 240:3 300:|", "", "210:1 240:3 300:|", "200-300 200-300")
  }

  func testErrors() {
    check("210:1", "230:x", "210:1 230:x", "200-230 200-230")
    check("210:1 220:x", "230:0", "210:1 220:x", "200-220 200-220")
  }

  func testEmptyNeverAndDisposal() {
    check("210:|", "230:0", "210:|", "200-210 200-210")
    check("", "230:0", "230:|", "200-230 200-230")
    check("", "", "", "200-1000 200-1000")
    check("210:1 220:2", "230:0", "210:1", "200-215 200-215", disposed: 215)
  }

  func testTheOtherIsSubscribedFirst() {
    XCTAssertEqual(events(of: Observable.of(1, 2).take(until: Observable.just(0))), "|")
    XCTAssertEqual(events(of: PublishSubject<Int>().take(until: Observable<Int>.error(TestError()))), "x")
  }

  func testNothingComesAfterTheEndFromTwoThreads() {
    for _ in 0..<200 {
      let (source, end) = (PublishSubject<Int>(), PublishSubject<Void>())
      let seen = Box<[Int]>([])
      let completions = Box(0)
      let late = Box(0)
      _ = source.take(until: end).subscribe(
        onNext: {
          if completions.value > 0 { late.value += 1 }
          seen.value.append($0)
        }, onCompleted: { completions.value += 1 })
      inParallel(2) { index in
        if index == 0 { for value in 0..<200 { source.onNext(value) } } else { end.onNext(()) }
      }
      XCTAssertEqual(completions.value, 1)
      XCTAssertEqual(late.value, 0)
      XCTAssertEqual(seen.value, Array(0..<seen.value.count))
      XCTAssertFalse(source.hasObservers)
    }
  }
}
