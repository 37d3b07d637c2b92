// SPDX-License-Identifier: MIT
import Foundation
import MarbleCatalogue
import XCTest

/// The address holds what is shown, and what is shown follows the address.
final class AddressTests: PageTestCase {
  private var title: String { get throws { try string("document.getElementById('title').textContent") } }

  private func moveSlider() throws {
    try browser.evaluate("document.querySelector('[data-parameter=pause]').focus()")
    try browser.key("ArrowRight")
  }

  private func expectMap() throws {
    try browser.wait(for: "document.getElementById('title').textContent === 'map' && playground.answer")
    try browser.settle()
    let map = try XCTUnwrap(Catalogue.entries.first { $0.example.name == "map" }).example
    XCTAssertEqual(try texts(), map.diagrams)
    XCTAssertEqual(try message, "")
  }

  func testAChangeIsInTheAddressSoonAfter() throws {
    try browser.open("\(address)#op=debounce")
    try moveSlider()
    try browser.wait(for: "location.hash.includes('n.pause=4')")
    // What was changed is what the address leads to.
    try browser.evaluate("location.hash = 'op=map'")
    try expectMap()
    try browser.evaluate("location.hash = 'op=debounce&n.pause=5'")
    try browser.wait(for: "document.querySelector('.stage code').textContent.includes('milliseconds(5)')")
  }

  /// The page writes the address a moment after a change. Another address may have been chosen just before.
  func testAnAddressIsNotOverwrittenByTheChangeBefore() throws {
    try browser.open("\(address)#op=debounce")
    // The page's timer runs when the test says so.
    try browser.evaluate(
      """
      const timer = window.setTimeout;
      window.setTimeout = (action, pause) => pause === 250 ? (window.write = action, 0) : timer(action, pause);
      """)
    try moveSlider()
    try browser.wait(for: "window.write && playground.isIdle")
    try browser.evaluate("location.hash = 'op=map'; window.write()")
    try expectMap()
  }

  /// An answer may come when another operator has been chosen, whose sequences have to stay its own.
  func testALateAnswerIsNotThePictureOfAnotherOperator() throws {
    try browser.open("\(address)#op=debounce")
    try browser.settle()
    try browser.evaluate(
      """
      const slow = window.fetch;
      window.fetch = async (...all) => { const answer = await slow(...all); await new Promise((go) => setTimeout(go, 300)); return answer; };
      """)
    try moveSlider()
    try browser.evaluate("location.hash = 'op=map'")
    try expectMap()
  }
}
