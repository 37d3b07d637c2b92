// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class ZipCollectionTests: XCTestCase {
  private func check(
    _ sources: [String], _ expected: String, _ windows: [String], disposed end: Int = 1000,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    assertHot(
      sources, emits: expected, windows: windows.joined(separator: " "), disposed: end, file: file, line: line
    ) { _, hot in
      Observable.zip(hot) { values in
        if values.contains(99) { throw TestError() }
        return values.map(String.init).joined()
      }
    }
  }

  func testCombinesByPosition() {
    check(
      ["210:1 240:4 300:|", "220:2 250:5 310:|", "230:3 260:6 320:|"], "230:123 260:456 320:|",
      ["200-300", "200-310", "200-320"])
  }

  func testCompletesWhenAnElementComesWhoseCounterpartsCannot() {
    check(["210:|", "220:|", "230:1 300:|"], "230:|", ["200-210", "200-220", "200-230"])
    check(["210:|", "220:|", "230:|"], "230:|", ["200-210", "200-220", "200-230"])
    check(["210:|", "220:1", ""], "", ["200-210", "200-1000", "200-1000"])
  }

  func testErrorsEndIt() {
    check(["210:x", "220:1"], "210:x", ["200-210", "200-210"])
    check(["210:99", "220:1"], "220:x", ["200-220", "200-220"])
  }

  func testDisposal() { check(["210:1 230:5", "220:1 240:6"], "220:11", ["200-225", "200-225"], disposed: 225) }

  func testAnEmptyCollectionGivesAnEmptySequence() {
    XCTAssertEqual(events(of: Observable.zip([Observable<Int>]())), "|")
    XCTAssertEqual(events(of: Observable.zip([Observable<Int>]()) { $0.count }), "|")
  }

  func testWithoutASelector() {
    XCTAssertEqual(events(of: Observable.zip([Observable.of(1, 2), .of(3, 4, 5)])), "[1, 3] [2, 4] |")
  }

  func testTenThousandSources() {
    let subjects = (0..<10_000).map { _ in PublishSubject<Int>() }
    let sum = Box(0)
    let subscription = Observable.zip(subjects) { $0.count }.subscribe(onNext: { sum.value += $0 })
    for _ in 0..<3 { for subject in subjects { subject.onNext(1) } }
    subscription.dispose()
    XCTAssertEqual(sum.value, 30_000)
  }
}
