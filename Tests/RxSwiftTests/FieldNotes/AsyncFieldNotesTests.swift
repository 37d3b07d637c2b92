// SPDX-License-Identifier: MIT
import RxSwift
import RxTest
import RxTestSupport
import XCTest

/// What users of RxSwift reported about its bridges to async code, and about Swift 6.
final class AsyncFieldNotesTests: XCTestCase {
  /// A cancelled task left the continuation of `value` behind: it has to come back, and nothing may stay alive.
  func testIssue2426ValueLeaksNoContinuation() async {
    let live = AtomicCounter()
    for _ in 0..<200 {
      let task = Task {
        let token = LifeToken(live)
        let never = Single<Int>.create { _ in Disposables.create { withExtendedLifetime(token) {} } }
        return try await never.value
      }
      await Task.yield()
      task.cancel()
      let result = await task.result
      XCTAssertThrowsError(try result.get()) { XCTAssert($0 is CancellationError) }
    }
    XCTAssertEqual(live.value, 0)
  }

  /// A source that says more than one thing resumed the continuation twice, which traps.
  func testIssue2563ValueResumesOnce() async throws {
    let single = Single<Int>.create { single in
      single(.success(1))
      single(.success(2))
      single(.failure(TestError()))
      return Disposables.create { single(.success(3)) }
    }
    let value = try await single.value
    XCTAssertEqual(value, 1)
    let maybe = Maybe<Int>.create { maybe in
      maybe(.completed)
      maybe(.success(1))
      return Disposables.create()
    }
    let none = try await maybe.value
    XCTAssertNil(none)
    let completable = Completable.create { completable in
      completable(.completed)
      completable(.error(TestError()))
      return Disposables.create()
    }
    try await completable.value
  }

  /// Cancellation while the source is being subscribed to, by a source that takes a lock of the user's in both places.
  func testIssue2727CancellationDoesNotDeadlock() async {
    for round in 0..<500 {
      let lock = NSRecursiveLock()
      let single = Single<Int>.create { single in
        lock.withLock { if round % 2 == 0 { single(.success(round)) } }
        return Disposables.create { lock.withLock { single(.failure(TestError())) } }
      }
      let task = Task { try await single.value }
      if round % 3 > 0 { await Task.yield() }
      lock.withLock { task.cancel() }
      switch await task.result {
      case .success(let value): XCTAssertEqual(value, round)
      case .failure(let error): XCTAssert(error is CancellationError, "\(error)")
      }
    }
  }

  /// An observable from an asynchronous function was wanted: its elements, its error, and its end when it is disposed.
  func testIssue2551AnObservableFromAnAsyncFunction() async {
    let cancelled = expectation(description: "cancelled")
    let source = Observable<Int>.create(priority: nil) { observer in
      observer.onNext(1)
      do { try await Task.sleep(nanoseconds: 60_000_000_000) } catch {
        cancelled.fulfill()
        throw error
      }
    }
    var received: [Int] = []
    do { for try await number in source.take(1).values { received.append(number) } } catch { XCTFail("\(error)") }
    XCTAssertEqual(received, [1])
    await fulfillment(of: [cancelled], timeout: 60)
    let failing = Observable<Int>.create(priority: nil) { _ in throw TestError() }
    do {
      for try await number in failing.values { XCTFail("\(number)") }
      XCTFail("must throw")
    } catch { XCTAssertEqual(error as? TestError, TestError()) }
  }

  /// The virtual clock trapped off the thread that made it.
  func testIssue2609VirtualClockOnAnyThread() async {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    inParallel(1) { _ in
      _ = source.map { $0 * 10 }.delay(.seconds(5), scheduler: scheduler).subscribe(observer)
      scheduler.scheduleAt(215) {}
    }
    await Task.detached { scheduler.start() }.value
    XCTAssertEqual(observer.events, [.next(215, 10), .next(225, 20), .completed(235)])
    XCTAssertEqual(scheduler.clock, 235)
  }

  /// Closures written in a function of the main actor run on the thread of the scheduler; they trapped.
  @MainActor
  func testIssue2638BackgroundClosuresOfTheMainActor() async throws {
    let (onBackground, onMain) = (Box<[Bool]>([]), Box<[Bool]>([]))
    let done = expectation(description: "done")
    let background = SerialDispatchQueueScheduler(qos: .userInitiated)
    let subscription = Observable.of(1, 2, 3)
      .observe(on: background)
      .map { value -> Int in
        onBackground.value.append(Thread.isMainThread)
        return value * 10
      }
      .filter { $0 > 10 }
      .flatMap { Observable.of($0, $0 + 1) }
      .scan(0) { $0 + $1 }
      .do(onNext: { _ in onBackground.value.append(Thread.isMainThread) })
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { _ in onMain.value.append(Thread.isMainThread) }, onCompleted: { done.fulfill() })
    await fulfillment(of: [done], timeout: 60)
    XCTAssertEqual(onBackground.value, Array(repeating: false, count: 7))
    XCTAssertEqual(onMain.value, Array(repeating: true, count: 4))
    subscription.dispose()
  }

  /// The same for actions that are given to a scheduler itself, and for observers made of closures.
  @MainActor
  func testIssue2638ActionsOfSchedulers() async throws {
    let (count, done) = (AtomicCounter(), expectation(description: "done"))
    done.expectedFulfillmentCount = 5
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let once: @Sendable (Int) -> any Disposable = { _ in
      count.add()
      done.fulfill()
      return Disposables.create()
    }
    let periodic = SerialDisposable()
    let actions = [
      scheduler.schedule(1) { _ in
        count.add()
        done.fulfill()
        return Disposables.create { count.add() }
      },
      scheduler.scheduleRelative(1, dueTime: .milliseconds(1), action: once),
      scheduler.scheduleRecursive(1) { state, again in
        count.add()
        if state < 3 { again(state + 1) } else { done.fulfill() }
      },
    ]
    periodic.disposable = scheduler.schedulePeriodic(1, startAfter: .milliseconds(1), period: .milliseconds(1)) {
      state in
      if state == 2 { done.fulfill() }
      return state + 1
    }
    let observer = AnyObserver<Int> { _ in count.add() }.mapObserver { (text: String) in Int(text) ?? 0 }
    let subscription = Observable.of("1", "2").observe(on: scheduler).do(onCompleted: { done.fulfill() })
      .subscribe(observer)
    await fulfillment(of: [done], timeout: 60)
    periodic.dispose()
    for action in actions + [subscription] { action.dispose() }
    XCTAssertGreaterThanOrEqual(count.value, 7)
  }

  /// Five sources and a sum took ten seconds to type-check; this has to compile with all other tests.
  func testIssue2656CombineLatestOfFiveTypeChecks() {
    let source = Observable.of(1)
    let log = Log()
    _ = Observable.combineLatest(source, source, source, source, source) { $0 + $1 + $2 + $3 + $4 }
      .subscribe(onNext: { log.add("\($0)") })
    XCTAssertEqual(log.lines, ["5"])
  }
}
