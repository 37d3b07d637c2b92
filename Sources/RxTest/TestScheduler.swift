// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// Points in the time of a test scheduler.
public typealias TestTime = Int

/// A virtual time scheduler for tests: makes hot and cold observables and observers that record.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
  // Sendable: the state that it adds to its superclass is immutable.

  /// The times that `start` uses unless you pass others.
  public enum Defaults {
    /// When the sequence is made.
    public static let created = 100
    /// When it is subscribed.
    public static let subscribed = 200
    /// When the subscription is disposed.
    public static let disposed = 1000
  }

  private let simulateProcessingDelay: Bool
  private let work = WorkLimit()
  /// The time at which its clock began: frame 0 of marble diagrams.
  package let initialClock: TestTime
  /// The seconds that a unit of virtual time stands for.
  package let resolution: Double

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: the time at which its clock begins.
  ///   - resolution: the seconds that a unit of virtual time stands for.
  ///   - simulateProcessingDelay: whether an action that is scheduled for now or earlier runs one unit later.
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    self.simulateProcessingDelay = simulateProcessingDelay
    self.initialClock = initialClock
    self.resolution = resolution
    super.init(
      initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// Makes a sequence that emits its events at their times to the observers that are subscribed then.
  ///
  /// - Parameter events: the events, with times of this scheduler's clock. If the time of an event has passed, the event is
  ///   emitted as soon as the scheduler runs.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    HotObservable(testScheduler: self, recordedEvents: events, emitsAfterWhatIsScheduled: false)
  }

  /// The same, but an event comes after all actions that the test schedules for its time before it starts the
  /// scheduler.
  package func createMarbleObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    HotObservable(testScheduler: self, recordedEvents: events, emitsAfterWhatIsScheduled: true)
  }

  /// Makes a sequence that emits its events to each subscriber.
  ///
  /// - Parameter events: the events, with times that count from the subscription.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    ColdObservable(testScheduler: self, recordedEvents: events)
  }

  /// Makes an observer that records the events that it receives, with the times of this scheduler's clock.
  public func createObserver<Element>(_: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }

  /// Runs `action` at a time of this scheduler's clock, while the scheduler runs.
  ///
  /// - Parameters:
  ///   - time: when `action` runs. If this time has passed, `action` runs next, and the clock does not move.
  ///   - action: what to do. The scheduler retains it until then.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  /// Moves a time that is not in the future: to the next unit of time, or to now if processing delays are not simulated.
  public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    noteWork()
    return max(time, simulateProcessingDelay ? clock + 1 : clock)
  }

  /// Runs everything, unless more than `limit` actions and subscriptions come. In that case it stops and returns false.
  package func start(limit: Int) -> Bool {
    work.begin(limit)
    start()
    return work.end()
  }

  func noteWork() {
    if work.isExceeded() { stop() }
  }

  /// Makes a sequence, subscribes to it and disposes the subscription, all at given times, and runs everything. The times
  /// must be in this order.
  ///
  /// - Parameters:
  ///   - created: when `create` is called.
  ///   - subscribed: when the observer subscribes.
  ///   - disposed: when the subscription is disposed.
  ///   - create: makes the sequence.
  /// - Returns: an observer that recorded the events.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    requireArgument(
      created <= subscribed && subscribed <= disposed,
      "start: created (\(created)), subscribed (\(subscribed)) and disposed (\(disposed)) must be in this order")
    let observer = createObserver(Element.self)
    let run = TestRun(create: create, observer: observer)
    for (time, step) in [(created, run.make), (subscribed, run.subscribe), (disposed, run.dispose)] {
      _ = scheduleAbsoluteVirtual((), time: time) { _ in
        step()
        return Disposables.create()
      }
    }
    start()
    return observer
  }

  /// Makes a sequence at 100, subscribes at 200, disposes the subscription at `disposed`, and runs everything.
  ///
  /// - Parameters:
  ///   - disposed: when the subscription is disposed.
  ///   - create: makes the sequence.
  /// - Returns: an observer that recorded the events.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// Makes a sequence at 100, subscribes at 200, disposes the subscription at 1000, and runs everything.
  ///
  /// - Parameter create: makes the sequence.
  /// - Returns: an observer that recorded the events.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: Defaults.disposed, create: create)
  }

  /// Subscribes to a sequence now, and records its events until time 100,000.
  ///
  /// The scheduler retains the subscription until then.
  ///
  /// - Parameter source: the sequence.
  /// - Returns: an observer that records the events.
  public func record<Source: ObservableConvertibleType>(_ source: Source) -> TestableObserver<Source.Element> {
    let observer = createObserver(Source.Element.self)
    let subscription = source.asObservable().subscribe(observer)
    _ = scheduleAbsoluteVirtual((), time: 100_000) { _ in
      subscription.dispose()
      return Disposables.create()
    }
    return observer
  }
}

/// The sequence and the subscription of one `start`.
private final class TestRun<OutputSequence: ObservableConvertibleType>: @unchecked Sendable {
  // Sendable: used by the scheduled actions of `start`, which run one after the other on the thread that called it.
  private let create: () -> OutputSequence
  private let observer: TestableObserver<OutputSequence.Element>
  private var source: Observable<OutputSequence.Element>?
  private var subscription: (any Disposable)?

  init(create: @escaping () -> OutputSequence, observer: TestableObserver<OutputSequence.Element>) {
    self.create = create
    self.observer = observer
  }

  func make() { source = create().asObservable() }

  func subscribe() { subscription = source?.subscribe(observer) }

  func dispose() {
    subscription?.dispose()
    subscription = nil
    source = nil
  }
}
