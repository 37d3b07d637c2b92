// SPDX-License-Identifier: MIT
import GRDB

/// The parameters of a search, understood: words, qualifiers such as `language:swift`, order, and words that ask for a fault.
struct SearchQuery: Sendable {
  /// A condition on a column, such as `stars:>100`.
  struct Qualifier: Sendable {
    var condition: String
    var arguments: StatementArguments
  }

  enum Sort: String, Sendable {
    case stars, forks, updated

    var column: String {
      switch self {
      case .stars: "stargazers_count"
      case .forks: "forks_count"
      case .updated: "updated_at"
      }
    }
  }

  /// Why a query cannot be answered: becomes status 422.
  struct Invalid: Error {
    var code: String
    var message: String
  }

  /// The words, in groups of which one has to match: `web framework OR flask` are two.
  var groups: [[String]] = [[]]
  var qualifiers: [Qualifier] = []
  var sort: Sort?
  var ascending = false

  /// The words as a pattern for FTS5: all of a group, each as a prefix, quoted so that nothing in them is an operator.
  var pattern: String? {
    let groups = groups.filter { !$0.isEmpty }
    guard !groups.isEmpty else { return nil }
    return groups.map { words in
      let terms = words.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"*" }
      return "(" + terms.joined(separator: " AND ") + ")"
    }.joined(separator: " OR ")
  }

  /// Parses the text of a search.
  ///
  /// - Throws: `Invalid` when there is nothing to search for, the text is longer than 256 characters, or a qualifier's value makes no sense.
  init(text: String, sort: String? = nil, order: String? = nil) throws {
    guard text.count <= 256 else {
      throw Invalid(code: "invalid", message: "The search is longer than 256 characters.")
    }
    guard !text.contains("\0") else {
      throw Invalid(code: "invalid", message: "The search has a character in it that is no text.")
    }
    var forks = "repository.fork = 0"
    // Whitespace between two quotes does not end a word: `language:"jupyter notebook"` is one. A quote alone is a character.
    for word in text.matches(of: /(?:"[^"]*"|\S)+/).map(\.output) {
      let parts = word.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else {
        add(String(word))
        continue
      }
      let value = String(parts[1].filter { $0 != "\"" })
      switch parts[0].lowercased() {
      case "language": qualifiers.append(Qualifier(condition: "repository.language = ?", arguments: [value]))
      case "user", "org": qualifiers.append(Qualifier(condition: "repository.owner = ?", arguments: [value]))
      case "stars": qualifiers.append(try Self.range(value, column: "repository.stargazers_count"))
      case "forks": qualifiers.append(try Self.range(value, column: "repository.forks_count"))
      case "fork" where value == "true": forks = "1"
      case "fork" where value == "only": forks = "repository.fork = 1"
      default: add(String(word))
      }
    }
    // The index has no signs in it, so a sign between words finds nothing. Alone it stays: then it finds nothing either, but it is a search.
    let searched = groups.map { $0.filter { $0.contains { $0.isLetter || $0.isNumber } } }.filter { !$0.isEmpty }
    if !searched.isEmpty || !qualifiers.isEmpty { groups = searched.isEmpty ? [[]] : searched }
    guard groups != [[]] || !qualifiers.isEmpty else {
      throw Invalid(code: "missing", message: "There is nothing to search for.")
    }
    // As on GitHub, forks are left out unless asked for.
    qualifiers.append(Qualifier(condition: forks, arguments: []))
    self.sort = sort.flatMap(Sort.init(rawValue:))
    ascending = order == "asc"
  }

  private mutating func add(_ word: String) {
    let last = groups.count - 1
    switch word {
    // Operators stand behind something.
    case "OR" where !groups[last].isEmpty: groups.append([])
    case "AND" where !groups[last].isEmpty: break
    case _ where Self.isPicture(word):
      // The index of words has no pictures in it. Some have a mark behind them that asks for colours.
      let text = "coalesce(repository.description, '') || ' ' || repository.name"
      let condition = "instr(replace(\(text), char(65039), ''), replace(?, char(65039), '')) > 0"
      qualifiers.append(Qualifier(condition: condition, arguments: [word.filter { $0 != "\"" }]))
    default: groups[last].append(word)
    }
  }

  /// Whether a word is made of emoji or other signs beyond the keyboard's.
  private static func isPicture(_ word: String) -> Bool {
    !word.contains { $0.isLetter || $0.isNumber } && word.contains { !$0.isASCII && !$0.isPunctuation }
  }

  /// `10`, `>10`, `>=10`, `<10`, `<=10`, `10..20`, `10..*` or `*..20`.
  private static func range(_ value: String, column: String) throws -> Qualifier {
    let invalid = Invalid(code: "invalid", message: "The range \(value) is not understood.")
    if let dots = value.firstRange(of: "..") {
      let low = value[..<dots.lowerBound]
      let high = value[dots.upperBound...]
      guard let from = low == "*" ? 0 : Int(low), let to = high == "*" ? Int.max : Int(high) else { throw invalid }
      return Qualifier(condition: "\(column) BETWEEN ? AND ?", arguments: [from, to])
    }
    let comparison = [">=", "<=", ">", "<"].first { value.hasPrefix($0) } ?? ""
    guard let number = Int(value.dropFirst(comparison.count)) else { throw invalid }
    return Qualifier(condition: "\(column) \(comparison.isEmpty ? "=" : comparison) ?", arguments: [number])
  }
}
