// SPDX-License-Identifier: MIT

/// A picture of an operator: what comes in, what is done with it, and what comes out.
public struct MarblePicture: Hashable, Sendable {
  /// Something at a frame.
  public struct Mark: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
      /// A value, with what is written on it.
      case value(String)
      /// A value that is a sequence, which a line of its own shows.
      case sequence(String)
      /// The end.
      case completed
      /// A failure.
      case error
    }

    /// When it comes.
    public let frame: Int
    /// What it is.
    public let kind: Kind
    /// Whether it is the end of the sequence, with or without an error.
    public var isEnd: Bool { kind == .completed || kind == .error }

    /// Makes a mark.
    public init(_ frame: Int, _ kind: Kind) {
      self.frame = frame
      self.kind = kind
    }
  }

  /// A sequence over time.
  public struct Line: Hashable, Sendable {
    /// What is written beside it.
    public let name: String
    /// The frame at which it begins.
    public let start: Int
    /// The frame at which its observer stops to listen, if it does before the end.
    public let end: Int?
    /// What it emits, in order; the frames are those of the picture.
    public let marks: [Mark]
    /// Whether a value of the line above is this sequence.
    public let isInner: Bool
    /// The times during which it is subscribed, if the picture shows them: first and last frame; no last one if there is no end.
    public let windows: [Window]

    /// Makes a line.
    public init(
      _ name: String, start: Int = 0, end: Int? = nil, _ marks: [Mark], isInner: Bool = false, windows: [Window] = []
    ) {
      self.name = name
      self.start = start
      self.end = end
      self.marks = marks
      self.isInner = isInner
      self.windows = windows
    }
  }

  /// A time during which a sequence is subscribed.
  public struct Window: Hashable, Sendable {
    /// The frame of the subscription.
    public let from: Int
    /// The frame of its end, if it has one.
    public let to: Int?

    /// Makes a window.
    public init(from: Int, to: Int?) {
      self.from = from
      self.to = to
    }
  }

  /// What goes in.
  public let inputs: [Line]
  /// The operator, as it is written in code.
  public let label: String
  /// What comes out.
  public let outputs: [Line]

  /// Makes a picture.
  public init(inputs: [Line], label: String, outputs: [Line]) {
    self.inputs = inputs
    self.label = label
    self.outputs = outputs
  }

  /// The frame after the last mark.
  var end: Int {
    let lines = inputs + outputs
    let frames = lines.flatMap { $0.marks.map(\.frame) + $0.windows.map { max($0.from, $0.to ?? 0) } + [$0.start] }
    return (frames.max() ?? 0) + 1
  }
}

extension MarblePicture.Line {
  /// Whether the sequence ends within the picture.
  var hasEnd: Bool { marks.last?.isEnd ?? false }
}
