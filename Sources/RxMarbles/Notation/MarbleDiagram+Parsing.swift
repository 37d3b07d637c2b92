// SPDX-License-Identifier: MIT
import Dispatch
import RxSwift

extension MarbleDiagram {
  /// Reads a diagram.
  ///
  /// The first line is the sequence; lines after it, such as `x: --1--|`, are the sequences that its values stand for.
  ///
  /// - Parameters:
  ///   - text: the diagram.
  ///   - frame: the time that a frame stands for, which spans of time (`5s`) are counted in.
  /// - Throws: a ``MarbleSyntaxError``.
  public init(_ text: String, frame: RxTimeInterval = .milliseconds(1)) throws {
    self = try MarbleDiagram(text, duration: FrameDuration(frame))
  }

  init(_ text: String, duration: FrameDuration) throws {
    let lines = MarbleLine.all(text)
    guard let first = lines.first else {
      self.init([])
      return
    }
    var reader = SequenceReader(line: first)
    try reader.read(first.tokens(duration))
    let outer = reader.diagram([:])
    let names = Set(outer.marbles.compactMap(\.event.character))
    var inner: [Character: MarbleDiagram] = [:]
    for line in lines.dropFirst() {
      let (name, column, colon) = try line.name()
      if !names.contains(name) { throw line.fault("The sequence above has no “\(name)”.", at: column) }
      if inner[name] != nil { throw line.fault("“\(name)” has a line already.", at: column) }
      var reader = SequenceReader(line: line, isInner: true)
      try reader.read(line.tokens(duration, after: colon + 1))
      inner[name] = reader.diagram([:])
    }
    self = reader.diagram(inner)
  }
}

extension MarbleLine {
  /// The lines of a text that have something in them.
  static func all(_ text: String) -> [MarbleLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { MarbleLine(text: String($0.element), number: $0.offset + 1) }
      .filter { !$0.text.allSatisfy(\.isWhitespace) }
  }

  /// The name at the beginning of an inner sequence's line, its column, and that of the colon.
  func name() throws -> (Character, Int, Int) {
    let characters = Array(text)
    guard let column = characters.firstIndex(where: { !$0.isWhitespace }), characters[column].isMarble,
      let colon = characters[(column + 1)...].firstIndex(where: { !$0.isWhitespace }), characters[colon] == ":"
    else {
      let column = characters.firstIndex { !$0.isWhitespace } ?? 0
      throw fault("The line of an inner sequence begins with its value and a colon, such as “a:”.", at: column)
    }
    return (characters[column], column, colon)
  }
}

/// Reads the line of a sequence.
private struct SequenceReader {
  let line: MarbleLine
  let isInner: Bool
  private var counter: FrameCounter
  private var origin: Int?
  private var hasEnded = false
  private var marbles: [MarbleDiagram.Marble] = []

  init(line: MarbleLine, isInner: Bool = false) {
    self.line = line
    self.isInner = isInner
    counter = FrameCounter(line: line)
  }

  mutating func read(_ tokens: [MarbleToken]) throws {
    for token in tokens where try !counter.follow(token) { try note(token) }
    try counter.finish()
  }

  func diagram(_ inner: [Character: MarbleDiagram]) -> MarbleDiagram {
    let origin = origin ?? 0
    return MarbleDiagram(
      marbles.map { MarbleDiagram.Marble($0.event, at: $0.frame - origin) }, start: -origin,
      end: counter.frame - origin, inner: inner)
  }

  private mutating func note(_ token: MarbleToken) throws {
    switch token.kind {
    case .subscription:
      if isInner { throw line.fault("An inner sequence begins with its value, so it has no “^”.", at: token.column) }
      if origin != nil { throw line.fault("There is a “^” already.", at: token.column) }
      origin = counter.frame
    case .event(let event):
      if hasEnded { throw line.fault("Nothing comes after the end of a sequence.", at: token.column) }
      hasEnded = event.character == nil
      marbles.append(MarbleDiagram.Marble(event, at: counter.frame))
    default:
      throw line.fault("“!” belongs into a subscription diagram, such as “^--!”.", at: token.column)
    }
    try counter.count(token)
  }
}
