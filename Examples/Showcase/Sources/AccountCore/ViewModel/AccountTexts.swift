// SPDX-License-Identifier: MIT
import Foundation
import ShowcaseModel

/// What the pages of the account say, in a language.
public struct AccountTexts: Hashable, Sendable {
  public var language: Language

  public init(language: Language) { self.language = language }

  public var account: String { language.pick("Account", "Conta") }
  public var loggedOut: String { language.pick("Signed Out", "Desconectado") }
  public var loggedOutHint: String {
    language.pick("Sign in to see your account here.", "Entre para ver a sua conta aqui.")
  }
  public var goToLogin: String { language.pick("Go to Login", "Ir para o login") }
  public var signOut: String { language.pick("Sign Out", "Sair") }
  public var profile: String { language.pick("Profile", "Perfil") }
  public var name: String { language.pick("Name", "Nome") }
  public var address: String { language.pick("E-mail address", "Endereço de e-mail") }
  public var session: String { language.pick("Session", "Sessão") }
  public var preferences: String { language.pick("Preferences", "Preferências") }
  public var preferencesHint: String {
    language.pick(
      "Account and Login follow the language at once, Hops the units.",
      "Conta e Login seguem o idioma na hora, Hops as unidades.")
  }
  public var languageName: String { language.pick("Language", "Idioma") }
  public var units: String { language.pick("Units", "Unidades") }
  public var apply: String { language.pick("Apply", "Aplicar") }
  public var loading: String { language.pick("Loading…", "Carregando…") }
  public var failed: String { language.pick("Account Unavailable", "Conta indisponível") }
  public var tryAgain: String { language.pick("Try Again", "Tentar de novo") }
  public var saved: String { language.pick("Saved", "Salvo") }
  public var saving: String { language.pick("Saving…", "Salvando…") }

  public func units(_ units: UnitSystem) -> String {
    switch units {
    case .metric: language.pick("Metric (g, kg, l)", "Métrico (g, kg, l)")
    case .imperial: language.pick("Imperial (oz, lb, gal)", "Imperial (oz, lb, gal)")
    }
  }

  /// `Signed in until 14:05`, with the day before it, because it may be another one.
  func expires(at date: Date, zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let two = { (number: Int?) in (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    let time = "\(two(parts.hour)):\(two(parts.minute))"
    let day = "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
    return language.pick("Until \(time) on \(day)", "Até \(time) de \(day)")
  }
}
