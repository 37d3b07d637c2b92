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

  func asDriverApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x")
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func asSignalApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let shared = source.asSignal(onErrorJustReturn: "x")
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverMapApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<Int>()

    let shared = source.asDriver(onErrorJustReturn: 0).map { $0 * 10 }
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverScanApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<Int>()

    let shared = source.asDriver(onErrorJustReturn: 0).scan(0) { $0 + $1 }
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverStartWithApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").startWith("s")
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverFilterApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<Int>()

    let shared = source.asDriver(onErrorJustReturn: 0).filter { $0 % 2 == 1 }
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverDistinctUntilChangedApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").distinctUntilChanged()
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverSkipApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").skip(2)
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverDebounceApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").debounce(.milliseconds(3))
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverThrottleApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").throttle(.milliseconds(5))
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverDelayApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").delay(.milliseconds(4))
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverWithLatestFromApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").withLatestFrom(other.asDriver(onErrorJustReturn: "x"))
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverCombineLatestApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = Driver.combineLatest(source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x"))
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverCompactMapApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").compactMap { Int($0) }
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverFlatMapApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").flatMap { _ in other.asDriver(onErrorJustReturn: "x") }
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverFlatMapLatestApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").flatMapLatest { _ in other.asDriver(onErrorJustReturn: "x") }
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverFlatMapFirstApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").flatMapFirst { _ in other.asDriver(onErrorJustReturn: "x") }
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverSwitchLatestApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").map { _ in other.asDriver(onErrorJustReturn: "x") }.switchLatest()
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverMergeInnerApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").map { _ in other.asDriver(onErrorJustReturn: "x") }.merge()
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverMergeMaxConcurrentApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").map { _ in other.asDriver(onErrorJustReturn: "x") }.merge(maxConcurrent: 1)
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverZipApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = Driver.zip(source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")) { $0 + $1 }
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverZipCollectionApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = Driver.zip([source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")])
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverCombineLatestCollectionApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = Driver.combineLatest([source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")])
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverMergeApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = Driver.merge(source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x"))
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverConcatApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = Driver.concat([source.asDriver(onErrorJustReturn: "x"), other.asDriver(onErrorJustReturn: "x")])
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverWithLatestFromSelectorApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").withLatestFrom(other.asDriver(onErrorJustReturn: "x")) { $0 + $1 }
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
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

  func driverDoApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let shared = source.asDriver(onErrorJustReturn: "x").do(onNext: { _ in })
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSignalWithUnretained() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    final class Owner {
      let name = "o"
    }
    let owner = Owner()
    let shared = { source.asSignal(onErrorJustReturn: "x").withUnretained(owner) { $0.name + $1 }.asObservable() }
    var delivered = shared()
    SharingScheduler.mock(scheduler: scheduler) { delivered = shared() }
    let result = delivered

    scheduler.expect(result).emits("-A--B--C-|", values: ["A": "oa", "B": "ob", "C": "oc"])
  }

  func signalWithUnretainedApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    final class Owner {
      let name = "o"
    }
    let owner = Owner()
    let shared = source.asSignal(onErrorJustReturn: "x").withUnretained(owner) { $0.name + $1 }
    let result = shared.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }
}
