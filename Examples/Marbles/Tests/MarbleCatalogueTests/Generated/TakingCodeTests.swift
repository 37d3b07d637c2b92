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

final class TakingCodeTests: XCTestCase {
  func testTake() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-|").asObservable()
    let result = source.take(2)

    scheduler.expect(result).emits("-a-[b|]")
  }

  func takeApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source.take(2)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testTakeWhile() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2-3-2-1-|", of: Int.self).asObservable()
    let result = source.take(while: { $0 < 3 })

    scheduler.expect(result).emits("-1-2-|")
  }

  func takeWhileApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<Int>()

    let result = source.take(while: { $0 < 3 })

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testTakeUntil() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-e-|").asObservable()
    let other = scheduler.cold("-------x--|").asObservable()
    let result = source.take(until: other)

    scheduler.expect(result).emits("-a-b-c-|")
  }

  func takeUntilApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source.take(until: other)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testTakeUntilPredicate() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2-3-2-1-|", of: Int.self).asObservable()
    let result = source.take(until: { $0 == 3 }, behavior: .inclusive)

    scheduler.expect(result).emits("-1-2-[3|]")
  }

  func takeUntilPredicateApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<Int>()

    let result = source.take(until: { $0 == 3 }, behavior: .inclusive)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testTakeFor() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-e-|").asObservable()
    let result = source.take(for: .milliseconds(6), scheduler: scheduler)

    scheduler.expect(result).emits("-a-b-c|")
  }

  func takeForApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance
    let source = PublishSubject<String>()

    let result = source.take(for: .milliseconds(6), scheduler: scheduler)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testTakeLast() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-|").asObservable()
    let result = source.takeLast(2)

    scheduler.expect(result).emits("---------[cd|]")
  }

  func takeLastApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source.takeLast(2)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSkip() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-|").asObservable()
    let result = source.skip(2)

    scheduler.expect(result).emits("-----c-d-|")
  }

  func skipApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let result = source.skip(2)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSkipWhile() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-1-2-3-2-1-|", of: Int.self).asObservable()
    let result = source.skip(while: { $0 < 3 })

    scheduler.expect(result).emits("-----3-2-1-|")
  }

  func skipWhileApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<Int>()

    let result = source.skip(while: { $0 < 3 })

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSkipUntil() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-e-|").asObservable()
    let other = scheduler.cold("-----x--|").asObservable()
    let result = source.skip(until: other)

    scheduler.expect(result).emits("-------d-e-|")
  }

  func skipUntilApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()
    let other = PublishSubject<String>()

    let result = source.skip(until: other)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testSkipFor() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a-b-c-d-e-|").asObservable()
    let result = source.skip(.milliseconds(4), scheduler: scheduler)

    scheduler.expect(result).emits("-----c-d-e-|")
  }

  func skipForApp() {
    let disposeBag = DisposeBag()
    let scheduler = MainScheduler.instance
    let source = PublishSubject<String>()

    let result = source.skip(.milliseconds(4), scheduler: scheduler)

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }
}
