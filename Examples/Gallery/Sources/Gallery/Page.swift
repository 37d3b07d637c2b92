// SPDX-License-Identifier: MIT
import RxGTK

/// A page of the gallery: a working widget, and beside it the events of its streams.
@MainActor
public struct Page {
  /// What it is about.
  public let name: String
  /// What it belongs to.
  public let group: String
  /// What there is to know.
  public let summary: String
  /// What a user tries with keys alone.
  public let keyTrial: Trial
  /// The streams that answer it.
  public let keyAnswers: [String]
  /// What a user tries with the pointer.
  public let pointerTrial: Trial
  /// The streams that answer it.
  public let pointerAnswers: [String]
  /// Whether the page's picture shows what the pointer has done, and not keys.
  public let isPicturedWithPointer: Bool
  let make: @MainActor (Sample) -> Widget

  /// The picture shows the page after `trial`; the other trials do with keys alone, or with the pointer, what it is for.
  init(
    _ name: String, _ group: String, _ summary: String, try trial: Trial, answers: String,
    and others: [String] = [], byKeys: Trial? = nil, answered keyAnswers: [String]? = nil,
    byPointer: Trial? = nil, told pointerAnswers: [String]? = nil,
    _ make: @escaping @MainActor (Sample) -> Widget
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    let answers = [answers] + others
    keyTrial = byKeys ?? trial
    self.keyAnswers = keyAnswers ?? answers
    pointerTrial = byPointer ?? trial
    self.pointerAnswers = pointerAnswers ?? answers
    isPicturedWithPointer = trial.usesPointer
    self.make = make
  }

  /// All pages, in their order.
  public static let all: [Page] =
    [
      textPages, choicePages, progressPages, containerPages, listPages, sectionPages, rowPages, adwaitaPages,
      inputPages, drawingPages, windowPages,
    ].flatMap { $0 }
}
