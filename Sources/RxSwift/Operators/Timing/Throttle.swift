// SPDX-License-Identifier: MIT
import Dispatch
import Foundation

extension ObservableType {
  /// Emits at most one element in each span of time.
  ///
  /// It emits the first element at once, and this begins a span. If `latest` is true, it emits the last element that
  /// comes during the span at the end of the span, and this begins another span. Otherwise it drops the elements that
  /// come during the span. If the sequence completes while an element waits, it still emits this element, at its time.
  /// It passes an error on at once.
  /// See <http://reactivex.io/documentation/operators/sample.html>.
  ///
  /// ```swift
  /// let scrolled = PublishSubject<Int>()
  /// _ = scrolled.throttle(.milliseconds(100), scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })
  /// scrolled.onNext(1)  // prints 1
  /// scrolled.onNext(2)
  /// scrolled.onNext(3)  // prints 3, 100 ms later
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: the span.
  ///   - latest: whether to emit the last element of a span at its end.
  ///   - scheduler: tells the time, runs the timers, and emits the elements that waited.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true,
    scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable(passingOn: source) { emitter in
      let sink = ThrottleSink(emitter, dueTime, latest, scheduler)
      let subscription = source.connect(
        GatedStage(
          sink, Element.self, onNext: { sink.next($0) }, onError: { emitter.error($0) },
          onCompleted: { sink.completed() }))
      return Disposables.create(subscription, sink.timer)
    }
  }
}

@usableFromInline
final class ThrottleSink<Element>: Gate {
  // Threads: all state is touched inside of the gate, except for `timer`, which may be disposed from anywhere.
  @usableFromInline let emitter: Emitter<Element>
  @usableFromInline let timer = SerialDisposable()
  private let dueTime: RxTimeInterval
  private let emitsLatest: Bool
  @usableFromInline let scheduler: any SchedulerType
  @exclusivity(unchecked) @usableFromInline var waiting: Element?
  private var lastSent: RxTime?
  private var isCompleted = false
  /// The number of elements that were sent. A timer that waited at the gate while one was sent has nothing to send.
  private var sentCount: UInt = 0

  @usableFromInline
  init(_ emitter: Emitter<Element>, _ dueTime: RxTimeInterval, _ emitsLatest: Bool, _ scheduler: any SchedulerType) {
    self.emitter = emitter
    self.dueTime = dueTime
    self.emitsLatest = emitsLatest
    self.scheduler = scheduler
    super.init()
  }

  @usableFromInline
  func next(_ element: Element) {
    guard let lastSent else { return send(element) }
    let left = dueTime.remaining(since: lastSent, at: scheduler.now)
    if left.isZero { return send(element) }
    guard emitsLatest else { return }
    let isFirst = waiting == nil
    withExtendedLifetime(replace(&waiting, with: .some(element))) {}
    if isFirst { startTimer(left) }
  }

  private func startTimer(_ span: RxTimeInterval) {
    let sentCount = sentCount
    timer.schedule {
      scheduleOnce(span, scheduler) { self.perform { if sentCount == self.sentCount { self.elapsed() } } }
    }
  }

  private func send(_ element: Element) {
    withExtendedLifetime(replace(&waiting, with: nil)) {}
    sentCount &+= 1
    emitter.next(element)
    // The span begins when the observer has returned, so that a slow observer gets the whole span.
    lastSent = scheduler.now
  }

  private func elapsed() {
    if let element = waiting { send(element) }
    if isCompleted { emitter.completed() }
  }

  @usableFromInline
  func completed() {
    isCompleted = waiting != nil
    if !isCompleted { emitter.completed() }
  }
}
