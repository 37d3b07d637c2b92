// SPDX-License-Identifier: MIT
import Foundation
import RxMarbles

/// The pictures of the catalogue as files of the documentation, and the pages that show them.
public struct PictureBook {
  private static let catalogue = "Sources/RxSwift/RxSwift.docc"
  /// Folders in which there is nothing but what is written here.
  private static let folders =
    ["RxSwift", "RxRelay", "RxCocoa", "RxKit"].flatMap { [pictures($0), pages($0)] } + [CatalogueTestFiles.folder]
  private static func pictures(_ module: String) -> String { "Sources/\(module)/\(module).docc/Resources/Marbles" }
  private static func pages(_ module: String) -> String { "Sources/\(module)/\(module).docc/Extensions/Marbles" }
  private static let article = "\(catalogue)/MarbleDiagrams.md"

  /// What belongs into each file, by the path from the root of the repository.
  public let files: [String: String]

  /// Overloads that do not do what the picture on their page shows.
  public let faults: [String]

  /// Runs all examples, and the overloads that share their pictures.
  public init(_ chapters: [CatalogueChapter] = Catalogue.chapters) throws {
    try self.init(chapters, faults: CatalogueOverloads.faults(chapters))
  }

  private init(_ chapters: [CatalogueChapter], faults: [String]) throws {
    var files: [String: String] = [:]
    var pages: [String: [(entry: CatalogueEntry, text: String)]] = [:]
    for entry in chapters.flatMap(\.entries) {
      let picture = try entry.example.picture()
      let title = "Marble diagram of \(entry.example.name)"
      // Two files, because DocC has a switch of its own for light and dark.
      let base = "\(Self.pictures(entry.module))/marbles-\(entry.example.name)"
      files["\(base).svg"] = picture.svg(.light, title: title)
      files["\(base)~dark.svg"] = picture.svg(.dark, title: title)
      for symbol in [entry.symbol] + CatalogueOverloads.symbols(entry.example.name) {
        pages["\(entry.module)/\(symbol)", default: []].append((entry, picture.text()))
      }
    }
    for (symbol, entries) in pages {
      let entry = entries[0].entry
      let others = CatalogueOverloads.symbols(entry.example.name)
      // The pages of overloads are numbered.
      let index = others.firstIndex { "\(entry.module)/\($0)" == symbol }
      let number = index.map { "-\($0 + 2)" } ?? ""
      files["\(Self.pages(entry.module))/\(entry.example.name)\(number).md"] = Self.page(symbol, entries)
    }
    files[Self.article] = Self.article(chapters)
    for (path, text) in try CatalogueTestFiles.files(chapters) { files[path] = text }
    self.files = files
    self.faults = faults
  }

  /// What is appended to the page of a symbol.
  private static func page(_ symbol: String, _ entries: [(entry: CatalogueEntry, text: String)]) -> String {
    let diagrams = entries.map { entry, text in
      """
      ![Marble diagram of \(entry.example.name)](marbles-\(entry.example.name))

      ```text
      \(text)
      ```
      """
    }
    return """
      # ``\(symbol)``

      ## \(entries.count == 1 ? "Marble diagram" : "Marble diagrams")

      \(diagrams.joined(separator: "\n\n"))

      """
  }

  private static func article(_ chapters: [CatalogueChapter]) -> String {
    let sections = chapters.compactMap { chapter -> String? in
      // The pictures of other modules are in the documentation of these.
      let own = chapter.entries.filter { $0.module == "RxSwift" }
      if own.isEmpty { return nil }
      let entries = own.map { entry in
        "#### \(entry.example.name)\n\n``\(entry.symbol)``\n\n"
          + "![Marble diagram of \(entry.example.name)](marbles-\(entry.example.name))"
      }
      return "### \(chapter.title)\n\n\(entries.joined(separator: "\n\n"))"
    }
    return """
      # Operators in pictures

      What goes in, what the operator does with it, and what comes out.

      ## Overview

      Time goes from left to right. A frame is a millisecond. A circle is a value, a bar is the end, and a cross is an error. A circle with a
      dashed border is an inner sequence. A dotted line leads from it to a line of its own. A thin line below a sequence shows how long an observer
      is subscribed to it. If it has no stroke at its end, the subscription goes on.

      Each picture is what the operator does in virtual time: `scripts/marbles` runs it and draws it. <doc:ChoosingAnOperator> goes
      from what you want to do to the operator. `./demo marbles` opens a page where you can try them.

      Requests get their answers in virtual time, too. Async functions run in tasks, frame by frame. In your tests, `answering(_:)` and
      `inStep(_:)` of RxMarbles do the same.
      Overloads share a picture. The operators of ``MainActorObservable`` share that of the operator of the same name. `scripts/marbles` runs each
      of them, and checks that it gives the picture that it shares.

      \(sections.joined(separator: "\n\n"))

      """
  }

  /// Writes the files into a repository and removes what does not belong there any more.
  public func write(to root: URL) throws {
    for path in try superfluous(in: root) { try FileManager.default.removeItem(at: root.appendingPathComponent(path)) }
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if try current(path, in: root) != text { try text.write(to: file, atomically: true, encoding: .utf8) }
    }
  }

  /// The files of a repository that are not what they should be, in order.
  public func differences(in root: URL) throws -> [String] {
    let changed = try files.filter { try current($0.key, in: root) != $0.value }.map { path, _ in
      try current(path, in: root) == nil ? "\(path) is missing" : "\(path) is not what the operator does"
    }
    return try (changed + superfluous(in: root).map { "\($0) belongs to no operator" }).sorted()
  }

  private func current(_ path: String, in root: URL) throws -> String? {
    let file = root.appendingPathComponent(path)
    return FileManager.default.fileExists(atPath: file.path) ? try String(contentsOf: file, encoding: .utf8) : nil
  }

  private func superfluous(in root: URL) throws -> [String] {
    try Self.folders.flatMap { folder -> [String] in
      let path = root.appendingPathComponent(folder).path
      guard FileManager.default.fileExists(atPath: path) else { return [] }
      return try FileManager.default.contentsOfDirectory(atPath: path).map { "\(folder)/\($0)" }
        .filter { files[$0] == nil }
    }
  }
}
