// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseModel
import ShowcaseShell

/// Account in the window of the showcase, and in as many windows beside it as the user likes.
@MainActor
public final class AccountApp: ShowcaseApp {
  public let id = "account"
  public let title = "Account"
  public let summary = "One state, changed by services"
  public let icon = "showcase-account"

  private let state: AppState
  private let services: AccountServices
  private let openLogin: @MainActor () -> Void

  /// The state of the program with its services, kept in a file.
  public struct Composition {
    /// The source of truth, which other apps read as well.
    public let state: AppState
    /// What writes it.
    public let services: AccountServices

    /// Reads what is kept.
    ///
    /// - Parameter folder: where the file is.
    public init(folder: URL) {
      state = AppState(storage: .loading)
      services = AccountServices(
        state: state, store: SQLiteAccountStore(file: folder.appendingPathComponent("account.sqlite")),
        scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "account"))
      _ = services.storage.load().subscribe()
    }
  }

  /// - Parameters:
  ///   - account: what is shown and edited.
  ///   - openLogin: shows the app Login.
  public init(_ account: Composition, openLogin: @escaping @MainActor () -> Void) {
    state = account.state
    services = account.services
    self.openLogin = openLogin
  }

  public func makePage(in window: Window) -> Page {
    let page = AccountPage()
    let another = Button(icon: "window-new-symbolic")
    let life = CompositeDisposable(disposables: [
      bind(page),
      state.preferences.language.asStateDriver()
        .drive(onNext: { [another] language in
          let text = language.pick("Show in another window", "Mostrar em outra janela")
          another.tooltip = text
          another.setAccessibleLabel(text)
        }),
      another.rx.tap.bind { [weak self, weak window] in if let window { self?.openWindow(beside: window) } },
    ])
    return Page(page.content, title: page.headerTitle, headerEnd: [another], life: life)
  }

  /// Opens a window of the same state. It lives until the user closes it; quitting closes the first one, and with it
  /// the program.
  private func openWindow(beside first: Window) {
    let page = AccountPage()
    let window = Window(title: title, width: 420, height: 720, content: page.content)
    window.setTitleWidget(page.headerTitle)
    let closing = [("<Control>w", window), ("<Control>q", first)].map { keys, target in
      window.rx.shortcut(keys).bind { [weak target] in target?.requestClose() }
    }
    let life = Disposables.create([bind(page)] + closing)
    _ = window.rx.deallocated.subscribe(onNext: { [window] in
      life.dispose()
      withExtendedLifetime(window) {}
    })
    window.show()
  }

  /// Binds a page: the state to what it shows, and what the user does to the services.
  private func bind(_ page: AccountPage) -> any Disposable {
    let model = AccountViewModel(state: state)
    let edit = EditAccountViewModel(
      .init(
        name: page.name.rx.text.asObservable(), apply: page.name.rx.applied.asObservable(),
        language: page.language.rx.chosen.map { Language.allCases[$0] },
        units: page.units.rx.chosen.map { UnitSystem.allCases[$0] }, signOut: page.signOut.rx.tap.asObservable()),
      state: state, services: services)
    // A choice that was not kept goes back to what the state says.
    let screen = Observable.combineLatest(model.screen, edit.status.filter { $0 != .saving }) { screen, _ in screen }
    return CompositeDisposable(disposables: [
      screen.asStateDriver().drive(onNext: { [page] screen in page.show(screen) }),
      edit.fieldName.asStateDriver().drive(page.name.rx.text),
      edit.apply.enabled.asStateDriver().drive(page.name.rx.canApply),
      Observable.combineLatest(edit.status, edit.message).asStateDriver()
        .drive(onNext: { [page] status, message in page.show(status, message) }),
      page.goToLogin.rx.tap.bind { [openLogin] in openLogin() },
      page.tryAgain.rx.tap.flatMapLatest { [services] in services.storage.load().asObservable() }.subscribe(),
    ])
  }
}
