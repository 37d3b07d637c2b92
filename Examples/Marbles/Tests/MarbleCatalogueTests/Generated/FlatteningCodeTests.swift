// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by scripts/marbles: the code that the playground shows. The tests run; that the other methods compile is enough.
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

  func flatMapApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    @Sendable func work(_ name: String) -> Observable<String> { Observable.just(name) }

    let result = source.flatMap { work($0) }

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func flatMapLatestApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    @Sendable func work(_ name: String) -> Observable<String> { Observable.just(name) }

    let result = source.flatMapLatest { work($0) }

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func flatMapFirstApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    @Sendable func work(_ name: String) -> Observable<String> { Observable.just(name) }

    let result = source.flatMapFirst { work($0) }

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func concatMapApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    @Sendable func work(_ name: String) -> Observable<String> { Observable.just(name) }

    let result = source.concatMap { work($0) }

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func switchLatestApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    @Sendable func work(_ name: String) -> Observable<String> { Observable.just(name) }

    let result = source.map { work($0) }.switchLatest()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func mergeMaxConcurrentApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    @Sendable func work(_ name: String) -> Observable<String> { Observable.just(name) }

    let result = source.map { work($0) }.merge(maxConcurrent: 2)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func mergeInnerApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    @Sendable func work(_ name: String) -> Observable<String> { Observable.just(name) }

    let result = source.map { work($0) }.merge()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func concatInnerApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    @Sendable func work(_ name: String) -> Observable<String> { Observable.just(name) }

    let result = source.map { work($0) }.concat()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }
}
