// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

extension ObservableType {
  /// Emits at most one element in each span of time.
  ///
  /// The first element is emitted at once and begins a span. Of those that come during the span, the last one is
  /// emitted at its end and begins another, if `latest`; otherwise they are dropped. When the sequence completes while
  /// an element waits, that one is still emitted, at its time. An error is passed on at once.
  /// See <http://reactivex.io/documentation/operators/debounce.html>.
  ///
  /// - Parameters:
  ///   - dueTime: the span.
  ///   - latest: whether to emit the last element of a span at its end.
  ///   - scheduler: tells the time, runs the timers, and emits what waited.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable { inlet in
      let sink = ThrottleSink(inlet, dueTime, latest, scheduler)
      let subscription = source.connect(
        GatedStage(
          sink, Element.self, onNext: { sink.next($0) }, onError: { inlet.error($0) },
          onCompleted: { sink.completed() }))
      return Disposables.create(subscription, sink.timer)
    }
  }
}

@usableFromInline
final class ThrottleSink<Element>: Gate, @unchecked Sendable {
  // Sendable: all state is touched inside of the gate, except for `timer`, which may be disposed from anywhere.
  @usableFromInline let inlet: Inlet<Element>
  @usableFromInline let timer = SerialDisposable()
  private let dueTime: RxTimeInterval
  private let emitsLatest: Bool
  private let scheduler: any SchedulerType
  @exclusivity(unchecked) @usableFromInline var waiting: Element?
  @exclusivity(unchecked) private var lastSent: RxTime?
  @exclusivity(unchecked) private var isCompleted = false

  @usableFromInline
  init(_ inlet: Inlet<Element>, _ dueTime: RxTimeInterval, _ emitsLatest: Bool, _ scheduler: any SchedulerType) {
    self.inlet = inlet
    self.dueTime = dueTime
    self.emitsLatest = emitsLatest
    self.scheduler = scheduler
    super.init()
  }

  @inlinable
  func next(_ element: Element) {
    let left = timeLeft()
    if left.isZero { return send(element) }
    if keeps(left) { waiting = .some(element) }
  }

  @usableFromInline
  func timeLeft() -> RxTimeInterval {
    guard let lastSent else { return .nanoseconds(0) }
    return dueTime.remaining(since: lastSent, at: scheduler.now)
  }

  /// Whether an element that is too early is to wait; makes sure that a timer runs then.
  @usableFromInline
  func keeps(_ left: RxTimeInterval) -> Bool {
    guard emitsLatest else { return false }
    if waiting == nil {
      timer.schedule {
        scheduler.scheduleRelative((), dueTime: left) { _ in
          self.inside { self.elapsed() }
          return NopDisposable.shared
        }
      }
    }
    return true
  }

  @inlinable
  func send(_ element: Element) {
    waiting = nil
    inlet.next(element)
    sent()
  }

  /// The span begins when the observer has returned, so that a slow one gets the whole of it.
  @usableFromInline
  func sent() { lastSent = scheduler.now }

  private func elapsed() {
    if let element = waiting { send(element) }
    if isCompleted { inlet.completed() }
  }

  @usableFromInline
  func completed() {
    if waiting == nil { inlet.completed() } else { isCompleted = true }
  }
}
