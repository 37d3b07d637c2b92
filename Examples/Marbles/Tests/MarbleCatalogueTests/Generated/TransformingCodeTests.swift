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

final class TransformingCodeTests: XCTestCase {
  func testMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--|", of: Int.self).asObservable()
    let result = source.map { $0 * 10 }

    scheduler.expect(result).emits("-A--B--C--|", values: ["A": 10, "B": 20, "C": 30])
  }

  func testCompactMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--a--2--|").asObservable()
    let result = source.compactMap { Int($0) }

    scheduler.expect(result).emits("-1-----2--|")
  }

  func testEnumerated() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--|").asObservable()
    let result = source.enumerated()

    scheduler.expect(result).emits("-A--B--C--|", values: ["A": (index: 0, element: "a"), "B": (index: 1, element: "b"), "C": (index: 2, element: "c")], by: { "\($0)" == "\($1)" })
  }

  func testMaterialize() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("--a-----b-----#").asObservable()
    let result = source.materialize()

    scheduler.expect(result).emits("--A-----B-----[C|]", values: ["A": .next("a"), "B": .next("b"), "C": .error(MarbleError())], by: { "\($0)" == "\($1)" })
  }

  func testDematerialize() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("--a--b--c--|").asObservable()
    let result = source.map { $0 == "c" ? Event.completed : .next($0) }.dematerialize()

    scheduler.expect(result).emits("--a--b--|")
  }

  func testToArray() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--|").asObservable()
    let result = source
      .toArray()
      .asObservable()

    scheduler.expect(result).emits("----------[A|]", values: ["A": ["a", "b", "c"]])
  }

  func testBuffer() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-------d-|").asObservable()
    let result = source.buffer(timeSpan: .milliseconds(6), count: 2, scheduler: scheduler)

    scheduler.expect(result).emits("---A-----B-----[C|]", values: ["A": ["a", "b"], "B": ["c"], "C": ["d"]])
  }

  func testWindow() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-------d-|").asObservable()
    let result = source.window(timeSpan: .milliseconds(6), count: 2, scheduler: scheduler)

    scheduler.expect(result).emits(
      """
         A--B   -----C-----|
      A: -a-[b|]
      B:    -   -c---|
      C:             ----d-|
      """)
  }

  func testGroupBy() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--4--|", of: Int.self).asObservable()
    let result = source.groupBy { $0 % 2 }

    scheduler.expect(result).emits(
      """
         -A--B--------|
      A:  1-----3-----|
      B:     2-----4--|
      """)
  }

  func testDecode() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3-|").asObservable()
    let data = source.map { Data("[\($0)]".utf8) }
    let result = data.decode(type: [Int].self, decoder: JSONDecoder())

    scheduler.expect(result).emits("-A--B--C-|", values: ["A": [1], "B": [2], "C": [3]])
  }
}
