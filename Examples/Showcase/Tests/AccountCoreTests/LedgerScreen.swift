// SPDX-License-Identifier: MIT
import ShowcaseModel

@testable import AccountCore

/// What the windows show of a ledger.
extension Ledger {
  /// What is typed, and which name it is.
  static let texts: [String: String?] = [
    "": nil, " ": nil, "Bia": "Bia", " Zé  Maria ": "Zé Maria", String(repeating: "n", count: 90): nil, "Ana": "Ana",
  ]

  var page: AccountScreen.Page {
    switch storage {
    case .loading: .loading
    case .unreadable: .failed(AccountProblem.diskFull.message(in: language))
    case .ready: account.user == nil ? .loggedOut : .profile
    }
  }

  var title: String { account.user?.name ?? (language == .english ? "Signed Out" : "Desconectado") }
  var language: Language { account.preferences.language }

  func canApply(in window: Int) -> Bool {
    guard !windows[window].isRenaming, let user = account.user, let name = name(in: window) else { return false }
    return name != user.name
  }

  /// Something is being saved, or the last of it went somehow; a text that is no name is told first.
  func status(of window: Int) -> SaveStatus {
    if account.user != nil, name(in: window) == nil { return .failed(.invalidName) }
    let isSaving =
      windows[window].isRenaming || windows[window].signOuts > 0 || !windows[window].choices.isEmpty
    return isSaving ? .saving : windows[window].outcome
  }

  func message(of window: Int) -> String {
    switch status(of: window) {
    case .idle: ""
    case .saving: language == .english ? "Saving…" : "Salvando…"
    case .saved: language == .english ? "Saved" : "Salvo"
    case .failed(let problem): problem.message(in: language)
    }
  }

  /// The name in the field of a window; a text that nobody typed is the name of a user.
  func name(in window: Int) -> String? { Self.texts[windows[window].typed] ?? windows[window].typed }
}
