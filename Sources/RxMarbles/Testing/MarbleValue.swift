// SPDX-License-Identifier: MIT

/// A type whose values can be read from the characters of a diagram, so that no dictionary is needed.
public protocol MarbleValue: Equatable, Sendable {
  /// The value that a character stands for; nil if it stands for none.
  init?(marble: Character)
}

extension String: MarbleValue {
  /// The character as a string.
  public init?(marble: Character) { self.init(marble) }
}

extension Character: MarbleValue {
  /// The character itself.
  public init?(marble: Character) { self = marble }
}

extension Int: MarbleValue {
  /// The number that a digit stands for.
  public init?(marble: Character) {
    guard let value = marble.wholeNumberValue, marble.isASCII else { return nil }
    self = value
  }
}

/// The error that `#` stands for, unless a test names another one.
public struct MarbleError: Error, Hashable, Sendable {
  /// Makes an error.
  public init() {}
}
