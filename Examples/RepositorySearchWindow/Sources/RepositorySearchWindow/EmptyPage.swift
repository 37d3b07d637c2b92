// SPDX-License-Identifier: MIT
import RepositorySearchCore

/// What the window shows where there are no rows.
enum EmptyPage: Hashable {
  case start
  case searching(String)
  case nothing(String)
  case failed
  case stopped
  case offline

  init(_ state: SearchState) {
    if state.isProcessing || (state.text != state.query && !state.text.isEmpty) {
      self = .searching(state.text.isEmpty ? state.query : state.text)
    } else if state.query.isEmpty {
      self = .start
    } else if let error = state.error {
      self = error.isOffline ? .offline : error == .stopped ? .stopped : .failed
    } else {
      self = .nothing(state.query)
    }
  }

  /// The named picture, from the program's own.
  var icon: String? {
    switch self {
    case .start: "search-start"
    case .searching: nil
    case .nothing: "search-nothing"
    case .failed, .stopped: "search-failed"
    case .offline: "search-offline"
    }
  }

  var title: String {
    switch self {
    case .start: "Search Repositories"
    case .searching: "Searching…"
    case .nothing: "Nothing Found"
    case .failed: "Search Failed"
    case .stopped: "Search Stopped"
    case .offline: "Not Connected"
    }
  }

  var text: String {
    switch self {
    case .start: "Type a name, a topic or a language."
    case .searching(let query): query
    case .nothing(let query): "No repository matches “\(query)”."
    case .failed: "Try again, or search for something else."
    case .stopped: "The server may be quicker next time."
    case .offline: "The server cannot be reached."
    }
  }
}
