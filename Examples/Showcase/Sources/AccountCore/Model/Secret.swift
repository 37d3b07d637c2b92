// SPDX-License-Identifier: MIT

/// Text that no log may show: printing, dumping or describing it gives dots.
public struct Secret: Hashable, Sendable {
  /// The text itself, for the code that sends it.
  public let text: String

  /// Hides `text` from logs.
  public init(_ text: String) { self.text = text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "•••" }
  public var debugDescription: String { description }
  /// Without children: `dump` and the messages of failed assertions look at these.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
