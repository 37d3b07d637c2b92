// SPDX-License-Identifier: MIT
import ShowcaseModel

/// The languages of the showcase.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case portuguese = "pt"

  /// What its speakers call it.
  public var name: String {
    switch self {
    case .english: "English"
    case .portuguese: "Português"
    }
  }

  /// The one that it can be changed to.
  public var other: Language { self == .english ? .portuguese : .english }

  /// The text of this language.
  public func pick<Text>(_ english: Text, _ portuguese: Text) -> Text {
    switch self {
    case .english: english
    case .portuguese: portuguese
    }
  }
}

/// What the user chose for all apps.
public struct Preferences: Hashable, Sendable {
  public var language: Language
  public var units: UnitSystem

  public init(language: Language = .english, units: UnitSystem = .metric) {
    self.language = language
    self.units = units
  }
}
