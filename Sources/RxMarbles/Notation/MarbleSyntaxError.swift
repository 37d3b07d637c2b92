// SPDX-License-Identifier: MIT

/// Says what is wrong with the text of a diagram, and where.
public struct MarbleSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let message: String
  /// The line of the text that is wrong.
  public let text: String
  /// The number of that line, counted from 1.
  public let line: Int
  /// The column of the first character that is wrong, counted from 1.
  public let column: Int

  /// The line, an arrow at the column, and what is wrong there.
  public var description: String {
    "\(text)\n\(String(repeating: " ", count: column - 1))↑ column \(column)\(line > 1 ? " of line \(line)" : ""): \(message)"
  }
}
