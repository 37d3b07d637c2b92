// SPDX-License-Identifier: MIT

/// Something that goes wrong on purpose, so that demonstrations and tests see what an app makes of it.
///
/// A fault is asked for in three ways: by a word in the search (`swift fault:500`), for the next searches through the path `/_faults`,
/// or for all of them through the server's configuration.
public enum Fault: Hashable, Sendable, CustomStringConvertible {
  /// An answer with this status and a message as GitHub sends it.
  case status(Int)
  /// Status 403 because the rate limit is exceeded, with the time in seconds until it is reset.
  case rateLimited(seconds: Int)
  /// Status 200 with JSON that breaks off, although the length is right.
  case malformed
  /// Status 200 with nothing in it.
  case empty
  /// Half of the answer, then the connection is closed.
  case die
  /// No answer for as long as the client waits.
  case hang
  /// The right answer, after this many milliseconds.
  case delay(milliseconds: Int)

  /// The latest reset of a rate limit, in seconds: a day.
  public static let latestReset = 86_400
  /// The longest delay, in milliseconds: ten minutes.
  public static let longestDelay = 600_000

  /// What can be asked for, for people.
  public static let choices = """
    a status from 400 to 599 (403 is the rate limit, 403:5 with a reset in 5 seconds), malformed, empty, \
    die (closes the connection in mid-answer), hang, delay:MILLISECONDS
    """

  /// Parses `500`, `403` (rate limit, reset in a minute), `403:5` (reset in 5 s), `malformed`, `empty`, `die`, `hang`, `delay:800`.
  /// Nil for anything else, and for a reset later than ``latestReset`` or a delay longer than ``longestDelay``.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let number = parts.count == 2 ? Int(parts[1]) : nil
    switch (parts[0], parts.count) {
    case ("malformed", 1): self = .malformed
    case ("empty", 1): self = .empty
    case ("die", 1): self = .die
    case ("hang", 1): self = .hang
    case ("403", 1): self = .rateLimited(seconds: 60)
    case ("403", 2):
      guard let number, (0...Self.latestReset).contains(number) else { return nil }
      self = .rateLimited(seconds: number)
    case ("delay", 2):
      guard let number, (0...Self.longestDelay).contains(number) else { return nil }
      self = .delay(milliseconds: number)
    default:
      guard parts.count == 1, let status = Int(text), (400...599).contains(status) else { return nil }
      self = .status(status)
    }
  }

  public var description: String {
    switch self {
    case .status(let status): "\(status)"
    case .rateLimited(let seconds): "403:\(seconds)"
    case .malformed: "malformed"
    case .empty: "empty"
    case .die: "die"
    case .hang: "hang"
    case .delay(let milliseconds): "delay:\(milliseconds)"
    }
  }

  /// Takes the words `fault:…` and `delay:…` out of a search.
  static func extract(from text: String) -> (faults: [Fault], rest: String) {
    var faults: [Fault] = []
    var rest: [Substring] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let lowercased = word.lowercased()
      if lowercased.hasPrefix("fault:"), let fault = Fault(String(lowercased.dropFirst("fault:".count))) {
        faults.append(fault)
      } else if lowercased.hasPrefix("delay:"), let fault = Fault(lowercased) {
        faults.append(fault)
      } else {
        rest.append(word)
      }
    }
    return (faults, rest.joined(separator: " "))
  }
}
