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

final class PlacingCodeTests: XCTestCase {
  func testObserveOn() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let result = source.observe(on: scheduler)

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testSubscribeOn() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let result = source.subscribe(on: scheduler)

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testDo() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let result = source.do(onNext: { _ in })

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testDebug() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    let result = source.debug("letters", logger: { _ in })

    scheduler.expect(result).emits("-a--b--c-|")
  }

  func testWithUnretained() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    final class Owner: Sendable {
      let name = "o"
    }
    let owner = Owner()
    let result = source.withUnretained(owner) { owner, value in owner.name + value }

    scheduler.expect(result).emits("-A--B--C-|", values: ["A": "oa", "B": "ob", "C": "oc"])
  }

  func testWithUnretainedPairs() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c-|").asObservable()
    final class Owner: Sendable {
      let name = "o"
    }
    let owner = Owner()
    let result = source.withUnretained(owner).map { owner, value in owner.name + value }

    scheduler.expect(result).emits("-A--B--C-|", values: ["A": "oa", "B": "ob", "C": "oc"])
  }
}
