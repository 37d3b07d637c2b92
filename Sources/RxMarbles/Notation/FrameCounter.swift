// SPDX-License-Identifier: MIT

/// Counts the frames of a line while its tokens are read.
///
/// What is in a group happens in the group's first frame. `(ab)` takes a frame for each character, as in RxJS; `[ab]` takes one.
struct FrameCounter {
  /// More frames than any test has; sums of two such numbers fit.
  static let limit = Int(min(1_000_000_000_000, Int64(Int.max) / 4))

  let line: MarbleLine
  private(set) var frame = 0
  private var group: (open: Character, column: Int, count: Int)?

  init(line: MarbleLine) { self.line = line }

  /// Follows a token that says nothing but how time passes; returns whether it was one.
  mutating func follow(_ token: MarbleToken) throws -> Bool {
    switch token.kind {
    case .frame: try pass(1, token.column)
    case .span(let frames): try pass(frames, token.column)
    case .open(let character):
      if group != nil { throw line.fault("There is no group inside of a group.", at: token.column) }
      group = (character, token.column, 0)
    case .close(let character): try close(character, token.column)
    default: return false
    }
    return true
  }

  /// Counts something that happens: it takes a frame, or a part of its group.
  mutating func count(_ token: MarbleToken) throws {
    if group == nil { try pass(1, token.column) } else { group?.count += 1 }
  }

  func finish() throws {
    if let group { throw line.fault("This group is not closed.", at: group.column) }
  }

  private mutating func pass(_ frames: Int, _ column: Int) throws {
    if group != nil { throw line.fault("No time passes inside of a group.", at: column) }
    if frames > Self.limit - frame { throw line.fault("This is too long.", at: column) }
    frame += frames
  }

  private mutating func close(_ character: Character, _ column: Int) throws {
    guard let (open, start, count) = group else { throw line.fault("There is no group to close.", at: column) }
    let isRound = open == "("
    if isRound != (character == ")") {
      throw line.fault("A group that “\(open)” opens is closed by “\(isRound ? ")" : "]")”.", at: column)
    }
    if count == 0 { throw line.fault("There is nothing in this group.", at: start) }
    group = nil
    try pass(isRound ? count + 2 : 1, column)
  }
}
