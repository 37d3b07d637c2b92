// SPDX-License-Identifier: MIT
import XCTest

/// Each check accepts a good history and finds what is wrong with a bad one.
final class HistoryCheckTests: XCTestCase {
  private func expect(
    _ count: Int, _ check: HistoryCheck, _ history: History, _ words: String = "", line: UInt = #line
  ) {
    let found = check.find(history)
    XCTAssertEqual(found.count, count, found.map(\.text).joined(separator: "\n"), line: line)
    for violation in found where !words.isEmpty {
      XCTAssert(violation.text.contains(words), violation.text, line: line)
    }
  }

  private func send(
    _ value: Int, _ time: ClosedRange<Int>, source: Int = 0, thread: Int = 0, root: Int? = nil
  ) -> Send {
    Send(value, source: source, thread: thread, root: root, begin: time.lowerBound, end: time.upperBound)
  }

  private func receipt(_ values: [Int], _ time: ClosedRange<Int>, thread: Int = 0) -> Receipt {
    Receipt(values, thread: thread, begin: time.lowerBound, end: time.upperBound)
  }

  private func late(
    _ subscribed: ClosedRange<Int>, disposed: ClosedRange<Int>? = nil, _ receipts: [Receipt] = []
  ) -> Observation {
    Observation(
      receipts, subscribed: Window(begin: subscribed.lowerBound, end: subscribed.upperBound),
      disposed: disposed.map { Window(begin: $0.lowerBound, end: $0.upperBound) })
  }

  /// Thread 0 sends 1, then thread 1 sends 2, and both are delivered as they should be.
  private let good = History(
    [Send(1, thread: 0, begin: 1, end: 4), Send(2, thread: 1, begin: 5, end: 8)],
    [
      Observation([
        Receipt([1], thread: 0, begin: 2, end: 3), Receipt([2], thread: 1, begin: 6, end: 7),
      ])
    ])

  func testAGoodHistory() {
    for check in HistoryCheck.all { expect(0, check, good) }
  }

  // MARK: - Serial

  func testTwoThreadsInOneObserver() {
    let sends = [send(1, 1...8), send(2, 2...7, thread: 1)]
    let overlap = Observation([receipt([1], 3...5), receipt([2], 4...6, thread: 1)])
    expect(1, .serial, History(sends, [overlap]), "at once")
    let inside = Observation([receipt([1], 3...6), receipt([2], 4...5, thread: 1)])
    expect(1, .serial, History(sends, [inside]), "at once")
  }

  func testANestedCallOfTheSameThreadIsSerial() {
    let sends = [send(1, 1...8), send(2, 3...6, root: 1)]
    expect(0, .serial, History(sends, [Observation([receipt([1], 2...7), receipt([2], 4...5)])]))
  }

  /// Thread 0, in the observer, sends to source 1, which thread 1 holds; that one is its guest.
  private func loan(source: Int = 1, guest: ClosedRange<Int> = 5...6) -> History {
    History(
      [send(1, 1...14), send(2, 3...12, source: source, root: 1), send(3, 2...13, source: 1, thread: 1)],
      [
        Observation([
          receipt([1], 2...13), receipt([3], guest, thread: 1), receipt([2], 9...10),
        ])
      ])
  }

  func testAGuestIsSerial() { expect(0, .serial, loan()) }

  func testNobodyIsTheGuestOfAThreadThatGoesOn() {
    // The host receives 2 while the guest is still inside: both the host's own call and the nested one overlap with it.
    expect(2, .serial, loan(guest: 5...11), "[3]")
  }

  func testNobodyWaitsForItsOwnSource() { expect(1, .serial, loan(source: 0), "at once") }

  func testNobodyWaitsForASourceThatNobodyHolds() {
    let history = History(
      [send(1, 1...14), send(2, 3...12, source: 1, root: 1), send(3, 2...13, source: 2, thread: 1)],
      [Observation([receipt([1], 2...13), receipt([3], 5...6, thread: 1), receipt([2], 9...10)])])
    expect(1, .serial, history, "at once")
  }

  // MARK: - Synchronous and nested

  func testDeliveredAfterTheCall() {
    let history = History([send(1, 1...2)], [Observation([receipt([1], 3...4)])])
    expect(1, .synchronous, history, "but [1] received")
    expect(0, .nested, history)
  }

  func testDeliveredByAnotherThread() {
    expect(1, .synchronous, History([send(1, 1...4)], [Observation([receipt([1], 2...3, thread: 1)])]), "thread 1")
  }

