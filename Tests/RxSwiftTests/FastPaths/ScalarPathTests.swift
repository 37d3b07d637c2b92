// SPDX-License-Identifier: MIT
import RxTestSupport
import XCTest

@testable import RxSwift

/// Inner sequences of one element or none are not subscribed to; from outside it has to look as if they were.
final class ScalarPathTests: XCTestCase {
  /// An operator that flattens, for both kinds of inner sequences.
  private typealias Flatten =
    @Sendable (Observable<Int>, @escaping @Sendable (Int) -> Observable<Int>) -> Observable<Int>

  private let operators: [(name: String, flatten: Flatten)] = [
    ("flatMap", { $0.flatMap($1) }), ("flatMapFirst", { $0.flatMapFirst($1) }),
    ("flatMapLatest", { $0.flatMapLatest($1) }), ("concatMap", { $0.concatMap($1) }),
    ("merge", { $0.map($1).merge() }), ("merge(maxConcurrent: 2)", { $0.map($1).merge(maxConcurrent: 2) }),
    ("concat", { $0.map($1).concat() }), ("switchLatest", { $0.map($1).switchLatest() }),
  ]

  /// What `just` and `empty` are without the short cut.
  private static func general(_ element: Int?) -> Observable<Int> {
    Observable(isTrampolined: false) { emitter in
      if let element { emitter.next(element) }
      emitter.completed()
      return NopDisposable.shared
    }
  }

  private static func scalar(_ element: Int?) -> Observable<Int> { element.map { .just($0) } ?? .empty() }

  /// Runs a scenario with both kinds of inner sequences and compares what the observer saw, the nesting included.
  private func check(
    _ scenario: String, line: UInt = #line,
    _ run: (Flatten, @escaping @Sendable (Int?) -> Observable<Int>, Log) -> Void
  ) {
    for (name, flatten) in operators {
      let (fast, general) = (Log(), Log())
      run(flatten, Self.scalar, fast)
      run(flatten, Self.general, general)
      XCTAssertEqual(fast.lines, general.lines, "\(name), \(scenario)", line: line)
      XCTAssertFalse(general.lines.isEmpty, "\(name), \(scenario)", line: line)
    }
  }

  func testScalarsAreScalars() {
    XCTAssertEqual(Observable.just(1).scalarElement, 1)
    XCTAssertTrue(Observable<Int>.empty().isScalar)
    XCTAssertFalse(Self.general(1).isScalar)
    XCTAssertFalse(Observable.just(1).map { $0 }.isScalar)
  }

  func testASynchronousSource() {
    check("range") { flatten, inner, log in
      _ = flatten(Observable.range(start: 0, count: 9)) { inner($0 % 3 == 0 ? nil : $0) }
        .subscribe { log.add(marble($0)) }
    }
  }

  func testConcatenationOfACollection() {
    func lines(_ count: Int, _ inner: (Int?) -> Observable<Int>) -> [String] {
      let log = Log()
      let subject = PublishSubject<Int>()
      let sources = [
        inner(1), inner(nil), .concat([inner(2), inner(nil)]), subject.do(onDispose: { log.add("disposed") }), inner(3),
        Observable.of(4, 5), inner(6),
      ]
      let subscription = Observable.concat(sources).take(count).subscribe { event in
        log.add("(" + marble(event))
        // An action that is scheduled during an element has to wait for the same things.
        _ = CurrentThreadScheduler.instance.schedule(event.element ?? 0) { element in
          log.add("after \(element)")
          return Disposables.create()
        }
        if event.element == 3 { subject.onNext(-1) }
        log.add(")")
      }
      subject.onNext(10)
      subject.onCompleted()
      subscription.dispose()
      return log.lines
    }
    for count in 1...9 {
      XCTAssertEqual(lines(count, Self.scalar), lines(count, Self.general), "take(\(count))")
      XCTAssertGreaterThan(lines(count, Self.general).count, 2)
    }
  }

  func testTakingAFew() {
    check("take") { flatten, inner, log in
      _ = flatten(Observable.range(start: 0, count: 9)) { inner($0) }.take(2).subscribe { log.add(marble($0)) }
    }
  }

