// SPDX-License-Identifier: MIT

/// Repositories as lines of text in columns.
struct ResultTable {
  var repositories: [Repository]
  /// How many columns of a terminal a line may fill.
  var width: Int

  var lines: [String] {
    let names = repositories.map { Self.cut(Self.oneLine($0.fullName), to: 40) }
    let stars = repositories.map { SearchState.grouped($0.stargazersCount) }
    let languages = repositories.map { Self.cut(Self.oneLine($0.language ?? "–"), to: 16) }
    let nameWidth = max(10, names.map(Self.width).max() ?? 0)
    let starWidth = max(5, stars.map(Self.width).max() ?? 0)
    let languageWidth = max(8, languages.map(Self.width).max() ?? 0)
    let rest = max(10, width - nameWidth - starWidth - languageWidth - 6)
    func line(_ name: String, _ stars: String, _ language: String, _ description: String) -> String {
      let columns = [
        Self.padded(name, to: nameWidth), String(repeating: " ", count: starWidth - Self.width(stars)) + stars,
        Self.padded(language, to: languageWidth), Self.cut(description, to: rest),
      ]
      return columns.joined(separator: "  ").trimmingTrailingSpaces
    }
    return [line("Repository", "Stars", "Language", "Description")]
      + repositories.indices.map {
        line(names[$0], stars[$0], languages[$0], Self.oneLine(repositories[$0].description ?? ""))
      }
  }

  /// How many columns a text fills: two for wide East Asian characters and emoji, none for marks that combine.
  static func width(_ text: String) -> Int {
    text.reduce(0) { $0 + width($1) }
  }

  private static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0x200b...0x200f: return 0
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1faff, 0x20000...0x3fffd:
      return 2
    default: return 1
    }
  }

  /// The text, or its beginning and an ellipsis.
  static func cut(_ text: String, to limit: Int) -> String {
    guard width(text) > limit else { return text }
    var result = ""
    var used = 1
    for character in text {
      used += width(character)
      if used > limit { break }
      result.append(character)
    }
    return result + "…"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - Self.width(text)))
  }

  /// The text in a line, without the characters that give orders to a terminal: a server may send any.
  static func oneLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return String(String.UnicodeScalarView(line.unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var result = self[...]
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
