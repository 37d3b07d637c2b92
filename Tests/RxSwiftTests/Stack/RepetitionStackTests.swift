// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// Repetition does not grow the stack: each of these goes a million deep on a small one.
final class RepetitionStackTests: XCTestCase {
  /// A source that is no scalar, so that no shortcut is taken; it completes on subscription.
  private static func one(_ element: Int = 1) -> Observable<Int> {
    Observable.create { observer in
      observer.onNext(element)
      observer.onCompleted()
      return Disposables.create()
    }
  }

  private static let failing = Observable<Int>.create { observer in
    observer.onError(TestError())
    return Disposables.create()
  }

  private func check(
    _ expected: Int = million, line: UInt = #line, _ make: @escaping @Sendable () -> Observable<Int>
  ) {
    let (count, ends) = (Box(0), Box(0))
    onASmallStack {
      _ = make().subscribe(
        onNext: { _ in count.value += 1 }, onError: { _ in ends.value += 1 }, onCompleted: { ends.value += 1 })
    }
    XCTAssertEqual(count.value, expected, line: line)
    XCTAssertEqual(ends.value, 1, line: line)
  }

  func testConcat() {
    check { Observable.concat(repeatElement(Self.one(), count: million)) }
    check { Observable.concat(AnySequence(repeatElement(Observable.just(1), count: million))) }
  }

  func testConcatWithItselfDeferred() {
    @Sendable func count(from first: Int) -> Observable<Int> {
      if first == million { return .empty() }
      let one = first % 2 == 0 ? Self.one(first) : .just(first)
      return one.concat(Observable.deferred { count(from: first + 1) })
    }
    check { count(from: 0) }
  }

  func testConcatOfInnerSequences() {
    check { Observable.range(start: 0, count: million).map { _ in Self.one() }.concat() }
  }

  func testConcatMap() {
    check { Observable.range(start: 0, count: million).concatMap { Self.one($0) } }
    check { Observable.range(start: 0, count: million).concatMap { Observable.just($0) } }
  }

  func testMergeOfAFew() {
    check { Observable.range(start: 0, count: million).map { Self.one($0) }.merge(maxConcurrent: 3) }
  }

  /// All inner sequences wait while the first one is in progress; its end begins them, one after the other.
  func testConcatMapOfWaitingSequences() {
    let gate = PublishSubject<Int>()
    let count = Counter()
    onASmallStack {
      _ = Observable.range(start: 0, count: million).concatMap { $0 == 0 ? gate : Self.one($0) }
        .subscribe(onNext: { _ in count.add() })
      XCTAssertEqual(count.value, 0)
      gate.onCompleted()
    }
    XCTAssertEqual(count.value, million - 1)
  }

  func testFlatMapLatest() {
    check { Observable.range(start: 0, count: million).flatMapLatest { Self.one($0) } }
    check { Observable.range(start: 0, count: million).map { Self.one($0) }.switchLatest() }
  }

  func testFlatMapAndFlatMapFirst() {
    check { Observable.range(start: 0, count: million).flatMap { Self.one($0) } }
    check { Observable.range(start: 0, count: million).flatMapFirst { Self.one($0) } }
  }

  func testRepeatElement() {
    check { Observable.repeatElement(1).take(million) }
  }

  func testRetry() {
    check(1) {
      let attempts = RemainingAttempts()
      return Observable<Int>.deferred { attempts.isLeft() ? Self.failing : Self.one() }.retry()
    }
    check(0) { Self.failing.retry(million) }
  }

  func testRetryWhen() {
    check(1) {
      let attempts = RemainingAttempts()
      return Observable<Int>.deferred { attempts.isLeft() ? Self.failing : Self.one() }.retry { $0 }
    }
  }

  func testCatchOfASequence() {
    check(1) {
      Observable.catch(
        sequence: [repeatElement(Self.failing, count: million), repeatElement(Self.one(), count: 1)].joined())
    }
  }

  func testGenerate() {
    check { Observable.generate(initialState: 0, condition: { $0 < million }, iterate: { $0 + 1 }) }
    check {
      Observable.generate(
        initialState: 0, condition: { $0 < million }, scheduler: RunningScheduler(), iterate: { $0 + 1 })
    }
  }

  func testSourcesOnASchedulerThatRunsAtOnce() {
    check { Observable.range(start: 0, count: million, scheduler: RunningScheduler()) }
    check { Observable.repeatElement(1, scheduler: RunningScheduler()).take(million) }
  }
}

/// A scheduler that runs actions one after the other on the thread that schedules the first one; as it is not the
/// trampoline of the current thread, sources take the general path.
private final class RunningScheduler: ImmediateSchedulerType, @unchecked Sendable {
  // Sendable: by the rule that a test uses it on one thread.
  private var actions: [() -> Void] = []
  private var isRunning = false

  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let disposable = SingleAssignmentDisposable()
    actions.append { if !disposable.isDisposed { disposable.setDisposable(action(state)) } }
    guard !isRunning else { return disposable }
    isRunning = true
    while !actions.isEmpty { actions.removeFirst()() }
    isRunning = false
    return disposable
  }
}
