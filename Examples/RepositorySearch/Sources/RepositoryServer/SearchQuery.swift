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

  var words: [String] = []
  var qualifiers: [Qualifier] = []
  var sort: Sort?
  var ascending = false

  /// The words as a pattern for FTS5: all of them, each as a prefix, quoted so that nothing in them is an operator.
  var pattern: String? {
    guard !words.isEmpty else { return nil }
    return words.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"*" }.joined(separator: " AND ")
  }

  /// Parses the text of a search.
  ///
  /// - Throws: `Invalid` when there is nothing to search for, the text is longer than 256 characters, or a qualifier's value makes no sense.
  init(text: String, sort: String? = nil, order: String? = nil) throws {
    guard text.count <= 256 else {
      throw Invalid(code: "invalid", message: "The search is longer than 256 characters.")
    }
    var forks = "repository.fork = 0"
    for word in text.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else {
        words.append(String(word))
        continue
      }
      let value = String(parts[1])
      switch parts[0].lowercased() {
      case "language": qualifiers.append(Qualifier(condition: "repository.language = ?", arguments: [value]))
      case "user", "org": qualifiers.append(Qualifier(condition: "repository.owner = ?", arguments: [value]))
      case "stars": qualifiers.append(try Self.range(value, column: "repository.stargazers_count"))
      case "forks": qualifiers.append(try Self.range(value, column: "repository.forks_count"))
      case "fork" where value == "true": forks = "1"
      case "fork" where value == "only": forks = "repository.fork = 1"
      default: words.append(String(word))
      }
    }
    guard !words.isEmpty || !qualifiers.isEmpty else {
      throw Invalid(code: "missing", message: "There is nothing to search for.")
    }
    // As on GitHub, forks are left out unless asked for.
    qualifiers.append(Qualifier(condition: forks, arguments: []))
    self.sort = sort.flatMap(Sort.init(rawValue:))
    ascending = order == "asc"
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
