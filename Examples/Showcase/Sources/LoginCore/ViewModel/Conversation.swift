// SPDX-License-Identifier: MIT
import AccountCore

/// The states of the talk.
public enum LoginStep: Hashable, Sendable {
  case email
  case password
  case signingIn
  case signedIn
  case welcome
}

/// A text that the user fills in.
public enum LoginField: Hashable, Sendable {
  case email
  case password
}

/// How far somebody is with signing in: what the scan of the view model carries along.
struct Conversation: Hashable, Sendable {
  /// What has happened so far.
  enum Step: Hashable, Sendable {
    case email
    case password
    case signingIn(Credentials)
    case signedIn
    case welcome
    /// The session is being forgotten, for this reason if it is not the user's wish.
    case leaving(LoginError?)
    /// It could not be forgotten; the user may try again.
    case staying
  }

  var step = Step.email
  var email = ""
  var password = Secret("")
  /// The signed-in user, as the account tells it.
  var account: User?
  var error: LoginError?
  var isHeaderCollapsed = false

  enum Happening: Sendable {
    case email(String)
    case password(Secret)
    case focused
    case enter
    case back
    case signOut
    case account(User?)
    case accepted(User)
    case refused(LoginError)
    case greeted
    /// The server does not know the session any more, or cannot be asked.
    case checked(LoginError?)
    case left
    case stayed(LoginError)
    /// The user chose another language, and it was not kept for this reason, if there is one.
    case language(LoginError?)
  }

  func applying(_ happening: Happening) -> Conversation {
    var next = self
    switch (happening, step) {
    case (.email(let text), _): next.email = text
    case (.password(let text), .password): next.password = text
    case (.focused, _): next.isHeaderCollapsed = true
    case (.enter, .email) where LoginRules.isAddress(address):
      (next.step, next.error) = (.password, nil)
    case (.enter, .password) where LoginRules.isPassword(password):
      (next.step, next.error) = (.signingIn(Credentials(address: address, password: password)), nil)
    case (.back, .password): (next.step, next.error) = (.email, nil)
    case (.back, .signingIn): next.step = account == nil ? .password : .welcome
    case (.accepted(let user), .signingIn):
      (next.step, next.error) = (.signedIn, nil)
      // The account tells of the session first, and may know a name that the user chose.
      if account?.session != user.session { next.account = user }
    case (.refused(let error), .signingIn):
      (next.step, next.error) = account == nil ? (.password, error) : (.welcome, nil)
    case (.greeted, .signedIn): next.step = .welcome
    case (.signOut, .welcome), (.signOut, .staying): (next.step, next.error) = (.leaving(nil), nil)
    case (.checked(.sessionExpired?), .welcome): next.step = .leaving(.sessionExpired)
    case (.checked(let error), .welcome): next.error = error ?? (self.error?.isOfServer == true ? nil : self.error)
    case (.left, .leaving(let reason)):
      if account == nil { next = startingOver(reason) } else { next.step = .welcome }
    case (.stayed(let error), .leaving): (next.step, next.error) = (.staying, error)
    case (.language(let error?), _): next.error = error
    case (.language(nil), _) where self.error?.isOfDisk == true: next.error = nil
    case (.account(let user), _): next = following(user)
    default: break
    }
    // A password is not needed for longer than its step lasts.
    if next.step != .password { next.password = Secret("") }
    return next
  }

  /// A user signed in or out, perhaps in another window.
  private func following(_ user: User?) -> Conversation {
    var next = self
    next.account = user
    switch step {
    case .email where user != nil, .password where user != nil: (next.step, next.error) = (.welcome, nil)
    case .staying where isAnother(user), .welcome where isAnother(user):
      // What could be kept now does not fail for want of space any more.
      (next.step, next.error) = (.welcome, error?.isOfDisk == true ? nil : error)
    case .signedIn where user == nil, .welcome where user == nil, .staying where user == nil:
      next = startingOver(nil)
    default: break
    }
    return next
  }

  private func isAnother(_ user: User?) -> Bool { user.map { $0.session != account?.session } ?? false }

  private func startingOver(_ reason: LoginError?) -> Conversation {
    Conversation(email: email, error: reason)
  }

  /// The address that is signed in with.
  var address: String { LoginRules.address(from: email) }
}
