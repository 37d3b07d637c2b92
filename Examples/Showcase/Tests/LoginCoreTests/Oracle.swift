// SPDX-License-Identifier: MIT
import AccountCore
import Foundation

@testable import LoginCore

/// What should come of what a user does, kept by hand in variables, as a program without streams would.
struct Oracle {
  var step = LoginStep.email
  var email = ""
  var password = ""
  var account: User?
  var language = Language.english
  var error: LoginError?
  var isCollapsed = false
  var isDiskFull = false
  /// What the server says of a session that it is asked about.
  var verdict: LoginError?
  /// What it says to the next password, and after how many milliseconds.
  var answer: (delay: Int, result: Result<User, LoginError>) = (0, .failure(.offline))
  private var pending: (due: Int, result: Result<User, LoginError>)?
  private var greeting: Int?
  private var expiry: Int?

  var address: String { email.trimmingCharacters(in: .whitespacesAndNewlines) }

  mutating func type(email text: String) { email = text }

  mutating func type(password text: String) { if step == .password { password = text } }

  mutating func enter(now: Int) {
    if step == .email, LoginRules.isAddress(address) {
      (step, error) = (.password, nil)
    } else if step == .password, password.count >= 6 {
      (step, error, password) = (.signingIn, nil, "")
      pending = (now + max(2000, answer.delay), answer.result)
    }
  }

  mutating func back() {
    if step == .password { (step, error, password) = (.email, nil, "") }
    if step == .signingIn { (step, pending) = (.password, nil) }
  }

  mutating func signOut() {
    guard step == .welcome else { return }
    if isDiskFull { (error, expiry) = (.notKept(.diskFull), nil) } else { startOver(nil) }
  }

  /// Whether something comes by itself until then.
  func isExpecting(until time: Int) -> Bool {
    [pending?.due, greeting, expiry].contains { $0.map { $0 <= time } ?? false }
  }

  mutating func speak(_ language: Language) {
    if error?.isOfDisk == true { error = nil }
    if isDiskFull { error = .notKept(.diskFull) } else { self.language = language }
  }

  /// Somebody signs in or out in another window, which the disk allows.
  mutating func accountChanges(to user: User?) {
    let before = account
    switch step {
    case .email, .password:
      if let user { welcome(user) }
    case .signingIn: break
    case .signedIn, .welcome:
      if let user {
        account = user
        if step == .welcome, user.session != before?.session { watch(user, isNew: error?.isOfDisk == true) }
      } else {
        startOver(nil)
      }
    }
  }

  /// Lets what is due at `now` or before come.
  mutating func advance(to now: Int) {
    if let (due, result) = pending, due <= now {
      pending = nil
      switch result {
      case .success(let user) where !isDiskFull:
        (step, account, error) = (.signedIn, user, nil)
        greeting = due + 1200
      case .success: (step, error) = (.password, .notKept(.diskFull))
      case .failure(let reason): (step, error) = (.password, reason)
      }
    }
    if let due = greeting, due <= now, step == .signedIn {
      greeting = nil
      step = .welcome
      if let account { watch(account, isNew: false) }
    }
    if let due = expiry, due <= now, step == .welcome { startOver(.sessionExpired) }
  }

  private mutating func welcome(_ user: User) {
    (step, account, error, password) = (.welcome, user, nil, "")
    watch(user, isNew: true)
  }

  private mutating func watch(_ user: User, isNew: Bool) {
    if isNew { error = nil }
    expiry = Int(user.session.expires.timeIntervalSince1970 * 1000) / 100 * 100
    switch verdict {
    case .sessionExpired?:
      if isDiskFull { (error, expiry) = (.notKept(.diskFull), nil) } else { startOver(.sessionExpired) }
    case let reason?: error = reason
    case nil: if error?.isOfDisk != true { error = nil }
    }
  }

  private mutating func startOver(_ reason: LoginError?) {
    (step, error, account, password) = (.email, reason, nil, "")
    (isCollapsed, pending, greeting, expiry) = (false, nil, nil, nil)
  }

  /// What is shown, by each part of the sources of truth.
  var title: String { step == .email ? language.pick("Next", "Próximo") : language.pick("Sign in", "Entrar") }

  var isEnabled: Bool {
    (step == .email && LoginRules.isAddress(address)) || (step == .password && password.count >= 6)
  }

  var isHeaderCollapsed: Bool { isCollapsed && [.email, .password, .signingIn].contains(step) }
}
