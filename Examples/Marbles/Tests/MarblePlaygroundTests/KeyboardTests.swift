// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// The page with nothing but keys.
final class KeyboardTests: PageTestCase {
  /// From the address to a changed marble with nothing but keys.
  func testTheKeyboardAloneIsEnough() throws {
    try browser.open("\(address)#op=map&in=1--2--|")
    try browser.key("Tab")
    XCTAssertEqual(try focused, "skip")
    try browser.key("Enter")
    XCTAssertEqual(try focused, "diagram")
    var seen: [String] = []
    while try focused != "source, value 1", seen.count < 12 {
      try browser.key("Tab")
      seen.append(try focused)
    }
    XCTAssertEqual(try focused, "source, value 1", "\(seen)")
    for name in [
      "source as text", "Add a marble: source", "Complete the sequence: source", "Fail the sequence: source",
    ] {
      XCTAssert(seen.contains(name), "\(name) is not among \(seen)")
    }
    try browser.key("ArrowRight")
    try browser.settle()
    XCTAssertEqual(try results().first, "1 value 10")
    XCTAssertEqual(try string("document.activeElement.getAttribute('aria-valuetext')"), "1 ms")
    try browser.key("ArrowRight", with: .shift)
    try browser.settle()
    XCTAssertEqual(try texts(), ["---2--1|".replacingOccurrences(of: "1|", with: "[1|]")])
    XCTAssertEqual(try focused, "source, value 1")
    try browser.key("Home")
    try browser.key("7")
    try browser.settle()
    XCTAssertEqual(try results().first, "0 value 70")
    XCTAssertEqual(try focused, "source, value 7")
    try browser.key("+")
    try browser.settle()
    XCTAssertEqual(try texts(), ["7-12--|"])
    try browser.key("Delete")
    try browser.key("Delete")
    try browser.settle()
    XCTAssertEqual(try texts(), ["7-----|"])
    XCTAssertEqual(try focused, "source, end")
    try browser.key("#")
    try browser.settle()
    XCTAssertEqual(try results(), ["0 value 70", "6 error"])
    try browser.wait(for: "document.getElementById('live').textContent === 'Result: 70 at 0, fails at 6'")
  }

  /// Moves on with Tab, or back, until an element has the focus.
  private func tab(to name: String, back: Bool = false) throws {
    var seen: [String] = []
    while try focused != name, seen.count < 40 {
      try browser.key("Tab", with: back ? .shift : [])
      seen.append(try focused)
    }
    XCTAssertEqual(try focused, name, "\(seen)")
  }

  private var title: String { get throws { try string("document.getElementById('title').textContent") } }

  /// From the list to an operator, another one behind it, their order, and the code on the clipboard.
  func testOperatorsAreChosenAddedAndReordered() throws {
    try browser.open("\(address)#op=map")
    try browser.key("/")
    XCTAssertEqual(try focused, "Search operators")
    for letter in "debounce" { try browser.key(String(letter)) }
    try browser.key("ArrowDown")
    XCTAssertEqual(try string("document.activeElement.textContent"), "debounce")
    try browser.key("Enter")
    try browser.wait(for: "document.getElementById('title').textContent === 'debounce' && playground.answer")
    // A letter chooses in the list that is closed; nothing is added before the button is pressed.
    try tab(to: "append")
    try browser.key("t")
    let other = try string("document.activeElement.value")
    XCTAssert(other.hasPrefix("t"), other)
    XCTAssertEqual(try title, "debounce")
    try browser.key("Tab")
    XCTAssertEqual(try focused, "Add the operator")
    try browser.key("Enter")
    XCTAssertEqual(try title, "debounce › \(other)")
    XCTAssertEqual(try focused, "Add the operator")
    // Without a choice the button leads to the list.
    try browser.key("Enter")
    XCTAssertEqual(try title, "debounce › \(other)")
    XCTAssertEqual(try focused, "append")
    // The buttons of operators are new after each change; the focus is on the one beside it where there is no such button any more.
    try tab(to: "Earlier: \(other)", back: true)
    try browser.key("Enter")
    XCTAssertEqual(try title, "\(other) › debounce")
    XCTAssertEqual(try focused, "Later: \(other)")
    try browser.key("Enter")
    XCTAssertEqual(try title, "debounce › \(other)")
    XCTAssertEqual(try focused, "Earlier: \(other)")
    try tab(to: "Remove: \(other)")
    try browser.key("Enter")
    XCTAssertEqual(try title, "debounce")
    XCTAssertEqual(try focused, "append")
    try browser.settle()
    XCTAssertEqual(try results().first, "8 value c")
    try tab(to: "copy-code")
    let code = try browser.copied(by: "copy-code", of: address) { try browser.key("Enter") }
    XCTAssert(code.contains("source.debounce("), code)
    XCTAssertEqual(code, try string("document.getElementById('code').textContent"))
  }

  /// Keyboards have `|` and `#` with AltGr or Option, which are a modifier of their own, Ctrl and Alt, or Alt.
  func testSignsThatNeedAModifierEndASequence() throws {
    for modifiers: Browser.Modifiers in [[], .shift, .alt, [.alt, .control]] {
      try browser.open("\(address)#op=materialize&in=-a-b")
      try browser.evaluate("document.querySelector('.mark.movable').focus()")
      try browser.key("|", with: modifiers)
      try browser.settle()
      XCTAssertEqual(try texts(), ["-a-b|"], "\(modifiers)")
      try browser.key("#", with: modifiers)
      try browser.settle()
      XCTAssertEqual(try texts(), ["-a-b#"], "\(modifiers)")
    }
    // Other keys with a modifier belong to the browser.
    for modifiers: Browser.Modifiers in [.alt, .control, .meta] {
      try browser.evaluate("document.querySelector('.mark.movable').focus()")
      try browser.key("z", with: modifiers)
      try browser.settle()
      XCTAssertEqual(try texts(), ["-a-b#"], "\(modifiers)")
    }
  }
}
