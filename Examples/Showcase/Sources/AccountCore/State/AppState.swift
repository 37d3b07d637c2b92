// SPDX-License-Identifier: MIT

/// The one source of truth of the program, by category. Everything that is shown derives from it.
///
/// Anybody observes it; only services write it, because only they can make a ``StateWriter``.
public final class AppState: Sendable {
  /// The state that view models derive from unless they are given another.
  ///
  /// A test replaces it as a whole: `AppState.$shared.withValue(AppState()) { … }`.
  @TaskLocal public static var shared = AppState()

  /// The signed-in user, if there is one.
  public let user: UserState
  /// Language and units.
  public let preferences: PreferencesState
  /// Whether what is kept has been read, and whether the last change could be.
  public let storage: StorageState

  /// Makes a state; that of a new user unless told otherwise.
  public init(_ snapshot: AccountSnapshot = AccountSnapshot(), storage: StorageState.Phase = .ready) {
    user = UserState(snapshot.user)
    preferences = PreferencesState(snapshot.preferences)
    self.storage = StorageState(storage)
  }

  /// Everything at this moment.
  public var snapshot: AccountSnapshot { AccountSnapshot(user: user.current, preferences: preferences.current) }
}
