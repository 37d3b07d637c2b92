// SPDX-License-Identifier: MIT
import AccountCore
import Foundation

/// What the user signs in with.
public struct Credentials: Hashable, Sendable {
  public var address: String
  /// Not shown by any log.
  public var password: Secret

  public init(address: String, password: Secret) {
    self.address = address
    self.password = password
  }
}

/// The rules by which the button is enabled.
public enum LoginRules {
  /// The shortest password, in characters.
  public static let shortestPassword = 6

  /// Whether `text` looks like an address: one `@`, something before it, and a name of a host with a point behind it. Whether there is
  /// such an address only its server knows.
  public static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].count <= 64, text.count <= 254,
      !text.contains(where: { $0.isWhitespace || $0.isNewline })
    else { return false }
    guard parts[0].first != ".", parts[0].last != ".", !parts[0].contains("..") else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2
      && labels.allSatisfy { label in
        !label.isEmpty && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }

  /// Whether `text` may be a password.
  public static func isPassword(_ text: Secret) -> Bool { text.text.count >= shortestPassword }

  /// An address without the space that copying brings along.
  static func address(from text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
