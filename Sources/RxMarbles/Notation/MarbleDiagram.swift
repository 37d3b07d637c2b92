// SPDX-License-Identifier: MIT
import RxSwift

/// A sequence of events over time, as a marble diagram shows it.
///
/// A diagram is written as text, `--a--(bc)--|`, and printed as text again; what is printed means the same. Time is counted in
/// frames; frame 0 is where the diagram begins, or where its `^` is.
public struct MarbleDiagram: Hashable, Sendable {
  /// What happens in a diagram: a value, which a character stands for, or the end.
  public enum Event: Hashable, Sendable {
    /// A value.
    case next(Character)
    /// The end: `|`.
    case completed
    /// A failure: `#`.
    case error
  }

  /// An event with its frame.
  public struct Marble: Hashable, Sendable {
    /// When it happens; negative before the `^`.
    public var frame: Int
    /// What happens.
    public var event: Event

    /// Makes a marble.
    public init(_ event: Event, at frame: Int) {
      self.frame = frame
      self.event = event
    }
  }

  /// The first frame: 0, or as many frames before it as stand before the `^`.
  public let start: Int
  /// The frame after the last one that the text covers.
  public let end: Int
  /// The events in their order.
  public let marbles: [Marble]
  /// The sequences that values stand for, written on lines of their own: `x: --1--|`. Their frames count from their value's.
  public let inner: [Character: MarbleDiagram]

  /// Makes a diagram of events.
  ///
  /// - Parameters:
  ///   - marbles: the events, in the order of their frames; the end, if there is one, is the last.
  ///   - start: the first frame, 0 or earlier; the first event's, if that is earlier.
  ///   - end: the frame after the last one; the one after the last event, if that is later.
  ///   - inner: the sequences that values stand for; none of them may begin before frame 0 or have inner sequences.
  public init(_ marbles: [Marble], start: Int = 0, end: Int = 0, inner: [Character: MarbleDiagram] = [:]) {
    let frames = marbles.map(\.frame)
    precondition(zip(frames, frames.dropFirst()).allSatisfy { $0 <= $1 }, "The marbles are not in order.")
    precondition(marbles.dropLast().allSatisfy { $0.event.character != nil }, "Nothing comes after the end.")
    precondition(
      frames.allSatisfy { abs($0) <= FrameCounter.limit } && end <= 2 * FrameCounter.limit, "That is too far.")
    let names = Set(marbles.compactMap(\.event.character))
    precondition(names.allSatisfy(\.isMarble), "Values are letters, digits and symbols.")
    precondition(inner.keys.allSatisfy(names.contains), "Each inner sequence belongs to a value.")
    precondition(
      inner.values.allSatisfy { $0.start == 0 && $0.inner.isEmpty }, "Inner sequences begin with their value.")
    self.marbles = marbles
    self.start = min(start, frames.first ?? 0, 0)
    // The `^` of a diagram that begins before it takes its frame.
    self.end = max(end, (frames.last ?? -1) + 1, self.start < 0 ? 1 : 0)
    self.inner = inner
  }
}

extension MarbleDiagram.Event {
  /// The character of a value.
  public var character: Character? {
    if case .next(let character) = self { character } else { nil }
  }

  /// How the event is written.
  var symbol: String {
    switch self {
    case .next(let character): String(character)
    case .completed: "|"
    case .error: "#"
    }
  }
}

extension Character {
  /// Whether the character may stand for a value. A modifier, such as a skin tone, would become one with the character before it.
  var isMarble: Bool {
    (isLetter || isNumber || isSymbol) && !"-()[]|#^!:".contains(self) && String(["-", self]).count == 2
  }
}
