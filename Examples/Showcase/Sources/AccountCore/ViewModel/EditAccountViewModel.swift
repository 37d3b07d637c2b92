// SPDX-License-Identifier: MIT
import RxKit
import RxSwift
import ShowcaseModel

/// What is in the field for the name, beside the name that the state has.
private struct NameField: Sendable {
  var text = ""
  /// Nil when nobody is signed in.
  var name: String?

  enum Change: Sendable {
    case typed(String)
    case renamed(String?)
  }

  func applying(_ change: Change) -> NameField {
    switch change {
    case .typed(let text): NameField(text: text, name: name)
    case .renamed(let name): NameField(text: name ?? "", name: name)
    }
  }

  var isNoName: Bool { name != nil && User.name(from: text) == nil }
  var canApply: Bool { name != nil && !isNoName && User.name(from: text) != name }
}

/// Editing the account, one way: a field, a service, the state, the view. Nothing that is edited is stored here.
public struct EditAccountViewModel: Sendable {
  /// What the user does.
  public struct Input: Sendable {
    /// What is in the field for the name.
    public var name: Observable<String>
    /// The user wants the name in the field.
    public var apply: Observable<Void>
    /// A language that the user chooses; not the one that a list shows at first.
    public var language: Observable<Language>
    /// Units that the user chooses.
    public var units: Observable<UnitSystem>
    public var signOut: Observable<Void>

    public init(
      name: Observable<String>, apply: Observable<Void>, language: Observable<Language>, units: Observable<UnitSystem>,
      signOut: Observable<Void>
    ) {
      self.name = name
      self.apply = apply
      self.language = language
      self.units = units
      self.signOut = signOut
    }
  }

  /// Renames the user. It is enabled while the name in the field is one, and another than that of the state, and no renaming is on its way.
  public let apply: Action<String, SaveStatus>
  /// Whether a change is on its way, or how it went with the last one, or that the name in the field is none. Choices are made while somebody
  /// observes this.
  public let status: Observable<SaveStatus>
  /// What there is to say about it, in the user's language; empty when there is nothing.
  public let message: Observable<String>
  /// The name as the state has it, whenever that changes.
  public let fieldName: Observable<String>

  /// - Parameters:
  ///   - state: what is edited.
  ///   - services: make the changes.
  public init(_ input: Input, state: AppState = .shared, services: AccountServices) {
    // The field shows the name of the state whenever that changes; from then on the user types.
    let field = Observable<NameField.Change>.merge(input.name.map { .typed($0) }, state.user.name.map { .renamed($0) })
      .scan(NameField()) { $0.applying($1) }
    let apply = Action<String, SaveStatus>(enabledIf: field.map(\.canApply)) {
      Self.outcome(of: services.user.rename($0))
    }
    self.apply = apply
    // The action tells of a renaming, also in a window that was opened again while the renaming was on its way.
    let renaming = Observable.merge(apply.executing.filter { $0 }.map { _ in SaveStatus.saving }, apply.elements)
    // An action that is not enabled does nothing without a word: the field says what is wrong, if anything is.
    let applying = input.apply.withLatestFrom(field).flatMap { field -> Observable<SaveStatus> in
      apply.execute(field.text)
      return .empty()
    }
    let choosing = Observable<Completable>.merge(
      input.language.map { services.preferences.use($0) },
      input.units.map { services.preferences.use($0) }
    )
    .concatMap { Self.outcome(of: $0).startWith(.saving) }
    // A sign-out does not stand in the queue of choices. When the page goes away, the choices in that queue are dropped.
    let leaving = input.signOut.flatMap { Self.outcome(of: services.user.signOut()).startWith(.saving) }
    let changes = Observable.merge(renaming, applying, choosing, leaving)
      .scan(Saves()) { $0.applying($1) }.map(\.status).startWith(.idle)
    // The user reads what is wrong with a name before trying to apply it.
    status = Observable.combineLatest(changes, field) { $1.isNoName ? .failed(.invalidName) : $0 }
      .distinctUntilChanged()
      .share(replay: 1)
    message =
      Observable.combineLatest(status, state.preferences.language) { status, language in
        switch status {
        case .idle: ""
        case .saving: AccountTexts(language: language).saving
        case .saved: AccountTexts(language: language).saved
        case .failed(let problem): problem.message(in: language)
        }
      }
      .distinctUntilChanged()
    fieldName = state.user.name.map { $0 ?? "" }.distinctUntilChanged()
  }

  /// How a change ends.
  private static func outcome(of change: Completable) -> Observable<SaveStatus> {
    change.andThen(Observable.just(.saved)).catch { .just(.failed(AccountProblem($0))) }
  }
}
