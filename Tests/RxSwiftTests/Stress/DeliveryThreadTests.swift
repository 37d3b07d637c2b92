// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTestSupport
import XCTest

/// An event is delivered by the thread that sends it, even if another thread stores, schedules, subscribes or disposes
/// at that moment. One thread plays the main thread of an application here. It is the only one that has anything to
/// deliver.
final class DeliveryThreadTests: XCTestCase {
  /// Calls `work` on this thread for a while. Another thread calls `feed`, at most a few times more often, so that this
  /// thread comes to an end. On a busy machine it goes on until `isEnough`.
  private func repeatedly(
    until isEnough: () -> Bool = { true }, _ work: () -> Void, whileAnother feed: @escaping @Sendable () -> Void
  ) {
    let (done, isOver) = (AtomicCounter(), AtomicCounter())
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      var fed = 0
      while isOver.value == 0 {
        if fed > done.value {
          sched_yield()
        } else {
          for _ in 0..<100 { feed() }
          fed += 1
        }
      }
      end.signal()
    }
    let start = DispatchTime.now()
    while DispatchTime.now() < start + (isEnough() ? 0.2 : 30) {
      for _ in 0..<50 { work() }
      done.add()
    }
    isOver.add()
    end.wait()
  }

  // MARK: Sequences that are only stored

  func testSample() {
    let (source, sampler) = (PublishSubject<Slow>(), PublishSubject<Int>())
    let probe = ThreadProbe()
    _ = source.sample(sampler).subscribe { _ in probe.note() }
    repeatedly(until: { probe.count > 0 }) {
      sampler.onNext(1)
    } whileAnother: {
      source.onNext(Slow())
    }
    probe.check()
  }

  func testSampleWithoutElements() {
    Race.run { _ in
      let (source, sampler) = (PublishSubject<Int>(), PublishSubject<Int>())
      let probe = ThreadProbe()
      _ = source.sample(sampler).subscribe { _ in probe.note() }
      return Round([
        {
          probe.moveHere()
          source.onError(TestError())
        }, { for _ in 0..<10 { sampler.onNext(1) } },
      ]) { probe.fault }
    }
  }

  func testWithLatestFrom() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Slow>())
    let probe = ThreadProbe()
    _ = first.withLatestFrom(second).subscribe { _ in probe.note() }
    repeatedly(until: { probe.count > 0 }) {
      first.onNext(1)
    } whileAnother: {
      second.onNext(Slow())
    }
    probe.check()
  }

  func testZip() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let (probe, stored) = (ThreadProbe(), AtomicCounter())
    _ = Observable.zip(first, second) { $0 + $1 }.subscribe { _ in probe.note() }
    repeatedly(until: { probe.count > 0 }) {
      if stored.value > probe.count + 50 { for _ in 0..<50 { second.onNext(1) } }
    } whileAnother: {
      first.onNext(1)
      stored.add()
    }
    probe.check()
  }

  /// Elements and ends that make nothing to deliver, beside the error of another sequence.
  func testCombineLatestOfElementsThatCompleteNothing() {
    checkIncomplete { Observable.combineLatest($0, $1) { $0 + $1 } }
    checkIncomplete { Observable.combineLatest([$0, $1]) { $0.reduce(0, +) } }
    checkIncomplete { Observable.zip($0, $1) { $0 + $1 } }
    checkIncomplete { Observable.zip([$0, $1]) { $0.reduce(0, +) } }
  }

  private func checkIncomplete(
    line: UInt = #line, _ join: @escaping @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>
  ) {
    Race.run(line: line) { _ in
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      let probe = ThreadProbe()
      _ = join(first, second).subscribe { _ in probe.note() }
      return Round([
        {
          probe.moveHere()
          second.onError(TestError())
        },
        {
          for element in 0..<10 { first.onNext(element) }
          first.onCompleted()
        },
      ]) { probe.fault }
    }
  }

  // MARK: Opening

  func testSkipUntil() {
    Race.run(Race.rounds / 10) { _ in
      let (source, signal) = (PublishSubject<Int>(), PublishSubject<Int>())
      let probe = ThreadProbe()
      _ = source.skip(until: signal.do(onDispose: { usleep(20) })).subscribe { _ in probe.note() }
      return Round([
        {
          probe.moveHere()
          while probe.count < 10 { source.onNext(1) }
        }, { signal.onNext(1) },
      ]) { probe.fault }
    }
  }

  func testSkipFor() {
    Race.run { _ in
      let source = PublishSubject<Int>()
      let (probe, scheduler) = (ThreadProbe(), LoopScheduler())
      _ = source.skip(.seconds(1), scheduler: scheduler).subscribe { _ in probe.note() }
      return Round([
        {
          probe.moveHere()
          while probe.count < 10 { source.onNext(1) }
        }, { scheduler.run() },
      ]) { probe.fault }
    }
  }

  func testAmb() {
    Race.run { _ in
      let (probe, latest) = (ThreadProbe(), LatestObserver())
      let sequence = Observable.amb([latest.source, .never(), .never(), .never(), .never(), .never()])
      return Round([
        {
          probe.moveHere()
          while latest.observer == nil { sched_yield() }
          for _ in 0..<20 { latest.observer?.onNext(1) }
        }, { _ = sequence.subscribe { _ in probe.note() } },
      ]) { probe.fault }
    }
  }

  // MARK: Timers

  /// The timers run on this thread, the other one sends the elements.
  private func checkTimers(
    first: Int = 0, file: StaticString = #filePath, line: UInt = #line,
    _ build: (Observable<Int>, LoopScheduler) -> Observable<Int>
  ) {
    let source = PublishSubject<Int>()
    let (probe, scheduler) = (ThreadProbe(), LoopScheduler())
    let subscription = build(source, scheduler).subscribe { if $0.element != -1 { probe.note() } }
    // The first element of `throttle` does not wait.
    if first != 0 { source.onNext(first) }
    repeatedly(until: { probe.count > 0 }) {
      scheduler.run()
    } whileAnother: {
      source.onNext(1)
    }
    subscription.dispose()
    probe.check(file: file, line: line)
  }

  func testDelay() { checkTimers { $0.delay(.seconds(1), scheduler: $1) } }
  func testDebounce() { checkTimers { $0.debounce(.seconds(1), scheduler: $1) } }
  func testThrottle() { checkTimers(first: -1) { $0.throttle(.seconds(1), scheduler: $1) } }
  func testBuffer() {
    checkTimers { $0.buffer(timeSpan: .seconds(1), count: .max, scheduler: $1).map { $0.count } }
  }

  func testTimeout() {
    Race.run { _ in
      let source = PublishSubject<Int>()
      let (probe, scheduler, isOver) = (ThreadProbe(), LoopScheduler(), AtomicCounter())
      _ = source.timeout(.seconds(1), other: Observable.just(-1), scheduler: scheduler)
        .subscribe { if $0.element == -1 { probe.note() } }
      return Round([
        {
          probe.moveHere()
          while isOver.value == 0 || probe.count == 0 { scheduler.run() }
        },
        {
          for element in 0..<4 { source.onNext(element) }
          isOver.add()
        },
      ]) { probe.fault }
    }
  }

  /// The timers run on a serial queue.
  private func checkTimersInRealTime(
    file: StaticString = #filePath, line: UInt = #line,
    _ build: (Observable<Int>, SerialDispatchQueueScheduler) -> Observable<Int>
  ) {
    let queue = DispatchQueue(label: "home")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let source = PublishSubject<Int>()
    let (here, elsewhere) = (AtomicCounter(), AtomicCounter())
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "timers")
    let subscription = build(source, scheduler).subscribe { _ in
      (DispatchQueue.getSpecific(key: key) == true ? here : elsewhere).add()
    }
    let deadline = DispatchTime.now() + 0.3
    while here.value == 0 || DispatchTime.now() < deadline {
      for _ in 0..<10 { source.onNext(1) }
      usleep(20)
    }
    subscription.dispose()
    XCTAssertEqual(elsewhere.value, 0, "of \(here.value) elements", file: file, line: line)
  }

  func testDelayInRealTime() {
    checkTimersInRealTime { $0.delay(.microseconds(10), scheduler: $1) }
  }
  func testDebounceInRealTime() {
    checkTimersInRealTime { $0.debounce(.microseconds(1), scheduler: $1) }
  }
  func testBufferInRealTime() {
    checkTimersInRealTime {
      $0.buffer(timeSpan: .microseconds(10), count: .max, scheduler: $1).map { $0.count }
    }
  }

  // MARK: Inner sequences

  /// The inner sequences send on this thread, the outer one on the other.
  private func checkSwitching(
    file: StaticString = #filePath, line: UInt = #line,
    _ build: (Observable<Int>, Observable<Int>) -> Observable<Int>
  ) {
    let outer = PublishSubject<Int>()
    let (probe, latest) = (ThreadProbe(), LatestObserver())
    let subscription = build(outer, latest.source).subscribe { _ in probe.note() }
    repeatedly(until: { probe.count > 0 }) {
      latest.observer?.onNext(1)
    } whileAnother: {
      outer.onNext(1)
    }
    subscription.dispose()
    probe.check(file: file, line: line)
  }

  func testFlatMapLatest() { checkSwitching { outer, inner in outer.flatMapLatest { _ in inner } } }
  func testSwitchLatest() {
    checkSwitching { outer, inner in outer.map { _ in inner }.switchLatest() }
  }
  func testFlatMapFirst() { checkSwitching { outer, inner in outer.flatMapFirst { _ in inner } } }

  /// The thread that ends an inner sequence subscribes to the next one, if that already waits.
  func testConcatMap() {
    let outer = PublishSubject<Int>()
    let (probe, latest, waiting) = (ThreadProbe(), LatestObserver(), AtomicCounter())
    let inner = Observable<Int>.create { observer in
      if latest.observer != nil { probe.note() }
      latest.observer = observer
      return Disposables.create()
    }
    let subscription = outer.concatMap { _ in inner }.subscribe()
    repeatedly(until: { probe.count > 0 }) {
      if waiting.value > probe.count + 2 { latest.observer?.onCompleted() }
    } whileAnother: {
      outer.onNext(1)
      waiting.add()
    }
    subscription.dispose()
    probe.check()
  }
}

