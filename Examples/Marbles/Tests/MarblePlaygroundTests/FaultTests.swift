// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// What cannot be shown is a message, and the page goes on.
final class FaultTests: PageTestCase {
  private func enter(_ text: String) throws {
    try browser.choose("document.querySelector('textarea[data-stage]')")
    try browser.type(text)
    try browser.settle()
  }

  func testABrokenDiagramPointsAtItsColumn() throws {
    try browser.open("\(address)#op=map")
    let before = try results()
    try enter("-1-(2")
    XCTAssertEqual(try message, "-1-(2\n   ↑ column 4: This group is not closed.")
    XCTAssertEqual(try string("document.querySelector('textarea[data-stage]').getAttribute('aria-invalid')"), "true")
    XCTAssertEqual(try results(), before, "the last picture stays")
    // Its code says that it is that of the last picture, and is not copied.
    XCTAssertEqual(try isCodeStale(), true)
    try enter("-1-a-|")
    XCTAssert(try message.contains("“a” stands for no value."))
    try enter("-1-2-|")
    XCTAssertEqual(try message, "")
    XCTAssertEqual(try results(), ["1 value 10", "3 value 20", "5 completed"])
    XCTAssertEqual(try isCodeStale(), false)
    try enter("--^-1|")
    XCTAssertEqual(try message, "A picture begins with the subscription, so that nothing comes before “^” here.")
  }

  private func isCodeStale() throws -> Bool? {
    try browser.evaluate(
      "document.getElementById('copy-code').disabled && !document.getElementById('code-note').hidden") as? Bool
  }

  func testANumberOutOfRangeIsBroughtIntoIt() throws {
    try browser.open("\(address)#op=take&n.count=999999&in=-a-b-%7C")
    let most = try string("document.querySelector('[data-parameter=count]').max")
    XCTAssertEqual(try string("document.querySelector('.sliders output').textContent"), most)
    XCTAssertEqual(try string("document.querySelector('.stage code').textContent"), "source.take(\(most))")
    XCTAssert(try string("playground.link()").contains("n.count=\(most)&"))
  }

  func testLinesOfAnotherSystemAreRead() throws {
    try browser.open("\(address)#op=flatMap&in=-a-%7C%0D%0Aa:%201%7C%0D%0A")
    XCTAssertEqual(try message, "")
    XCTAssertEqual(try results(), ["1 value 1", "3 completed"])
    XCTAssert(try string("playground.answer.test").contains(#""a": scheduler.cold("1|")"#))
  }

  func testTooMuchIsRefused() throws {
    try browser.open("\(address)#op=debounce")
    for text in ["- 1000s a|", String(repeating: "-", count: 100_000), "[\(String(repeating: "a", count: 61))]|"] {
      try enter(text)
      XCTAssert(try message.contains("at most 60") || message.contains("more than a picture"))
    }
    try enter("-a-|")
    XCTAssertEqual(try message, "")
    try browser.open("\(ownAddress)#op=floods")
    XCTAssert(try message.contains("More than 200 events"))
  }

  func testABrokenLinkIsAMessage() throws {
    for link in [
      "op=nonsense", "in=-a-|", "op=map&n.factor=x", "op=%E0%A4%A", "op=map&n.nothing=1",
      "op=map&in=-1-%7C&in=-2-%7C",
      Array(repeating: "op=take", count: 9).joined(separator: "&"),
    ] {
      try browser.open("\(address)#\(link)")
      XCTAssert(try message.contains("This link is broken"), link)
    }
    try browser.click("document.getElementById('start-over')")
    try browser.wait(for: "document.getElementById('title').textContent === 'debounce' && playground.answer")
    XCTAssertEqual(try message, "")
  }

  func testElementsThatDoNotFitAreNamed() throws {
    try browser.open("\(address)#op=startWith&op=map")
    XCTAssertEqual(try message, "map takes numbers, and “s” is none.")
  }

  func testWhatNeverEndsIsStopped() throws {
    try browser.open("\(ownAddress)#op=neverReturns")
    XCTAssertEqual(try message, "The operators did not come to an end in time, so they were stopped.")
    try enter("-b-|")
    XCTAssertEqual(try message, "")
    XCTAssertEqual(try results(), ["1 value b", "3 completed"])
  }

  func testWhatCrashesIsStartedAnew() throws {
    try browser.open("\(ownAddress)#op=crashes")
    XCTAssert(try message.contains("crashed"))
    try enter("-b-|")
    XCTAssertEqual(try results(), ["1 value b", "3 completed"])
  }

  #if os(Linux)
    func testWhatCrashesAgainAndAgainLeavesNoFileOpen() throws {
      try browser.open("\(ownAddress)#op=crashes")
      let before = try ownServer.openFiles
      for count in 1...10 {
        try enter("\(String(repeating: "-", count: count))a|")
        XCTAssert(try message.contains("crashed"))
      }
      // Each process has two pipes.
      XCTAssertLessThan(try ownServer.openFiles - before, 10)
    }
  #endif

  /// There are no marbles yet that could take the place of the text.
  func testALinkThatCrashesKeepsItsTextWhenTheFocusLeavesIt() throws {
    try browser.open("\(ownAddress)#op=crashes")
    let text = try texts()
    try browser.evaluate("document.querySelector('textarea[data-stage]').focus()")
    try browser.evaluate("document.activeElement.blur()")
    XCTAssertEqual(try texts(), text)
    XCTAssert(try string("playground.link()").contains("op=crashes"))
  }

  /// The field loses the focus before the server has answered. The server gets the second text while it answers the first one.
  func testATextIsReadThoughTheFocusLeavesItAtOnce() throws {
    try browser.open("\(address)#op=map")
    for (number, typed) in [(7, ["--7--|"]), (8, ["--8-", "--8--|"])] {
      try browser.evaluate(
        """
        (() => {
          const field = document.querySelector("textarea[data-stage]");
          field.focus();
          for (const text of \(typed)) {
            field.value = text;
            field.dispatchEvent(new Event("input", { bubbles: true }));
          }
          field.blur();
        })()
        """)
      try browser.settle()
      XCTAssertEqual(try texts().first, typed.last)
      XCTAssertEqual(try results(), ["2 value \(number)0", "5 completed"])
    }
  }

  func testTheServerRefusesWhatIsNoQuestion() throws {
    try browser.open(address)
    let ask = { (body: String, type: String) in
      try self.string(
        "fetch('run', { method: 'POST', headers: { 'Content-Type': '\(type)' }, body: \(body) }).then((r) => r.text().then((t) => r.status + t))"
      )
    }
    XCTAssert(try ask("'{}'", "text/plain").hasPrefix("415"))
    XCTAssert(try ask("'x'.repeat(100001)", "application/json").hasPrefix("413"))
    XCTAssert(try ask("'{\\n}'", "application/json").contains("no diagram"))
    XCTAssert(try ask("'{\"stages\":[]}'", "application/json").contains("There is no operator"))
  }
}
