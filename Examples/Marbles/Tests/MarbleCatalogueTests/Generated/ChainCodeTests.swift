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

final class ChainCodeTests: XCTestCase {
  func testFilterThenDebounceThenTake() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2-3-4-5-|", of: Int.self).asObservable()
    let result = source
      .filter { $0 % 2 == 1 }
      .debounce(.milliseconds(3), scheduler: scheduler)
      .take(2)

    scheduler.expect(result).emits("----1---[3|]")
  }

  func testMapThenStartWith() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--|", of: Int.self).asObservable()
    let result = source
      .map { $0 * 10 }
      .map { "\($0)" }
      .startWith("s")

    scheduler.expect(result).emits("sA--B--C--|", values: ["A": "10", "B": "20", "C": "30", "s": "s"])
  }

  func testStartWithThenWithUnretainedThenCompactMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---a--b--|").asObservable()
    let step1 = source.startWith("s")
    final class Owner: Sendable {
      let name = "o"
    }
    let owner = Owner()
    let result = step1.withUnretained(owner) { owner, value in owner.name + value }
      .compactMap { Int($0) }

    scheduler.expect(result).emits("---------|")
  }

  func testDebounceThenCombineLatestThenMerge() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c----d------e-|").asObservable()
    let other2 = scheduler.cold("---1-2----3-|").asObservable()
    let other3 = scheduler.cold("---1----2---3--|").asObservable()
    let step1 = source.debounce(.milliseconds(3), scheduler: scheduler)
    let step2 = Observable.combineLatest(step1, other2) { $0 + $1 }
    let result = Observable.merge(step2, other3)

    scheduler.expect(result).emits("---1----[2A]-B-3C-----[D|]", values: ["1": "1", "2": "2", "3": "3", "A": "c2", "B": "c3", "C": "d3", "D": "e3"])
  }

  func testMapThenZipThenWithLatestFrom() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--|", of: Int.self).asObservable()
    let other2 = scheduler.cold("---1-2----3--|").asObservable()
    let other3 = scheduler.cold("---1----2---3|").asObservable()
    let step1 = source
      .map { $0 * 10 }
      .map { "\($0)" }
    let result = Observable.zip(step1, other2) { $0 + $1 }.withLatestFrom(other3) { $0 + $1 }

    scheduler.expect(result).emits("---A-B----C--|", values: ["A": "1011", "B": "2021", "C": "3032"])
  }

  func testDelayThenFlatMapLatest() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b---c-|").asObservable()
    let inner2 = [
      "a": scheduler.cold("--1--2--3|"),
      "b": scheduler.cold("--4--5|"),
      "c": scheduler.cold("-6|"),
    ]
    @Sendable func work2(_ name: String) -> Observable<String> {
      inner2[name]?.asObservable() ?? Observable.empty()
    }
    let result = source
      .delay(.milliseconds(4), scheduler: scheduler)
      .flatMapLatest { work2($0) }

    scheduler.expect(result).emits("-------1--4--6|")
  }

  func testWindowThenSwitchLatest() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-------d-|").asObservable()
    let result = source
      .window(timeSpan: .milliseconds(6), count: 2, scheduler: scheduler)
      .switchLatest()

    scheduler.expect(result).emits("-a-b-c-------d-|")
  }

  func testGroupByThenFlatMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--4--|", of: Int.self).asObservable()
    let result = source
      .groupBy { $0 % 2 }
      .flatMap { $0 }

    scheduler.expect(result).emits("-1--2--3--4--|")
  }

  func testWindowThenTake() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-------d-|").asObservable()
    let result = source
      .window(timeSpan: .milliseconds(6), count: 2, scheduler: scheduler)
      .take(2)

    scheduler.expect(result).emits(
      """
         A--[B|]
      A: -a-[b|]
      B:    -   -c---|
      """)
  }

  func testWindowThenTakeThenMergeMaxConcurrentThenToArray() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-------d-|").asObservable()
    let result = source
      .window(timeSpan: .milliseconds(6), count: 2, scheduler: scheduler)
      .take(2)
      .merge(maxConcurrent: 2)
      .toArray()
      .asObservable()

    scheduler.expect(result).emits("---------[A|]", values: ["A": ["a", "b", "c"]])
  }

  func testBufferThenSkip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-------d-|").asObservable()
    let result = source
      .buffer(timeSpan: .milliseconds(6), count: 2, scheduler: scheduler)
      .skip(2)

    scheduler.expect(result).emits("---------------[A|]", values: ["A": ["d"]])
  }

  func testEnumeratedThenDelay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--|").asObservable()
    let result = source
      .enumerated()
      .delay(.milliseconds(4), scheduler: scheduler)

    scheduler.expect(result).emits("-----A--B--C--|", values: ["A": (index: 0, element: "a"), "B": (index: 1, element: "b"), "C": (index: 2, element: "c")], by: { "\($0)" == "\($1)" })
  }

  func testMaterializeThenTakeLast() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("--a-----b-----#").asObservable()
    let result = source
      .materialize()
      .takeLast(2)

    scheduler.expect(result).emits("--------------[AB|]", values: ["A": .next("b"), "B": .error(MarbleError())], by: { "\($0)" == "\($1)" })
  }

  func testMapThenShare() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--|", of: Int.self).asObservable()
    let result = source
      .map { $0 * 10 }
      .share()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("-A--B--C--|", values: ["A": 10, "B": 20, "C": 30])
    observer2.emits("-------A--|", values: ["A": 30])
  }

  func testPublishSubjectThenDebounce() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a---b---c---|").asObservable()
    let subject = PublishSubject<String>()
    _ = source.subscribe(subject)
    let result = subject.asObservable().debounce(.milliseconds(3), scheduler: scheduler)

    let observer1 = scheduler.expect(result, during: "-----^")
    let observer2 = scheduler.expect(result, during: "------------^")
    observer1.emits("---------b---c|")
    observer2.emits("--------------|")
  }

  func testDelayThenPublish() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b---c-|").asObservable()
    let step1 = source.delay(.milliseconds(4), scheduler: scheduler)
    let connectable = step1.publish()
    scheduler.scheduleAt(3) { _ = connectable.connect() }
    let result = connectable.asObservable()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("--------a--b---c-|")
    observer2.emits("--------a--b---c-|")
  }

  func testIntervalThenMapThenTake() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable<Int>.interval(.milliseconds(4), scheduler: scheduler)
      .map { $0 * 10 }
      .take(2)

    scheduler.expect(result).emits("----0---[A|]", values: ["0": 0, "A": 10])
  }

  func testRangeThenScanThenShareReplay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let result = Observable.range(start: 1, count: 4)
      .scan(0) { $0 + $1 }
      .share(replay: 1)

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("[136A|]", values: ["1": 1, "3": 3, "6": 6, "A": 10])
    observer2.emits("------[136A|]", values: ["1": 1, "3": 3, "6": 6, "A": 10])
  }

  func testFilterThenTakeLast() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2------------------------------------|", of: Int.self).asObservable()
    let result = source
      .filter { $0 % 2 == 1 }
      .takeLast(1)

    scheduler.expect(result).emits("----------------------------------------[1|]")
  }

  func testDelayThenDelay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b---c-").asObservable()
    let result = source
      .delay(.milliseconds(12), scheduler: scheduler)
      .delay(.milliseconds(12), scheduler: scheduler)

    scheduler.expect(result, during: "^--------------------------------!").emits("-------------------------a--b---c")
  }

  func testIntervalThenCombineLatest() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let other2 = scheduler.cold("-a 30ms b-").asObservable()
    let step1 = Observable<Int>.interval(.milliseconds(4), scheduler: scheduler).map { "\($0)" }
    let result = Observable.combineLatest(step1, other2) { $0 + $1 }

    scheduler.expect(result, during: "^--------------------------------!").emits("----A---B---C---D---E---F---G---[HI]", values: ["A": "0a", "B": "1a", "C": "2a", "D": "3a", "E": "4a", "F": "5a", "G": "6a", "H": "6b", "I": "7b"])
  }
}
