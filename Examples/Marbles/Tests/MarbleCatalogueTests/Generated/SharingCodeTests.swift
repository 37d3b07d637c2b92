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

final class SharingCodeTests: XCTestCase {
  func testShare() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let result = source.share()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("-a--b--c--d--|")
    observer2.emits("-------c--d--|")
  }

  func testShareReplay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let result = source.share(replay: 1)

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("-a--b--c--d--|")
    observer2.emits("------bc--d--|")
  }

  func testPublish() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let connectable = source.publish()
    scheduler.scheduleAt(3) { _ = connectable.connect() }
    let result = connectable.asObservable()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("----a--b--c--d--|")
    observer2.emits("-------b--c--d--|")
  }

  func testReplay() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let connectable = source.replay(2)
    scheduler.scheduleAt(3) { _ = connectable.connect() }
    let result = connectable.asObservable()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "----------^")
    observer1.emits("----a--b--c--d--|")
    observer2.emits("----------[abc]--d--|")
  }

  func testMulticast() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--|").asObservable()
    let result = source.multicast({ PublishSubject() }, selector: { .zip($0, $0.skip(1)) { $0 + $1 } })

    scheduler.expect(result).emits("----A--B--|", values: ["A": "ab", "B": "bc"])
  }

  func testRefCount() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let result = source.publish().refCount()

    let observer1 = scheduler.expect(result, during: "^----!")
    let observer2 = scheduler.expect(result, during: "---^---!")
    observer1.emits("-a--b")
    observer2.emits("----b")
  }

  func testReplayAll() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let connectable = source.replayAll()
    scheduler.scheduleAt(3) { _ = connectable.connect() }
    let result = connectable.asObservable()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "----------^")
    observer1.emits("----a--b--c--d--|")
    observer2.emits("----------[abc]--d--|")
  }

  func testMulticastSubject() {
    let scheduler = TestScheduler(frame: .milliseconds(1))
    let source = scheduler.cold("-a--b--c--d--|").asObservable()
    let connectable = source.multicast(BehaviorSubject(value: "s"))
    scheduler.scheduleAt(3) { _ = connectable.connect() }
    let result = connectable.asObservable()

    let observer1 = scheduler.expect(result)
    let observer2 = scheduler.expect(result, during: "------^")
    observer1.emits("s---a--b--c--d--|")
    observer2.emits("------ab--c--d--|")
  }
}