  func testNotDeliveredWhenTheCallReturns() {
    expect(1, .synchronous, History([send(1, 1...4)], [Observation([receipt([1], 2...5)])]))
    expect(1, .synchronous, History([send(1, 1...4)], [Observation([])]), "not received")
  }

  func testAnObserverThatComesOrGoesDuringTheCallNeedNotReceive() {
    expect(0, .synchronous, History([send(1, 1...4)], [late(2...3)]))
    expect(0, .synchronous, History([send(1, 4...9)], [late(1...2, disposed: 8...10)]))
    expect(1, .synchronous, History([send(1, 4...9)], [late(1...2, disposed: 10...11)]))
  }

  func testANestedEventAfterItsCall() {
    let sends = [send(1, 1...8), send(2, 3...4, root: 1)]
    var history = History(sends, [Observation([receipt([1], 2...5), receipt([2], 6...7)])])
    expect(1, .nested, history, "nested in that of 1")
    expect(0, .synchronous, history)
    history.nesting = .afterOuter
    expect(0, .nested, history)
  }

  func testAQueuedEventAfterTheOutermostCall() {
    let sends = [send(1, 1...6), send(2, 3...4, root: 1)]
    var history = History(sends, [Observation([receipt([1], 2...5), receipt([2], 7...8)])])
    history.nesting = .afterOuter
    expect(1, .nested, history)
  }

  func testAPairOutsideOfItsCalls() {
    let sends = [send(1, 1...4), send(2, 5...8, source: 1, thread: 1)]
    func history(_ receipt: Receipt) -> History { History(sends, [Observation([receipt])], shape: .pairs) }
    expect(0, .synchronous, history(receipt([1, 2], 6...7, thread: 1)))
    expect(1, .synchronous, history(receipt([1, 2], 6...7, thread: 2)), "outside")
    expect(1, .synchronous, history(receipt([1, 2], 9...10, thread: 1)), "outside")
  }

  // MARK: - Order

  func testTheOtherWayRound() {
    let sends = [send(1, 1...2), send(2, 3...8, thread: 1)]
    let receipts = [receipt([2], 4...5, thread: 1), receipt([1], 6...7, thread: 1)]
    expect(1, .order, History(sends, [Observation(receipts)]), "has first 2")
    let overlapping = [send(1, 1...4), send(2, 3...8, thread: 1)]
    expect(0, .order, History(overlapping, [Observation(receipts)]))
  }

  func testTheShortestPairIsNamed() throws {
    let sends = [send(1, 1...2), send(2, 3...4), send(3, 5...6)]
    let history = History(sends, [Observation([receipt([3], 7...8), receipt([1], 9...10), receipt([2], 11...12)])])
    let found = HistoryCheck.order.find(history)
    XCTAssertEqual(found.count, 1)
    XCTAssert(try XCTUnwrap(found.first).text.contains("then 2 sent"))
  }

  func testTheOrderOfWhatIsSampled() {
    let sends = [
      send(1, 1...2, source: 1), send(2, 3...4, source: 1), send(3, 5...8), send(4, 9...12), send(5, 13...16),
    ]
    func history(_ samples: [Int]) -> History {
      let receipts = samples.enumerated().map { receipt([3 + $0, $1], 6 + 4 * $0...7 + 4 * $0) }
      return History(sends, [Observation(receipts)], shape: .sampled)
    }
    expect(0, .order, history([2, 2, 2]))
    expect(1, .order, history([1, 2, 1]), "has first 2")
  }

  func testAQueueThatNests() {
    let sends = [send(1, 1...8), send(2, 3...6, root: 1)]
    var history = History(sends, [Observation([receipt([1], 2...7), receipt([2], 4...5)])])
    expect(0, .queued, history)
    history.nesting = .afterOuter
    expect(1, .queued, history, "inside of it [2]")
    history = History(sends, [Observation([receipt([1], 2...5), receipt([2], 6...7)])])
    history.nesting = .afterOuter
    expect(0, .queued, history)
  }

  func testTheOrderWithinPairs() {
    let sends = [send(1, 1...2), send(2, 3...4), send(3, 5...8, source: 1), send(4, 9...12, source: 1)]
    func history(_ first: Int, _ second: Int) -> History {
      History(sends, [Observation([receipt([first, 3], 6...7), receipt([second, 4], 10...11)])], shape: .pairs)
    }
    expect(0, .order, history(1, 2))
    expect(1, .order, history(2, 1), "has first 2")
  }
}
