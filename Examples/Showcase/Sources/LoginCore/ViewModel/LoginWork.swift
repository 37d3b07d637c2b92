// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import RxSwift

/// What has to be done while the conversation is at a step. It is stopped when the step is left.
struct LoginWork: Sendable {
  enum Task: Hashable, Sendable {
    case nothing
    case signIn(Credentials)
    case greet
    /// Waits for the end of a session.
    case watch(Session)
    case leave

    init(_ conversation: Conversation) {
      switch conversation.step {
      case .email, .password, .staying: self = .nothing
      case .signingIn(let credentials): self = .signIn(credentials)
      case .signedIn: self = .greet
      case .welcome: self = conversation.account.map { .watch($0.session) } ?? .nothing
      case .leaving: self = .leave
      }
    }
  }

  let service: any LoginService
  let users: UserService
  let scheduler: LoginScheduler

  /// What comes of a task. It comes on the scheduler, never while the task is being started.
  func results(of task: Task) -> Observable<Conversation.Happening> {
    switch task {
    case .nothing: .empty()
    case .signIn(let credentials): signIn(credentials)
    case .greet: timer(LoginViewModel.greetingTime).map { .greeted }
    case .watch(let session): watch(session)
    case .leave:
      users.signOut().andThen(Observable<Conversation.Happening>.just(.left))
        .catch { .just(.stayed(LoginError($0))) }
        .observe(on: scheduler)
    }
  }

  /// The answer, but not before the minimum time; a good one is kept before anybody hears of it. If the user goes back or the disk is full, the
  /// login ends the session at the server. If the user goes back before the answer arrives, the login does not know the session and cannot end it.
  /// The server then ends it when its time is over.
  private func signIn(_ credentials: Credentials) -> Observable<Conversation.Happening> {
    let answer = service.signIn(credentials).asObservable()
      .flatMap { user in
        Observable.using({ GrantedSession(session: user.session, service: service, users: users) }) { _ in
          // The session is granted for as long as somebody waits for what becomes of it.
          Observable.just(user).concat(Observable.never())
        }
      }
      .materialize()
    return Observable.combineLatest(timer(LoginViewModel.minimumTime), answer) { $1 }
      .dematerialize()
      .flatMap { user in users.signIn(user).andThen(Observable<Conversation.Happening>.just(.accepted(user))) }
      .take(1)
      .catch { .just(.refused(LoginError($0))) }
      .observe(on: scheduler)
  }

  private func watch(_ session: Session) -> Observable<Conversation.Happening> {
    let rest = max(0, session.expires.timeIntervalSince(scheduler.now))
    // A timer runs for thirty years at most.
    let end = timer(.milliseconds(Int((min(rest, 1e9) * 1000).rounded(.up)))).map {
      Conversation.Happening.checked(.sessionExpired)
    }
    let check = service.check(session).andThen(Observable<Conversation.Happening>.just(.checked(nil)))
      .catch { .just(.checked(LoginError($0))) }
      .observe(on: scheduler)
    return Observable.merge(end, check)
  }

  private func timer(_ time: RxTimeInterval) -> Observable<Void> {
    Observable<Int>.timer(time, scheduler: scheduler).map { _ in }
  }
}
