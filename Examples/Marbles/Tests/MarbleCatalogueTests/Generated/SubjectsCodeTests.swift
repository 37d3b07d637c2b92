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
}
