// SPDX-License-Identifier: MIT
import XCTest

/// The checks of what is lost, of states, and of late observers find what is wrong with bad histories.
final class HistoryStateCheckTests: XCTestCase {
  private func expect(
    _ count: Int, _ check: HistoryCheck, _ history: History, _ words: String = "", line: UInt = #line
  ) {
    let found = check.find(history)
    XCTAssertEqual(found.count, count, found.map(\.text).joined(separator: "\n"), line: line)
    for violation in found where !words.isEmpty {
      XCTAssert(violation.text.contains(words), violation.text, line: line)
    }
  }

  /// Thread 0 sends 1, 2, 3… to source 0, each in four ticks, from tick 1 on.
  private func sends(_ count: Int) -> [Send] {
    (1...count).map { Send($0, thread: 0, begin: 4 * $0 - 3, end: 4 * $0) }
  }
  private func received(_ values: [Int], _ number: Int) -> Receipt {
    Receipt(values, thread: 0, begin: 4 * number - 2, end: 4 * number - 1)
  }

  private func late(_ begin: Int, _ end: Int, disposed: Window? = nil, _ receipts: [Receipt]) -> Observation {
    Observation(receipts, subscribed: Window(begin: begin, end: end), disposed: disposed)
  }

  // MARK: - Complete

  func testLost() {
    expect(1, .complete, History(sends(2), [Observation([received([1], 1)])]), "lost")
    expect(1, .complete, History(sends(2), [late(2, 3, [])]), "lost")
  }

  func testDoubled() {
    expect(1, .complete, History(sends(1), [Observation([received([1], 1), received([1], 2)])]), "twice")
  }

  func testMadeUp() {
    expect(1, .complete, History(sends(1), [Observation([received([1], 1), received([7], 2)])]), "nobody")
    expect(1, .complete, History(sends(2), [late(6, 6, [received([2], 1)])]), "nobody")
  }

  func testAfterDisposing() {
    let history = History(sends(2), [late(0, 0, disposed: Window(begin: 4, end: 4), [received([2], 2)])])
    expect(1, .complete, history, "after disposing")
  }

  func testBeforeSubscribing() {
    var history = History(sends(1), [late(5, 8, [received([1], 2)])])
    expect(1, .complete, history, "before subscribing")
    history.replay = 1
    expect(0, .complete, history)
  }

  func testAGap() {
    // 1 is repeated, 3 comes live; 2 had been sent before subscribing.
    var history = History(sends(3), [late(9, 9, [received([1], 3), received([3], 3)])])
    history.replay = 1
    expect(1, .complete, history, "but not what follows: 2")
    history.hasOneSource = false
    expect(0, .complete, history)
  }

  func testPairs() {
    let sends =
      sends(2) + [Send(11, source: 1, thread: 1, begin: 1, end: 4), Send(12, source: 1, thread: 1, begin: 5, end: 8)]
    func history(_ pairs: [[Int]]) -> History {
      History(sends, [Observation(pairs.enumerated().map { received($1, $0 + 1) })], shape: .pairs)
    }
    expect(0, .complete, history([[1, 11], [2, 12]]))
    expect(1, .complete, history([[1, 11]]), "instead of 2")
    // Each component holds an element of the other source, and the elements of its own are missing.
    expect(4, .complete, history([[11, 1], [2, 12]]))
    expect(1, .complete, history([[1, 11], [1, 12]]), "in two pairs")
    expect(3, .complete, history([[2, 12]]))
  }

  // MARK: - States

  func testAnAccumulationThatLosesAState() {
    func history(_ states: [[Int]]) -> History {
      History(sends(3), [Observation(states.enumerated().map { received($1, $0 + 1) })], shape: .accumulated)
    }
    expect(0, .coherent, history([[1], [1, 2], [1, 2, 3]]))
    expect(1, .coherent, history([[1], [1, 2], [1, 3]]), "[1, 2], then [1, 3]")
    expect(1, .coherent, history([[1], [1, 2, 3]]), "[1], then")
    expect(1, .lastState, history([[2], [2, 1]]), "has first 2")
    expect(0, .lastState, history([[1], [1, 2], [1, 2, 3]]))
  }

