// SPDX-License-Identifier: MIT
import Foundation
import RxRelay
import RxTestSupport
import XCTest

@testable import RxSwift

/// What happens while another thread is inside of an observer, step by step. The first thing that is wrong here may show
/// with `MALLOC_PERTURB_` only, which `./test` sets.
final class OccupiedTests: ImpatientTestCase {
  /// Another thread that is inside of an observer until it is let go.
  private final class Occupant: Sendable {
    private let isIn = DispatchSemaphore(value: 0)
    private let mayGo = DispatchSemaphore(value: 0)
    private let isDone = DispatchSemaphore(value: 0)

    /// Called by the observer.
    func stay() {
      isIn.signal()
      _ = mayGo.wait(timeout: .now() + 60)
    }

    func run(_ send: @escaping @Sendable () -> Void) {
      Thread.detachNewThread {
        send()
        self.isDone.signal()
      }
      _ = isIn.wait(timeout: .now() + 60)
    }

    func letGo() { mayGo.signal() }

    func join(file: StaticString = #filePath, line: UInt = #line) {
      XCTAssertEqual(isDone.wait(timeout: .now() + 60), .success, "a deadlock", file: file, line: line)
    }
  }

  func testObserversThatLeaveWhileTheSubjectEnds() {
    for end in [{ @Sendable in $0.onCompleted() }, { $0.dispose() }] as [@Sendable (PublishSubject<Int>) -> Void] {
      let (subject, occupant) = (PublishSubject<Int>(), Occupant())
      _ = subject.subscribe(onNext: { _ in
        occupant.stay()
        end(subject)
      })
      let log = Log()
      let others = (0..<20).map { _ in subject.subscribe(onNext: { log.add("\($0)") }, onCompleted: { log.add("|") }) }
      occupant.run { subject.onNext(1) }
      for other in others { other.dispose() }
      occupant.letGo()
      occupant.join()
      XCTAssertEqual(log.lines, [])
      XCTAssertFalse(subject.hasObservers)
    }
  }

  func testObserversThatLeaveAShareWhileItEnds() {
    let (subject, occupant) = (PublishSubject<Int>(), Occupant())
    let shared = subject.share(replay: 1)
    _ = shared.subscribe(onCompleted: { occupant.stay() })
    var others = (0..<20).map { _ in shared.subscribe() }
    occupant.run { subject.onCompleted() }
    for other in others { other.dispose() }
    others = []
    occupant.letGo()
    occupant.join()
    XCTAssertFalse(subject.hasObservers)
  }

  /// An observer that subscribed before the subject was disposed receives no event.
  func testASubjectIsDisposedAfterASubscription() {
    let (subject, occupant, log) = (PublishSubject<Int>(), Occupant(), Log())
    _ = subject.subscribe(onNext: { if $0 == 1 { occupant.stay() } })
    occupant.run { subject.onNext(1) }
    _ = subject.subscribe(onNext: { log.add("\($0)") }, onError: { log.add("\($0)") })
    subject.dispose()
    let late = subject.subscribe(onError: { log.add("late \($0)") })
    occupant.letGo()
    occupant.join()
    late.dispose()
    XCTAssertEqual(log.lines, ["late \(RxError.disposed(object: subject))"])
  }

