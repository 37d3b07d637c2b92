// SPDX-License-Identifier: MIT
import ShowcaseModel

/// All of the account at one moment, as it is kept.
public struct AccountSnapshot: Hashable, Sendable {
  /// The signed-in user, if there is one.
  public var user: User?
  public var preferences: Preferences

  public init(user: User? = nil, preferences: Preferences = Preferences()) {
    self.user = user
    self.preferences = preferences
  }
}

/// Something that happens to the account. Each change is kept whole or not at all.
public enum AccountChange: Hashable, Sendable {
  case signedIn(User)
  case signedOut
  case renamed(String)
  case language(Language)
  case units(UnitSystem)
}

extension AccountSnapshot {
  /// The account after `change`.
  ///
  /// - Parameter knownName: the name that a user who signs in chose earlier on this machine; it stays.
  public func applying(_ change: AccountChange, knownName: String? = nil) -> AccountSnapshot {
    var result = self
    switch change {
    case .signedIn(var user):
      user.name = knownName ?? user.name
      result.user = user
    case .signedOut: result.user = nil
    case .renamed(let name): result.user?.name = name
    case .language(let language): result.preferences.language = language
    case .units(let units): result.preferences.units = units
    }
    return result
  }
}