  /// Source 0 sends 1 and then 3; source 1 sends 2 and then 4; one after the other.
  private func combination(_ states: [[Int]], shape: History.Shape = .combination) -> History {
    let sends = (1...4).map { Send($0, source: ($0 - 1) % 2, thread: 0, begin: 4 * $0 - 3, end: 4 * $0) }
    return History(sends, [Observation(states.enumerated().map { received($1, $0 + 2) })], shape: shape)
  }

  func testACombinationThatChangesTwice() {
    expect(0, .coherent, combination([[1, 2], [3, 2], [3, 4]]))
    expect(1, .coherent, combination([[1, 2], [3, 4]]), "[1, 2], then [3, 4]")
    expect(1, .coherent, combination([[1, 2], [1, 2]]), "[1, 2], then [1, 2]")
  }

  func testACombinationThatIsStale() {
    expect(0, .current, combination([[1, 2], [3, 2], [3, 4]]))
    expect(1, .current, combination([[1, 2], [1, 4]]), "still shows 1")
    expect(1, .current, combination([[1, 2], [1, 4], [3, 4]]), "still shows 1")
  }

  func testACombinationThatComesTooEarly() {
    let sends = [Send(1, thread: 0, begin: 1, end: 4), Send(2, source: 1, thread: 0, begin: 5, end: 8)]
    let history = History(sends, [Observation([received([1, 2], 1)])], shape: .sampled)
    expect(1, .current, history, "nobody has sent 2")
  }

  func testASampleThatIsStale() {
    let sends = [
      Send(1, source: 1, thread: 0, begin: 1, end: 4), Send(2, source: 1, thread: 0, begin: 5, end: 8),
      Send(3, thread: 0, begin: 9, end: 12),
    ]
    func history(_ sample: Int) -> History {
      History(sends, [Observation([received([3, sample], 3)])], shape: .sampled)
    }
    expect(0, .current, history(2))
    expect(1, .current, history(1), "still shows 1")
  }

  func testAStateThatIsNotTheLast() {
    var history = History(sends(2), [Observation([received([1], 1), received([2], 2)])])
    history.finals = [2]
    expect(0, .lastState, history)
    history.finals = [1]
    expect(2, .lastState, history)
    expect(1, .lastState, History(sends(2), [Observation([received([2], 2), received([1], 3)])]), "shows [1]")
  }

  func testShownAndSaid() {
    let sends = [Send(1, thread: 0, begin: 1, end: 6), Send(2, thread: 1, begin: 2, end: 5)]
    var history = History(sends, [Observation([received([1], 1), received([2], 2)])])
    history.finals = [1]
    expect(1, .lastState, history, "sources that say [1]")
  }

  func testAnOldRead() {
    var history = History(sends(2), [])
    history.reads = [Read(value: 1, source: 0, begin: 6, end: 7), Read(value: 2, source: 0, begin: 9, end: 10)]
    expect(0, .reads, history)
    history.reads = [Read(value: 1, source: 0, begin: 9, end: 10)]
    expect(1, .reads, history, "read in 9...10")
    history.reads = [Read(value: 2, source: 0, begin: 1, end: 2)]
    expect(1, .reads, history, "never sent")
  }

  // MARK: - Late observers

  func testNothingIsRepeated() {
    var history = History(sends(2), [late(9, 12, [received([2], 3)])])
    history.replay = 1
    expect(0, .replayed, history)
    history.replay = 2
    expect(1, .replayed, history, "1 of 2")
    history.replay = .max
    expect(1, .replayed, history, "1 of 2")
  }

  func testTheLastElement() {
    func history(_ observations: [Observation]) -> History {
      var history = History(sends(2), observations, shape: .last)
      history.ending = Send(-1, thread: 0, begin: 9, end: 12)
      return history
    }
    expect(0, .lastElement, history([Observation([received([2], 3)])]))
    expect(1, .lastElement, history([Observation([received([1], 3)])]), "but 2 sent")
    expect(1, .lastElement, history([Observation([])]), "received nothing")
    expect(1, .lastElement, history([Observation([received([2], 3), received([2], 3)])]), "twice")
    expect(1, .lastElement, history([Observation([received([2], 4)])]), "not in the call")
    expect(1, .lastElement, history([Observation([received([7], 3)])]), "never sent")
    expect(1, .lastElement, history([late(13, 16, [received([1], 4)])]), "but 2 sent")
    expect(2, .lastElement, history([Observation([received([2], 3)]), Observation([received([1], 3)])]))
  }
}
