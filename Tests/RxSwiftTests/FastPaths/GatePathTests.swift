// SPDX-License-Identifier: MIT
import RxTestSupport
import XCTest

@testable import RxSwift

/// A call enters a free gate at once. At an occupied gate it gives up, and its event goes into the queue. Both ways
/// have to give the same events in the same order.
final class GatePathTests: ImpatientTestCase {
  private typealias Sources = InversionSources
  private typealias Make = @Sendable (Sources) -> Observable<Int>

  private let operators: [(String, Make)] = [
    ("a subject", { $0.a.asObservable() }),
    ("merge", { Observable.merge($0.a, $0.b) }),
    ("combineLatest", { .combineLatest($0.a, $0.b.startWith(0)) { $0 * 100 + $1 } }),
    ("combineLatest of a collection", { .combineLatest([$0.a, $0.b.startWith(0)]) { $0[0] * 100 + $0[1] } }),
    ("zip", { .zip($0.a, $0.b.startWith(0)) { $0 * 100 + $1 } }),
    ("withLatestFrom", { $0.a.withLatestFrom($0.b.startWith(0)) { $0 * 100 + $1 } }),
    ("sample", { Observable.merge($0.a, $0.b).sample($0.a) }),
    ("take(until:)", { $0.a.take(until: $0.b.filter { $0 == 3 }) }),
    ("skip(until:)", { $0.a.skip(until: $0.b.startWith(0)) }),
    ("amb", { $0.a.amb($0.b) }),
    ("flatMap", { sources in sources.a.flatMap { _ in Observable.merge(sources.b, .just(0)) } }),
    ("flatMap to scalars", { $0.a.flatMap { Observable.just($0) } }),
    ("flatMapFirst", { sources in sources.a.flatMapFirst { _ in Observable.merge(sources.b, .just(0)) } }),
    (
      "flatMapLatest",
      { sources in sources.a.flatMapLatest { value in Observable.merge(sources.b, .just(0)).map { $0 + value * 10 } } }
    ),
    ("concatMap", { sources in sources.a.concatMap { value in Observable.merge(sources.b, .just(value)).take(2) } }),
    ("share", { Observable.merge($0.a, $0.b).share(replay: 1) }),
    ("refCount", { Observable.merge($0.a, $0.b).publish().refCount() }),
    ("groupBy", { Observable.merge($0.a, $0.b).groupBy { $0 % 2 }.flatMap { $0 } }),
    (
      "create",
      { sources in
        Observable.create { observer in Disposables.create(sources.a.subscribe(observer), sources.b.subscribe(observer))
        }
      }
    ),
  ]

  /// The events of one source: two sources that one thread feeds in turn may overtake each other on their way to the
  /// thread that is inside.
  private static let scripts: [[@Sendable (Sources) -> Void]] = [
    [
      { $0.b.onNext(1) }, { $0.b.onNext(2) }, { $0.b.onNext(3) }, { $0.b.onNext(4) }, { $0.b.onCompleted() },
      { $0.b.onNext(5) },
    ],
    [
      { $0.a.onNext(2) }, { $0.a.onNext(3) }, { $0.a.onNext(4) }, { $0.a.onCompleted() }, { $0.a.onNext(5) },
    ],
    [{ $0.b.onNext(1) }, { $0.b.onError(TestError()) }, { $0.b.onNext(2) }],
    [{ $0.a.onNext(2) }, { $0.a.onError(TestError()) }, { $0.a.onNext(3) }],
  ]

  /// All events from one thread, one after the other.
  private func uncontended(_ make: Make, _ events: [@Sendable (Sources) -> Void]) -> [String] {
    let (sources, log) = (Sources(), Log())
    let subscription = make(sources).subscribe { log.add(marble($0)) }
    sources.a.onNext(1)
    for event in events { event(sources) }
    subscription.dispose()
    return log.lines
  }

  /// The same events from another thread, while the observer is busy with the first one.
  private func contended(_ make: Make, _ events: [@Sendable (Sources) -> Void]) -> [String] {
    let (sources, log, isFirst) = (Sources(), Log(), Box(true))
    let subscription = make(sources).subscribe { event in
      log.add(marble(event))
      guard isFirst.value else { return }
      isFirst.value = false
      let count = log.lines.count
      inParallel(1) { _ in for event in events { event(sources) } }
      // The other thread only puts its events into the queue.
      if log.lines.count != count { log.add("delivered by another thread") }
    }
    sources.a.onNext(1)
    subscription.dispose()
    return log.lines
  }

  func testQueuedEvents() {
    for (name, make) in operators {
      for (index, script) in Self.scripts.enumerated() {
        for length in 1...script.count {
          let events = Array(script.prefix(length))
          let expected = uncontended(make, events)
          XCTAssertFalse(expected.isEmpty, name)
          XCTAssertEqual(contended(make, events), expected, "\(name), \(length) events of script \(index)")
        }
      }
    }
  }

  /// A table of one observer is in the subject; larger ones are not.
  func testOneObserverAndMany() {
    func run(_ others: Int, _ position: Int) -> [String] {
      let (subject, log) = (PublishSubject<Int>(), Log())
      var bystanders: [any Disposable] = []
      var subscription: (any Disposable)?
      for index in 0...others {
        if index == position {
          subscription = subject.subscribe { event in
            log.add("[\(marble(event))")
            if case .next(let value) = event, value % 10 == 0, value < 30 { subject.onNext(value + 1) }
            log.add("]")
          }
        } else {
          bystanders.append(subject.subscribe { _ in })
        }
      }
      subject.onNext(0)
      subject.onNext(10)
      if others > 2 { bystanders[1].dispose() }
      subject.onNext(20)
      if others > 0 { bystanders[0].dispose() }
      subject.onNext(30)
      subject.onCompleted()
      subject.onNext(40)
      subscription?.dispose()
      return log.lines
    }
    let alone = run(0, 0)
    XCTAssertEqual(alone.count, 16)
    for (others, position) in [(1, 0), (1, 1), (4, 0), (4, 2), (4, 4), (40, 20)] {
      XCTAssertEqual(run(others, position), alone, "\(others) others, at \(position)")
    }
  }
}
