// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class FromTests: XCTestCase {
  func testArray() {
    XCTAssertEqual(events(of: Observable.from([1, 2, 3])), "1 2 3 |")
    XCTAssertEqual(events(of: Observable<Int>.from([])), "|")
    XCTAssertEqual(marbles { .from([1, 2], scheduler: $0) }, "201:1 202:2 203:|")
  }

  func testSequence() {
    XCTAssertEqual(events(of: Observable.from(1...3)), "1 2 3 |")
    XCTAssertEqual(events(of: Observable.from(sequence(first: 1) { $0 < 100 ? $0 * 10 : nil })), "1 10 100 |")
    XCTAssertEqual(events(of: Observable.from(Set([7]))), "7 |")
    XCTAssertEqual(marbles { .from(1...2, scheduler: $0) }, "201:1 202:2 203:|")
    XCTAssertEqual(marbles(disposedAt: 203) { .from(1...9, scheduler: $0) }, "201:1 202:2")
  }

  func testEachSubscriptionIterates() {
    let source = Observable.from((1...2).lazy.map { $0 * 10 })
    XCTAssertEqual(events(of: source), "10 20 |")
    XCTAssertEqual(events(of: source), "10 20 |")
  }

  func testIteratesNoFurtherThanWanted() {
    let calls = Counter()
    let numbers = AnySequence { () -> AnyIterator<Int> in
      AnyIterator {
        calls.add()
        return calls.value
      }
    }
    XCTAssertEqual(events(of: Observable.from(numbers).take(3)), "1 2 3 |")
    XCTAssertEqual(calls.value, 3)
  }

  func testOptional() {
    XCTAssertEqual(events(of: Observable.from(optional: 1)), "1 |")
    XCTAssertEqual(events(of: Observable<Int>.from(optional: nil)), "|")
    XCTAssertEqual(marbles { .from(optional: 1, scheduler: $0) }, "201:1 202:|")
    XCTAssertEqual(marbles { Observable<Int>.from(optional: nil, scheduler: $0) }, "201:|")
    XCTAssertEqual(marbles(disposedAt: 202) { .from(optional: 1, scheduler: $0) }, "201:1")
  }

  func testManyElementsDoNotGrowTheStack() {
    let count = Counter()
    _ = Observable<Int>.create { _ in
      for _ in 0..<2 { _ = Observable.from(0..<100_000).subscribe(onNext: { _ in count.add() }) }
      return Disposables.create()
    }.subscribe()
    XCTAssertEqual(count.value, 200_000)
  }
}
