// SPDX-License-Identifier: MIT
import RxGTK

/// A page of the gallery: a working widget, and beside it the events of its streams.
@MainActor
public struct Page {
  /// What a user tries first on a page. The test of the gallery does so with a real keyboard and pointer.
  public enum Trial: Sendable {
    /// Keys, as xdotool names them, for the first widget that takes the focus.
    case keys([String])
    /// The space bar opens a menu or a window; then keys for that.
    case opening([String])
    /// A text that is typed there.
    case text(String)
    /// A click at a place of what the page is about.
    case click(x: Double, y: Double)
    /// A drag from a place of it, by so many pixels.
    case drag(x: Double, y: Double, by: Double, down: Double = 0)
    /// The same, released only when a stream has said something: a place that takes what is dragged says so first.
    case carry(x: Double, y: Double, by: Double, until: String)
    /// Keys while another one is held.
    case holding(String, [String], seconds: Double = 0)
    /// Steps of the wheel over its middle.
    case wheel(Int)
    /// One after the other.
    indirect case steps([Trial])

    /// Whether it takes a pointer.
    public var usesPointer: Bool {
      switch self {
      case .keys, .opening, .text, .holding: false
      case .click, .drag, .carry, .wheel: true
      case .steps(let trials): trials.contains(where: \.usesPointer)
      }
    }
  }

  /// What it is about.
  public let name: String
  /// What it belongs to.
  public let group: String
  /// What there is to know.
  public let summary: String
  /// What a user tries first.
  public let trial: Trial
  /// The streams that answer.
  public let answers: [String]
  /// What a user without a pointer tries.
  public let keyTrial: Trial
  /// The streams that answer it.
  public let keyAnswers: [String]
  let make: @MainActor (Sample) -> Widget

  init(
    _ name: String, _ group: String, _ summary: String, try trial: Trial, answers: String,
    and others: [String] = [], byKeys: Trial? = nil, answered keyAnswers: [String]? = nil,
    _ make: @escaping @MainActor (Sample) -> Widget
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.trial = trial
    self.answers = [answers] + others
    keyTrial = byKeys ?? trial
    self.keyAnswers = keyAnswers ?? self.answers
    self.make = make
  }

  /// All pages, in their order.
  public static let all: [Page] =
    [
      textPages, choicePages, progressPages, containerPages, listPages, sectionPages, rowPages, adwaitaPages,
      inputPages, drawingPages, windowPages,
    ].flatMap { $0 }
}