/// Counts what happens on one thread, and what happens elsewhere.
private final class ThreadProbe: @unchecked Sendable {
  // Sendable: `home` changes before anything is counted.
  private var home = pthread_self()
  private let here = AtomicCounter()
  private let elsewhere = AtomicCounter()

  /// Makes the current thread the one where everything should happen.
  func moveHere() { home = pthread_self() }

  func note() { (pthread_equal(pthread_self(), home) != 0 ? here : elsewhere).add() }

  var count: Int { here.value + elsewhere.value }

  var fault: String? { elsewhere.value == 0 ? nil : "\(elsewhere.value) of \(count) elsewhere" }

  func check(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertGreaterThan(here.value, 0, file: file, line: line)
    XCTAssertEqual(elsewhere.value, 0, "of \(count)", file: file, line: line)
  }
}

/// An element that takes a moment to go.
private final class Slow: Sendable {
  deinit { for _ in 0..<10 { sched_yield() } }
}

/// A scheduler on which no time passes; the thread that calls `run` is its thread.
private final class LoopScheduler: SchedulerType, @unchecked Sendable {
  // Sendable: `actions` are touched under `lock` only.
  let now = Date(timeIntervalSince1970: 0)
  private let lock = NSLock()
  private var actions: [() -> Void] = []

  func schedule<State>(_ state: State, action: @escaping @Sendable (State) -> any Disposable)
    -> any Disposable
  {
    let scheduled = SingleAssignmentDisposable()
    lock.withLock {
      actions.append { if !scheduled.isDisposed { scheduled.setDisposable(action(state)) } }
    }
    return scheduled
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable { schedule(state, action: action) }

  /// Runs what was scheduled.
  func run() {
    let waiting = lock.withLock {
      defer { actions = [] }
      return actions
    }
    for action in waiting { action() }
  }
}

/// A sequence that sends nothing itself, for tests that send to its latest observer from any thread.
private final class LatestObserver: @unchecked Sendable {
  // Sendable: the observer is touched under `lock` only.
  private let lock = NSLock()
  private var value: AnyObserver<Int>?

  var observer: AnyObserver<Int>? {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }

  var source: Observable<Int> {
    .create { observer in
      self.observer = observer
      return Disposables.create()
    }
  }
}