  func testAmongOtherSequences() {
    check("subjects in between") { flatten, inner, log in
      let (outer, other) = (PublishSubject<Int>(), PublishSubject<Int>())
      let sequence = flatten(outer) { $0 % 3 == 1 ? other.asObservable() : inner($0 % 3 == 0 ? $0 : nil) }
      let subscription = sequence.subscribe { log.add(marble($0)) }
      for value in 0..<7 {
        outer.onNext(value)
        other.onNext(value * 10)
      }
      outer.onCompleted()
      other.onNext(100)
      other.onCompleted()
      subscription.dispose()
    }
  }

  /// Calls `react` with each element, and logs when the handler begins and ends.
  private func observe(
    _ sequence: Observable<Int>, _ log: Log, _ react: @escaping @Sendable (Int) -> Void
  ) -> any Disposable {
    sequence.subscribe { event in
      log.add("[\(marble(event))")
      if case .next(let element) = event { react(element) }
      log.add("\(marble(event))]")
    }
  }

  func testElementsThatAreSentFromTheObserver() {
    check("nested elements") { flatten, inner, log in
      let outer = PublishSubject<Int>()
      _ = observe(flatten(outer) { inner($0) }, log) { if $0 % 10 < 3 { outer.onNext($0 + 1) } }
      for value in [0, 10, 20] { outer.onNext(value) }
      outer.onCompleted()
    }
  }

  func testTheEndFromTheObserver() {
    check("nested completion") { flatten, inner, log in
      let outer = PublishSubject<Int>()
      _ = observe(flatten(outer) { inner($0) }, log) { if $0 == 2 { outer.onCompleted() } }
      for value in 1...3 { outer.onNext(value) }
    }
    check("nested error") { flatten, inner, log in
      let outer = PublishSubject<Int>()
      _ = observe(flatten(outer) { inner($0) }, log) { if $0 == 2 { outer.onError(TestError()) } }
      for value in 1...3 { outer.onNext(value) }
    }
    check("nested element and completion") { flatten, inner, log in
      let outer = PublishSubject<Int>()
      _ = observe(flatten(outer) { inner($0) }, log) { value in
        if value == 1 {
          outer.onNext(2)
          outer.onCompleted()
        }
      }
      outer.onNext(1)
    }
    check("nested disposal") { flatten, inner, log in
      let outer = PublishSubject<Int>()
      let subscription = SerialDisposable()
      subscription.disposable = observe(flatten(outer) { inner($0) }, log) { if $0 == 2 { subscription.dispose() } }
      for value in 1...3 { outer.onNext(value) }
      XCTAssertFalse(outer.hasObservers)
    }
  }

  func testASequenceThatChangesWithinTheObserver() {
    check("a subject after a scalar") { flatten, inner, log in
      let (outer, other) = (PublishSubject<Int>(), PublishSubject<Int>())
      let sequence = flatten(outer) { $0 == 1 ? inner($0) : other.asObservable() }
      let subscription = observe(sequence, log) { value in
        if value == 1 {
          outer.onNext(2)
          other.onNext(20)
        }
      }
      outer.onNext(1)
      other.onNext(30)
      outer.onNext(1)
      outer.onCompleted()
      other.onCompleted()
      subscription.dispose()
    }
  }

  func testAnErrorOfTheSelector() {
    for (name, throwing) in [
      ("flatMap", { (s: Observable<Int>, f: @escaping @Sendable (Int) throws -> Observable<Int>) in s.flatMap(f) }),
      ("flatMapFirst", { $0.flatMapFirst($1) }), ("flatMapLatest", { $0.flatMapLatest($1) }),
      ("concatMap", { $0.concatMap($1) }),
    ] {
      let logs = [Self.scalar, Self.general].map { inner in
        let log = Log()
        _ = throwing(Observable.of(1, 2, 3)) { value in
          if value == 2 { throw TestError() }
          return inner(value)
        }
        .subscribe { log.add(marble($0)) }
        return log.lines
      }
      XCTAssertEqual(logs[0], ["1", "x"], name)
      XCTAssertEqual(logs[0], logs[1], name)
    }
  }
}
