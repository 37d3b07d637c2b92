// SPDX-License-Identifier: MIT
import AccountCore
import RxSwift

/// A scheduler that may be handed from thread to thread, as all that come with the library may.
public typealias LoginScheduler = any SchedulerType & Sendable

/// The server, as the view model knows it. Everything fails with a `LoginError`.
public protocol LoginService: Sendable {
  /// Who the credentials belong to, with a fresh session.
  func signIn(_ credentials: Credentials) -> Single<User>
  /// Completes while the server knows the session; fails with `LoginError.sessionExpired` when it does not.
  func check(_ session: Session) -> Completable
  /// Ends the session.
  func signOut(_ session: Session) -> Completable
}

/// A session that the server has granted. Disposing it ends the session at the server, unless it has become the session of the account.
struct GrantedSession: Disposable, Sendable {
  let session: Session
  let service: any LoginService
  let users: UserService

  func dispose() {
    _ = users.keeps(session)
      .flatMapCompletable { isKept in isKept ? .empty() : service.signOut(session) }
      .subscribe(onError: { _ in })
  }
}

/// Ends sessions at the server when nobody has them any more, wherever in the program the user signed out.
///
/// - Returns: a sequence without elements that does this while it is subscribed to. A server that cannot be reached is not asked again: the
///   session ends by itself.
public func revocations(of account: Observable<User?>, service: any LoginService) -> Observable<Never> {
  account
    .map { $0?.session }
    .distinctUntilChanged()
    .scan((nil, nil)) { (pair: (Session?, Session?), next: Session?) in (pair.1, next) }
    .compactMap { before, _ in before }
    .flatMap { service.signOut($0).asObservable().catch { _ in .empty() } }
}
