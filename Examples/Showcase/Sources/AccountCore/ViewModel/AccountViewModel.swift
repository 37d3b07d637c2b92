// SPDX-License-Identifier: MIT
import Foundation
import RxSwift

/// What a window shows of the account: observables that derive from the state, and nothing else.
public struct AccountViewModel: Sendable {
  /// Everything at once, for an observer that needs one consistent value.
  public let screen: Observable<AccountScreen>
  /// The user's name, or "Signed Out" in the user's language.
  public let title: Observable<String>
  /// The texts of the user's language.
  public let texts: Observable<AccountTexts>
  /// Whether somebody is signed in.
  public let isLoggedIn: Observable<Bool>

  /// - Parameter state: what is shown.
  public init(state: AppState = .shared, zone: TimeZone = .current) {
    screen =
      Observable.combineLatest(state.user.user, state.preferences.all, state.storage.phase) {
        AccountScreen(user: $0, preferences: $1, storage: $2, zone: zone)
      }
      .distinctUntilChanged()
    title =
      Observable.combineLatest(state.user.user, state.preferences.language) { user, language in
        user?.name ?? AccountTexts(language: language).loggedOut
      }
      .distinctUntilChanged()
    texts = state.preferences.language.map(AccountTexts.init)
    isLoggedIn = state.user.isLoggedIn
  }
}
