// SPDX-License-Identifier: MIT
import RxMarbles

/// Gives values their characters in a diagram: their own, if they have one, or a free letter.
struct MarbleLetters {
  private(set) var named: [String: Character] = [:]
  private var free: [Character]

  /// Enough letters for every value of a picture. They are in reverse, because `letter` takes them from the end.
  private static let letters: [Character] = [0x41...0x5A, 0x61...0x7A, 0x391...0x3C9, 0x410...0x44F, 0x4E00...0x5DFF]
    .flatMap { $0.compactMap(Unicode.Scalar.init).map(Character.init) }
    .filter(\.isLetter)
    .reversed()

  init(_ lines: [MarblePicture.Line]) {
    let names = lines.flatMap(\.marks).compactMap(\.name)
    let taken = Set(names.filter { $0.count == 1 })
    free = Self.letters.filter { !taken.contains(String($0)) }
  }

  /// Whether every value is written as its character, so that no dictionary is needed.
  func isPlain(isNumber: Bool) -> Bool {
    named.allSatisfy { name, letter in name == String(letter) && (!isNumber || letter.isNumber) }
  }

  /// The line as a diagram, its frames counted from one.
  mutating func diagram(_ line: MarblePicture.Line, from start: Int) -> MarbleDiagram {
    MarbleDiagram(marbles(line, from: start) { letters, name in letters.letter(name) })
  }

  /// The line whose values may be sequences.
  mutating func outer(_ line: MarblePicture.Line, inner: [Character: MarbleDiagram]) -> MarbleDiagram {
    let marbles = marbles(line, from: 0) { letters, name in letters.letter(name) }
    let names = Set(marbles.compactMap(\.event.character))
    return MarbleDiagram(marbles, inner: inner.filter { names.contains($0.key) })
  }

  private mutating func marbles(
    _ line: MarblePicture.Line, from start: Int, _ letter: (inout MarbleLetters, String) -> Character
  ) -> [MarbleDiagram.Marble] {
    line.marks.map { mark in
      switch mark.kind {
      case .completed: return MarbleDiagram.Marble(.completed, at: mark.frame - start)
      case .error: return MarbleDiagram.Marble(.error, at: mark.frame - start)
      case .sequence(let name): return MarbleDiagram.Marble(.next(name.first ?? "A"), at: mark.frame - start)
      case .value(let name): return MarbleDiagram.Marble(.next(letter(&self, name)), at: mark.frame - start)
      }
    }
  }

  private mutating func letter(_ name: String) -> Character {
    if let known = named[name] { return known }
    let own = name.count == 1 ? name.first.flatMap { $0.isLetter || $0.isNumber ? $0 : nil } : nil
    let letter = own ?? free.popLast() ?? "?"
    named[name] = letter
    return letter
  }
}

extension MarblePicture.Mark {
  fileprivate var name: String? {
    switch kind {
    case .value(let name), .sequence(let name): name
    default: nil
    }
  }
}
