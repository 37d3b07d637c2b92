// SPDX-License-Identifier: MIT
import RxSwift

/// An observable made by a test scheduler; it records when it was subscribed.
public class TestableObservable<Element>: ObservableType, @unchecked Sendable {
  // Sendable: the events are immutable; subclasses touch `windows` under `lock` only.

  /// The events that it emits, with their times.
  public let recordedEvents: [Recorded<Event<Element>>]

  /// When it was subscribed, and when each subscription ended.
  public var subscriptions: [Subscription] { lock.withLock { windows } }

  let scheduler: TestScheduler
  let lock = Lock()
  private var windows: [Subscription] = []

  init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
    scheduler = testScheduler
    self.recordedEvents = recordedEvents
  }

  /// Subscribes `observer`.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    preconditionFailure("TestableObservable is hot or cold")
  }

  /// Records the beginning of a subscription; returns its number.
  func noteSubscribed() -> Int {
    let time = scheduler.clock
    return lock.withLock {
      windows.append(Subscription(time))
      return windows.count - 1
    }
  }

  /// Records the end of a subscription.
  func noteDisposed(_ number: Int) {
    let time = scheduler.clock
    lock.withLock { windows[number] = Subscription(windows[number].subscribe, time) }
  }
}

/// Emits its events at their times to the observers that are subscribed then.
final class HotObservable<Element>: TestableObservable<Element>, @unchecked Sendable {
  // Sendable: `observers` is touched under `lock` only, like the state of the superclass.
  private var observers: [(number: Int, observer: AnyObserver<Element>)] = []

  init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>], emitsAfterWhatIsScheduled: Bool) {
    super.init(testScheduler: testScheduler, recordedEvents: recordedEvents)
    if !emitsAfterWhatIsScheduled {
      scheduleEvents()
      return
    }
    // The first of all actions schedules the events, after all actions that the test has scheduled until then.
    _ = testScheduler.scheduleAbsoluteVirtual((), time: Int.min) { _ in
      self.scheduleEvents()
      return Disposables.create()
    }
  }

  private func scheduleEvents() {
    for recorded in recordedEvents {
      _ = scheduler.scheduleAbsoluteVirtual((), time: recorded.time) { _ in
        self.emit(recorded.value)
        return Disposables.create()
      }
    }
  }

  private func emit(_ event: Event<Element>) {
    let current = lock.withLock { observers }
    for (_, observer) in current { observer.on(event) }
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let number = noteSubscribed()
    let observer = observer.asObserver()
    lock.withLock { observers.append((number, observer)) }
    return Disposables.create {
      // Released outside of the lock: the observer's deinitialiser may dispose other subscriptions.
      let released = self.lock.withLock {
        self.observers.firstIndex { $0.number == number }.map { self.observers.remove(at: $0) }
      }
      withExtendedLifetime(released) {}
      self.noteDisposed(number)
    }
  }
}

/// Emits its events to each subscriber, their times counted from the subscription.
final class ColdObservable<Element>: TestableObservable<Element>, @unchecked Sendable {
  // Sendable: it adds nothing to its superclass.

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    scheduler.noteWork()
    let number = noteSubscribed()
    let end = Disposables.create { self.noteDisposed(number) }
    for recorded in recordedEvents {
      _ = scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
        // An observer that is subscribed directly receives nothing after the disposal.
        if !end.isDisposed { observer.on(recorded.value) }
        return Disposables.create()
      }
    }
    return end
  }
}
