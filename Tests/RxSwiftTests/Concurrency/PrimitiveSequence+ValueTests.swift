// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class PrimitiveSequenceValueTests: XCTestCase {
  func testSingle() async throws {
    let value = try await Single.just(1).value
    XCTAssertEqual(value, 1)
    do {
      _ = try await Single<Int>.error(TestError()).value
      XCTFail("must throw")
    } catch { XCTAssertEqual(error as? TestError, TestError()) }
  }

  func testMaybe() async throws {
    let value = try await Maybe.just(1).value
    XCTAssertEqual(value, 1)
    let none = try await Maybe<Int>.empty().value
    XCTAssertNil(none)
    do {
      _ = try await Maybe<Int>.error(TestError()).value
      XCTFail("must throw")
    } catch { XCTAssertEqual(error as? TestError, TestError()) }
  }

  func testCompletable() async throws {
    try await Completable.empty().value
    do {
      try await Completable.error(TestError()).value
      XCTFail("must throw")
    } catch { XCTAssertEqual(error as? TestError, TestError()) }
  }

  func testASingleThatCannotKeepItsPromise() async throws {
    do {
      _ = try await Observable<Int>.empty().asSingle().value
      XCTFail("must throw")
    } catch { XCTAssertEqual("\(error)", "\(RxError.noElements)") }
  }

  func testOutcomesFromAnotherThread() async throws {
    let single = Single<Int>.create { single in
      Thread.detachNewThread { single(.success(7)) }
      return Disposables.create()
    }
    let value = try await single.value
    XCTAssertEqual(value, 7)
  }

  func testTheSourceIsDisposedAfterTheOutcome() async throws {
    let disposals = Counter()
    _ = try await Single<Int>.create { single in
      single(.success(1))
      return Disposables.create { disposals.add() }
    }
    .value
    XCTAssertEqual(disposals.value, 1)
  }

  func testCancellationDisposesTheSubscriptionAndThrows() async throws {
    let (subscribed, disposals) = (expectation(description: "subscribed"), Counter())
    let never = Single<Int>.create { _ in
      subscribed.fulfill()
      return Disposables.create { disposals.add() }
    }
    let task = Task { try await never.value }
    await fulfillment(of: [subscribed], timeout: 60)
    task.cancel()
    do {
      _ = try await task.value
      XCTFail("must throw")
    } catch { XCTAssert(error is CancellationError) }
    XCTAssertEqual(disposals.value, 1)
  }

  func testEveryTraitCanBeCancelled() async {
    let tasks = [
      Task { _ = try await Single<Int>.never().value }, Task { _ = try await Maybe<Int>.never().value },
      Task { try await Completable.never().value },
    ]
    for task in tasks {
      task.cancel()
      do {
        try await task.value
        XCTFail("must throw")
      } catch { XCTAssert(error is CancellationError) }
    }
  }

  private func afterCancellation<Value: Sendable>(
    _ value: @escaping @Sendable () async throws -> Value
  ) async -> Result<Value, any Error> {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await value()
    }
    task.cancel()
    return await task.result
  }

  func testASequenceThatEndsOnSubscriptionHasItsResultThoughTheTaskWasCancelledBefore() async throws {
    let single = await afterCancellation { try await Single.just(1).value }
    XCTAssertEqual(try single.get(), 1)
    let maybe = await afterCancellation { try await Maybe<Int>.empty().value }
    XCTAssertNil(try maybe.get())
    let completable = await afterCancellation { try await Completable.empty().value }
    XCTAssertNoThrow(try completable.get())
    let failure = await afterCancellation { try await Single<Int>.error(TestError()).value }
    XCTAssertThrowsError(try failure.get()) { XCTAssert($0 is TestError) }
  }

  func testASequenceThatGoesOnIsDisposedIfTheTaskWasCancelledBefore() async {
    let (subscriptions, disposals) = (Counter(), Counter())
    let single = Single<Int>.create { _ in
      subscriptions.add()
      return Disposables.create { disposals.add() }
    }
    let result = await afterCancellation { try await single.value }
    XCTAssertThrowsError(try result.get()) { XCTAssert($0 is CancellationError) }
    XCTAssertEqual(subscriptions.value, 1)
    XCTAssertEqual(disposals.value, 1)
  }

  /// Cancellation races with the outcome from another thread: a continuation that is resumed twice traps, one that is
  /// not resumed at all keeps this test from ending.
  func testRacesOfCancellationAndOutcome() async {
    let queue = DispatchQueue(label: "outcomes", attributes: .concurrent)
    for round in 0..<10_000 {
      let single = Single<Int>.create { single in
        queue.async { single(round % 3 == 0 ? .failure(TestError()) : .success(round)) }
        return Disposables.create()
      }
      let task = Task { try await single.value }
      if round % 2 == 0 { await Task.yield() }
      task.cancel()
      switch await task.result {
      case .success(let value): XCTAssertEqual(value, round)
      case .failure(is CancellationError): break
      case .failure(let error): XCTAssert(error is TestError && round % 3 == 0)
      }
    }
  }

  /// Cancellation comes while the source is being subscribed to, and disposing it emits: no lock may be held.
  func testDisposalThatEmits() async {
    for _ in 0..<1_000 {
      let box = Box<(@Sendable (SingleEvent<Int>) -> Void)?>(nil)
      let single = Single<Int>.create { single in
        box.value = single
        return Disposables.create { single(.success(1)) }
      }
      let task = Task { try await single.value }
      await Task.yield()
      task.cancel()
      if case .failure(let error) = await task.result { XCTAssert(error is CancellationError) }
    }
  }

  func testManyOutcomesAtTheSameTime() async {
    for _ in 0..<500 {
      let single = Maybe<Int>.create { maybe in
        for outcome in [MaybeEvent<Int>.success(1), .completed, .error(TestError())] {
          DispatchQueue.global().async { maybe(outcome) }
        }
        return Disposables.create()
      }
      switch await Task(operation: { try await single.value }).result {
      case .success(let value): XCTAssert(value == nil || value == 1)
      case .failure(let error): XCTAssert(error is TestError)
      }
    }
  }

  func testReleasesTheSource() async throws {
    let captured = WeakBox<Box<Int>>(nil)
    func run() async throws {
      let object = Box(1)
      captured.object = object
      _ = try await Single<Int>.create { single in
        single(.success(object.value))
        return Disposables.create()
      }
      .value
    }
    try await run()
    XCTAssertNil(captured.object)
  }
}
