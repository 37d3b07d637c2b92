// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

/// What observers may do while they are being called.
final class ObserverLawTests: XCTestCase {
  private let subjects: [(String, @Sendable () -> (Observable<Int>, AnyObserver<Int>))] = [
    (
      "publish",
      {
        let subject = PublishSubject<Int>()
        return (subject, AnyObserver { subject.on($0) })
      }
    ),
    (
      "behavior",
      {
        let subject = BehaviorSubject(value: 0)
        return (subject, AnyObserver { subject.on($0) })
      }
    ),
    (
      "replay",
      {
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        return (subject, AnyObserver { subject.on($0) })
      }
    ),
    (
      "share",
      {
        let subject = PublishSubject<Int>()
        return (subject.share(replay: 1), AnyObserver { subject.on($0) })
      }
    ),
  ]

  func testAnObserverDisposesItself() {
    for (name, make) in subjects {
      let (sequence, observer) = make()
      let (log, subscription) = (Log(), SerialDisposable())
      let bystander = Log()
      subscription.disposable = sequence.subscribe { event in
        log.add(marble(event))
        if event.element == 2 {
          subscription.dispose()
          observer.onNext(3)
        }
      }
      _ = sequence.subscribe { bystander.add(marble($0)) }
      for value in 1...2 { observer.onNext(value) }
      observer.onNext(4)
      observer.onCompleted()
      XCTAssertEqual(log.lines.last, "2", name)
      // The later observer receives the nested element before the outer one.
      XCTAssertEqual(bystander.lines.suffix(5), ["1", "3", "2", "4", "|"], name)
    }
  }

  func testAnObserverDisposesItselfAtTheEnd() {
    for (name, make) in subjects {
      for end in [Event<Int>.completed, .error(TestError())] {
        let (sequence, observer) = make()
        let (log, subscription) = (Log(), SerialDisposable())
        subscription.disposable = sequence.subscribe { event in
          log.add(marble(event))
          if event.isStopEvent {
            subscription.dispose()
            observer.onNext(9)
          }
        }
        // An observer that has not received the end yet receives no other event.
        let bystander = Log()
        let other = sequence.skip(while: { $0 == 0 }).subscribe { bystander.add(marble($0)) }
        observer.on(end)
        observer.onNext(10)
        XCTAssertEqual(log.lines.last, marble(end), name)
        XCTAssertEqual(log.lines.filter { $0 == marble(end) }.count, 1, name)
        XCTAssertEqual(bystander.lines, [marble(end)], name)
        other.dispose()
      }
    }
  }

  /// An observer that subscribes while an element is being delivered receives the elements after that one, and what the
  /// sequence repeats to late observers.
  func testAnObserverSubscribesAgain() {
    let expected = [
      "publish": ["2", "|"], "behavior": ["1", "2", "|"], "replay": ["1", "2", "|"], "share": ["1", "2", "|"],
    ]
    for (name, make) in subjects {
      let (sequence, observer) = make()
      let (log, isFirst) = (Log(), Box(true))
      let subscription = sequence.skip(while: { $0 == 0 }).subscribe(onNext: { _ in
        guard isFirst.value else { return }
        isFirst.value = false
        _ = sequence.subscribe { log.add(marble($0)) }
      })
      observer.onNext(1)
      observer.onNext(2)
      observer.onCompleted()
      XCTAssertEqual(log.lines, expected[name], name)
      subscription.dispose()
    }
  }

  func testAnObserverSubscribesAgainAtTheEnd() {
    let expected = ["publish": ["|"], "behavior": ["|"], "replay": ["1", "|"], "share": ["|"]]
    for (name, make) in subjects {
      let (sequence, observer) = make()
      let log = Log()
      _ = sequence.subscribe(onCompleted: { _ = sequence.subscribe { log.add(marble($0)) } })
      observer.onNext(1)
      observer.onCompleted()
      XCTAssertEqual(log.lines, expected[name], name)
    }
  }

  /// A cold sequence that its observer starts anew from within: the inner run waits for its turn on the thread.
  func testAnObserverSubscribesToAColdSequenceAgain() {
    let log = Log()
    let sequence = Observable.of(1, 2)
    _ = sequence.subscribe { event in
      log.add(marble(event))
      if event.element == 1 { _ = sequence.subscribe { log.add("inner \(marble($0))") } }
    }
    XCTAssertEqual(log.lines, ["1", "inner 1", "2", "inner 2", "|", "inner |"])
  }

  /// The handlers of `subscribe` cannot throw; those of `do` can, and what they throw ends the sequence.
  func testHandlersThatThrow() {
    struct Other: Error, Equatable {}
    func check(
      _ name: String, _ expected: [String], end: Event<Int> = .completed,
      _ make: (Observable<Int>) -> Observable<Int>
    ) {
      let (source, log) = (ManualSource<Int>(), Log())
      _ = make(source.asObservable()).subscribe { event in
        log.add(event.error is Other ? "other" : marble(event))
      }
      source.send(1)
      source.send(end)
      source.send(2)
      XCTAssertEqual(log.lines, expected, name)
      XCTAssertEqual(source.disposals, 1, name)
    }
    check("onNext", ["other"]) { $0.do(onNext: { _ in throw Other() }) }
    check("afterNext", ["1", "other"]) { $0.do(afterNext: { _ in throw Other() }) }
    check("onCompleted", ["1", "other"]) { $0.do(onCompleted: { throw Other() }) }
    check("onError", ["1", "other"], end: .error(TestError())) { $0.do(onError: { _ in throw Other() }) }
  }

  /// An observer that emits from within its last event, and disposables that dispose each other.
  func testNestedDisposal() {
    let (first, second) = (SerialDisposable(), SerialDisposable())
    let log = Log()
    let subject = PublishSubject<Int>()
    first.disposable = subject.subscribe(
      onNext: { _ in second.dispose() },
      onDisposed: {
        log.add("first")
        second.dispose()
        first.dispose()
      })
    second.disposable = subject.subscribe(
      onNext: { _ in log.add("never") },
      onDisposed: {
        log.add("second")
        first.dispose()
        second.dispose()
      })
    subject.onNext(1)
    XCTAssertEqual(log.lines, ["second", "first"])
    XCTAssertFalse(subject.hasObservers)
  }
}
