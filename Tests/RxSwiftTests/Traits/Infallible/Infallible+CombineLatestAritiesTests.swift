// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class InfallibleCombineLatestAritiesTests: XCTestCase {
  func testWithASelector() {
    let one = Infallible.just(1)
    @Sendable func sum(_ elements: Int...) -> Int { elements.reduce(0, +) }
    XCTAssertEqual(events(of: Infallible.combineLatest(one, one) { sum($0, $1) }.asObservable()), "2 |")
    XCTAssertEqual(events(of: Infallible.combineLatest(one, one, one) { sum($0, $1, $2) }.asObservable()), "3 |")
    XCTAssertEqual(
      events(of: Infallible.combineLatest(one, one, one, one) { sum($0, $1, $2, $3) }.asObservable()), "4 |")
    XCTAssertEqual(
      events(of: Infallible.combineLatest(one, one, one, one, one) { sum($0, $1, $2, $3, $4) }.asObservable()), "5 |")
    XCTAssertEqual(
      events(of: Infallible.combineLatest(one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5) }.asObservable()),
      "6 |")
    XCTAssertEqual(
      events(
        of: Infallible.combineLatest(one, one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5, $6) }
          .asObservable()), "7 |")
    XCTAssertEqual(
      events(
        of: Infallible.combineLatest(one, one, one, one, one, one, one, one) { sum($0, $1, $2, $3, $4, $5, $6, $7) }
          .asObservable()), "8 |")
  }

  func testTuples() {
    let (a, b) = (Infallible.just(1), Infallible.just("b"))
    let log = Log()
    _ = Infallible.combineLatest(a, b).subscribe(onNext: { log.add("\($0)") })
    _ = Infallible.combineLatest(a, b, a).subscribe(onNext: { log.add("\($0)") })
    _ = Infallible.combineLatest(a, b, a, b).subscribe(onNext: { log.add("\($0)") })
    _ = Infallible.combineLatest(a, b, a, b, a).subscribe(onNext: { log.add("\($0)") })
    _ = Infallible.combineLatest(a, b, a, b, a, b).subscribe(onNext: { log.add("\($0)") })
    _ = Infallible.combineLatest(a, b, a, b, a, b, a).subscribe(onNext: { log.add("\($0)") })
    _ = Infallible.combineLatest(a, b, a, b, a, b, a, b).subscribe(onNext: { log.add("\($0)") })
    XCTAssertEqual(log.lines[0], #"(1, "b")"#)
    XCTAssertEqual(log.lines.map { $0.split(separator: ",").count }, [2, 3, 4, 5, 6, 7, 8])
  }

  func testEmitsWheneverOneOfThemDoes() {
    let log = Log()
    let (a, b) = (BehaviorSubject(value: 1), BehaviorSubject(value: 2))
    let combined = Infallible.combineLatest(
      a.asInfallible(onErrorJustReturn: 0), b.asInfallible(onErrorJustReturn: 0)
    ) { $0 + $1 }
    _ = combined.subscribe { log.add("\($0)") }
    a.onNext(10)
    b.onNext(20)
    a.onCompleted()
    b.onCompleted()
    XCTAssertEqual(log.lines, ["next(3)", "next(12)", "next(30)", "completed"])
  }
}
