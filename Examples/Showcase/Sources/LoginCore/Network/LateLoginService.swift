// SPDX-License-Identifier: MIT
import AccountCore
import RxSwift

/// A server whose address is known later: requests wait for it.
public struct LateLoginService: LoginService {
  private let service: Single<LoginAPI>

  /// - Parameter service: the server, each time that it is asked for. An error says why it does not start.
  public init(_ service: Single<LoginAPI>) {
    self.service = service.catch { .error(LoginError.notStarted(AccountProblem($0))) }
  }

  public func signIn(_ credentials: Credentials) -> Single<User> { service.flatMap { $0.signIn(credentials) } }

  public func check(_ session: Session) -> Completable { service.flatMapCompletable { $0.check(session) } }

  public func signOut(_ session: Session) -> Completable { service.flatMapCompletable { $0.signOut(session) } }
}
