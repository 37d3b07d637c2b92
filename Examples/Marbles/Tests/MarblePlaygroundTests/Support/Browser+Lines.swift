// SPDX-License-Identifier: MIT
import Foundation

/// The lines whose marbles can be dragged: those of the sequences that go in, and of their inner sequences.
extension Browser {
  /// The first marble of each line that is shown.
  private static let first = """
    (() => {
      const lines = new Map();
      for (const mark of document.querySelectorAll("svg.input .mark.movable")) {
        if (mark.checkVisibility() && !lines.has(mark.place.line)) lines.set(mark.place.line, mark);
      }
      return [...lines.values()];
    })()
    """

  /// How many lines have a marble.
  func draggableLines() throws -> Int { Int(try number("\(Self.first).length")) }

  /// Drags the first marble of a line to and fro, a place with each picture of the display, and drops it beside where it was.
  ///
  /// - Returns: the times from the pointer to each picture, in milliseconds.
  func drag(line: Int) throws -> [Double] {
    let mark = "\(Self.first)[\(line)]"
    let value = { (name: String) in try self.number("Number(\(mark).getAttribute('aria-value\(name)'))") }
    let (place, least, most) = (try value("now"), try value("min"), try value("max"))
    let (x, y) = try self.place(of: mark)
    let step = try number("playground.unit")
    try evaluate("playground.times.length = 0")
    // A hand is over the marble before it takes it.
    try mouse("mouseMoved", x, y, isDown: false)
    try evaluate("new Promise(requestAnimationFrame)")
    try mouse("mousePressed", x, y)
    let places = [1.0, 2, 3, -1, -2].filter { (least...most).contains(place + $0) }
    let end = place > least ? -1.0 : 1
    var now = 0.0
    for offset in places + [end] where offset != now {
      try mouse("mouseMoved", x + offset * step, y)
      try evaluate("new Promise(requestAnimationFrame)")
      now = offset
    }
    try settle()
    let times = try evaluate("playground.times.map((time) => time.drawn)") as? [Any] ?? []
    try mouse("mouseReleased", x + end * step, y)
    try settle()
    return times.compactMap(Self.number)
  }
}
