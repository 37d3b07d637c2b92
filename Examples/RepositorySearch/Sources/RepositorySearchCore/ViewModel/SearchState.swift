// SPDX-License-Identifier: MIT

/// Everything that a screen shows of a search, at one moment.
public struct SearchState: Hashable, Sendable {
  /// What is in the search field, without spaces around it.
  public var text = ""
  /// What is searched for: what was in the field when the user paused.
  public var query = ""
  /// What was found, of this search or, until its first answer, of the one before.
  public var repositories: [Repository] = []
  /// The search that found `repositories`; nil before the first answer.
  public var found: String?
  /// How many repositories the server has sent. One that it sent twice counts twice.
  public var received = 0
  /// How many the server found in all.
  public var totalCount = 0
  /// Whether the server gave up before it had looked everywhere.
  public var isIncomplete = false
  /// Whether there is a page after those that are shown.
  public var hasMore = false
  /// Whether an answer is waited for.
  public var isProcessing = false
  /// Whether that takes so long that the user is told, and asked whether to wait on.
  public var isSlow = false
  /// Why the last request failed; nil since the next success.
  public var error: SearchError?
  /// How often in a row this search failed: more than once when the user tried again.
  public var failures = 0
  /// Where the last page came from.
  public var origin: SearchResult.Origin?

  public init() {}

  /// Something that happens to a search.
  enum Change: Sendable {
    case typed(String)
    case cleared
    case started(query: String)
    case waitedLong
    case loaded(SearchResult, page: Int)
    case failed(SearchError, page: Int)
  }

  func applying(_ change: Change) -> SearchState {
    var state = self
    switch change {
    case .typed(let text):
      state.text = text
    case .cleared:
      state = SearchState()
    case .started(let query):
      if state.query != query { state.failures = 0 }
      state.query = query
      state.isProcessing = true
      state.isSlow = false
    case .waitedLong:
      state.isSlow = true
    case .loaded(let result, let page):
      state.isProcessing = false
      state.isSlow = false
      state.error = nil
      state.failures = 0
      state.found = state.query
      state.totalCount = result.page.totalCount
      state.isIncomplete = result.page.isIncomplete
      state.hasMore = result.page.nextPage != nil
      state.origin = result.origin
      if page == 1 {
        state.repositories = result.page.repositories
        state.received = result.page.repositories.count
      } else {
        // Between two requests the server's order may move a repository from one page to the next.
        let shown = Set(state.repositories.map(\.id))
        state.repositories += result.page.repositories.filter { !shown.contains($0.id) }
        state.received += result.page.repositories.count
      }
    case .failed(let error, let page):
      state.isProcessing = false
      state.isSlow = false
      state.error = error
      state.failures += 1
      // What is on screen belongs to another search, so there is nothing to continue it with.
      if page == 1 { state.hasMore = false }
    }
    return state
  }
}
