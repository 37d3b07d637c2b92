// SPDX-License-Identifier: MIT
import RxSwift
import ShowcaseModel

/// The services of one state: the only ones that write it.
///
/// What they return does its work when it is subscribed to, and completes when the change is on the disk and in the state.
public struct AccountServices: Sendable {
  public let user: UserService
  public let preferences: PreferencesService
  public let storage: StorageService

  /// - Parameters:
  ///   - state: what they write.
  ///   - store: where it is kept.
  ///   - scheduler: where the disk is waited for; a serial one.
  public init(state: AppState = .shared, store: any AccountStore, scheduler: AccountScheduler) {
    let writer = StateWriter(state: state, store: store, scheduler: scheduler)
    user = UserService(writer: writer)
    preferences = PreferencesService(writer: writer)
    storage = StorageService(writer: writer)
  }
}

/// Signs in and out, and renames.
public struct UserService: Sendable {
  let writer: StateWriter

  /// Signs `user` in. A name chosen earlier on this machine stays.
  public func signIn(_ user: User) -> Completable { writer.commit(.signedIn(user)) }

  /// Forgets the session. This happens even if the page goes away in which the user signs out.
  public func signOut() -> Completable { writer.commit(.signedOut, canBeTakenBack: false) }

  /// Whether a session is the account's, after all changes that have begun.
  public func keeps(_ session: Session) -> Single<Bool> {
    Single.deferred { .just(writer.state.user.current?.session == session) }.subscribe(on: writer.scheduler)
  }

  /// Changes the user's name. Fails with `AccountProblem.invalidName` when the text is none.
  public func rename(_ text: String) -> Completable {
    guard let name = User.name(from: text) else { return .error(AccountProblem.invalidName) }
    return writer.commit(.renamed(name))
  }
}

/// Changes what the user chose for all apps.
public struct PreferencesService: Sendable {
  let writer: StateWriter

  public func use(_ language: Language) -> Completable { writer.commit(.language(language)) }

  public func use(_ units: UnitSystem) -> Completable { writer.commit(.units(units)) }
}

/// Reads what is kept.
public struct StorageService: Sendable {
  let writer: StateWriter

  /// Reads the account into the state: at the start, and when the user tries again.
  public func load() -> Completable { writer.load() }
}
