// SPDX-License-Identifier: MIT
import Foundation
import RxSwift
import RxTestSupport
import XCTest

final class AsyncSequenceAsObservableTests: XCTestCase {
  private func record<Sequence: AsyncSequence>(_ sequence: Sequence) async -> [String] {
    let (ended, log) = (expectation(description: "ended"), Log())
    _ = sequence.asObservable().subscribe { event in
      log.add(marble(event))
      if event.isStopEvent { ended.fulfill() }
    }
    await fulfillment(of: [ended], timeout: 60)
    return log.lines
  }

  func testElementsAndTheEnd() async {
    let stream = AsyncStream<Int> { continuation in
      for element in 1...3 { continuation.yield(element) }
      continuation.finish()
    }
    let lines = await record(stream)
    XCTAssertEqual(lines, ["1", "2", "3", "|"])
  }

  func testAnError() async {
    let stream = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: TestError())
    }
    let lines = await record(stream)
    XCTAssertEqual(lines, ["1", "x"])
  }

  func testDisposingCancelsTheTask() async {
    let (started, terminated) = (expectation(description: "started"), expectation(description: "terminated"))
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.onTermination = { _ in terminated.fulfill() }
    continuation.yield(1)
    let subscription = stream.asObservable(priority: .high).subscribe(onNext: { _ in started.fulfill() })
    await fulfillment(of: [started], timeout: 60)
    subscription.dispose()
    await fulfillment(of: [terminated], timeout: 60)
  }

  func testBackAndForth() async throws {
    var elements: [Int] = []
    for try await element in Observable.range(start: 0, count: 1_000).values.asObservable().map({ $0 * 2 }).values {
      elements.append(element)
    }
    XCTAssertEqual(elements, (0..<1_000).map { $0 * 2 })
  }

  func testASequenceThatIgnoresCancellationIsLeft() async {
    let pulls = AtomicCounter()
    let finished = expectation(description: "three elements")
    let subscription = Deaf(pulls: pulls).asObservable().take(3).subscribe(onCompleted: { finished.fulfill() })
    await fulfillment(of: [finished], timeout: 60)
    subscription.dispose()
    // The task notices after the element that it is at.
    var before = -1
    for _ in 0..<1_000 where before != pulls.value {
      before = pulls.value
      try? await Task.sleep(nanoseconds: 20_000_000)
    }
    XCTAssertEqual(before, pulls.value)
    XCTAssertLessThan(before, 100_000)
  }
}

/// Yields for ever, whatever becomes of its task.
private struct Deaf: AsyncSequence, AsyncIteratorProtocol {
  typealias Element = Int
  let pulls: AtomicCounter

  func makeAsyncIterator() -> Deaf { self }

  mutating func next() async -> Int? {
    await Task.yield()
    pulls.add()
    return pulls.value
  }
}
