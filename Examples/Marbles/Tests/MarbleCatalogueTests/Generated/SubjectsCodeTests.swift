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

final class SubjectsCodeTests: XCTestCase {
  func testPublishSubject() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a---b---c---|").asObservable()
    let subject = PublishSubject<String>()
    _ = source.subscribe(subject)
    let result = subject.asObservable()

    let observer1 = scheduler.expect(result, during: "-----^")
    let observer2 = scheduler.expect(result, during: "------------^")
    observer1.emits("------b---c---|")
    observer2.emits("--------------|")
  }

  func publishSubjectApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let subject = PublishSubject<String>()
    _ = source.subscribe(subject)
    let result = subject.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testBehaviorSubject() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a---b---c---|").asObservable()
    let subject = BehaviorSubject(value: "s")
    _ = source.subscribe(subject)
    let result = subject.asObservable()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "--------^")
    observer1.emits("s-a---b---c---|")
    observer2.emits("--------b-c---|")
  }

  func behaviorSubjectApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let subject = BehaviorSubject(value: "s")
    _ = source.subscribe(subject)
    let result = subject.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testReplaySubject() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a---b---c---|").asObservable()
    let subject = ReplaySubject<String>.create(bufferSize: 2)
    _ = source.subscribe(subject)
    let result = subject.asObservable()

    let observer1 = scheduler.expect(result, during: "-----^")
    let observer2 = scheduler.expect(result, during: "------------^")
    observer1.emits("-----ab---c---|")
    observer2.emits("------------[bc]-|")
  }

  func replaySubjectApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let subject = ReplaySubject<String>.create(bufferSize: 2)
    _ = source.subscribe(subject)
    let result = subject.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }

  func testAsyncSubject() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a---b---c---|").asObservable()
    let subject = AsyncSubject<String>()
    _ = source.subscribe(subject)
    let result = subject.asObservable()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "----------------^")
    observer1.emits("--------------[c|]")
    observer2.emits("----------------[c|]")
  }

  func asyncSubjectApp() {
    let disposeBag = DisposeBag()
    let source = PublishSubject<String>()

    let subject = AsyncSubject<String>()
    _ = source.subscribe(subject)
    let result = subject.asObservable()

    result.subscribe { event in print(event) }.disposed(by: disposeBag)
  }
}
