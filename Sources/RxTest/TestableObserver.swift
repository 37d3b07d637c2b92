// SPDX-License-Identifier: MIT
import RxSwift

/// An observer that records what it receives, and when.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {
  // Sendable: `recorded` is touched under `lock` only; the scheduler is Sendable.
  private let scheduler: TestScheduler
  private let lock = Lock()
  private var recorded: [Recorded<Event<Element>>] = []

  /// The events received so far, with the times of the scheduler's clock.
  public var events: [Recorded<Event<Element>>] { lock.withLock { recorded } }

  init(scheduler: TestScheduler) { self.scheduler = scheduler }

  /// Records an event.
  public func on(_ event: Event<Element>) {
    let time = scheduler.clock
    lock.withLock { recorded.append(Recorded(time: time, value: event)) }
  }
}
