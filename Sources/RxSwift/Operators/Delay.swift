// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

extension ObservableType {
  /// Passes each element, and the completion, on after a span of time.
  ///
  /// An error is passed on at once and drops the elements that wait.
  /// See <http://reactivex.io/documentation/operators/delay.html>.
  ///
  /// - Parameters:
  ///   - dueTime: the span.
  ///   - scheduler: tells the time, runs the timers, and emits.
  @inlinable
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return SourceObservable(passingOn: source) { inlet in
      let sink = DelaySink(inlet, dueTime, scheduler)
      let subscription = source.connect(
        ClosureStage(
          Element.self, onNext: { sink.append($0) }, onError: { sink.failed($0) }, onCompleted: { sink.append(nil) }))
      return Disposables.create(subscription, sink.timer)
    }
  }
}

@usableFromInline
final class DelaySink<Element>: Gate, @unchecked Sendable {
  // Sendable: all state is touched inside of the gate or quietly, except for `timer`, which may be disposed from anywhere.
  @usableFromInline let inlet: Inlet<Element>
  @usableFromInline let timer = SerialDisposable()
  @usableFromInline let scheduler: any SchedulerType
  @usableFromInline let dueTime: RxTimeInterval
  /// Whether everything that is due is emitted at once; elsewhere each event has its own point in virtual time.
  @usableFromInline let emitsAllThatIsDue: Bool
  /// What waits, with the time of its arrival; nil stands for the completion.
  @exclusivity(unchecked) @usableFromInline var waiting = RingQueue<(arrival: RxTime, element: Element?)>()
  /// Whether a timer runs or events are being emitted.
  @exclusivity(unchecked) @usableFromInline var isActive = false
  @exclusivity(unchecked) @usableFromInline var isEmitting = false
  @exclusivity(unchecked) @usableFromInline var failure: (any Error)?

  @usableFromInline
  init(_ inlet: Inlet<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.inlet = inlet
    self.dueTime = dueTime
    self.scheduler = scheduler
    emitsAllThatIsDue = isRealTime(scheduler)
    super.init()
  }

  @inlinable
  func append(_ element: Element?) {
    let now = scheduler.now
    var isFirst = false
    quietly(
      { isFirst = enqueue(element, now) },
      leaving: { { if self.enqueue(element, now) { self.wait(self.timeLeft(since: now)) } } })
    if isFirst { wait(dueTime) }
  }

  /// Lets an element wait; returns whether the caller has to start the timer.
  @inlinable
  func enqueue(_ element: Element?, _ now: RxTime) -> Bool {
    waiting.append((now, element))
    if isActive { return false }
    isActive = true
    return true
  }

  @usableFromInline
  func timeLeft(since arrival: RxTime) -> RxTimeInterval { dueTime.remaining(since: arrival, at: scheduler.now) }

  /// Starts the timer; called by who made the sink active, so nobody else does.
  @usableFromInline
  func wait(_ span: RxTimeInterval) {
    timer.schedule { scheduleOnce(span, scheduler) { self.elapsed() } }
  }

  @usableFromInline
  func elapsed() {
    guard enter() else { return leave(behind: { if let span = self.emit() { self.wait(span) } }) }
    let span = emit()
    exit()
    if let span { wait(span) }
  }

  /// Emits what is due; returns how long to wait for the rest.
  @inlinable
  func emit() -> RxTimeInterval? {
    isEmitting = true
    while failure == nil, let (_, element) = waiting.popFirst() {
      guard let element else {
        inlet.completed()
        return nil
      }
      inlet.next(element)
      if failure != nil { break }
      guard let next = waiting.first else { break }
      let left = dueTime.remaining(since: next.arrival, at: scheduler.now)
      if emitsAllThatIsDue, left.isZero { continue }
      isEmitting = false
      return left
    }
    isEmitting = false
    isActive = false
    if let failure { inlet.error(failure) }
    return nil
  }

  @usableFromInline
  func failed(_ error: any Error) { inside { self.failedInside(error) } }

  private func failedInside(_ error: any Error) {
    waiting.removeAll()
    failure = error
    // If it comes from the observer of an element, it waits for that one to return.
    if !isEmitting { inlet.error(error) }
  }
}
