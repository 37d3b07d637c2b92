// SPDX-License-Identifier: MIT
import RxSwift
import RxTestSupport
import XCTest

final class ReduceTests: XCTestCase {
  func testEmitsTheResultAtTheEnd() {
    assertMarbles("210:1 220:2 230:3 250:|", { $0.reduce(10) { $0 + $1 } }, "250:16 250:|", subscribed: "200-250")
    assertMarbles(
      "210:1 220:2 250:|", { $0.reduce(10, accumulator: { $0 + $1 }, mapResult: { "<\($0)>" }) }, "250:<13> 250:|",
      subscribed: "200-250")
  }

  func testEmptyGivesTheSeed() {
    assertMarbles("250:|", { $0.reduce(42) { $0 + $1 } }, "250:42 250:|", subscribed: "200-250")
    assertMarbles(
      "250:|", { $0.reduce(42, accumulator: { $0 + $1 }, mapResult: { $0 * 2 }) }, "250:84 250:|", subscribed: "200-250"
    )
  }

  func testEndings() {
    assertMarbles("210:1", { $0.reduce(0) { $0 + $1 } }, "", subscribed: "200-1000")
    assertMarbles("210:1 250:x", { $0.reduce(0) { $0 + $1 } }, "250:x", subscribed: "200-250")
    assertMarbles("210:1 250:|", disposedAt: 240, { $0.reduce(0) { $0 + $1 } }, "", subscribed: "200-240")
  }

  func testErrorsOfTheClosures() {
    assertMarbles(
      "210:1 220:2 250:|", { $0.reduce(0) { if $1 == 2 { throw TestError() } else { return $0 + $1 } } }, "220:x",
      subscribed: "200-220")
    assertMarbles(
      "210:1 250:|", { $0.reduce(0, accumulator: { $0 + $1 }, mapResult: { _ -> Int in throw TestError() }) }, "250:x",
      subscribed: "200-250")
  }

  func testDisposedByTheResult() {
    let source = ManualSource<Int>()
    let subscription = Box<(any Disposable)?>(nil)
    let log = Log()
    subscription.value = source.reduce(0) { $0 + $1 }.subscribe { event in
      log.add("\(event)")
      subscription.value?.dispose()
    }
    source.send(1)
    source.send(.completed)
    XCTAssertEqual(log.lines, ["next(1)"])
  }

  /// What the accumulator sends itself is accumulated after the element that it was called with.
  func testEventsThatTheAccumulatorSends() {
    for terminal in [Event<Int>.completed, .error(TestError())] {
      let source = ManualSource<Int>()
      let log = Log()
      _ = source.reduce(0) { sum, element in
        if element == 1 { source.send(10) }
        if element == 10 { source.send(100) }
        if element == 2 {
          source.send(20)
          source.send(terminal)
        }
        return sum + element
      }.subscribe { log.add(marble($0)) }
      source.send(1, 2)
      XCTAssertEqual(log.lines, terminal.isCompleted ? ["133", "|"] : ["x"])
    }
  }
}
