// SPDX-License-Identifier: MIT
import Foundation
import MarbleCatalogue
import RxMarbles
import XCTest

/// Every operator of the catalogue, played with by hand.
final class DragTests: PageTestCase {
  private func expected(_ chain: MarbleChain) throws -> [String] {
    try chain.run().sections.last?.outputs.flatMap(\.marks).map { mark in
      switch mark.kind {
      case .value(let text): "\(mark.frame) value \(text)"
      case .sequence(let text): "\(mark.frame) sequence \(text)"
      case .completed: "\(mark.frame) completed"
      case .error: "\(mark.frame) error"
      }
    } ?? []
  }

  private func open(_ example: MarbleExample) throws {
    try browser.evaluate("location.hash = 'op=\(example.name)'")
    try browser.wait(for: "document.getElementById('title').textContent === '\(example.name)' && playground.answer")
    try browser.settle()
    XCTAssertEqual(try results(), try expected(MarbleChain([.init(example)])), example.name)
  }

  /// How many lines an example has, that of each sequence that goes in and of each of their inner sequences.
  private func lines(_ example: MarbleExample) throws -> Int {
    try example.picture().inputs.filter { !$0.marks.isEmpty }.count
  }

  /// Drags a marble of each line until the pictures come in time, twenty times at most: the machine may have other things to do, which is why
  /// there are pauses, too.
  private func dragEveryLine(of example: MarbleExample, _ times: inout DragTimes) throws {
    let count = try browser.draggableLines()
    XCTAssertEqual(count, try lines(example), example.name)
    for line in 0..<count {
      let before = try texts()
      let first = try drag(line, of: example, from: before)
      var best = first
      for attempt in 1..<20 where DragTimes.part(best, 0.95) >= DragTimes.frame {
        try browser.evaluate("new Promise((resolve) => setTimeout(resolve, \(attempt * 50)))")
        let again = try drag(line, of: example, from: try texts())
        if DragTimes.part(again, 0.95) < DragTimes.part(best, 0.95) { best = again }
      }
      times.add(example.name, first: first, best: best)
    }
  }

  private func drag(_ line: Int, of example: MarbleExample, from before: [String]) throws -> [Double] {
    let times = try browser.drag(line: line)
    let after = try texts()
    let name = "\(example.name), line \(line + 1) of \(after)"
    XCTAssertNotEqual(before, after, "\(name): nothing has moved")
    XCTAssertGreaterThan(times.count, 1, "\(name): no picture during the drag")
    XCTAssertEqual(try results(), try expected(MarbleChain([.init(example, diagrams: after)])), name)
    XCTAssertEqual(try message, "", name)
    return times
  }

  /// Drags a marble of each line of each operator, and reads the result. The pictures follow the pointer within a frame.
  func testAMarbleOfEveryLineIsDraggedForEveryOperator() throws {
    try browser.open(address)
    var times = DragTimes()
    for example in Catalogue.entries.map(\.example) {
      try open(example)
      try dragEveryLine(of: example, &times)
    }
    print("From the pointer to the picture: \(times.report)")
    XCTAssertEqual(times.count, Catalogue.entries.filter { !$0.example.diagrams.isEmpty }.count)
    XCTAssertEqual(times.late, [], "The pictures come later than within a frame.")
  }

  /// What has no marbles has sliders, and what has both is moved by both.
  func testEverySliderIsMoved() throws {
    try browser.open(address)
    for example in Catalogue.entries.map(\.example) {
      guard !example.parameters.isEmpty else { continue }
      try open(example)
      for parameter in example.parameters {
        let isLast = parameter.standard == parameter.range.upperBound
        try browser.evaluate("document.querySelector('[data-parameter=\(parameter.name)]').focus()")
        try browser.key(isLast ? "ArrowLeft" : "ArrowRight")
        try browser.settle()
        let numbers = [parameter.name: parameter.standard + (isLast ? -1 : 1)]
        let chain = MarbleChain([.init(example, numbers: numbers)])
        XCTAssertEqual(try results(), try expected(chain), "\(example.name) with \(numbers)")
        try browser.key(isLast ? "ArrowRight" : "ArrowLeft")
        try browser.settle()
      }
    }
  }
}
