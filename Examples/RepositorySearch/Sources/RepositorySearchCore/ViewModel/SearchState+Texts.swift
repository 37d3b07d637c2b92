// SPDX-License-Identifier: MIT

/// What a screen says about a search.
extension SearchState {
  /// A line about what is shown: `30 of 1,254 repositories · from cache`. Empty before the first answer.
  ///
  /// It names the search when that is not what is in the field: `30 of 1,254 repositories for “python”`.
  public var summary: String {
    guard let origin else { return "" }
    let whose = found.map { $0 == text ? "" : " for “\($0)”" } ?? ""
    let note = whose + (isIncomplete ? " · incomplete" : "") + (origin.isCache ? " · from cache" : "")
    if totalCount == 0 { return "Nothing found" + note }
    let noun = totalCount == 1 ? "repository" : "repositories"
    if repositories.count >= totalCount { return "\(Self.grouped(totalCount)) \(noun)\(note)" }
    return "\(Self.grouped(repositories.count)) of \(Self.grouped(totalCount)) \(noun)\(note)"
  }

  /// What the user has to know about the request: that it takes long, or why it failed and how often. Nil while all is well.
  public var notice: String? {
    if isSlow { return "The server takes long to answer." }
    guard let error else { return nil }
    switch failures {
    case ...1: return error.message
    case 2: return error.message + " Tried twice."
    default: return error.message + " Tried \(failures) times."
    }
  }

  /// What a list shows: the repositories, and below them what there is to know about its end.
  public var rows: [SearchRow] {
    let rows = repositories.map(SearchRow.repository)
    guard !rows.isEmpty, found == query else { return rows }
    if hasMore { return rows + [error == nil ? .loading(after: rows.count) : .stopped(after: rows.count)] }
    return error == nil ? rows + [received < totalCount ? .limit(rows.count) : .end(of: rows.count)] : rows
  }

  /// `1,254`: the same on every machine, as the rest of the text is English too.
  static func grouped(_ number: Int) -> String {
    let digits = String(number)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3), digit != "-", result != "-" { result.append(",") }
      result.append(digit)
    }
    return result
  }
}

/// A row of the list of what was found.
///
/// The row below the repositories knows how many they are: with more of them it is another row, so that a list that shows its end does not
/// follow it.
public enum SearchRow: Hashable, Sendable {
  case repository(Repository)
  /// The next page comes here.
  case loading(after: Int)
  /// The next page did not come.
  case stopped(after: Int)
  /// There are no more.
  case end(of: Int)
  /// The server shows no more, though it has found more.
  case limit(Int)

  /// The repository of the row, if it has one.
  public var repository: Repository? {
    if case .repository(let repository) = self { repository } else { nil }
  }

  /// What a row without a repository says.
  public var text: String? {
    switch self {
    case .repository: nil
    case .loading: "Loading more…"
    case .stopped: "The next page did not come."
    case .limit(let count): "The server shows the first \(SearchState.grouped(count)) only."
    case .end(let count): count == 1 ? "That is all." : "That is all \(SearchState.grouped(count))."
    }
  }
}