  /// The thread inside sends something after the subject was disposed.
  func testASubjectThatWasDisposedDeliversNothing() {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 0)
    let replay = ReplaySubject<Int>.createUnbounded()
    let subjects: [(source: Observable<Int>, observer: AnyObserver<Int>, disposable: any Disposable)] = [
      (publish, publish.asObserver(), publish), (behavior, behavior.asObserver(), behavior),
      (replay, replay.asObserver(), replay),
    ]
    for (source, observer, disposable) in subjects {
      let (occupant, log) = (Occupant(), Log())
      _ = source.subscribe(onNext: { value in
        if value != 1 { return }
        occupant.stay()
        observer.onNext(2)
        observer.onCompleted()
      })
      let subscription = source.filter { $0 > 0 }.subscribe(onNext: { log.add("\($0)") }, onCompleted: { log.add("|") })
      occupant.run { observer.onNext(1) }
      disposable.dispose()
      occupant.letGo()
      occupant.join()
      subscription.dispose()
      XCTAssertFalse(log.lines.contains("2") || log.lines.contains("|"), "\(type(of: source)): \(log.lines)")
    }
  }

  /// The end waits for the observer to which another thread is repeating the value.
  func testTheEndWhileTheValueIsRepeated() {
    let (subject, occupant, log) = (BehaviorSubject(value: 0), Occupant(), Log())
    _ = subject.subscribe(onNext: { value in
      if value != 1 { return }
      occupant.stay()
      subject.onCompleted()
    })
    occupant.run { subject.onNext(1) }
    subject.onNext(2)
    _ = subject.subscribe(
      onNext: {
        log.add("\($0)")
        if $0 == 1 {
          occupant.letGo()
          occupant.join()
        }
        log.add("/\($0)")
      }, onCompleted: { log.add("|") })
    XCTAssertEqual(log.lines, ["1", "/1", "2", "/2", "|"])
  }

  /// Events that another thread has queued are not lost if an observer ends the sequence.
  func testTheObserverEndsASubjectWithQueuedElements() {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 0)
    let replay = ReplaySubject<Int>.create(bufferSize: 1)
    for (source, observer) in [
      (publish.asObservable(), publish.asObserver()), (behavior, behavior.asObserver()), (replay, replay.asObserver()),
    ] as [(Observable<Int>, AnyObserver<Int>)] {
      let (occupant, log) = (Occupant(), Log())
      _ = source.filter { $0 > 0 }.subscribe(
        onNext: {
          log.add("\($0)")
          if $0 == 1 { occupant.stay() }
          if $0 != 3 { observer.onCompleted() }
        }, onCompleted: { log.add("|") })
      sendBeside(occupant, observer, log)
    }
  }

  /// Sends one element on the occupant's thread, whose observer ends the sequence. Sends two elements from this thread
  /// at the same time, and one after the end.
  private func sendBeside(_ occupant: Occupant, _ observer: AnyObserver<Int>, _ log: Log, line: UInt = #line) {
    occupant.run { observer.onNext(1) }
    observer.onNext(2)
    observer.onNext(3)
    occupant.letGo()
    occupant.join()
    observer.onNext(4)
    XCTAssertEqual(log.lines, ["1", "2", "3", "|"], line: line)
  }

  /// The same for an observer that `create` hands out. Events after the end are ignored.
  func testTheObserverEndsACreatedSequence() {
    let (occupant, log, observers) = (Occupant(), Log(), BehaviorRelay<AnyObserver<Int>?>(value: nil))
    let source = Observable<Int>.create { observer in
      observers.accept(observer)
      return Disposables.create()
    }
    _ = source.subscribe(
      onNext: { value in
        log.add("\(value)")
        guard value == 1 else { return }
        occupant.stay()
        observers.value?.onCompleted()
        observers.value?.onNext(9)
      }, onCompleted: { log.add("|") })
    guard let observer = observers.value else { return XCTFail("no observer") }
    sendBeside(occupant, observer, log)
  }

  /// The end of an operator comes after the events in the queue of its gate, whatever the observer ends.
  func testTheObserverEndsAnOperatorWithQueuedElements() {
    typealias Join = @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>
    let joins: [(name: String, join: Join)] = [
      ("merge", { Observable.merge($0, $1) }), ("combineLatest", { Observable.combineLatest($0, $1) { max($0, $1) } }),
      ("array", { Observable.combineLatest([$0, $1]) { $0.reduce(0) { max($0, $1) } } }),
      ("withLatestFrom", { Observable.merge($0, $1).withLatestFrom(Observable.just(0)) { $0 + $1 } }),
      ("take(until:)", { Observable.merge($0, $1).take(until: Observable<Int>.never()) }),
      ("concatMap", { Observable.merge($0, $1).concatMap { Observable.just($0) } }),
    ]
    for (name, join) in joins {
      for isError in [false, true] {
        let (first, second, occupant, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Occupant(), Log())
        _ = join(first, second).subscribe(
          onNext: {
            log.add("\($0)")
            guard $0 == 2 else { return }
            occupant.stay()
            if isError { return second.onError(TestError()) }
            first.onCompleted()
            second.onCompleted()
          }, onError: { _ in log.add("x") }, onCompleted: { log.add("|") })
        second.onNext(1)
        occupant.run { first.onNext(2) }
        second.onNext(3)
        occupant.letGo()
        occupant.join()
        XCTAssertEqual(log.lines.suffix(3), ["2", "3", isError ? "x" : "|"], name)
      }
    }
  }

  /// The end of a source does not overtake its queued element, which may still be paired.
  func testTheEndOfASourceDoesNotOvertakeItsElements() {
    let (a, b, occupant, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Occupant(), Log())
    stay(at: 11, of: .zip(a, b) { $0 * 10 + $1 }, occupant, log) { b.onCompleted() }
    b.onNext(1)
    occupant.run { a.onNext(1) }
    b.onNext(2)
    occupant.letGo()
    occupant.join()
    a.onNext(2)
    a.onCompleted()
    XCTAssertEqual(log.lines, ["11", "22", "|"])
  }

  func testTheEndOfASourceDoesNotOvertakeWhatIsSampled() {
    let (source, sampler, occupant, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Occupant(), Log())
    stay(at: 1, of: source.sample(sampler), occupant, log) { source.onCompleted() }
    source.onNext(1)
    occupant.run { sampler.onNext(0) }
    source.onNext(2)
    occupant.letGo()
    occupant.join()
    sampler.onNext(0)
    XCTAssertEqual(log.lines, ["1", "2", "|"])
  }

  func testTheEndOfASourceDoesNotOvertakeWhatIsThrottled() {
    let (source, other, occupant, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Occupant(), Log())
    let end = DispatchSemaphore(value: 0)
    let throttled = Observable.merge(source, other)
      .throttle(.milliseconds(20), scheduler: SerialDispatchQueueScheduler(qos: .default))
      .do(onDispose: { end.signal() })
    stay(at: 2, of: throttled, occupant, log) {
      source.onCompleted()
      other.onCompleted()
    }
    source.onNext(1)
    occupant.run { source.onNext(2) }
    source.onNext(3)
    occupant.letGo()
    occupant.join()
    XCTAssertEqual(end.wait(timeout: .now() + 60), .success)
    XCTAssertEqual(log.lines, ["1", "2", "3", "|"])
  }

  /// Subscribes an observer in which the occupant stays at one element, and which then ends something.
  private func stay(
    at element: Int, of sequence: Observable<Int>, _ occupant: Occupant, _ log: Log, end: @escaping @Sendable () -> Void
  ) {
    _ = sequence.subscribe(
      onNext: {
        log.add("\($0)")
        guard $0 == element else { return }
        occupant.stay()
        end()
      }, onCompleted: { log.add("|") })
  }

  /// What an observer sends after the end is not delivered before it, even if the end waits behind queued events.
  func testNothingOvertakesAnEndThatWaits() {
    typealias Join = @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>
    let joins: [(name: String, join: Join)] = [
      ("merge", { Observable.merge($0, $1) }), ("combineLatest", { Observable.combineLatest($0, $1) { max($0, $1) } }),
      ("array", { Observable.combineLatest([$0, $1]) { max($0[0], $0[1]) } }),
      ("withLatestFrom", { $0.withLatestFrom($1) { max($0, $1) } }),
      ("take(until:)", { $0.take(until: $1.filter { $0 > 9 }) }),
    ]
    for (name, join) in joins {
      let (first, second, occupant, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Occupant(), Log())
      _ = join(first, second).subscribe(
        onNext: { value in
          log.add("\(value)")
          if value < 20 { return }
          if value == 20, log.lines.filter({ $0 == "20" }).count == 1 {
            occupant.stay()
            second.onError(TestError())
          }
          if value < 30 { first.onNext(value + 1) }
        }, onError: { _ in log.add("x") })
      second.onNext(1)
      occupant.run { first.onNext(20) }
      second.onNext(3)
      occupant.letGo()
      occupant.join()
      XCTAssertFalse(log.lines.contains("21"), "\(name): \(log.lines)")
      XCTAssertEqual(log.lines.last, "x", "\(name): \(log.lines)")
    }
  }

  /// All observers receive the events queued before the end, and the element that was being delivered when it came.
  func testAllObserversSeeWhatCameBeforeTheEnd() {
    let (subject, occupant, log) = (PublishSubject<Int>(), Occupant(), Log())
    _ = subject.subscribe(onNext: {
      guard $0 == 1 else { return }
      occupant.stay()
      subject.onCompleted()
      subject.onNext(9)
    })
    _ = subject.subscribe(onNext: { log.add("\($0)") }, onCompleted: { log.add("|") })
    occupant.run { subject.onNext(1) }
    subject.onNext(2)
    occupant.letGo()
    occupant.join()
    XCTAssertEqual(log.lines, ["1", "2", "|"])
  }

  /// What the observer sends while elements are repeated to it comes to it in the order of sending, from any depth.
  func testElementsThatAreSentFromElementsSentDuringARepetition() {
    let (subject, log) = (ReplaySubject<Int>.createUnbounded(), Log())
    subject.onNext(1)
    _ = subject.subscribe(onNext: { value in
      log.add("\(value)")
      if value == 1 { for next in [7, 8] { subject.onNext(next) } }
      if value == 7 { subject.onNext(9) }
    })
    XCTAssertEqual(log.lines, ["1", "7", "8", "9"])
  }

  /// A connection that was ended while it was being made passes nothing on, not even the end.
  func testAConnectionThatIsOverPassesNothingOn() {
    let log = Log()
    let connectable = Observable<Int>.of(1, 2, 3).publish()
    _ = connectable.subscribe(
      onNext: {
        log.add("\($0)")
        connectable.connect().dispose()
      }, onCompleted: { log.add("|") })
    connectable.connect().dispose()
    XCTAssertEqual(log.lines, ["1"])
  }

  /// An observer that subscribes to a replay while an element is queued receives what the thread inside sends next.
  func testASubscriberOfAReplayMissesNothing() {
    let (subject, occupant, probe) = (ReplaySubject<Int>.createUnbounded(), Occupant(), StressProbe())
    _ = subject.subscribe(onNext: {
      guard $0 == 1 else { return }
      occupant.stay()
      subject.onNext(3)
    })
    occupant.run { subject.onNext(1) }
    subject.onNext(2)
    _ = subject.subscribe(probe)
    XCTAssertEqual(probe.elements, [1])
    occupant.letGo()
    occupant.join()
    subject.onNext(4)
    XCTAssertEqual(probe.elements, [1, 2, 3, 4])
  }

  /// What the thread inside sends comes after what waits in the queue, and so does its value.
  func testTheValueIsThatOfTheLastEvent() {
    let (relay, occupant, log) = (BehaviorRelay(value: 0), Occupant(), Log())
    _ = relay.subscribe(onNext: { value in
      guard value == 1 else { return }
      occupant.stay()
      relay.accept(3)
      log.add("\(relay.value)")
    })
    occupant.run { relay.accept(1) }
    relay.accept(2)
    XCTAssertEqual(relay.value, 2)
    occupant.letGo()
    occupant.join()
    XCTAssertEqual(log.lines, ["3"])
    XCTAssertEqual(relay.value, 3)
  }

  func testFlatMapLatestDeliversQueuedElements() {
    let (outer, inner, occupant, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Occupant(), Log())
    _ = outer.flatMapLatest { $0 == 0 ? inner.asObservable() : .just($0) }.subscribe(onNext: {
      log.add("\($0)")
      if $0 == 100 { occupant.stay() }
    })
    outer.onNext(0)
    occupant.run { inner.onNext(100) }
    for value in 1...3 { outer.onNext(value) }
    occupant.letGo()
    occupant.join()
    XCTAssertEqual(log.lines, ["100", "1", "2", "3"])
  }

  func testFlatMapLatestDeliversAQueuedError() {
    let (outer, occupant, log) = (PublishSubject<Observable<Int>>(), Occupant(), Log())
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = outer.switchLatest().subscribe(
      onNext: {
        log.add("\($0)")
        if $0 == 100 { occupant.stay() }
      }, onError: { _ in log.add("x") })
    outer.onNext(first)
    occupant.run { first.onNext(100) }
    outer.onNext(second)
    second.onError(RxError.unknown)
    occupant.letGo()
    occupant.join()
    XCTAssertEqual(log.lines, ["100", "x"])
  }

  /// The thread inside switches, so the queued elements of the inner sequence before are dropped.
  func testFlatMapLatestDropsQueuedElementsOfTheOneBefore() {
    let (outer, first, second, occupant, log) = (
      PublishSubject<Observable<Int>>(), PublishSubject<Int>(), PublishSubject<Int>(), Occupant(), Log()
    )
    _ = outer.switchLatest().subscribe(onNext: {
      log.add("\($0)")
      guard $0 == 100 else { return }
      occupant.stay()
      outer.onNext(second)
    })
    let create = PublishSubject<Int>()
    outer.onNext(Observable.merge(first, create))
    occupant.run { first.onNext(100) }
    create.onNext(1)
    occupant.letGo()
    occupant.join()
    second.onNext(2)
    XCTAssertEqual(log.lines, ["100", "2"])
  }

  /// The sequence ends in time, but its observer takes longer.
  func testTimeoutAfterTheEnd() {
    let (subject, log) = (PublishSubject<Int>(), Log())
    let other = Observable<Int>.deferred {
      log.add("other")
      return .never()
    }
    let clock = HistoricalScheduler()
    let time = Call { clock.advanceTo(clock.now.addingTimeInterval(60)) }
    _ = subject.timeout(.seconds(20), other: other, scheduler: clock)
      .subscribe(onCompleted: {
        // The timer is due while the observer is inside; it has a while to arrive.
        time.start()
        Thread.sleep(forTimeInterval: 0.2)
        log.add("|")
      })
    subject.onCompleted()
    time.join()
    XCTAssertEqual(log.lines, ["|"])
  }
}
