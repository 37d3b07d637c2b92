// SPDX-License-Identifier: MIT

/// The parts of a diagram's line, with their columns.
struct MarbleToken {
  enum Kind: Equatable {
    case frame
    case span(Int)
    case open(Character)
    case close(Character)
    case subscription
    case unsubscription
    case event(MarbleDiagram.Event)
  }

  let kind: Kind
  /// Counted from 0.
  let column: Int
}

/// A line of a diagram.
struct MarbleLine {
  let text: String
  /// Counted from 1.
  let number: Int

  func fault(_ message: String, at column: Int) -> MarbleSyntaxError {
    MarbleSyntaxError(message: message, text: text, line: number, column: column + 1)
  }

  /// Splits what comes after the first `skipped` characters into tokens. Spaces mean nothing, but for the two around a span of time.
  func tokens(_ frame: FrameDuration, after skipped: Int = 0) throws -> [MarbleToken] {
    let characters = Array(text)
    var tokens: [MarbleToken] = []
    var column = skipped
    while column < characters.count {
      let character = characters[column]
      if let (frames, length) = try span(characters, at: column, isFirst: column == skipped, frame) {
        tokens.append(MarbleToken(kind: .span(frames), column: column))
        column += length
        continue
      }
      if let kind = try kind(of: character, at: column) { tokens.append(MarbleToken(kind: kind, column: column)) }
      column += 1
    }
    return tokens
  }

  private func kind(of character: Character, at column: Int) throws -> MarbleToken.Kind? {
    switch character {
    case "-": return .frame
    case "(", "[": return .open(character)
    case ")", "]": return .close(character)
    case "^": return .subscription
    case "!": return .unsubscription
    case "|": return .event(.completed)
    case "#": return .event(.error)
    case _ where character.isMarble: return .event(.next(character))
    case _ where character.isWhitespace: return nil
    default: throw fault("“\(character)” means nothing here: values are letters, digits and symbols.", at: column)
    }
  }

  /// A span of time stands between spaces; at the beginning of the line, only after it.
  private func span(
    _ characters: [Character], at column: Int, isFirst: Bool, _ frame: FrameDuration
  ) throws -> (frames: Int, length: Int)? {
    guard characters[column].isASCII, characters[column].isNumber, isFirst || characters[column - 1].isWhitespace else {
      return nil
    }
    let word = characters[column...].prefix { !$0.isWhitespace }
    guard word.endIndex < characters.count, let reading = frame.read(Substring(String(word))) else { return nil }
    switch reading {
    case .frames(let frames): return (frames, word.count)
    case .fault(let message): throw fault(message, at: column)
    }
  }
}
