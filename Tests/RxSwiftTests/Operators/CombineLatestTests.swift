// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

final class CombineLatestTests: XCTestCase {
  private func check(
    _ first: String, _ second: String, _ expected: String, _ windows: String, disposed end: Int = 1000,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    assertHot(first, second, emits: expected, windows: windows, disposed: end, file: file, line: line) { _, hot in
      Observable.combineLatest(hot[0], hot[1]) { try $0 == 99 ? { throw TestError() }() : $0 * 10 + $1 }
    }
  }

  func testEmitsFromTheMomentThatAllHaveAValue() {
    check("210:1 230:2 300:|", "220:3 240:4 310:|", "220:13 230:23 240:24 310:|", "200-300 200-310")
  }

  func testCompletesWhenAllHave() {
    check("210:1 220:|", "230:2 240:3 250:|", "230:12 240:13 250:|", "200-220 200-250")
  }

  func testAnEmptySourceAloneDoesNotEndIt() {
    check("210:|", "900:|", "900:|", "200-210 200-900")
    check("210:|", "", "", "200-210 200-1000")
    check("", "210:|", "", "200-1000 200-210")
  }

  func testCompletesWhenAnElementComesAndTheMissingSourcesHaveEnded() {
    check("210:|", "220:1 300:|", "220:|", "200-210 200-220")
    check("220:1 300:|", "210:|", "220:|", "200-220 200-210")
  }

  func testNever() { check("", "", "", "200-1000 200-1000") }

  func testErrorsEndIt() {
    check("210:1 230:x", "220:2", "220:12 230:x", "200-230 200-230")
    check("210:1", "220:x", "220:x", "200-220 200-220")
    check("210:|", "220:x", "220:x", "200-210 200-220")
  }

  func testErrorOfTheSelector() { check("210:99", "220:2", "220:x", "200-220 200-220") }

  func testDisposal() { check("210:1 230:3", "220:2", "220:12", "200-225 200-225", disposed: 225) }

  func testSubscribesInArgumentOrder() {
    let log = Log()
    let sources = (1...3).map { number in
      Observable<Int>.create { observer in
        log.add("\(number)")
        observer.onNext(number)
        return Disposables.create { log.add("-\(number)") }
      }
    }
    Observable.combineLatest(sources[0], sources[1], sources[2]) { $0 + $1 + $2 }
      .subscribe { log.add(marble($0)) }.dispose()
    XCTAssertEqual(log.lines, ["1", "2", "3", "6", "-1", "-2", "-3"])
  }

  func testInterleavesSynchronousSources() {
    XCTAssertEqual(
      events(of: Observable.combineLatest(Observable.of(1, 2), Observable.of(3, 4)) { $0 * 10 + $1 }), "13 23 24 |")
  }

  func testAllAritiesWithASelector() {
    let s = (1...8).map { Observable.just($0) }
    typealias O = Observable<Int>
    XCTAssertEqual(events(of: O.combineLatest(s[0], s[1]) { $0 + $1 }), "3 |")
    XCTAssertEqual(events(of: O.combineLatest(s[0], s[1], s[2]) { $0 + $1 + $2 }), "6 |")
    XCTAssertEqual(events(of: O.combineLatest(s[0], s[1], s[2], s[3]) { $0 + $1 + $2 + $3 }), "10 |")
    XCTAssertEqual(events(of: O.combineLatest(s[0], s[1], s[2], s[3], s[4]) { $0 + $1 + $2 + $3 + $4 }), "15 |")
    XCTAssertEqual(
      events(of: O.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5].reduce(0, +) }), "21 |")
    XCTAssertEqual(
      events(
        of: O.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6].reduce(0, +) }),
      "28 |")
    XCTAssertEqual(
      events(
        of: O.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
          [$0, $1, $2, $3, $4, $5, $6, $7].reduce(0, +)
        }), "36 |")
  }

  func testAllAritiesAsTuples() {
    let (i, t) = (Observable.just(1), Observable.just("a"))
    XCTAssertEqual(events(of: Observable.combineLatest(i, t)), "(1, \"a\") |")
    XCTAssertEqual(events(of: Observable.combineLatest(i, t, i)), "(1, \"a\", 1) |")
    XCTAssertEqual(events(of: Observable.combineLatest(i, t, i, t)), "(1, \"a\", 1, \"a\") |")
    XCTAssertEqual(events(of: Observable.combineLatest(i, i, i, i, t)), "(1, 1, 1, 1, \"a\") |")
    XCTAssertEqual(events(of: Observable.combineLatest(i, i, i, i, i, t)), "(1, 1, 1, 1, 1, \"a\") |")
    XCTAssertEqual(events(of: Observable.combineLatest(i, i, i, i, i, i, t)), "(1, 1, 1, 1, 1, 1, \"a\") |")
    XCTAssertEqual(events(of: Observable.combineLatest(i, i, i, i, i, i, i, t)), "(1, 1, 1, 1, 1, 1, 1, \"a\") |")
  }

  func testOptionalElementsCountAsValues() {
    let nothing = Observable<Int?>.just(nil)
    XCTAssertEqual(events(of: Observable.combineLatest(nothing, Observable.just(1)) { ($0 ?? 7) + $1 }), "8 |")
  }

  func testReentrantEmissionNests() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let log = Log()
    let subscription = Observable.combineLatest(a, b) { $0 * 10 + $1 }.subscribe(onNext: {
      log.add("begin \($0)")
      if $0 == 12 { b.onNext(3) }
      log.add("end \($0)")
    })
    a.onNext(1)
    b.onNext(2)
    XCTAssertEqual(log.lines, ["begin 12", "begin 13", "end 13", "end 12"])
    subscription.dispose()
    XCTAssertFalse(a.hasObservers || b.hasObservers)
  }

  func testReleasesTheSelector() {
    for end in ["completion", "error", "disposal"] {
      let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
      XCTAssert(
        releases { canary in
          let subscription = Observable.combineLatest(a, b) { _, _ in withExtendedLifetime(canary) { 1 } }
            .subscribe(onError: { _ in })
          a.onNext(1)
          switch end {
          case "completion":
            a.onCompleted()
            b.onCompleted()
          case "error": b.onError(TestError())
          default: subscription.dispose()
          }
          return subscription
        }, end)
    }
  }

  func testNothingIsLostBetweenTwoThreads() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let seen = Box<[(Int, Int)]>([])
    let subscription = Observable.combineLatest(a, b).subscribe(onNext: { seen.value.append($0) })
    a.onNext(0)
    b.onNext(0)
    inParallel(2) { index in for value in 1...10_000 { (index == 0 ? a : b).onNext(value) } }
    subscription.dispose()
    XCTAssertEqual(seen.value.count, 20_001)
    XCTAssert(seen.value.last! == (10_000, 10_000))
    XCTAssert(zip(seen.value, seen.value.dropFirst()).allSatisfy { $1.0 + $1.1 == $0.0 + $0.1 + 1 })
  }
}
