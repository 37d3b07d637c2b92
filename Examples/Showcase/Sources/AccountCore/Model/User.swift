// SPDX-License-Identifier: MIT
import Foundation

/// What the server hands out for a password: its holder acts as the user until it expires.
public struct Session: Hashable, Sendable {
  /// Proves who asks.
  public var token: Secret
  /// From when on the server refuses the token.
  public let expires: Date

  public init(token: Secret, expires: Date) {
    self.token = token
    // A file keeps seconds since 1970, which are coarser than a date: a session that is read again equals this one.
    self.expires = Date(timeIntervalSince1970: expires.timeIntervalSince1970)
  }
}

/// A signed-in user.
public struct User: Hashable, Sendable {
  /// The e-mail address that the user signs in with.
  public var address: String
  /// What the user wants to be called.
  public var name: String
  public var session: Session

  public init(address: String, name: String, session: Session) {
    self.address = address
    self.name = name
    self.session = session
  }

  /// The longest name, in characters.
  public static let longestName = 80

  /// `text` as a name, without space around it; nil if it is none.
  public static func name(from text: String) -> String? {
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return name.isEmpty || name.count > longestName ? nil : name
  }
}
