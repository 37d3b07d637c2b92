// SPDX-License-Identifier: MIT
import AccountCore

/// Everything that a window shows of signing in, as a function of how far it is and of the language.
public struct LoginScreen: Hashable, Sendable {
  public var step: LoginStep
  public var language: Language
  /// The large text of the header.
  public var title: String
  /// The sentence below it.
  public var subtitle: String
  public var buttonTitle: String
  public var isButtonEnabled: Bool
  public var isHeaderCollapsed: Bool
  /// Whether a spinner turns.
  public var isBusy: Bool
  /// Whether there is a step before this one to go back to.
  public var canGoBack: Bool
  /// The address that the password belongs to.
  public var address: String
  /// The name of the signed-in user; empty without one.
  public var name: String
  /// What went wrong, or nil.
  public var message: String?
  /// Whether that is a missing connection.
  public var isOffline: Bool

  init(_ conversation: Conversation, language: Language) {
    let texts = LoginTexts(language: language)
    self.language = language
    step =
      switch conversation.step {
      case .email: .email
      case .password: .password
      case .signingIn: .signingIn
      case .signedIn: .signedIn
      case .welcome, .leaving, .staying: .welcome
      }
    name = conversation.account?.name ?? ""
    title = texts.title(step, name: name)
    subtitle = texts.subtitle(step, address: conversation.account?.address ?? "")
    buttonTitle = texts.button(step)
    isButtonEnabled =
      switch conversation.step {
      case .email: LoginRules.isAddress(conversation.address)
      case .password: LoginRules.isPassword(conversation.password)
      case .signingIn, .signedIn, .welcome, .leaving, .staying: false
      }
    isHeaderCollapsed = conversation.isHeaderCollapsed && (step == .email || step == .password || step == .signingIn)
    isBusy = step == .signingIn
    canGoBack = step == .password || step == .signingIn
    address = step == .welcome || step == .signedIn ? conversation.account?.address ?? "" : conversation.address
    message = conversation.error?.message(in: language)
    isOffline = conversation.error?.isOffline == true
  }

  /// The texts that do not depend on the step.
  public var texts: LoginTexts { LoginTexts(language: language) }
}
