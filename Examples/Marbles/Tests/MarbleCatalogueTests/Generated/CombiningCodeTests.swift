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

final class CombiningCodeTests: XCTestCase {
  func testCombineLatest() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b----c-|").asObservable()
    let other = scheduler.cold("---1-2----3-|").asObservable()
    let result = Observable.combineLatest(source, other) { $0 + $1 }

    scheduler.expect(result).emits("---A-B-C--D-E-|", values: ["A": "a1", "B": "a2", "C": "b2", "D": "b3", "E": "c3"])
  }

  func combineLatestApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = Observable.combineLatest(source, other) { $0 + $1 }

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testCombineLatestCollection() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b-|").asObservable()
    let other = scheduler.cold("---1-----2--|").asObservable()
    let result = Observable.combineLatest([source, other])

    scheduler.expect(result).emits("---A--B--C--|", values: ["A": ["a", "1"], "B": ["b", "1"], "C": ["b", "2"]])
  }

  func combineLatestCollectionApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = Observable.combineLatest([source, other])

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testZip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-----b----c-|").asObservable()
    let other = scheduler.cold("---1-2----3--|").asObservable()
    let result = Observable.zip(source, other) { $0 + $1 }

    scheduler.expect(result).emits("---A---B----C-|", values: ["A": "a1", "B": "b2", "C": "c3"])
  }

  func zipApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = Observable.zip(source, other) { $0 + $1 }

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testZipCollection() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b-|").asObservable()
    let other = scheduler.cold("---1-----2--|").asObservable()
    let result = Observable.zip([source, other])

    scheduler.expect(result).emits("---A-----B--|", values: ["A": ["a", "1"], "B": ["b", "2"]])
  }

  func zipCollectionApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = Observable.zip([source, other])

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testMerge() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b---c-|").asObservable()
    let other = scheduler.cold("---1----2---3--|").asObservable()
    let result = Observable.merge(source, other)

    scheduler.expect(result).emits("-a-1--b-2-c-3--|")
  }

  func mergeApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = Observable.merge(source, other)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testConcat() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--|").asObservable()
    let other = scheduler.cold("--1--2--|").asObservable()
    let result = source.concat(other)

    scheduler.expect(result).emits("-a--b----1--2--|")
  }

  func concatApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source.concat(other)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testWithLatestFrom() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b--c----d-|").asObservable()
    let other = scheduler.cold("---1----2---3|").asObservable()
    let result = source.withLatestFrom(other) { $0 + $1 }

    scheduler.expect(result).emits("------A--B----C-|", values: ["A": "b1", "B": "c2", "C": "d3"])
  }

  func withLatestFromApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source.withLatestFrom(other) { $0 + $1 }

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSample() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b----c-d---|").asObservable()
    let other = scheduler.cold("----x-x----x--x-|").asObservable()
    let result = source.sample(other)

    scheduler.expect(result).emits("----b------d--|")
  }

  func sampleApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source.sample(other)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testAmb() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("----a--b--|").asObservable()
    let other = scheduler.cold("--1---2---3--|").asObservable()
    let result = source.amb(other)

    scheduler.expect(result).emits("--1---2---3--|")
  }

  func ambApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source.amb(other)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testStartWith() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("---a--b--|").asObservable()
    let result = source.startWith("s")

    scheduler.expect(result).emits("s--a--b--|")
  }

  func startWithApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source.startWith("s")

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testWithLatestFromOnly() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a----b--c----d-|").asObservable()
    let other = scheduler.cold("---1----2---3|").asObservable()
    let result = source.withLatestFrom(other)

    scheduler.expect(result).emits("------1--2----3-|")
  }

  func withLatestFromOnlyApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source.withLatestFrom(other)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }
}
