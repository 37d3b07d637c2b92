// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

extension ObservableType {
  /// Passes each element, and the completion, on after a span of time.
  ///
  /// It passes an error on at once, and drops the elements that wait.
  /// See <http://reactivex.io/documentation/operators/delay.html>.
  ///
  /// ```swift
  /// _ = Observable.of(1, 2)
  ///   .delay(.seconds(1), scheduler: MainScheduler.instance)
  ///   .subscribe(onNext: { print($0) })  // prints 1, 2
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: the span.
  ///   - scheduler: tells the time, runs the timers, and emits.
  @inlinable
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      let sink = DelaySink(emitter, dueTime, scheduler)
      let subscription = source.connect(
        ClosureStage(
          Element.self, onNext: { sink.append($0) },
          end: { error in if let error { sink.failed(error) } else { sink.append(nil) } }))
      return Disposables.create(subscription, sink.timer)
    }
  }
}

@usableFromInline
final class DelaySink<Element>: Gate {
  // Threads: a thread touches `waiting` and `isActive` under `queueLock`, and calls no observer under it. It touches
  // `isEmitting` and `failure` inside of the gate. Any thread may dispose the timer.
  private let emitter: Emitter<Element>
  @usableFromInline let timer = SerialDisposable()
  private let scheduler: any SchedulerType
  private let dueTime: RxTimeInterval
  /// How many elements that are due one action emits. In virtual time each element has an action of its own.
  private let batchLimit: Int
  private let queueLock = Lock()
  /// The elements that wait, with the time of their arrival. Nil stands for the completion.
  private var waiting = Deque<(arrival: RxTime, element: Element?)>()
  /// Whether a timer runs or events are being emitted.
  private var isActive = false
  private var isEmitting = false
  private var failure: (any Error)?

  @usableFromInline
  init(_ emitter: Emitter<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.emitter = emitter
    self.dueTime = dueTime
    self.scheduler = scheduler
    batchLimit = scheduler.capabilities.contains(.batches) ? EventBatch.capacity : 1
    super.init()
  }

  /// Puts an element, or the completion, into the queue. The caller does not wait for an observer.
  @usableFromInline
  func append(_ element: Element?) {
    let now = scheduler.now
    let isFirst = queueLock.withLock {
      waiting.append((now, element))
      defer { isActive = true }
      return !isActive
    }
    if isFirst { wait(dueTime) }
  }

  private func wait(_ span: RxTimeInterval) {
    timer.schedule { scheduleOnce(span, scheduler) { self.perform { self.emit() } } }
  }

  /// Emits the elements that are due, and starts a timer for the others.
  private func emit() {
    isEmitting = true
    var count = 0
    while failure == nil, let (_, element) = queueLock.withLock({ waiting.popFirst() }) {
      guard let element else { return emitter.completed() }
      emitter.next(element)
      count += 1
      if failure != nil { break }
      let next: RxTime? = queueLock.withLock {
        isActive = !waiting.isEmpty
        return waiting.first?.arrival
      }
      guard let next else { break }
      let left = dueTime.remaining(since: next, at: scheduler.now)
      if count < batchLimit, left.isZero { continue }
      isEmitting = false
      return wait(left)
    }
    isEmitting = false
    if let failure { emitter.error(failure) }
  }

  @usableFromInline
  func failed(_ error: any Error) {
    perform {
      let dropped = self.queueLock.withLock {
        defer { self.waiting.removeAll() }
        return self.waiting
      }
      withExtendedLifetime(dropped) {}
      self.failure = error
      // If an element is being emitted, the error follows when its observer has returned.
      if !self.isEmitting { self.emitter.error(error) }
    }
  }
}
