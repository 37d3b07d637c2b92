// SPDX-License-Identifier: MIT
import Foundation

/// Keeps the account. Both functions wait for the disk.
public protocol AccountStore: Sendable {
  /// What is kept; that of a new user when there is nothing yet.
  func load() throws -> AccountSnapshot
  /// Keeps a change, whole or not at all; returns the account after it.
  func save(_ change: AccountChange) throws -> AccountSnapshot
}

/// Why the account cannot be read, or a change not be kept.
public enum AccountProblem: Error, Hashable, Sendable {
  /// There is no space left.
  case diskFull
  /// The file is damaged.
  case unreadable
  /// The file is another program's; what it is called.
  case foreign(String)
  /// There is no permission to read or write the file or its folder.
  case notAllowed
  /// Another program holds the file.
  case busy
  /// The text is no name.
  case invalidName
  /// Anything else, in the words of the system that reported it.
  case other(String)
}

extension AccountProblem {
  /// A sentence for the screen.
  public func message(in language: Language) -> String {
    switch self {
    case .diskFull:
      language.pick(
        "The disk is full. Nothing was changed; make space and try again.",
        "O disco está cheio. Nada foi alterado; libere espaço e tente de novo.")
    case .unreadable:
      language.pick(
        "The file with the account cannot be read.", "O arquivo com a conta não pode ser lido.")
    case .foreign(let name):
      language.pick(
        "\(name), in the place of the account, belongs to another program. It was left as it is.",
        "\(name), no lugar da conta, é de outro programa. O arquivo ficou como estava.")
    case .notAllowed:
      language.pick(
        "There is no permission to use the file with the account.", "Não há permissão para usar o arquivo com a conta.")
    case .busy:
      language.pick(
        "Another program uses the file with the account. Try again.",
        "Outro programa está usando o arquivo com a conta. Tente de novo.")
    case .invalidName:
      language.pick(
        "A name has one to \(User.longestName) characters.", "Um nome tem de um a \(User.longestName) caracteres.")
    case .other(let reason):
      language.pick(
        "The file with the account cannot be used: \(reason).", "O arquivo com a conta não pode ser usado: \(reason).")
    }
  }
}
