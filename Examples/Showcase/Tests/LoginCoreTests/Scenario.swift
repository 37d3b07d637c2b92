// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import RxKit
import RxRelay
import RxSwift
import RxTest
import XCTest

@testable import LoginCore

/// A server that answers as the test says: at once unless the answer is a subject of its own.
final class FakeServer: LoginService {
  private struct State: Sendable {
    var answer: @Sendable (Credentials) -> Single<User> = { .just(FakeServer.user($0.address)) }
    var verdict = Completable.empty()
    var asked: [Credentials] = []
    var checked: [Session] = []
    var revoked: [Session] = []
    var cancelled = 0
  }

  private let state = Guarded(State())

  var answer: @Sendable (Credentials) -> Single<User> {
    get { state.withLock { $0.answer } }
    set { state.withLock { $0.answer = newValue } }
  }
  var verdict: Completable {
    get { state.withLock { $0.verdict } }
    set { state.withLock { $0.verdict = newValue } }
  }
  var asked: [Credentials] { state.withLock { $0.asked } }
  var checked: [Session] { state.withLock { $0.checked } }
  var revoked: [Session] { state.withLock { $0.revoked } }
  var cancelled: Int { state.withLock { $0.cancelled } }

  static func user(_ address: String, name: String = "Ana", expires: Double = 3600) -> User {
    User(
      address: address, name: name,
      session: Session(token: Secret("token of \(address)"), expires: Date(timeIntervalSince1970: expires)))
  }

  func signIn(_ credentials: Credentials) -> Single<User> {
    state.withLock { $0.asked.append(credentials) }
    return answer(credentials).do(onDispose: { [weak self] in self?.state.withLock { $0.cancelled += 1 } })
  }

  func check(_ session: Session) -> Completable {
    state.withLock { $0.checked.append(session) }
    return verdict
  }

  func signOut(_ session: Session) -> Completable {
    state.withLock { $0.revoked.append(session) }
    return .empty()
  }
}

/// A user at the login, in virtual time: one tick is a millisecond.
final class Scenario {
  let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
  let server = FakeServer()
  let state: AppState
  let store: MemoryAccountStore
  let services: AccountServices
  let model: LoginViewModel
  let screens: TestableObserver<LoginScreen>
  let titles: TestableObserver<String>
  let enabled: TestableObserver<Bool>
  let steps: TestableObserver<LoginStep>
  let headers: TestableObserver<Bool>
  let messages: TestableObserver<String?>
  let focus: TestableObserver<LoginField>
  let wipes: TestableObserver<Void>
  let email = BehaviorRelay(value: "")
  let password = BehaviorRelay(value: "")
  let focused = PublishRelay<LoginField>()
  let enter = PublishRelay<Void>()
  let back = PublishRelay<Void>()
  let signOut = PublishRelay<Void>()
  let bag = DisposeBag()

  init(_ snapshot: AccountSnapshot = AccountSnapshot()) {
    state = AppState(snapshot)
    store = MemoryAccountStore(snapshot)
    services = AccountServices(state: state, store: store, scheduler: scheduler)
    model = LoginViewModel(
      .init(
        email: email.asObservable(), password: password.asObservable(), focused: focused.asObservable(),
        enter: enter.asObservable(), back: back.asObservable(), signOut: signOut.asObservable()),
      account: state.user.user, language: state.preferences.language, service: server, users: services.user,
      preferences: services.preferences, scheduler: scheduler)
    screens = scheduler.createObserver(LoginScreen.self)
    titles = scheduler.createObserver(String.self)
    enabled = scheduler.createObserver(Bool.self)
    steps = scheduler.createObserver(LoginStep.self)
    headers = scheduler.createObserver(Bool.self)
    messages = scheduler.createObserver(String?.self)
    focus = scheduler.createObserver(LoginField.self)
    wipes = scheduler.createObserver(Void.self)
    bag.insert(
      model.screen.subscribe(screens), model.enterButtonTitle.subscribe(titles),
      model.isEnterButtonEnabled.subscribe(enabled), model.step.subscribe(steps),
      model.isHeaderCollapsed.subscribe(headers), model.message.subscribe(messages), model.focus.subscribe(focus),
      model.wipePassword.subscribe(wipes),
      // A window does this to its field.
      model.wipePassword.subscribe(onNext: { [password] in password.accept("") }))
    pass(5)
  }

  func pass(_ milliseconds: Int) { scheduler.advanceTo(scheduler.clock + milliseconds) }

  /// As far as the password.
  func enterEmail(_ address: String = "ana@example.com") {
    email.accept(address)
    enter.accept(())
  }

  func enterPassword(_ text: String = "saudade") {
    password.accept(text)
    enter.accept(())
  }

  var screen: LoginScreen? { screens.events.last?.value.element }
  var step: LoginStep? { screen?.step }
}
