// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/marbles: the tests that the playground shows.
import Foundation
import RxCocoa
import RxKit
import RxMarbles
import RxRelay
import RxSwift
import RxTest
import XCTest

final class InfallibleCodeTests: XCTestCase {
  func testInfallibleMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--#", of: Int.self).asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: 0).map { $0 * 10 }
      .asObservable()

    scheduler.expect(result).emits("-A--B--[0|]", values: ["0": 0, "A": 10, "B": 20])
  }

  func testInfallibleCompactMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-a-2-b-|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").compactMap { Int($0) }
      .asObservable()

    scheduler.expect(result).emits("-1---2---|")
  }

  func testInfallibleScan() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--|", of: Int.self).asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: 0).scan(0) { $0 + $1 }
      .asObservable()

    scheduler.expect(result).emits("-1--3--6--|")
  }

  func testInfallibleScanInto() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--|", of: Int.self).asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: 0).scan(into: 0) { $0 += $1 }
      .asObservable()

    scheduler.expect(result).emits("-1--3--6--|")
  }

  func testInfallibleStartWith() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---a--b--|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").startWith("s")
      .asObservable()

    scheduler.expect(result).emits("s--a--b--|")
  }

  func testInfallibleFilter() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2-3-4-|", of: Int.self).asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: 0).filter { $0 % 2 == 1 }
      .asObservable()

    scheduler.expect(result).emits("-1---3---|")
  }

  func testInfallibleDistinctUntilChanged() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-a-b-b-a-|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").distinctUntilChanged()
      .asObservable()

    scheduler.expect(result).emits("-a---b---a-|")
  }

  func testInfallibleTake() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").take(2)
      .asObservable()

    scheduler.expect(result).emits("-a-[b|]")
  }

  func testInfallibleTakeFor() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").take(for: .milliseconds(6), scheduler: scheduler)
      .asObservable()

    scheduler.expect(result).emits("-a-b-c|")
  }

  func testInfallibleTakeUntil() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-|").asObservable()
    let other = scheduler.cold("------x--|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").take(until: other)
      .asObservable()

    scheduler.expect(result).emits("-a-b-c|")
  }

  func testInfallibleTakeUntilPredicate() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2-3-4-|", of: Int.self).asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: 0).take(until: { $0 > 2 }, behavior: .inclusive)
      .asObservable()

    scheduler.expect(result).emits("-1-2-[3|]")
  }

  func testInfallibleTakeWhile() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2-3-1-|", of: Int.self).asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: 0).take(while: { $0 < 3 })
      .asObservable()

    scheduler.expect(result).emits("-1-2-|")
  }

  func testInfallibleSkipWhile() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2-3-1-|", of: Int.self).asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: 0).skip(while: { $0 < 3 })
      .asObservable()

    scheduler.expect(result).emits("-----3-1-|")
  }

  func testInfallibleSkipUntil() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-|").asObservable()
    let other = scheduler.cold("----x----|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").skip(until: other)
      .asObservable()

    scheduler.expect(result).emits("-----c-d-|")
  }

  func testInfallibleDebounce() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c----d----|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").debounce(.milliseconds(3), scheduler: scheduler)
      .asObservable()

    scheduler.expect(result).emits("--------c----d-|")
  }

  func testInfallibleThrottle() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c----d----|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").throttle(.milliseconds(5), scheduler: scheduler)
      .asObservable()

    scheduler.expect(result).emits("-a----c----d---|")
  }

  func testInfallibleFlatMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("--a-----b-----c---|").asObservable()
    let inner = [
      "a": scheduler.cold("--1--2--3|"),
      "b": scheduler.cold("--4--5|"),
      "c": scheduler.cold("-6|"),
    ]
    @Sendable func work(_ name: String) -> Observable<String> {
      inner[name]?.asObservable() ?? Observable.empty()
    }
    let result = source
      .asInfallible(onErrorJustReturn: "x").flatMap { work($0).asInfallible(onErrorJustReturn: "x") }
      .asObservable()

    scheduler.expect(result).emits("----1--2--[34]--5-6--|")
  }

  func testInfallibleFlatMapLatest() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("--a-----b-----c---|").asObservable()
    let inner = [
      "a": scheduler.cold("--1--2--3|"),
      "b": scheduler.cold("--4--5|"),
      "c": scheduler.cold("-6|"),
    ]
    @Sendable func work(_ name: String) -> Observable<String> {
      inner[name]?.asObservable() ?? Observable.empty()
    }
    let result = source
      .asInfallible(onErrorJustReturn: "x").flatMapLatest { work($0).asInfallible(onErrorJustReturn: "x") }
      .asObservable()

    scheduler.expect(result).emits("----1--2--4--5-6--|")
  }

  func testInfallibleFlatMapFirst() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("--a-----b-----c---|").asObservable()
    let inner = [
      "a": scheduler.cold("--1--2--3|"),
      "b": scheduler.cold("--4--5|"),
      "c": scheduler.cold("-6|"),
    ]
    @Sendable func work(_ name: String) -> Observable<String> {
      inner[name]?.asObservable() ?? Observable.empty()
    }
    let result = source
      .asInfallible(onErrorJustReturn: "x").flatMapFirst { work($0).asInfallible(onErrorJustReturn: "x") }
      .asObservable()

    scheduler.expect(result).emits("----1--2--3----6--|")
  }

  func testInfallibleConcatMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("--a-----b-----c---|").asObservable()
    let inner = [
      "a": scheduler.cold("--1--2--3|"),
      "b": scheduler.cold("--4--5|"),
      "c": scheduler.cold("-6|"),
    ]
    @Sendable func work(_ name: String) -> Observable<String> {
      inner[name]?.asObservable() ?? Observable.empty()
    }
    let result = source
      .asInfallible(onErrorJustReturn: "x").concatMap { work($0).asInfallible(onErrorJustReturn: "x") }
      .asObservable()

    scheduler.expect(result).emits("----1--2--3--4--5-6|")
  }

  func testInfallibleConcat() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--|").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").concat(other.asInfallible(onErrorJustReturn: "x"))
      .asObservable()

    scheduler.expect(result).emits("-a--b----1--2--|")
  }

  func testInfallibleMerge() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b---c-|").asObservable()
    let other = scheduler.cold("---1----2---3--|").asObservable()
    let result = Infallible.merge(source.asInfallible(onErrorJustReturn: "x"), other.asInfallible(onErrorJustReturn: "x"))
      .asObservable()

    scheduler.expect(result).emits("-a-1--b-2-c-3--|")
  }

  func testInfallibleCombineLatest() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b----c-|").asObservable()
    let other = scheduler.cold("---1-2----3-|").asObservable()
    let result = Infallible.combineLatest(source.asInfallible(onErrorJustReturn: "x"), other.asInfallible(onErrorJustReturn: "x")) { $0 + $1 }
      .asObservable()

    scheduler.expect(result).emits("---A-B-C--D-E-|", values: ["A": "a1", "B": "a2", "C": "b2", "D": "b3", "E": "c3"])
  }

  func testInfallibleCombineLatestCollection() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b-|").asObservable()
    let other = scheduler.cold("---1-----2--|").asObservable()
    let result = Infallible.combineLatest([source, other].map { $0.asInfallible(onErrorJustReturn: "x") })
      .asObservable()

    scheduler.expect(result).emits("---A--B--C--|", values: ["A": ["a", "1"], "B": ["b", "1"], "C": ["b", "2"]])
  }

  func testInfallibleZip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b----c-|").asObservable()
    let other = scheduler.cold("---1-2----3--|").asObservable()
    let result = Infallible.zip(source.asInfallible(onErrorJustReturn: "x"), other.asInfallible(onErrorJustReturn: "x")) { $0 + $1 }
      .asObservable()

    scheduler.expect(result).emits("---A---B----C-|", values: ["A": "a1", "B": "b2", "C": "c3"])
  }

  func testInfallibleWithLatestFrom() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b--c----d-|").asObservable()
    let other = scheduler.cold("---1----2---3|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").withLatestFrom(other.asInfallible(onErrorJustReturn: "x")) { $0 + $1 }
      .asObservable()

    scheduler.expect(result).emits("------A--B----C-|", values: ["A": "b1", "B": "c2", "C": "d3"])
  }

  func testInfallibleWithLatestFromOnly() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b--c----d-|").asObservable()
    let other = scheduler.cold("---1----2---3|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").withLatestFrom(other.asInfallible(onErrorJustReturn: "x"))
      .asObservable()

    scheduler.expect(result).emits("------1--2----3-|")
  }

  func testInfallibleWithUnretained() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    final class Owner: Sendable {
      let name = "o"
    }
    let owner = Owner()
    let result = source.asInfallible(onErrorJustReturn: "x").withUnretained(owner) { owner, value in owner.name + value }.asObservable()

    scheduler.expect(result).emits("-A--B--C-|", values: ["A": "oa", "B": "ob", "C": "oc"])
  }

  func testInfallibleShare() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").share(replay: 1)
      .asObservable()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("-a--b--c--d--|")
    observer2.emits("------bc--d--|")
  }

  func testInfallibleDebug() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").debug("letters", logger: { _ in })
      .asObservable()

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testInfallibleDo() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let result = source
      .asInfallible(onErrorJustReturn: "x").do(onNext: { _ in })
      .asObservable()

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testInfallibleJust() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Infallible.just("a").asObservable()

    scheduler.expect(result).emits("[a|]")
  }

  func testInfallibleOf() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Infallible.of("a", "b", "c").asObservable()

    scheduler.expect(result).emits("[abc|]")
  }

  func testInfallibleFrom() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Infallible.from(["a", "b", "c"]).asObservable()

    scheduler.expect(result).emits("[abc|]")
  }

  func testInfallibleEmpty() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Infallible<String>.empty().asObservable()

    scheduler.expect(result).emits("|")
  }

  func testInfallibleNever() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Infallible<String>.never().asObservable()

    scheduler.expect(result, during: "^-----------------------!").emits("")
  }

  func testInfallibleDeferred() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Infallible<Int>.deferred { .just(scheduler.clock) }.asObservable()

    let observer1 = scheduler.expect(result, during: "--^")
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("--[2|]")
    observer2.emits("------[6|]")
  }

  func testInfallibleCreate() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Infallible<String>.create { observer in
      observer(.next("a"))
      return scheduler.scheduleRelative((), dueTime: .milliseconds(4)) { _ in
        observer(.next("b"))
        observer(.completed)
        return Disposables.create()
      }
    }
    .asObservable()

    scheduler.expect(result).emits("a---[b|]")
  }

  func testAsInfallibleFallback() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let result = source
      .asInfallible(onErrorFallbackTo: other.asInfallible(onErrorJustReturn: "x"))
      .asObservable()

    scheduler.expect(result).emits("-a--b----1--2--|")
  }

  func testAsInfallibleRecover() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let result = source
      .asInfallible(onErrorRecover: { _ in other.asInfallible(onErrorJustReturn: "x") })
      .asObservable()

    scheduler.expect(result).emits("-a--b----1--2--|")
  }
}
