// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// Operators with time. The last source is the clock: the thread that sends to it sets the time forward.
extension HistorySource {
  private typealias Chain = (Observable<Int>, any SchedulerType) -> Observable<Int>

  private static func timed(_ chain: Chain) -> Rig {
    let (subject, clock) = (PublishSubject<Int>(), HistoryClock())
    let chain = chain(subject, clock)
    return Rig(
      send: { if $1 == 1 { clock.advance() } else { subject.onNext($0) } }, subscribe: { chain.record($0) { [$0] } })
  }

  private static let span = HistoryClock.span

  // MARK: - What begins or ends with a timer

  static let takeFor = HistorySource(
    name: "take(for:)", sources: 2, signals: 1, valves: [0: Valve(closers: [1])]
  ) { timed { $0.take(for: span, scheduler: $1) } }
  static let skipFor = HistorySource(
    name: "skip(for:)", sources: 2, signals: 1, valves: [0: Valve(isOpenAtFirst: false, openers: [1])]
  ) { timed { $0.skip(span, scheduler: $1) } }
  static let delaySubscription = HistorySource(
    name: "delaySubscription", sources: 2, signals: 1, valves: [0: Valve(isOpenAtFirst: false, openers: [1])]
  ) { timed { $0.delaySubscription(span, scheduler: $1) } }
  /// An element that meets the timer may start it anew.
  static let timeout = HistorySource(
    name: "timeout", sources: 3, signals: 1,
    valves: [
      0: Valve(possibleOpeners: [0], closers: [2]), 1: Valve(isOpenAtFirst: false, possibleOpeners: [2]),
    ]
  ) {
    let (subject, other, clock) = (PublishSubject<Int>(), PublishSubject<Int>(), HistoryClock())
    let chain = subject.timeout(span, other: other, scheduler: clock)
    return Rig(
      send: { value, source in
        switch source {
        case 0: subject.onNext(value)
        case 1: other.onNext(value)
        default: clock.advance()
        }
      },
      subscribe: { chain.record($0) { [$0] } })
  }

  // MARK: - What keeps elements for a timer

  static let debounce = HistorySource(
    name: "debounce", sources: 2, signals: 1, shape: .held, hold: Hold(keeps: .latest)
  ) { timed { $0.debounce(span, scheduler: $1) } }
  static let throttle = HistorySource(
    name: "throttle", sources: 2, signals: 1, shape: .held, hold: Hold(keeps: .latest, bringer: .ownSend)
  ) { timed { $0.throttle(span, scheduler: $1) } }
  /// An element that passes, and one that does not, closes the way until the clock goes on.
  static let throttleFirst = HistorySource(
    name: "throttle(latest: false)", sources: 2, signals: 1, valves: [0: Valve(openers: [1], closers: [0])]
  ) { timed { $0.throttle(span, latest: false, scheduler: $1) } }
  static let delay = HistorySource(name: "delay", sources: 2, signals: 1, shape: .held) {
    timed { $0.delay(span, scheduler: $1) }
  }

  /// The elements of an array are received one by one, so that an answer would come between them.
  static let buffer = HistorySource(
    name: "buffer", sources: 2, signals: 1, shape: .held, admitsAnswers: false, hold: Hold(bringer: .anySend)
  ) {
    let (subject, clock) = (PublishSubject<Int>(), HistoryClock())
    let arrays = subject.buffer(timeSpan: span, count: 3, scheduler: clock)
    return Rig(
      send: { if $1 == 1 { clock.advance() } else { subject.onNext($0) } },
      subscribe: { receive in arrays.subscribe(onNext: { for value in $0 { receive([value]) } }) })
  }
  static let window = HistorySource(name: "window", sources: 2, signals: 1) {
    timed { $0.window(timeSpan: span, count: 3, scheduler: $1).flatMap { $0 } }
  }

  // MARK: - The same in real time, where a thread of a dispatch queue delivers

  private static let short = RxTimeInterval.microseconds(100)
  private static let serialQueue = SerialDispatchQueueScheduler(qos: .userInitiated)
  private static let concurrentQueue = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

  private static let operationQueue = OperationQueueScheduler(operationQueue: OperationQueue())
  private static let actor = ActorScheduler(Worker())
  private actor Worker {}

  private static func real(
    _ name: String, keeps: Hold.Kept = .all, _ chain: @escaping @Sendable (Observable<Int>) -> Observable<Int>
  ) -> HistorySource {
    HistorySource(
      name: name, shape: .held, admitsVisitors: false, admitsAnswers: keeps == .all,
      hold: Hold(keeps: keeps, isElsewhere: true)
    ) { passing(chain) }
  }

  static let realDebounce = real("debounce, queue", keeps: .latest) { $0.debounce(short, scheduler: serialQueue) }
  static let realThrottle = real("throttle, queue", keeps: .latest) { $0.throttle(short, scheduler: concurrentQueue) }
  static let realSample = real("sample by an interval", keeps: .latest) {
    $0.sample(Observable<Int>.interval(short, scheduler: concurrentQueue))
  }
  static let realDelay = real("delay, queue") { $0.delay(short, scheduler: serialQueue) }
  static let concurrentDelay = real("delay, concurrent queue") { $0.delay(short, scheduler: concurrentQueue) }
  static let observeOn = real("observe(on:), queue") { $0.observe(on: serialQueue) }
  static let concurrentObserveOn = real("observe(on:), concurrent queue") { $0.observe(on: concurrentQueue) }
  static let operationsObserveOn = real("observe(on:), operation queue") { $0.observe(on: operationQueue) }
  static let actorObserveOn = real("observe(on:), actor") { $0.observe(on: actor) }
  static let actorDelay = real("delay, actor") { $0.delay(short, scheduler: actor) }
  static let actorDebounce = real("debounce, actor", keeps: .latest) { $0.debounce(short, scheduler: actor) }
  /// The thread that subscribes waits until the queue has subscribed.
  static let subscribeOn = HistorySource(name: "subscribe(on:)", admitsVisitors: false) {
    let subject = PublishSubject<Int>()
    return Rig(
      send: { value, _ in subject.onNext(value) },
      subscribe: { receive in
        let isSubscribed = DispatchSemaphore(value: 0)
        let chain = subject.do(onSubscribed: { isSubscribed.signal() }).subscribe(on: concurrentQueue)
        let subscription = chain.record(receive) { [$0] }
        isSubscribed.wait()
        return subscription
      })
  }
  static let realWindow = HistorySource(name: "window, queue") {
    passing { $0.window(timeSpan: short, count: 3, scheduler: concurrentQueue).flatMap { $0 } }
  }
}
