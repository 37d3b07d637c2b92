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

final class CombiningCodeTests: XCTestCase {
  func testCombineLatest() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b----c-|").asObservable()
    let other = scheduler.cold("---1-2----3-|").asObservable()
    let result = Observable.combineLatest(source, other) { $0 + $1 }

    scheduler.expect(result).emits("---A-B-C--D-E-|", values: ["A": "a1", "B": "a2", "C": "b2", "D": "b3", "E": "c3"])
  }

  func testCombineLatestCollection() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b-|").asObservable()
    let other = scheduler.cold("---1-----2--|").asObservable()
    let result = Observable.combineLatest([source, other])

    scheduler.expect(result).emits("---A--B--C--|", values: ["A": ["a", "1"], "B": ["b", "1"], "C": ["b", "2"]])
  }

  func testZip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b----c-|").asObservable()
    let other = scheduler.cold("---1-2----3--|").asObservable()
    let result = Observable.zip(source, other) { $0 + $1 }

    scheduler.expect(result).emits("---A---B----C-|", values: ["A": "a1", "B": "b2", "C": "c3"])
  }

  func testZipCollection() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b-|").asObservable()
    let other = scheduler.cold("---1-----2--|").asObservable()
    let result = Observable.zip([source, other])

    scheduler.expect(result).emits("---A-----B--|", values: ["A": ["a", "1"], "B": ["b", "2"]])
  }

  func testMerge() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b---c-|").asObservable()
    let other = scheduler.cold("---1----2---3--|").asObservable()
    let result = Observable.merge(source, other)

    scheduler.expect(result).emits("-a-1--b-2-c-3--|")
  }

  func testConcat() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--|").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let result = source.concat(other)

    scheduler.expect(result).emits("-a--b----1--2--|")
  }

  func testWithLatestFrom() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b--c----d-|").asObservable()
    let other = scheduler.cold("---1----2---3|").asObservable()
    let result = source.withLatestFrom(other) { $0 + $1 }

    scheduler.expect(result).emits("------A--B----C-|", values: ["A": "b1", "B": "c2", "C": "d3"])
  }

  func testSample() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b----c-d---|").asObservable()
    let other = scheduler.cold("----x-x----x--x-|").asObservable()
    let result = source.sample(other)

    scheduler.expect(result).emits("----b------d--|")
  }

  func testAmb() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("----a--b--|").asObservable()
    let other = scheduler.cold("--1---2---3--|").asObservable()
    let result = source.amb(other)

    scheduler.expect(result).emits("--1---2---3--|")
  }

  func testStartWith() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---a--b--|").asObservable()
    let result = source.startWith("s")

    scheduler.expect(result).emits("s--a--b--|")
  }

  func testWithLatestFromOnly() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b--c----d-|").asObservable()
    let other = scheduler.cold("---1----2---3|").asObservable()
    let result = source.withLatestFrom(other)

    scheduler.expect(result).emits("------1--2----3-|")
  }
}
