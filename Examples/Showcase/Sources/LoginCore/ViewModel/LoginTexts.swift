// SPDX-License-Identifier: MIT
import AccountCore

/// What the pages of signing in say, in a language.
public struct LoginTexts: Hashable, Sendable {
  public var language: Language

  public init(language: Language) { self.language = language }

  public var login: String { "Login" }
  public var email: String { language.pick("E-mail address", "Endereço de e-mail") }
  public var password: String { language.pick("Password", "Senha") }
  public var back: String { language.pick("Back", "Voltar") }
  public var cancel: String { language.pick("Cancel", "Cancelar") }
  public var signOut: String { language.pick("Sign Out", "Sair") }
  public var signingIn: String { language.pick("Signing in…", "Entrando…") }
  public var next: String { language.pick("Next", "Próximo") }
  public var signIn: String { language.pick("Sign in", "Entrar") }
  public var languageName: String { language.pick("Language", "Idioma") }
  public var openAccount: String { language.pick("Open Account", "Abrir a conta") }

  func button(_ step: LoginStep) -> String { step == .email ? next : signIn }

  func title(_ step: LoginStep, name: String) -> String {
    switch step {
    case .email: language.pick("Hello", "Olá")
    case .password: language.pick("Your Password", "Sua senha")
    case .signingIn: signingIn
    case .signedIn: language.pick("Signed In", "Você entrou")
    case .welcome: language.pick("Welcome, \(name)", "Boas-vindas, \(name)")
    }
  }

  func subtitle(_ step: LoginStep, address: String) -> String {
    switch step {
    case .email:
      language.pick("Sign in with your e-mail address.", "Entre com o seu endereço de e-mail.")
    case .password:
      language.pick(
        "At least \(LoginRules.shortestPassword) characters.",
        "No mínimo \(LoginRules.shortestPassword) caracteres.")
    case .signingIn: language.pick("One moment, please.", "Um momento, por favor.")
    case .signedIn: language.pick("Good to see you.", "Que bom ver você.")
    case .welcome:
      language.pick("You are signed in as \(address).", "A sua sessão está aberta como \(address).")
    }
  }
}
