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

final class RelaysCodeTests: XCTestCase {
  func testPublishRelay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a---b---c---|").asObservable()
    let relay = PublishRelay<String>()
    _ = source.subscribe(onNext: { relay.accept($0) })
    let result = relay.asObservable()

    let observer1 = scheduler.expect(result, during: "-----^------------------!")
    let observer2 = scheduler.expect(result, during: "------------^-----------!")
    observer1.emits("------b---c")
    observer2.emits("")
  }

  func testBehaviorRelay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a---b---c---|").asObservable()
    let relay = BehaviorRelay(value: "s")
    _ = source.subscribe(onNext: { relay.accept($0) })
    let result = relay.asObservable()

    let observer1 = scheduler.expect(result, during: "^-----------------------!")
    let observer2 = scheduler.expect(result, during: "--------^---------------!")
    observer1.emits("s-a---b---c")
    observer2.emits("--------b-c")
  }

  func testReplayRelay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.hot("--a---b---c---|").asObservable()
    let relay = ReplayRelay<String>.create(bufferSize: 2)
    _ = source.subscribe(onNext: { relay.accept($0) })
    let result = relay.asObservable()

    let observer1 = scheduler.expect(result, during: "-----^------------------!")
    let observer2 = scheduler.expect(result, during: "------------^-----------!")
    observer1.emits("-----ab---c")
    observer2.emits("------------[bc]")
  }
}
