// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles
import RxSwift
import RxTest
import Testing

/// What a test that fails prints, and where.
@Suite struct FailureMessageTests {
  private let scheduler = TestScheduler(frame: .milliseconds(1))

  private func message(_ body: () -> Void) -> String {
    let all = failures(body)
    #expect(all.count == 1)
    return all.first?.message ?? ""
  }

  @Test func missing() {
    let line = #line + 2
    let all = failures {
      scheduler.expect(scheduler.cold("--a-----|")).emits("--a--b--|")
    }
    #expect(all.map(\.line) == [line])
    #expect(all.map(\.file) == ["FailureMessageTests.swift"])
    #expect(
      all.first?.message == """
        At frame 5: expected b, got nothing.
          expected  --a--b--|
          actual    --a-----|
                         ↑
        """)
  }

  @Test func another() {
    let text = message { scheduler.expect(scheduler.cold("--a--c--|")).emits("--a--b--|") }
    #expect(
      text == """
        At frame 5: expected b, got c.
          expected  --a--b--|
          actual    --a--c--|
                         ↑
        """)
  }

  @Test func theOneInTheDocumentation() throws {
    let keys = scheduler.hot("-a-b-c------d-|")
    let words = keys.debounce(.milliseconds(3), scheduler: scheduler)
    let text = message { scheduler.expect(words).emits("--------b-----(d|)") }
    let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let page = try String(
      contentsOf: root.appendingPathComponent("Sources/RxMarbles/RxMarbles.docc/Testing.md"), encoding: .utf8)
    #expect(page.contains("error: SearchTests.testWaitsForAPause : failed - \(text)\n```\n"))
  }

  @Test func early() {
    let text = message { scheduler.expect(scheduler.cold("--a-b-|")).emits("--a---b|") }
    #expect(
      text == """
        At frame 4: expected nothing, got b.
          expected  --a---b|
          actual    --a-b-|
                        ↑
        """)
  }

  @Test func withinAGroup() {
    let text = message { scheduler.expect(scheduler.cold("--(abc|)")).emits("--(abd|)") }
    #expect(
      text == """
        At frame 2: expected d, got c.
          expected  --(abd|)
          actual    --(abc|)
                         ↑
        """)
  }

  /// The padding of one line keeps the others below each other.
  @Test func alignment() {
    let text = message { scheduler.expect(scheduler.cold("-a-[bc]d-|")).emits("-a-bd-|") }
    #expect(
      text == """
        At frame 3: expected nothing, got c.
          expected  -a-b   d-|
          actual    -a-[bc]d-|
                         ↑
        """)
  }

  @Test func longGaps() {
    let text = message { scheduler.expect(scheduler.cold("-a 5s b-c|")).emits("-a 5s b-d|") }
    #expect(
      text == """
        At frame 5004: expected d, got c.
          expected  -a 5s b-d|
          actual    -a 5s b-c|
                            ↑
        """)
  }

  @Test func valuesThatAreNotTheirCharacters() {
    let source = scheduler.cold("-1-2-|", of: Int.self).map { $0 * 10 }
    let text = message { scheduler.expect(source).emits("-a-b-|", values: ["a": 10, "b": 30]) }
    #expect(
      text == """
        At frame 3: expected b, got A.
          expected  -a-b-|
          actual    -a-A-|
                       ↑
          A = 20, a = 10, b = 30
        """)
  }

  @Test func otherErrors() {
    let text = message { scheduler.expect(scheduler.cold("-#", error: RxError.noElements)).emits("-#") }
    #expect(
      text.hasPrefix(
        "At frame 1: expected the error #, got the error # (The sequence has no elements., not MarbleError())."))
    #expect(text.hasSuffix("  expected  -#\n  actual    -#\n             ↑"), "\(text)")
  }

  @Test func subscriptions() {
    let source = scheduler.cold("-a-|")
    let text = message {
      scheduler.expect(source.concat(source)).emits("-a--a-|")
      scheduler.expect(subscriptionsOf: source).are("^--!", "---^-!")
    }
    #expect(
      text == """
        At frame 5 of subscription 2: expected the end of the subscription !, got nothing.
          expected 1  ^--!
          actual 1    ^--!
          expected 2  ---^-!
          actual 2    ---^--!
                           ↑
        """)
  }

  @Test func subscriptionsThatAreMissing() {
    let source = scheduler.cold("-a-|")
    let text = message { scheduler.expect(subscriptionsOf: source).are("^--!") }
    #expect(
      text
        == "At frame 0 of subscription 1: expected the subscription ^, got nothing.\n  expected 1  ^--!\n              ↑"
    )
  }

  @Test func innerSequences() {
    let source = scheduler.hot("-a-b-c-|").window(timeSpan: .seconds(1), count: 2, scheduler: scheduler)
    let text = message {
      scheduler.expect(source).emits(
        """
        x--y---|
        x: -a--|
        """)
    }
    #expect(
      text == """
        At frame 3 of x: expected nothing, got b.
          expected    x--y---|
          actual      x--y---|
          expected x  -a--|
          actual x    -a-(b|)
                          ↑
        """)
  }

  @Test func diagramsThatCannotBeRead() {
    let hot = message { _ = scheduler.hot("--a--(b") }
    #expect(hot == "The diagram cannot be read.\n--a--(b\n     ↑ column 6: This group is not closed.")
    let cold = message { _ = scheduler.cold("--^-a") }
    #expect(cold.hasSuffix("↑ column 3: A cold sequence begins with its subscription, so it has no “^”."))
    let coldSequences = message { _ = scheduler.cold(sequences: "-^x\nx: 1|") }
    #expect(coldSequences.hasPrefix("The diagram cannot be read.\n-^x\n ↑ column 2: A cold sequence begins"))
    let inner = message { _ = scheduler.cold("-x-\nx: 1|") }
    #expect(inner.contains("x: 1|\n↑ column 1 of line 2: Lines of inner sequences belong to “sequences:”"))
    let unnamed = message { _ = scheduler.hot(sequences: "-x-y\nx: 1|") }
    #expect(unnamed.hasSuffix("-x-y\n   ↑ column 4: “y” stands for no value."))
    let digitOfInner = message { _ = scheduler.cold(sequences: "-x\nx: -a", of: Int.self) }
    #expect(digitOfInner.hasSuffix("x: -a\n    ↑ column 5 of line 2: “a” stands for no value."))
    let valueOfInner = message { _ = scheduler.hot(sequences: "-x\nx: -a", values: ["b": 1]) }
    #expect(valueOfInner.hasSuffix("x: -a\n    ↑ column 5 of line 2: “a” stands for no value."))
    let value = message { _ = scheduler.hot("--a-b", values: ["a": 1]) }
    #expect(value == "The diagram cannot be read.\n--a-b\n    ↑ column 5: “b” stands for no value.")
    let digit = message { _ = scheduler.cold("--a", of: Int.self) }
    #expect(digit.hasSuffix("↑ column 3: “a” stands for no value."))
    let expected = message { scheduler.expect(Observable<String>.never()).emits("-|-a") }
    #expect(expected.hasSuffix("↑ column 4: Nothing comes after the end of a sequence."))
    let window = message { _ = scheduler.expect(Observable<String>.never(), during: "--!") }
    #expect(window.hasSuffix("↑ column 3: The “^” comes before the “!”."))
  }

  /// Every letter and digit stands for itself, so none is free.
  @Test func valuesWithoutACharacter() {
    let text = message { scheduler.expect(scheduler.cold("-a|").map { $0 + $0 }).emits("-a|") }
    #expect(text.hasPrefix("At frame 1: expected a, got ? (aa).\n"))
  }

  @Test func endlessSequences() {
    let text = message {
      scheduler.expect(Observable<Int>.interval(.milliseconds(1), scheduler: scheduler)).emits("-0123")
    }
    #expect(text.hasPrefix("There is no end to it: 50000 actions were scheduled until frame 50000."))
    #expect(text.contains("At frame 5: expected nothing, got 4."))
    #expect(text.contains("  actual    -0123456789ABCDEFGHIJK\n"))
  }

  @Test func endlessAttemptsWithinAFrame() {
    let text = message { scheduler.expect(scheduler.cold("#").retry()).emits("-") }
    #expect(text.hasPrefix("There is no end to it: 50000 actions were scheduled until frame 0."))
  }

  @Test func expectationsThatComeTooLate() {
    let source = scheduler.hot("-a|")
    scheduler.expect(source).emits("-a|")
    let text = message { _ = scheduler.expect(source) }
    #expect(text == "The scheduler has run already, to frame 2: expect before anything is compared.")
  }
}
