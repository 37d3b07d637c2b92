// SPDX-License-Identifier: MIT
import Foundation
import ShowcaseModel

/// Everything that a window shows of the account, as a function of the state.
public struct AccountScreen: Hashable, Sendable {
  /// Which page is shown.
  public enum Page: Hashable, Sendable {
    case loading
    case loggedOut
    case profile
    /// What is kept cannot be read, for this reason.
    case failed(String)
  }

  public var page: Page
  /// The user's name, or "Signed Out".
  public var title: String
  /// The user's name; empty when nobody is signed in.
  public var name: String
  public var address: String
  /// Until when the server knows the session; empty when nobody is signed in.
  public var expires: String
  public var language: Language
  public var units: UnitSystem

  /// - Parameter zone: where the user reads times.
  public init(user: User?, preferences: Preferences, storage: StorageState.Phase, zone: TimeZone = .current) {
    language = preferences.language
    units = preferences.units
    let texts = AccountTexts(language: language)
    title = user?.name ?? texts.loggedOut
    name = user?.name ?? ""
    address = user?.address ?? ""
    expires = user.map { texts.expires(at: $0.session.expires, zone: zone) } ?? ""
    page =
      switch storage {
      case .loading: .loading
      case .unreadable(let problem): .failed(problem.message(in: preferences.language))
      case .ready: user == nil ? .loggedOut : .profile
      }
  }

  /// The texts that do not depend on the user.
  public var texts: AccountTexts { AccountTexts(language: language) }
}
