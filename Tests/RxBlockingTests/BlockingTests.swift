// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import RxBlocking
import RxSwift
import XCTest

private struct Failure: Error, Equatable {}

final class BlockingTests: XCTestCase {
  /// The time includes the subscription, as with RxSwift.
  func testASubscriptionThatTakesLongerThanTheTimeOut() {
    let slow = Observable<Int>.create { observer in
      Thread.sleep(forTimeInterval: 0.1)
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    switch slow.toBlocking(timeout: 0.01).materialize() {
    case .completed(let elements): XCTFail("There was time for \(elements).")
    case .failed(let elements, let error):
      XCTAssertEqual(elements, [1])
      XCTAssertEqual("\(error)", "\(RxError.timeout)")
    }
    XCTAssertEqual(try slow.toBlocking(timeout: 60).toArray(), [1])
  }

  private let background = SerialDispatchQueueScheduler(qos: .userInitiated)

  func testToArrayReturnsAllElementsOrThrows() throws {
    XCTAssertEqual(try Observable<Int>.empty().toBlocking().toArray(), [])
    XCTAssertEqual(try Observable.of(1, 2, 3).toBlocking().toArray(), [1, 2, 3])
    XCTAssertEqual(
      try Observable.range(start: 0, count: 1000, scheduler: background).toBlocking().toArray().count, 1000)
    XCTAssertThrowsError(try Observable<Int>.error(Failure()).toBlocking().toArray()) { XCTAssert($0 is Failure) }
  }

  func testFirstStopsAtTheFirstElement() throws {
    XCTAssertNil(try Observable<Int>.empty().toBlocking().first())
    XCTAssertEqual(try Observable.of(7, 8).concat(Observable.never()).toBlocking().first(), 7)
    XCTAssertEqual(try Observable.just(7).concat(Observable.error(Failure())).toBlocking().first(), 7)
    XCTAssertThrowsError(try Observable<Int>.error(Failure()).toBlocking().first()) { XCTAssert($0 is Failure) }
    XCTAssertEqual(try Observable<Int>.interval(.milliseconds(1), scheduler: background).toBlocking().first(), 0)
  }

  /// A timer that the sequence puts into the run loop of the waiting thread fires, whichever thread that is.
  func testTheRunLoopOfAnyThreadRuns() throws {
    let timers = Observable<Int>.create { observer in
      let timer = Timer(timeInterval: 0.01, repeats: false) { _ in
        observer.onNext(1)
        observer.onCompleted()
      }
      RunLoop.current.add(timer, forMode: .default)
      return Disposables.create()
    }
    XCTAssertEqual(try timers.toBlocking(timeout: 60).single(), 1)
    let (results, done) = (PublishSubject<Int>(), expectation(description: "done"))
    let subscription = results.subscribe(onNext: {
      XCTAssertEqual($0, 1)
      done.fulfill()
    })
    Thread.detachNewThread { results.onNext((try? timers.toBlocking(timeout: 60).single()) ?? 0) }
    wait(for: [done], timeout: 120)
    subscription.dispose()
  }

  /// The element that is enough disposes a source that emits without end and without waiting.
  func testASourceThatNeverEnds() throws {
    let endless = Observable.repeatElement(1)
    XCTAssertEqual(try endless.toBlocking().first(), 1)
    XCTAssertEqual(try endless.map { $0 + 1 }.toBlocking().first(), 2)
    XCTAssertThrowsError(try endless.toBlocking().single()) {
      guard case RxError.moreThanOneElement = $0 else { return XCTFail("\($0)") }
    }
    XCTAssertThrowsError(try endless.toBlocking().single { _ in throw Failure() }) { XCTAssert($0 is Failure) }
    XCTAssertEqual(try Observable.range(start: 0, count: .max).toBlocking().first(), 0)
  }

  /// The source is disposed when the call returns, even if another thread sends.
  func testASourceIsDisposedBeforeTheCallReturns() throws {
    let disposed = DispatchSemaphore(value: 0)
    let source = Observable<Int>.create { observer in
      DispatchQueue.global().async { observer.onNext(1) }
      return Disposables.create {
        usleep(20_000)
        disposed.signal()
      }
    }
    XCTAssertEqual(try source.toBlocking().first(), 1)
    XCTAssertEqual(disposed.wait(timeout: .now()), .success)
  }

  func testLast() throws {
    XCTAssertNil(try Observable<Int>.empty().toBlocking().last())
    XCTAssertEqual(try Observable.of(1, 2).toBlocking().last(), 2)
    XCTAssertThrowsError(try Observable.of(1).concat(Observable.error(Failure())).toBlocking().last()) {
      XCTAssert($0 is Failure)
    }
  }

  func testSingle() throws {
    XCTAssertEqual(try Observable.just(1).toBlocking().single(), 1)
    XCTAssertEqual(try Observable.of(1, 2, 3).toBlocking().single { $0 == 2 }, 2)
    assertError(.noElements) { try Observable<Int>.empty().toBlocking().single() }
    assertError(.noElements) { try Observable.of(1, 2).toBlocking().single { $0 > 5 } }
    assertError(.moreThanOneElement) { try Observable.of(1, 2).concat(Observable.never()).toBlocking().single() }
    XCTAssertThrowsError(try Observable.of(1).toBlocking().single { _ in throw Failure() }) { XCTAssert($0 is Failure) }
  }

  func testPredicateIsNotCalledAfterTheEnd() {
    nonisolated(unsafe) var calls = 0  // touched on this thread only
    XCTAssertThrowsError(
      try Observable.of(1, 2, 3).toBlocking().single { _ in
        calls += 1
        throw Failure()
      })
    XCTAssertEqual(calls, 1)
    calls = 0
    assertError(.moreThanOneElement) {
      try Observable.of(1, 2, 3, 4).toBlocking().single { _ in
        calls += 1
        return true
      }
    }
    XCTAssertEqual(calls, 2)
  }

  func testMaterialize() {
    guard case .completed(let elements) = Observable.of(1, 2).toBlocking().materialize() else {
      return XCTFail("not completed")
    }
    XCTAssertEqual(elements, [1, 2])
    let failing = Observable.of(1, 2).concat(Observable.error(Failure()))
    guard case .failed(let before, let error) = failing.toBlocking().materialize() else { return XCTFail("not failed") }
    XCTAssertEqual(before, [1, 2])
    XCTAssert(error is Failure)
  }

  func testTimeoutEndsWaiting() {
    assertError(.timeout) { try Observable<Int>.never().toBlocking(timeout: 0.02).first() }
    guard
      case .failed(let elements, let error) = Observable.just(1).concat(Observable.never())
        .toBlocking(timeout: 0.02).materialize()
    else { return XCTFail("not failed") }
    XCTAssertEqual(elements, [1])
    XCTAssertEqual("\(error)", "\(RxError.timeout)")
  }

  func testMainQueueWorkArrivesWhileTheMainThreadBlocks() throws {
    XCTAssertTrue(Thread.isMainThread)
    let elements = try Observable.of(1, 2, 3)
      .observe(on: background)
      .observe(on: MainScheduler.asyncInstance)
      .toBlocking(timeout: 60)
      .toArray()
    XCTAssertEqual(elements, [1, 2, 3])
  }

  func testBlocksThreadsWithoutRunLoop() {
    let done = expectation(description: "done")
    let scheduler = background
    Thread.detachNewThread {
      let elements = try? Observable.of(1, 2).observe(on: scheduler).toBlocking(timeout: 60).toArray()
      XCTAssertEqual(elements, [1, 2])
      let timedOut = try? Observable<Int>.never().toBlocking(timeout: 0.01).toArray()
      XCTAssertNil(timedOut)
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
  }

  func testSubscriptionIsDisposedAfterwards() throws {
    nonisolated(unsafe) var disposals = 0  // touched on this thread only
    let source = Observable.of(1, 2, 3).concat(Observable.never()).do(onDispose: { disposals += 1 })
    XCTAssertEqual(try source.toBlocking().first(), 1)
    XCTAssertEqual(disposals, 1)
    assertError(.timeout) { try source.toBlocking(timeout: 0.01).last() }
    XCTAssertEqual(disposals, 2)
  }

  private func assertError<Value>(
    _ expected: RxError, line: UInt = #line, _ body: () throws -> Value
  ) {
    XCTAssertThrowsError(try body(), line: line) { XCTAssertEqual("\($0)", "\(expected)", line: line) }
  }
}
