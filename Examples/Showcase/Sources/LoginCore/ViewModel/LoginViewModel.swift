// SPDX-License-Identifier: MIT
import AccountCore
import Foundation
import RxKit
import RxRelay
import RxSwift

/// Signing in: what the user does and what the account says go in, everything that is shown derives from it.
///
/// There is no stored state: how far the conversation is lies in a `scan`, which lasts as long as somebody observes an output.
public struct LoginViewModel: Sendable {
  /// Signing in takes at least this long, so that nobody has to read a screen that flashes by.
  public static let minimumTime = RxTimeInterval.seconds(2)
  /// How long "Signed In" is shown.
  public static let greetingTime = RxTimeInterval.milliseconds(1200)

  /// What the user does.
  public struct Input: Sendable {
    /// What is in the fields.
    public var email: Observable<String>
    public var password: Observable<String>
    /// A field gets the keyboard focus.
    public var focused: Observable<LoginField>
    /// The button, or Enter in a field.
    public var enter: Observable<Void>
    public var back: Observable<Void>
    public var signOut: Observable<Void>

    public init(
      email: Observable<String>, password: Observable<String>, focused: Observable<LoginField>,
      enter: Observable<Void>, back: Observable<Void>, signOut: Observable<Void>
    ) {
      self.email = email
      self.password = password
      self.focused = focused
      self.enter = enter
      self.back = back
      self.signOut = signOut
    }
  }

  /// Everything at once, for an observer that needs one consistent value.
  public let screen: Observable<LoginScreen>
  public let step: Observable<LoginStep>
  /// "Next" or "Sign in", in the user's language.
  public let enterButtonTitle: Observable<String>
  public let isEnterButtonEnabled: Observable<Bool>
  public let isHeaderCollapsed: Observable<Bool>
  /// What went wrong, or nil.
  public let message: Observable<String?>
  /// The field that the keyboard belongs to from now on.
  public let focus: Observable<LoginField>
  /// Keeps the language that the user chooses. Why it was not kept is told as all that goes wrong.
  public let speak: Action<Language, Never>
  /// The password in the field is not needed any more.
  public let wipePassword: Observable<Void>

  /// - Parameters:
  ///   - account: the signed-in user.
  ///   - language: the language of all texts.
  ///   - service: the server.
  ///   - users: keep the signed-in user.
  ///   - preferences: keep the language.
  ///   - scheduler: measures times, and is where answers arrive; a serial one.
  public init(
    _ input: Input, account: Observable<User?>, language: Observable<Language>, service: any LoginService,
    users: UserService, preferences: PreferencesService, scheduler: LoginScheduler
  ) {
    let speak = Action<Language, Never> { preferences.use($0).asObservable() }
    self.speak = speak
    let work = LoginWork(service: service, users: users, scheduler: scheduler)
    let happenings = Observable<Conversation.Happening>.merge(
      input.email.map { .email($0) },
      input.password.map { .password(Secret($0)) },
      input.focused.map { _ in .focused },
      input.enter.map { .enter },
      input.back.map { .back },
      input.signOut.map { .signOut },
      account.observe(on: scheduler).map { .account($0) },
      // The next attempt takes the message of the one before away.
      speak.executing.filter { $0 }.map { _ in .language(nil) },
      speak.errors.compactMap(\.reason).observe(on: scheduler).map { .language(LoginError($0)) }
    )
    let conversation = Observable<Conversation>.deferred {
      // Carries what the work brings back to the scan; nobody reads a value from it.
      let results = PublishRelay<Conversation.Happening>()
      return Observable.merge(happenings, results.asObservable())
        .scan(Conversation()) { $0.applying($1) }
        .startWith(Conversation())
        .distinctUntilChanged()
        .multicast {
          PublishSubject<Conversation>()
        } selector: { states in
          let working = states.map(LoginWork.Task.init).distinctUntilChanged().flatMapLatest(work.results)
            .do(onNext: { results.accept($0) })
            .flatMap { _ in Observable<Conversation>.empty() }
          return Observable.merge(states, working)
        }
    }
    .share(replay: 1)
    screen = Observable.combineLatest(conversation, language) { LoginScreen($0, language: $1) }.distinctUntilChanged()
      .share(replay: 1)
    step = screen.map(\.step).distinctUntilChanged()
    enterButtonTitle = screen.map(\.buttonTitle).distinctUntilChanged()
    isEnterButtonEnabled = screen.map(\.isButtonEnabled).distinctUntilChanged()
    isHeaderCollapsed = screen.map(\.isHeaderCollapsed).distinctUntilChanged()
    message = screen.map(\.message).distinctUntilChanged()
    focus = step.skip(1).compactMap { step in
      switch step {
      case .email: .email
      case .password: .password
      case .signingIn, .signedIn, .welcome: nil
      }
    }
    wipePassword = step.map { $0 == .password }.distinctUntilChanged().filter { !$0 }.map { _ in }
  }
}

extension ActionError {
  /// Why the work failed; nil if it did not begin.
  fileprivate var reason: (any Error)? { if case .underlyingError(let error) = self { error } else { nil } }
}
