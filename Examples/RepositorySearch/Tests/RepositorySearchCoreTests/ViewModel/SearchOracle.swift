// SPDX-License-Identifier: MIT
@testable import RepositorySearchCore

/// What a search should show, kept in variables by a program without streams: the long way.
struct SearchOracle {
  /// What the server does with a request.
  struct Reply {
    var delay: Int
    var result: Result<SearchResult, SearchError>
  }

  private struct Request {
    var page: Int
    var slowAt: Int
    var answerAt: Int
    var result: Result<SearchResult, SearchError>
  }

  private(set) var state = SearchState()
  /// What the server does with the next requests.
  var reply: (String, Int) -> Reply
  private var pause: (end: Int, text: String)?
  private var settled: String?
  private var request: Request?
  private var following: Int?

  init(reply: @escaping (String, Int) -> Reply) { self.reply = reply }

  /// The next time at which something happens by itself.
  var nextTime: Int? { [pause?.end, request?.slowAt, request?.answerAt].compactMap(\.self).min() }

  mutating func advance(to time: Int) {
    while let next = nextTime, next <= time { happen(at: next) }
  }

  mutating func type(_ text: String, at time: Int) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    state.text = trimmed
    pause = (time + (trimmed.isEmpty ? 100 : 300), trimmed)
  }

  mutating func wantMore(at time: Int) {
    guard request == nil, let page = following, let query = settled else { return }
    following = nil
    start(query, page, at: time)
  }

  mutating func stop() {
    guard let page = request?.page else { return }
    finish(.failure(.stopped), page: page)
  }

  private mutating func happen(at time: Int) {
    if let pause, pause.end == time {
      self.pause = nil
      guard pause.text != settled else { return }
      settled = pause.text
      (request, following) = (nil, nil)
      if pause.text.isEmpty { state = SearchState() } else { start(pause.text, 1, at: time) }
    } else if let request, request.answerAt == time {
      finish(request.result, page: request.page)
    } else if request?.slowAt == time {
      request?.slowAt = .max
      state.isSlow = true
    }
  }

  private mutating func start(_ query: String, _ page: Int, at time: Int) {
    if state.query != query { state.failures = 0 }
    (state.query, state.isProcessing, state.isSlow) = (query, true, false)
    let reply = reply(query, page)
    request = Request(page: page, slowAt: time + 5000, answerAt: time + reply.delay, result: reply.result)
  }

  private mutating func finish(_ result: Result<SearchResult, SearchError>, page: Int) {
    request = nil
    (state.isProcessing, state.isSlow) = (false, false)
    switch result {
    case .failure(let error):
      state.error = error
      state.failures += 1
      following = page
      if page == 1 { state.hasMore = false }
    case .success(let result):
      (state.error, state.failures, state.found, state.origin) = (nil, 0, state.query, result.origin)
      state.totalCount = result.page.totalCount
      state.hasMore = result.page.nextPage != nil
      following = result.page.nextPage
      let known = page == 1 ? [] : state.repositories
      state.received = result.page.repositories.count + (page == 1 ? 0 : state.received)
      state.repositories = known + result.page.repositories.filter { new in !known.contains { $0.id == new.id } }
    }
  }
}
