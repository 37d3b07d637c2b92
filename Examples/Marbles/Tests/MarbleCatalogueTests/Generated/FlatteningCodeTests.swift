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

final class FlatteningCodeTests: XCTestCase {
  func testFlatMap() {
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
    let result = source.flatMap { work($0) }

    scheduler.expect(result).emits("----1--2--[34]--5-6--|")
  }

  func testFlatMapLatest() {
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
    let result = source.flatMapLatest { work($0) }

    scheduler.expect(result).emits("----1--2--4--5-6--|")
  }

  func testFlatMapFirst() {
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
    let result = source.flatMapFirst { work($0) }

    scheduler.expect(result).emits("----1--2--3----6--|")
  }

  func testConcatMap() {
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
    let result = source.concatMap { work($0) }

    scheduler.expect(result).emits("----1--2--3--4--5-6|")
  }

  func testSwitchLatest() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("--a-----b---------|").asObservable()
    let inner = [
      "a": scheduler.cold("--1--2--3|"),
      "b": scheduler.cold("--4--5|"),
    ]
    @Sendable func work(_ name: String) -> Observable<String> {
      inner[name]?.asObservable() ?? Observable.empty()
    }
    let result = source.map { work($0) }.switchLatest()

    scheduler.expect(result).emits("----1--2--4--5----|")
  }

  func testMergeMaxConcurrent() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("--a--b-c-----|").asObservable()
    let inner = [
      "a": scheduler.cold("--1--2--|"),
      "b": scheduler.cold("--3-----4|"),
      "c": scheduler.cold("-5|"),
    ]
    @Sendable func work(_ name: String) -> Observable<String> {
      inner[name]?.asObservable() ?? Observable.empty()
    }
    let result = source.map { work($0) }.merge(maxConcurrent: 2)

    scheduler.expect(result).emits("----1--(23)5-4|")
  }

  func testMergeInner() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("--a--b-c-----|").asObservable()
    let inner = [
      "a": scheduler.cold("--1--2--|"),
      "b": scheduler.cold("--3-----4|"),
      "c": scheduler.cold("-5|"),
    ]
    @Sendable func work(_ name: String) -> Observable<String> {
      inner[name]?.asObservable() ?? Observable.empty()
    }
    let result = source.map { work($0) }.merge()

    scheduler.expect(result).emits("----1--[23]5----4|")
  }

  func testConcatInner() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("--a--b-----|").asObservable()
    let inner = [
      "a": scheduler.cold("--1--2--|"),
      "b": scheduler.cold("--3--4|"),
    ]
    @Sendable func work(_ name: String) -> Observable<String> {
      inner[name]?.asObservable() ?? Observable.empty()
    }
    let result = source.map { work($0) }.concat()

    scheduler.expect(result).emits("----1--2----3--4|")
  }
}
