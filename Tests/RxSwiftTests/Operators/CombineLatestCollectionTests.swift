// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class CombineLatestCollectionTests: XCTestCase {
  private func check(
    _ sources: [String], _ expected: String, _ windows: [String], disposed end: Int = 1000,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    assertHot(
      sources, emits: expected, windows: windows.joined(separator: " "), disposed: end, file: file, line: line
    ) { _, hot in
      Observable.combineLatest(hot) { values in
        if values.contains(99) { throw TestError() }
        return values.map(String.init).joined()
      }
    }
  }

  func testEmitsFromTheMomentThatAllHaveAValue() {
    check(
      ["210:1 240:4 300:|", "220:2 310:|", "230:3 320:|"], "230:123 240:423 320:|", ["200-300", "200-310", "200-320"])
  }

  func testCompletesWhenTheMissingSourcesHaveEnded() {
    check(["210:|", "220:|", "230:1 300:|"], "230:|", ["200-210", "200-220", "200-230"])
    check(["210:|", "220:|", "230:|"], "230:|", ["200-210", "200-220", "200-230"])
    check(["210:|", "220:1", ""], "", ["200-210", "200-1000", "200-1000"])
  }

  func testErrorsEndIt() {
    check(["210:x", "220:1"], "210:x", ["200-210", "200-210"])
    check(["210:99", "220:1"], "220:x", ["200-220", "200-220"])
  }

  func testDisposal() { check(["210:1 230:5", "220:1"], "220:11", ["200-225", "200-225"], disposed: 225) }

  func testAnEmptyCollectionGivesOneEmptyArray() {
    XCTAssertEqual(events(of: Observable.combineLatest([Observable<Int>]())), "[] |")
    XCTAssertEqual(events(of: Observable.combineLatest([Observable<Int>]()) { $0.count }), "0 |")
    XCTAssertEqual(
      events(of: Observable<Int>.combineLatest([Observable<Int>]()) { _ in throw TestError() }), "x")
  }

  func testWithoutASelector() {
    XCTAssertEqual(events(of: Observable.combineLatest([Observable.of(1, 2), .of(3, 4)])), "[1, 3] [2, 3] [2, 4] |")
  }

  func testArraysThatWereEmittedDoNotChange() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let kept = Box<[[Int]]>([])
    let subscription = Observable.combineLatest([a, b]).subscribe(onNext: { kept.value.append($0) })
    a.onNext(1)
    b.onNext(2)
    a.onNext(3)
    subscription.dispose()
    XCTAssertEqual(kept.value, [[1, 2], [3, 2]])
  }

  func testTenThousandSources() {
    let subjects = (0..<10_000).map { _ in PublishSubject<Int>() }
    let sum = Box(0)
    let subscription = Observable.combineLatest(subjects) { $0.count + $0[$0.count - 1] }
      .subscribe(onNext: { sum.value += $0 })
    for _ in 0..<3 { for subject in subjects { subject.onNext(1) } }
    subscription.dispose()
    XCTAssertEqual(sum.value, 10_001 * 20_001)
  }
}
