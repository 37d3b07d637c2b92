// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class InfallibleCombineTests: XCTestCase {
  private let (a, b) = (Infallible.of(1, 2), Infallible.of(3, 4))

  func testConcat() {
    XCTAssertEqual(events(of: a.concat(b).asObservable()), "1 2 3 4 |")
    XCTAssertEqual(events(of: Infallible.concat(a, b).asObservable()), "1 2 3 4 |")
    XCTAssertEqual(events(of: Infallible.concat([a, b]).asObservable()), "1 2 3 4 |")
    XCTAssertEqual(events(of: Infallible.concat(AnySequence([a, b])).asObservable()), "1 2 3 4 |")
  }

  func testConcatTakesASequenceWhenItNeedsIt() {
    let endless = AnySequence { AnyIterator { Infallible.of(1, 2) } }
    XCTAssertEqual(events(of: Infallible.concat(endless).take(5).asObservable()), "1 2 1 2 1 |")
  }

  func testMerge() {
    for merge in [
      { Infallible.merge($0, $1) }, { Infallible.merge([$0, $1]) }, { Infallible.merge(AnyCollection([$0, $1])) },
    ] as [(Infallible<Int>, Infallible<Int>) -> Infallible<Int>] {
      let log = Log()
      let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
      _ = merge(left.asInfallible(onErrorJustReturn: 0), right.asInfallible(onErrorJustReturn: 0))
        .subscribe { log.add("\($0)") }
      right.onNext(1)
      left.onNext(2)
      left.onCompleted()
      right.onNext(3)
      right.onCompleted()
      XCTAssertEqual(log.lines, ["next(1)", "next(2)", "next(3)", "completed"])
    }
  }

  func testCombineLatestOfACollection() {
    let log = Log()
    let (left, right) = (BehaviorSubject(value: 1), BehaviorSubject(value: 2))
    let sources = [left, right].map { $0.asInfallible(onErrorJustReturn: 0) }
    _ = Infallible.combineLatest(sources).subscribe(onNext: { log.add("\($0)") })
    _ = Infallible.combineLatest(sources) { $0.reduce(0, +) }.subscribe(onNext: { log.add("\($0)") })
    right.onNext(20)
    XCTAssertEqual(log.lines, ["[1, 2]", "3", "[1, 20]", "21"])
  }

  func testWithLatestFrom() {
    let log = Log()
    let (source, other) = (PublishSubject<Int>(), PublishSubject<String>())
    let second = other.asInfallible(onErrorJustReturn: "")
    let first = source.asInfallible(onErrorJustReturn: 0)
    _ = first.withLatestFrom(second).subscribe(onNext: { log.add($0) })
    _ = first.withLatestFrom(second) { "\($0)\($1)" }.subscribe(onNext: { log.add($0) })
    source.onNext(1)
    other.onNext("a")
    source.onNext(2)
    XCTAssertEqual(log.lines, ["a", "2a"])
  }

  func testWithUnretained() {
    let log = Log()
    let subject = PublishSubject<Int>()
    var object: Box<String>? = Box("here")
    let sequence = subject.asInfallible(onErrorJustReturn: 0)
    _ = sequence.withUnretained(object!).subscribe(
      onNext: { log.add("\($0.value) \($1)") }, onCompleted: { log.add("completed") })
    _ = sequence.withUnretained(object!) { "\($0.value)-\($1)" }.subscribe(
      onNext: { log.add($0) }, onCompleted: { log.add("completed") })
    subject.onNext(1)
    object = nil
    subject.onNext(2)
    XCTAssertEqual(log.lines, ["here 1", "here-1", "completed", "completed"])
  }
}
