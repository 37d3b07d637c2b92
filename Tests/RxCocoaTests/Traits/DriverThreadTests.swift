// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import RxTestSupport
import XCTest

/// A driver calls its observers on the main thread, whatever other threads do with it.
final class DriverThreadTests: XCTestCase {
  func testOtherThreadsDisposeOtherSubscriptions() {
    let relay = BehaviorRelay(value: 0)
    let (elsewhere, received) = (Counter(), Counter())
    let driver = relay.asDriver()
    let subscription = driver.drive(onNext: { _ in (Thread.isMainThread ? received : elsewhere).add() })
    let handovers = Handovers()
    for _ in 0..<2 { Thread.detachNewThread { handovers.disposeAll() } }
    var sent = 0
    for _ in 0..<200 {
      for _ in 0..<2 { handovers.hand(over: (0..<100).map { _ in driver.drive() }) }
      repeat {
        sent += 1
        relay.accept(sent)
      } while !handovers.areDone
    }
    handovers.end()
    subscription.dispose()
    XCTAssertEqual(elsewhere.value, 0, "of \(sent)")
    XCTAssertEqual(received.value, sent + 1)
  }
}

/// Hands subscriptions over to other threads, which are awake all the time.
private final class Handovers: @unchecked Sendable {
  // Sendable: touched under `lock` only.
  private let lock = NSLock()
  private var waiting: [[any Disposable]] = []
  private var left = 0
  private var hasEnded = false

  func hand(over disposables: [any Disposable]) {
    lock.withLock {
      waiting.append(disposables)
      left += 1
    }
  }

  func end() { lock.withLock { hasEnded = true } }

  var areDone: Bool { lock.withLock { left == 0 } }

  func disposeAll() {
    while !lock.withLock({ hasEnded }) {
      guard let next = lock.withLock({ waiting.popLast() }) else {
        sched_yield()
        continue
      }
      for disposable in next { disposable.dispose() }
      lock.withLock { left -= 1 }
    }
  }
}
