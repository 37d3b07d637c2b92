// SPDX-License-Identifier: MIT
import Foundation
import RxRelay
import XCTest

@testable import RxSwift

/// One event of a thread among those of many others returns in its own time: the call delivers its own event, and its turn
/// comes.
final class FloodTests: XCTestCase {
  private func check(
    line: UInt = #line, send: @escaping @Sendable (Int) -> Void,
    subscribe: (@escaping @Sendable (Int) -> Void) -> any Disposable
  ) {
    let (isOver, own, times) = (AtomicCounter(), AtomicCounter(), Notes<Double>())
    let (mine, threads, events) = (AtomicCounter(), 8, 10)
    let subscription = subscribe { _ in if currentThread == mine.value { own.add() } }
    let started = DispatchGroup()
    for _ in 1..<threads { started.enter() }
    let flood: @Sendable () -> Void = {
      started.leave()
      let deadline = DispatchTime.now() + 3
      while isOver.value == 0, DispatchTime.now() < deadline { for number in 0..<100 { send(number) } }
    }
    let measured: @Sendable () -> Void = {
      _ = started.wait(timeout: .now() + 10)
      for _ in 0..<events { times.add(seconds { send(-1) }) }
      isOver.add()
    }
    let first: @Sendable () -> Void = {
      _ = mine.exchange(currentThread)
      measured()
    }
    inTime(60, [first] + (1..<threads).map { _ in flood }, line: line)
    let sorted = times.all.sorted()
    XCTAssertEqual(sorted.count, events, line: line)
    // The machine may keep any thread from going on for a while, but not most of the time.
    XCTAssertLessThan(sorted[sorted.count / 2], 0.5, "\(sorted)", line: line)
    XCTAssertEqual(own.value, events, "events delivered by a thread that sent \(events)", line: line)
    subscription.dispose()
  }

  func testASubject() {
    let subject = PublishSubject<Int>()
    check(send: { subject.onNext($0) }, subscribe: { receive in subject.subscribe(onNext: { receive($0) }) })
  }

  func testARelay() {
    let relay = BehaviorRelay(value: 0)
    check(send: { relay.accept($0) }, subscribe: { receive in relay.subscribe(onNext: { receive($0) }) })
  }

  func testAMerge() {
    let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
    let merged = Observable.merge(subjects)
    check(
      send: { subjects[$0 & 1].onNext($0) }, subscribe: { receive in merged.subscribe(onNext: { receive($0) }) })
  }
}
