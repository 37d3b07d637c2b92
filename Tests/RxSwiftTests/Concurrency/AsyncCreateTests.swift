// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

/// Sequences made by asynchronous functions.
final class AsyncCreateTests: XCTestCase {
  func testElementsAndTheEnd() async throws {
    let numbers = Observable<Int>.create(priority: .high) { observer in
      for number in 0..<5 {
        await Task.yield()
        observer.onNext(number)
      }
    }
    var received: [Int] = []
    for try await number in numbers.values { received.append(number) }
    XCTAssertEqual(received, [0, 1, 2, 3, 4])
  }

  func testWhatItThrowsIsTheError() async {
    let failing = Observable<Int>.create(detached: true, priority: nil) { observer in
      observer.onNext(1)
      throw TestError()
    }
    var received: [Int] = []
    do {
      for try await number in failing.values { received.append(number) }
      XCTFail("must throw")
    } catch { XCTAssertEqual(error as? TestError, TestError()) }
    XCTAssertEqual(received, [1])
  }

  func testItMayEndTheSequenceItself() async throws {
    let cancelled = expectation(description: "cancelled")
    let ended = Observable<Int>.create(priority: nil) { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      // Soon, not at once: the task may have been faster than the subscription that it ends.
      while !Task.isCancelled { await Task.yield() }
      cancelled.fulfill()
    }
    var received: [Int] = []
    for try await number in ended.values { received.append(number) }
    XCTAssertEqual(received, [1])
    await fulfillment(of: [cancelled], timeout: 60)
  }

  func testAnInfallibleSequenceCompletesWhenTheFunctionReturns() async {
    let numbers = Infallible<Int>.create(priority: .high) { send in
      for number in 0..<5 {
        await Task.yield()
        send(.next(number))
      }
    }
    var received: [Int] = []
    for await number in numbers.values { received.append(number) }
    XCTAssertEqual(received, [0, 1, 2, 3, 4])
  }

  func testAnInfallibleSequenceThatEndsItselfOrIsDisposedCancelsTheTask() async {
    let cancelled = expectation(description: "cancelled")
    cancelled.expectedFulfillmentCount = 2
    let work: @Sendable (Bool) -> Infallible<Int> = { ends in
      .create(detached: true, priority: nil) { send in
        send(.next(1))
        if ends { send(.completed) }
        while !Task.isCancelled { await Task.yield() }
        send(.next(2))
        cancelled.fulfill()
      }
    }
    var received: [Int] = []
    for await number in work(true).values { received.append(number) }
    for await number in work(false).values {
      received.append(number)
      break
    }
    await fulfillment(of: [cancelled], timeout: 60)
    XCTAssertEqual(received, [1, 1])
  }

  func testDisposingCancelsTheTaskAndNothingComesAfter() async {
    let (started, cancelled) = (expectation(description: "started"), expectation(description: "cancelled"))
    let events = Counter()
    let subscription = Observable<Int>.create(priority: nil) { observer in
      started.fulfill()
      do { try await Task.sleep(nanoseconds: 60_000_000_000) } catch {
        observer.onNext(1)
        cancelled.fulfill()
        throw error
      }
    }
    .subscribe { _ in events.add() }
    await fulfillment(of: [started], timeout: 60)
    subscription.dispose()
    await fulfillment(of: [cancelled], timeout: 60)
    XCTAssertEqual(events.value, 0)
  }

  func testEnoughElementsCancelTheTask() async throws {
    let cancelled = expectation(description: "cancelled")
    let endless = Observable<Int>.create(priority: nil) { observer in
      var number = 0
      while !Task.isCancelled {
        observer.onNext(number)
        number += 1
        await Task.yield()
      }
      cancelled.fulfill()
    }
    let numbers = try await endless.take(3).toArray().value
    XCTAssertEqual(numbers, [0, 1, 2])
    await fulfillment(of: [cancelled], timeout: 60)
  }

  func testChildTasksMaySendAtTheSameTime() async throws {
    let numbers = Observable<Int>.create(priority: nil) { observer in
      await withTaskGroup(of: Void.self) { group in
        for thread in 0..<4 {
          group.addTask { for index in 0..<250 { observer.onNext(thread * 250 + index) } }
        }
      }
    }
    let received = try await numbers.toArray().value
    XCTAssertEqual(received.sorted(), Array(0..<1000))
  }

  func testTheOtherCreateIsStillTheOneWithoutLabels() {
    let log = Log()
    _ = Observable<Int>.create { _ in Disposables.create() }.subscribe { log.add(marble($0)) }
    _ = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    .subscribe { log.add(marble($0)) }
    XCTAssertEqual(log.lines, ["1", "|"])
  }

  func testMaybe() async throws {
    let some = try await Maybe<Int>.create { 1 }.value
    XCTAssertEqual(some, 1)
    let none = try await Maybe<Int>.create { nil }.value
    XCTAssertNil(none)
    do {
      _ = try await Maybe<Int>.create { throw TestError() }.value
      XCTFail("must throw")
    } catch { XCTAssertEqual(error as? TestError, TestError()) }
  }

  func testCompletable() async throws {
    let runs = Counter()
    let completable = Completable.create { runs.add() }
    XCTAssertEqual(runs.value, 0)
    try await completable.value
    try await completable.value
    XCTAssertEqual(runs.value, 2)
    do {
      try await Completable.create { throw TestError() }.value
      XCTFail("must throw")
    } catch { XCTAssertEqual(error as? TestError, TestError()) }
  }

  func testReleasesWhatItCaptured() async throws {
    let captured = WeakBox<Canary>(nil)
    func run() async throws {
      let canary = Canary()
      captured.object = canary
      _ = try await Observable<Int>.create(priority: nil) { observer in
        withExtendedLifetime(canary) { observer.onNext(1) }
      }
      .toArray().value
    }
    try await run()
    await until { captured.object == nil }
  }
}
