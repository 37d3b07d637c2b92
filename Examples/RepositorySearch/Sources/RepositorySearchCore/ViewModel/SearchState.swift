// SPDX-License-Identifier: MIT

/// Everything that a screen shows of a search, at one moment.
public struct SearchState: Hashable, Sendable {
  /// What is searched for, without spaces around it.
  public var query = ""
  /// What was found, of this search or, until its first answer, of the one before.
  public var repositories: [Repository] = []
  /// How many the server found in all.
  public var totalCount = 0
  /// Whether the server gave up before it had looked everywhere.
  public var isIncomplete = false
  /// Whether there is a page after those that are shown.
  public var hasMore = false
  /// Whether an answer is waited for.
  public var isProcessing = false
  /// Why the last request failed; nil since the next success.
  public var error: SearchError?
  /// Where the last page came from.
  public var origin: SearchResult.Origin?

  public init() {}

  /// Something that happens to a search.
  enum Change: Sendable {
    case cleared
    case started(query: String)
    case loaded(SearchResult, page: Int)
    case failed(SearchError, page: Int)
  }

  func applying(_ change: Change) -> SearchState {
    var state = self
    switch change {
    case .cleared:
      state = SearchState()
    case .started(let query):
      state.query = query
      state.isProcessing = true
    case .loaded(let result, let page):
      state.isProcessing = false
      state.error = nil
      state.totalCount = result.page.totalCount
      state.isIncomplete = result.page.isIncomplete
      state.hasMore = result.page.nextPage != nil
      state.origin = result.origin
      if page == 1 {
        state.repositories = result.page.repositories
      } else {
        // Between two requests the server's order may move a repository from one page to the next.
        let shown = Set(state.repositories.map(\.id))
        state.repositories += result.page.repositories.filter { !shown.contains($0.id) }
      }
    case .failed(let error, let page):
      state.isProcessing = false
      state.error = error
      // What is on screen belongs to another search, so there is nothing to continue it with.
      if page == 1 { state.hasMore = false }
    }
    return state
  }
}

extension SearchState {
  /// A line about what is shown: `30 of 1,254 repositories · from cache`. Empty before the first answer.
  public var summary: String {
    guard let origin else { return "" }
    let note = (isIncomplete ? " · incomplete" : "") + (origin.isCache ? " · from cache" : "")
    if totalCount == 0 { return "Nothing found" + note }
    let noun = totalCount == 1 ? "repository" : "repositories"
    if repositories.count >= totalCount { return "\(Self.grouped(totalCount)) \(noun)\(note)" }
    return "\(Self.grouped(repositories.count)) of \(Self.grouped(totalCount)) \(noun)\(note)"
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
