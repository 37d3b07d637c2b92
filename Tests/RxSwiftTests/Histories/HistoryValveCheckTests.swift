// SPDX-License-Identifier: MIT
import XCTest

/// The checks of operators that open and close, and of those that keep elements, find what is wrong with bad histories.
final class HistoryValveCheckTests: XCTestCase {
  private func expect(
    _ count: Int, _ check: HistoryCheck, _ history: History, _ words: String = "", line: UInt = #line
  ) {
    let found = check.find(history)
    XCTAssertEqual(found.count, count, found.map(\.text).joined(separator: "\n"), line: line)
    for violation in found where !words.isEmpty {
      XCTAssert(violation.text.contains(words), violation.text, line: line)
    }
  }

  private func send(_ value: Int, _ time: ClosedRange<Int>, _ source: Int = 0, thread: Int = 0) -> Send {
    Send(value, source: source, thread: thread, begin: time.lowerBound, end: time.upperBound)
  }

  private func receipt(_ value: Int, _ begin: Int, thread: Int = 0) -> Receipt {
    Receipt([value], thread: thread, begin: begin, end: begin + 1)
  }

  /// Source 0 sends 1 in 1...4 and 2 in 9...12; source 1, a signal, sends 100 in the time between, or in that of a call.
  private func history(
    _ valve: Valve, signal: ClosedRange<Int> = 5...7, subscribed: Int = 0, _ received: [Int]
  ) -> History {
    let sends = [send(1, 1...4), send(100, signal, 1, thread: 1), send(2, 9...12)]
    let receipts = received.map { receipt($0, $0 == 1 ? 2 : 10) }
    var history = History(
      sends, [Observation(receipts, subscribed: Window(begin: subscribed, end: subscribed))])
    history.signals = [1]
    history.valves = [0: valve]
    return history
  }

  // MARK: - Valves

  func testAValveThatCloses() {
    let valve = Valve(closers: [1])
    expect(0, .complete, history(valve, [1]))
    expect(1, .complete, history(valve, [1, 2]), "its way is closed: [2]")
    expect(1, .complete, history(valve, []), "lost")
    expect(1, .synchronous, history(valve, []), "1 sent")
    // The signal overlaps with the second element, which may pass or not.
    expect(0, .complete, history(valve, signal: 5...10, [1]))
    expect(0, .complete, history(valve, signal: 5...10, [1, 2]))
  }

  func testAValveThatOpens() {
    let valve = Valve(isOpenAtFirst: false, openers: [1])
    expect(0, .complete, history(valve, [2]))
    expect(1, .complete, history(valve, []), "lost")
    expect(1, .complete, history(valve, [1, 2]), "its way is closed: [1]")
    expect(0, .complete, history(valve, signal: 2...10, [1, 2]))
    expect(0, .complete, history(valve, signal: 2...10, []))
  }

  func testAValveThatIsInterrupted() {
    let valve = Valve(openers: [1], closers: [1])
    expect(0, .complete, history(valve, [1, 2]))
    expect(1, .complete, history(valve, [1]), "lost")
    expect(0, .complete, history(valve, signal: 5...10, [1]))
  }

  /// A late observer sees the effect of an earlier signal only if it lasts.
  func testALateObserver() {
    expect(0, .complete, history(Valve(closers: [1]), subscribed: 8, [2]))
    expect(1, .complete, history(Valve(closers: [1]), subscribed: 8, []), "lost")
    let lasting = Valve(isOpenAtFirst: false, openers: [1], outlasts: true)
    expect(0, .complete, history(lasting, subscribed: 8, [2]))
    expect(1, .complete, history(lasting, subscribed: 8, []), "lost")
    expect(1, .complete, history(Valve(isOpenAtFirst: false, openers: [1]), subscribed: 8, [2]), "closed")
  }

  func testARival() {
    var history = history(Valve(closers: [1]), [1, 2])
    history.valves = [0: Valve(rival: 0)]
    expect(2, .complete, history, "closed")
  }

  func testARace() {
    func history(_ received: [Int]) -> History {
      let sends = [send(1, 1...4), send(2, 5...8, 1), send(3, 9...12)]
      var history = History(sends, [Observation(received.map { receipt($0, 4 * $0 - 2) })])
      history.isRace = true
      return history
    }
    expect(0, .complete, history([1, 3]))
    expect(1, .complete, history([1]), "lost")
    expect(1, .complete, history([1, 2, 3]), "closed")
    // The second source must not win.
    expect(1, .complete, history([2]), "1 sent")
  }

  func testASignalIsNotDelivered() {
    var history = history(Valve(), [1, 2])
    history.signals = [0, 1]
    expect(2, .complete, history, "a signal")
  }

  // MARK: - What is kept

  /// Source 0 sends 1 and 2; then source 1 sends a signal, in 9...14.
  private func held(_ hold: Hold, _ receipts: [Receipt], second: ClosedRange<Int> = 5...8) -> History {
    let sends = [send(1, 1...4), send(2, second), send(100, 9...14, 1, thread: 1)]
    var history = History(sends, [Observation(receipts)], shape: .held)
    history.signals = [1]
    history.hold = hold
    return history
  }

  func testAllThatIsKeptComes() {
    let both = [receipt(1, 10, thread: 1), receipt(2, 12, thread: 1)]
    expect(0, .held, held(Hold(), both))
    expect(1, .held, held(Hold(), [both[0]]), "does not have by 14: 2")
    expect(1, .held, held(Hold(), [both[1]]), "does not have by 14: 1")
    expect(1, .order, held(Hold(), [receipt(2, 10, thread: 1), receipt(1, 12, thread: 1)]), "has first 2")
  }

  func testTheLatestThatIsKeptComes() {
    let hold = Hold(keeps: .latest)
    expect(0, .held, held(hold, [receipt(2, 10, thread: 1)]))
    expect(1, .held, held(hold, [receipt(1, 10, thread: 1)]), "does not have by 14: 2")
    expect(1, .lastState, held(hold, [receipt(1, 10, thread: 1)]), "shows [1]")
    // It may belong to the next signal.
    expect(0, .held, held(hold, [receipt(1, 10, thread: 1)], second: 10...13))
  }

  func testWhoBringsWhatIsKept() {
    let early = [receipt(1, 2), receipt(2, 10, thread: 1)]
    expect(1, .held, held(Hold(), early), "in no call that brings it")
    expect(0, .held, held(Hold(bringer: .ownSend), early))
    let late = [receipt(1, 6), receipt(2, 10, thread: 1)]
    expect(1, .held, held(Hold(bringer: .ownSend), late), "in no call that brings it")
    expect(0, .held, held(Hold(bringer: .anySend), late))
    expect(0, .held, held(Hold(isElsewhere: true), [receipt(1, 10, thread: 7), receipt(2, 12, thread: 7)]))
  }

  func testWhatIsKeptAtTheEnd() {
    let sends = [send(1, 1...4), send(2, 5...8)]
    var history = History(sends, [Observation([receipt(1, 10, thread: 7)])], shape: .held)
    history.hold = Hold(isElsewhere: true)
    history.finale = Window(begin: 20, end: 30)
    expect(1, .held, history, "does not have by 30: 2")
  }
}
