// SPDX-License-Identifier: MIT
import RxMarbles
import RxSwift

typealias Letters = Observable<String>
/// For operators that do not look at the elements.
typealias Values = Observable<MarbleElement>
typealias Numbers = Observable<Int>

/// An example with its place in the documentation.
public struct CatalogueEntry: Sendable {
  /// The file of the operator in the sources, without its suffix.
  public let file: String
  /// The symbol that the example shows, as DocC names it.
  public let symbol: String
  /// The example.
  public let example: MarbleExample
  /// The module of the symbol.
  public let module: String

  init(_ file: String, _ symbol: String, _ example: MarbleExample, module: String = "RxSwift") {
    self.module = module
    self.file = file
    self.symbol = symbol
    self.example = example
  }
}

/// Examples for one kind of task.
public struct CatalogueChapter: Sendable {
  /// The task.
  public let title: String
  /// The task in a word, for files.
  public let name: String
  /// What leads to it.
  public let entries: [CatalogueEntry]

  init(title: String, name: String, entries: [CatalogueEntry]) {
    self.title = title
    self.name = name
    self.entries = entries
  }
}

/// An example for every operator, factory and subject, by task.
public enum Catalogue {
  /// All examples.
  public static let chapters = [
    CatalogueChapter(
      title: "I have values, or a way to get them", name: "Creating",
      entries: creating + [notifications] + tasks + network),
    CatalogueChapter(title: "A place from which events are sent", name: "Subjects", entries: subjects),
    CatalogueChapter(
      title: "Each element becomes something else", name: "Transforming", entries: transforming + [decoding]),
    CatalogueChapter(title: "Each element leads to other work", name: "Flattening", entries: flattening),
    CatalogueChapter(title: "Several sequences become one", name: "Combining", entries: combining),
    CatalogueChapter(title: "There are too many elements", name: "Filtering", entries: filtering),
    CatalogueChapter(title: "The beginning or the end is enough", name: "Taking", entries: taking),
    CatalogueChapter(title: "It is a matter of time", name: "Timing", entries: timing),
    CatalogueChapter(title: "Something has to be remembered", name: "Accumulating", entries: accumulating),
    CatalogueChapter(title: "One subscription for several observers", name: "Sharing", entries: sharing),
    CatalogueChapter(title: "Something fails, or nothing comes", name: "Recovering", entries: recovering),
    CatalogueChapter(
      title: "It happens in the wrong place, or I want to look at it", name: "Placing", entries: placing),
    CatalogueChapter(
      title: "There is one answer, or none", name: "Answers", entries: answers + sequels + answerOperators),
    CatalogueChapter(title: "I have one answer, or a way to get it", name: "AnswerSources", entries: answerSources),
    CatalogueChapter(
      title: "It cannot fail", name: "Infallible", entries: infallibles + infallibleSources),
    CatalogueChapter(title: "A place that cannot end", name: "Relays", entries: relays),
    CatalogueChapter(title: "A view shows it", name: "Views", entries: views + sharedOperators),
    CatalogueChapter(title: "I have values for a view", name: "SharedSources", entries: sharedSources),
    CatalogueChapter(
      title: "It is to be of another type", name: "Converting", entries: converting + convertingShared + controls),
    CatalogueChapter(title: "A screen loads, fails or is away", name: "Kit", entries: kit + work),
  ]

  /// All entries, in the order of the chapters.
  public static var entries: [CatalogueEntry] { chapters.flatMap(\.entries) }
}
