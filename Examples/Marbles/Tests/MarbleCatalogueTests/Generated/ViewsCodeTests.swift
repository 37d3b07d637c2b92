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

final class ViewsCodeTests: XCTestCase {
  func testAsDriver() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "-----^")
    observer1.emits("-a--b--[x|]")
    observer2.emits("-----b-[x|]")
  }

  func testAsSignal() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--#").asObservable()
    let shared = { source.asSignal(onErrorJustReturn: "x").asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "-----^")
    observer1.emits("-a--b--[x|]")
    observer2.emits("-------[x|]")
  }

  func testDriverMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--|", of: Int.self).asObservable()
    let shared = { source.asDriver(onErrorJustReturn: 0).map { $0 * 10 }.asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-A--B--C--|", values: ["A": 10, "B": 20, "C": 30])
  }

  func testDriverScan() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1--2--3--|", of: Int.self).asObservable()
    let shared = { source.asDriver(onErrorJustReturn: 0).scan(0) { $0 + $1 }.asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-1--3--6--|")
  }

  func testDriverStartWith() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---a--b--|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").startWith("s").asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("s--a--b--|")
  }

  func testDriverFilter() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2-3-4-|", of: Int.self).asObservable()
    let shared = { source.asDriver(onErrorJustReturn: 0).filter { $0 % 2 == 1 }.asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-1---3---|")
  }

  func testDriverDistinctUntilChanged() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-a-b-b-a-|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").distinctUntilChanged().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a---b---a-|")
  }

  func testDriverSkip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").skip(2).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-----c-d-|")
  }

  func testDriverDebounce() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c----d----|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").debounce(.milliseconds(3)).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("--------c----d-|")
  }

  func testDriverThrottle() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c----d----|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").throttle(.milliseconds(5)).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a----c----d---|")
  }

  func testDriverDelay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b---c-|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").delay(.milliseconds(4)).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-----a--b---c-|")
  }

  func testDriverWithLatestFrom() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b--c----d-|").asObservable()
    let other = scheduler.cold("---1----2---3|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").withLatestFrom(other.asDriver(onErrorJustReturn: "x")).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("------1--2----3-|")
  }

  func testDriverCombineLatest() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b----c-|").asObservable()
    let other = scheduler.cold("---1-2----3-|").asObservable()
    let shared = { Driver.combineLatest(source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("---A-B-C--D-E-|", values: ["A": ("a", "1"), "B": ("a", "2"), "C": ("b", "2"), "D": ("b", "3"), "E": ("c", "3")], by: { "\($0)" == "\($1)" })
  }

  func testDriverCompactMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-a-2-b-|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").compactMap { Int($0) }.asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-1---2---|")
  }

  func testDriverFlatMap() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b-----|").asObservable()
    let other = scheduler.cold("--1--2--3|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").flatMap { _ in other.asDriver(onErrorJustReturn: "x") }.asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("---1--2--[31]--2--3|")
  }

  func testDriverFlatMapLatest() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b-----|").asObservable()
    let other = scheduler.cold("--1--2--3|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").flatMapLatest { _ in other.asDriver(onErrorJustReturn: "x") }.asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("---1--2--1--2--3|")
  }

  func testDriverFlatMapFirst() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b-----|").asObservable()
    let other = scheduler.cold("--1--2--3|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").flatMapFirst { _ in other.asDriver(onErrorJustReturn: "x") }.asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("---1--2--3---|")
  }

  func testDriverSwitchLatest() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b-----|").asObservable()
    let other = scheduler.cold("--1--2--3|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").map { _ in other.asDriver(onErrorJustReturn: "x") }.switchLatest().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("---1--2--1--2--3|")
  }

  func testDriverMergeInner() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b-----|").asObservable()
    let other = scheduler.cold("--1--2--3|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").map { _ in other.asDriver(onErrorJustReturn: "x") }.merge().asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("---1--2--[31]--2--3|")
  }

  func testDriverMergeMaxConcurrent() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b-----|").asObservable()
    let other = scheduler.cold("--1--2--3|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").map { _ in other.asDriver(onErrorJustReturn: "x") }.merge(maxConcurrent: 1).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("---1--2--3--1--2--3|")
  }

  func testDriverZip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b----c-|").asObservable()
    let other = scheduler.cold("---1-2----3--|").asObservable()
    let shared = { Driver.zip(source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")) { $0 + $1 }.asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("---A---B----C-|", values: ["A": "a1", "B": "b2", "C": "c3"])
  }

  func testDriverZipCollection() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b-|").asObservable()
    let other = scheduler.cold("---1-----2--|").asObservable()
    let shared = { Driver.zip([source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")]).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("---A-----B--|", values: ["A": ["a", "1"], "B": ["b", "2"]])
  }

  func testDriverCombineLatestCollection() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b-|").asObservable()
    let other = scheduler.cold("---1-----2--|").asObservable()
    let shared = { Driver.combineLatest([source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")]).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("---A--B--C--|", values: ["A": ["a", "1"], "B": ["b", "1"], "C": ["b", "2"]])
  }

  func testDriverMerge() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b---c-|").asObservable()
    let other = scheduler.cold("---1----2---3--|").asObservable()
    let shared = { Driver.merge(source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a-1--b-2-c-3--|")
  }

  func testDriverConcat() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--|").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let shared = { Driver.concat([source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")]).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b----1--2--|")
  }

  func testDriverWithLatestFromSelector() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b--c----d-|").asObservable()
    let other = scheduler.cold("---1----2---3|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").withLatestFrom(other.asDriver(onErrorJustReturn: "x")) { $0 + $1 }.asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("------A--B----C-|", values: ["A": "b1", "B": "c2", "C": "d3"])
  }

  func testDriverDebug() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").debug("letters", logger: { _ in }).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testDriverDo() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let shared = { source.asDriver(onErrorJustReturn: "x").do(onNext: { _ in }).asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testSignalWithUnretained() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    final class Owner: Sendable {
      let name = "o"
    }
    let owner = Owner()
    let shared = { source.asSignal(onErrorJustReturn: "x").withUnretained(owner) { $0.name + $1 }.asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-A--B--C-|", values: ["A": "oa", "B": "ob", "C": "oc"])
  }
}
