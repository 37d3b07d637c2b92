// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import LoginCore
import LoginServer
import LoopbackServer
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseShell

/// Login in the window of the showcase, on a server in this process.
@MainActor
public final class LoginApp: ShowcaseApp {
  public let id = "login"
  public let title = "Login"
  public let summary = "Signs in, one step at a time"
  public let icon = "showcase-login"
  public let keys = KeyTable([("Signing In", [("Return", "Go on"), ("Escape", "Go back, or stop signing in")])])

  /// The source of truth that is Login's own: the address in the field. The signed-in user is the account's.
  private let email = BehaviorRelay(value: "")
  private let state: AppState
  private let services: AccountServices
  private let service: any LoginService
  private let server: ServerHost<LoopbackServer>
  private let serverAddress: Single<URL>
  private let openAccount: @MainActor () -> Void
  private let bag = DisposeBag()

  /// - Parameters:
  ///   - folder: where the server keeps its accounts.
  ///   - address: another server than one in this process.
  ///   - openAccount: shows the app Account.
  public init(
    state: AppState, services: AccountServices, folder: URL, address: URL? = nil,
    openAccount: @escaping @MainActor () -> Void
  ) {
    self.state = state
    self.services = services
    self.openAccount = openAccount
    let server = LoginDemonstration.server(file: folder.appendingPathComponent("login-server.sqlite"))
    self.server = server
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    serverAddress = address.map { Single.just($0) } ?? server.running.map(\.url).take(1).asSingle()
    service = LateLoginService(serverAddress.map { LoginAPI(baseURL: $0, scheduler: scheduler) })
    revocations(of: state.user.user, service: service).subscribe().disposed(by: bag)
    StyleSheet.add(LoginPage.css)
  }

  public func makePage(in window: Window) -> Page {
    let page = LoginPage(hint: LoginDemonstration.hint)
    page.email.text = email.value
    let model = LoginViewModel(
      .init(
        email: page.email.rx.text.asObservable(), password: page.password.rx.text.asObservable(),
        // The page itself gives the field the focus first. The header stays until the user types, or comes back to the field.
        focused: .merge(
          page.email.rx.focused.skip(1).map { LoginField.email },
          page.email.rx.text.changed.map { _ in LoginField.email },
          page.password.rx.focused.map { LoginField.password }),
        enter: .merge(
          page.enter.rx.tap.asObservable(), page.email.rx.entered.asObservable(),
          page.password.rx.entered.asObservable()),
        back: .merge(
          page.back.rx.tap.asObservable(), page.cancel.rx.tap.asObservable(),
          page.content.rx.shortcut("Escape").asObservable()),
        signOut: page.signOut.rx.tap.asObservable()),
      account: state.user.user, language: state.preferences.language, service: service, users: services.user,
      preferences: services.preferences, scheduler: MainScheduler.instance)
    let screen = model.screen.asStateDriver()
    // The order matters: the field is shown before it gets the focus, and wiped before anything else is done with it.
    let life = CompositeDisposable(disposables: [
      // The server starts while the user types. One that does not start is told of, and started again, when the user signs in.
      serverAddress.subscribe(onFailure: { _ in }),
      page.email.rx.text.bind(to: email),
      model.wipePassword.asStateDriver().map { "" }.drive(page.password.rx.text),
      screen.drive(onNext: { [page] screen in page.show(screen) }),
      model.focus.asStateDriver()
        .drive(onNext: { [page] field in (field == .email ? page.email : page.password).focus() }),
      page.openAccount.rx.tap.bind { [openAccount] in openAccount() },
      // While a language is being kept the action takes no other one. The button stays as it is: one that is disabled loses the focus.
      page.language.rx.tap.asObservable().withLatestFrom(state.preferences.language).map(\.other)
        .subscribe(model.speak.inputs),
    ])
    return Page(page.content, headerEnd: [page.language], life: life, focus: { [page] in page.focus() })
  }

  public func close() { server.stop() }
}
