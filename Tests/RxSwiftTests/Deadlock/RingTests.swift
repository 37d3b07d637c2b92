// SPDX-License-Identifier: MIT
import Foundation
import RxRelay
import XCTest

@testable import RxSwift

/// Threads that go through the same places in different order: each sends to its own place, whose observer sends to the
/// next one, and the last is followed by the first. Nobody waits for good, and each call delivers its event to the next
/// place before it returns.
final class RingTests: XCTestCase {
  /// Where a thread sends, where the observer of the place before sends, and what is shown.
  private struct Place: Sendable {
    let send: @Sendable (Int) -> Void
    let forward: @Sendable (Int) -> Void
    let subscribe: @Sendable (@escaping @Sendable (Int) -> Void) -> any Disposable
  }

  /// How many events each thread sends; `RX_DEADLOCK_EVENTS` changes it.
  private static let events =
    ProcessInfo.processInfo.environment["RX_DEADLOCK_EVENTS"].flatMap { Int($0) } ?? 10_000

  private func check(_ count: Int, line: UInt = #line, _ make: @Sendable () -> Place) {
    let places = (0..<count).map { _ in make() }
    // By thread: the last of its events that its place has forwarded, and that the next place has received.
    let forwarded = (0..<count).map { _ in AtomicCounter() }
    let arrived = (0..<count).map { _ in AtomicCounter() }
    let (late, events, factor) = (AtomicCounter(), Self.events, 1 << 32)
    let subscriptions = places.indices.map { place in
      places[place].subscribe { event in
        let (thread, number) = (event / factor, event % factor)
        guard number > 0 else { return }
        if thread != place { return _ = arrived[thread].exchange(number) }
        // A combination shows an element again when another one changes.
        if forwarded[thread].exchange(number) != number { places[(place + 1) % count].forward(event) }
      }
    }
    // What counts is that the threads come to an end.
    inTime(
      60,
      (0..<count).map { thread in
        {
          for number in 1...events {
            places[thread].send(thread * factor + number)
            if arrived[thread].value != number { late.add() }
          }
        }
      }, line: line)
    XCTAssertEqual(late.value, 0, "calls had returned before the event arrived", line: line)
    for subscription in subscriptions { subscription.dispose() }
  }

  private static let subject: @Sendable () -> Place = {
    let subject = PublishSubject<Int>()
    return Place(
      send: { subject.onNext($0) }, forward: { subject.onNext($0) },
      subscribe: { receive in subject.subscribe(onNext: { receive($0) }) })
  }

  private static let relay: @Sendable () -> Place = {
    let relay = BehaviorRelay(value: 0)
    return Place(
      send: { relay.accept($0) }, forward: { relay.accept($0) },
      subscribe: { receive in relay.subscribe(onNext: { receive($0) }) })
  }

  private static let merge: @Sendable () -> Place = {
    let (own, others) = (PublishSubject<Int>(), PublishSubject<Int>())
    return Place(
      send: { own.onNext($0) }, forward: { others.onNext($0) },
      subscribe: { receive in Observable.merge(own, others).subscribe(onNext: { receive($0) }) })
  }

  private static let combineLatest: @Sendable () -> Place = {
    let (own, others) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    return Place(
      send: { own.accept($0) }, forward: { others.accept($0) },
      subscribe: { receive in
        Observable.combineLatest(own, others).subscribe(onNext: {
          // The one that is not forwarded first: another thread may come in while the other one is being forwarded.
          receive($1)
          receive($0)
        })
      })
  }

  func testTwoSubjectsInOppositeOrder() { check(2, Self.subject) }
  func testTwoRelaysInOppositeOrder() { check(2, Self.relay) }
  func testTwoMergesInOppositeOrder() { check(2, Self.merge) }
  func testTwoCombinationsInOppositeOrder() { check(2, Self.combineLatest) }
  func testThreeSubjectsInARing() { check(3, Self.subject) }
  func testFourSubjectsInARing() { check(4, Self.subject) }
  func testThreeCombinationsInARing() { check(3, Self.combineLatest) }
  func testFourMergesInARing() { check(4, Self.merge) }
}
