// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

/// Sources that break the grammar: they go on after the end, and send from two threads at once.
final class SourceLawTests: XCTestCase {
  /// A source of the user's own making, without any rules: a test sends any events to its observers.
  private final class Lawless: ObservableType, @unchecked Sendable {
    // Sendable: by the rule that a test subscribes before it sends.
    typealias Element = Int
    private(set) var observers: [AnyObserver<Int>] = []
    let disposals = Counter()

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
      observers.append(AnyObserver(observer))
      return Disposables.create { self.disposals.add() }
    }

    func on(_ event: Event<Int>) { for observer in observers { observer.on(event) } }
  }

  private let operators: [(String, @Sendable (Observable<Int>) -> Observable<Int>)] = [
    ("asObservable", { $0 }), ("map", { $0.map { $0 } }), ("scan", { $0.scan(0) { $1 } }),
    ("flatMap", { $0.flatMap { Observable.just($0) } }), ("merge", { .merge($0, .never()) }),
    ("combineLatest", { .combineLatest($0, Observable.just(0)) { x, _ in x } }),
    ("withLatestFrom", { $0.withLatestFrom(Observable.just(0)) { x, _ in x } }),
    ("take(until:)", { $0.take(until: Observable<Int>.never()) }),
    ("switchLatest", { Observable.just($0).switchLatest() }),
    ("concat", { $0.concat(Observable<Int>.empty()) }), ("share", { $0.share(replay: 1) }),
    ("startWith", { $0.startWith(0).skip(1) }), ("catch", { $0.catch { throw $0 } }),
    ("retry", { $0.retry(1) }), ("observe(on:)", { $0.observe(on: CurrentThreadScheduler.instance) }),
  ]

  func testEventsAfterTheEndAreIgnored() {
    for (name, apply) in operators where name != "merge" {
      for end in [Event<Int>.completed, .error(TestError())] {
        let (source, log) = (Lawless(), Log())
        _ = apply(source.asObservable()).subscribe { log.add(marble($0)) }
        source.on(.next(1))
        source.on(end)
        for event in [.next(2), .completed, .error(TestError()), .next(3)] as [Event<Int>] { source.on(event) }
        XCTAssertEqual(log.lines, ["1", marble(end)], name)
        XCTAssertEqual(source.disposals.value, 1, name)
      }
    }
  }

  func testEventsAfterDisposalAreIgnored() {
    for (name, apply) in operators {
      let (source, log) = (Lawless(), Log())
      let subscription = apply(source.asObservable()).subscribe { log.add(marble($0)) }
      source.on(.next(1))
      subscription.dispose()
      for event in [.next(2), .completed, .error(TestError())] as [Event<Int>] { source.on(event) }
      XCTAssertEqual(log.lines, ["1"], name)
      XCTAssertEqual(source.disposals.value, 1, name)
    }
  }

  /// Two threads at once, and both end the sequence: events come one at a time, none is lost before the first end.
  func testEventsFromTwoThreadsAtOnceAreSerialised() {
    for (name, apply) in operators {
      Race.run(Race.rounds / 20) { round in
        let (source, probe) = (Lawless(), StressProbe())
        _ = apply(source.asObservable()).subscribe(probe)
        let ends = round % 2 == 0
        return Round([
          {
            for index in 0..<4 { source.on(.next(index)) }
            if ends { source.on(.completed) }
          },
          {
            for index in 0..<4 { source.on(.next(1000 + index)) }
            if ends { source.on(.error(TestError())) }
          },
        ]) {
          if ends, name == "merge" { return probe.fault(inPrefixesOf: 2) ?? probe.fault() }
          if ends { return probe.fault(ends: 1) ?? probe.fault(inPrefixesOf: 2) }
          if name == "switchLatest" || name == "share" { return probe.fault(ends: 0) }
          return (probe.fault(ends: 0) ?? probe.fault(missing: 4, of: 2)).map { "\(name): \($0)" }
        }
      }
    }
  }

  /// What the function of `create` does after the end, on the same thread and on another one.
  func testCreateThatGoesOn() {
    let (log, done) = (Log(), DispatchSemaphore(value: 0))
    let sequence = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(TestError())
      Thread.detachNewThread {
        observer.onNext(3)
        observer.onCompleted()
        done.signal()
      }
      return Disposables.create { log.add("disposed") }
    }
    _ = sequence.subscribe { log.add(marble($0)) }
    done.wait()
    XCTAssertEqual(log.lines, ["1", "|", "disposed"])
  }
}
