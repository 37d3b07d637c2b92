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
    return SourceObservable(passingOn: source) { inlet in
      let sink = ThrottleSink(inlet, dueTime, latest, scheduler)
      let subscription = source.connect(
        ClosureStage(
          Element.self, onNext: { sink.next($0) }, onError: { error in sink.inTurn { inlet.error(error) } },
          onCompleted: { sink.completed() }))
      return Disposables.create(subscription, sink.timer)
    }
  }
}

@usableFromInline
final class ThrottleSink<Element>: Gate, @unchecked Sendable {
  // Sendable: all state is touched inside of the gate or quietly, except for `timer`, which may be disposed from anywhere.
  @usableFromInline let inlet: Inlet<Element>
  @usableFromInline let timer = SerialDisposable()
  private let dueTime: RxTimeInterval
  private let emitsLatest: Bool
  @usableFromInline let scheduler: any SchedulerType
  @exclusivity(unchecked) @usableFromInline var waiting: Element?
  @exclusivity(unchecked) private var lastSent: RxTime?
  @exclusivity(unchecked) private var isCompleted = false

  /// What becomes of an element.
  @usableFromInline
  enum Fate {
    case isSent, isDropped, waits
    /// It is the first one to wait, for what is left of the span.
    case waitsFor(RxTimeInterval)
  }

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
    let now = scheduler.now
    var fate = Fate.isDropped
    var replaced: Element?
    let isInside = enter(
      if: {
        fate = self.fate(now)
        switch fate {
        case .isSent: return true
        case .isDropped: return false
        case .waits, .waitsFor:
          replaced = waiting
          waiting = .some(element)
          return false
        }
      }, leaving: { { self.nextInside(element) } })
    withExtendedLifetime(replaced) {}
    if isInside {
      send(element)
      exit()
    } else if case .waitsFor(let left) = fate {
      startTimer(left)
    }
  }

  /// The same for the thread that is inside.
  @usableFromInline
  func nextInside(_ element: Element) {
    let fate = fate(scheduler.now)
    switch fate {
    case .isSent: return send(element)
    case .isDropped: return
    case .waits: waiting = .some(element)
    case .waitsFor(let left):
      waiting = .some(element)
      startTimer(left)
    }
  }

  @usableFromInline
  func fate(_ now: RxTime) -> Fate {
    guard let lastSent else { return .isSent }
    let left = dueTime.remaining(since: lastSent, at: now)
    if left.isZero { return .isSent }
    guard emitsLatest else { return .isDropped }
    return waiting == nil ? .waitsFor(left) : .waits
  }

  @usableFromInline
  func startTimer(_ span: RxTimeInterval) {
    timer.schedule { scheduleOnce(span, scheduler) { self.elapsed() } }
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
    inside(if: { self.waiting != nil || self.isCompleted }) {
      if let element = self.waiting { self.send(element) }
      if self.isCompleted { self.inlet.completed() }
    }
  }

  @usableFromInline
  func completed() {
    let isOver = {
      self.isCompleted = self.waiting != nil
      return !self.isCompleted
    }
    inTurn(if: isOver) { self.inlet.completed() }
  }
}
