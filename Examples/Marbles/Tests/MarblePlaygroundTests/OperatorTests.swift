// SPDX-License-Identifier: MIT
import Foundation
import MarbleCatalogue
import RxMarbles
import XCTest

final class OperatorTests: PageTestCase {
  func testASliderChangesTheOperator() throws {
    try browser.open("\(address)#op=debounce")
    XCTAssertEqual(try results().first, "8 value c")
    try browser.evaluate("document.querySelector('[data-parameter=pause]').focus()")
    try browser.key("ArrowRight")
    try browser.settle()
    XCTAssertEqual(try results().first, "9 value c")
    XCTAssertEqual(
      try string("document.querySelector('.stage code').textContent"),
      "source.debounce(.milliseconds(4), scheduler: scheduler)")
  }

  func testOperatorsComeOneAfterTheOther() throws {
    try browser.open("\(address)#op=debounce")
    for name in ["window", "switchLatest"] {
      try browser.evaluate("document.getElementById('append').value = '\(name)'")
      try browser.click("document.getElementById('append-add')")
      try browser.settle()
    }
    XCTAssertEqual(try string("document.getElementById('title').textContent"), "debounce › window › switchLatest")
    XCTAssertEqual(try results(stage: 0), ["8 value c", "13 value d", "19 value e", "19 completed"])
    XCTAssertEqual(try results(stage: 1).first, "0 sequence A")
    XCTAssertEqual(try results(), try results(stage: 0))
    let code = try string("document.getElementById('code').textContent")
    XCTAssert(code.contains(".window(") && code.contains(".switchLatest()"), code)
    // The link holds all of it.
    let link = try string("playground.link()")
    let (lines, sources) = (try results(stage: 1), try texts())
    try browser.open(address + link)
    XCTAssertEqual(try results(stage: 1), lines)
    XCTAssertEqual(try texts(), sources)
    // The one in the middle goes.
    try browser.click(#"document.querySelector("[aria-label='Remove: window']")"#)
    try browser.settle()
    XCTAssertEqual(try string("document.getElementById('title').textContent"), "debounce › switchLatest")
    XCTAssertEqual(try message, "")
  }

  func testSubscriptionWindowsAreDrawn() throws {
    let windows = "document.querySelectorAll('svg:not(.result) path.window').length"
    try browser.open("\(address)#op=retryForever")
    try browser.settle()
    XCTAssertEqual(try browser.number(windows), 3)
    try browser.click("document.getElementById('windows')")
    try browser.settle()
    XCTAssertEqual(try browser.number(windows), 0)
    let link = try string("playground.link()")
    XCTAssert(link.hasSuffix("&w=0"), link)
    try browser.open(address + link)
    try browser.settle()
    XCTAssertEqual(try browser.number(windows), 0)
    // A sequence for each value, each subscribed to for its time.
    try browser.open("\(address)#op=flatMapLatest")
    try browser.settle()
    let example = try XCTUnwrap(Catalogue.entries.map(\.example).first { $0.name == "flatMapLatest" })
    let inputs = try MarbleChain([.init(example)]).run().sections.flatMap(\.inputs)
    XCTAssertEqual(try browser.number(windows), Double(inputs.flatMap(\.windows).count))
  }

  func testAnOperatorIsFound() throws {
    try browser.open(address)
    try browser.key("/")
    try browser.type("replay subject")
    let shown = try browser.evaluate(
      "[...document.querySelectorAll('#list a')].filter((item) => item.offsetParent).map((item) => item.textContent)")
    XCTAssertEqual(shown as? [String], ["ReplaySubject"])
    try browser.key("Enter")
    try browser.wait(for: "document.getElementById('title').textContent === 'ReplaySubject'")
    try browser.choose("document.getElementById('search')")
    try browser.type("nonsense")
    XCTAssertEqual(try browser.evaluate("document.getElementById('nothing').hidden") as? Bool, false)
  }

  func testOperatorsOfAUserAreThere() throws {
    try browser.open("\(ownAddress)#op=pairs")
    XCTAssertEqual(try results(), ["4 value [a,b]", "7 value [b,c]", "9 completed"])
    XCTAssertEqual(try string("document.querySelector('#list h3').textContent"), "My operators")
    try browser.evaluate("location.hash = 'op=everyNth&n.n=3'")
    try browser.wait(for: "document.getElementById('title').textContent === 'everyNth' && playground.answer")
    XCTAssertEqual(try results(), ["1 value a", "7 value d", "13 completed"])
  }

  /// It takes the place of RxSwift's, in the list and where it runs.
  func testAnOperatorOfAUserMayHaveTheNameOfAnother() throws {
    try browser.open("\(ownAddress)#op=debounce")
    XCTAssertEqual(try results(), ["1 value aa", "4 completed"])
    let inList = { (name: String) in
      "[...document.querySelectorAll('#list a')].filter((a) => a.textContent === '\(name)')"
    }
    XCTAssertEqual(try browser.number("\(inList("debounce")).length"), 1)
    XCTAssertEqual(try string("\(inList("debounce"))[0].closest('section').firstChild.textContent"), "My operators")
    try browser.click("\(inList("50 % & more"))[0]")
    try browser.wait(for: "document.getElementById('title').textContent === '50 % & more' && playground.answer")
    XCTAssertEqual(try results(), ["1 value a", "5 completed"])
    XCTAssertEqual(try message, "")
    XCTAssert(try string("playground.answer.test").contains("func test50more() {"))
    let link = try string("playground.link()")
    try browser.open(ownAddress + link)
    XCTAssertEqual(try results(), ["1 value a", "5 completed"])
  }
}
