// SPDX-License-Identifier: MIT
import Foundation
import MarbleCatalogue
import RxMarbles
import XCTest

final class CatalogueTests: XCTestCase {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let root = package.deletingLastPathComponent().deletingLastPathComponent()

  /// What has no picture, and why.
  private static let exempt = [
    "ConnectableObservable": "shown by Publish, Replay and RefCount", "SubjectType": "a protocol",
    "ObservableType+Bind": "hands elements on, as the relays show", "SubjectReentrancy": "says when a subject delivers",
  ]

  private static func swiftFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }

  func testEveryOperatorFactoryAndSubjectHasAnExample() throws {
    let shown = Set(Catalogue.entries.map(\.file))
    var files: Set<String> = []
    let folders = ["RxSwift/Operators", "RxSwift/Factories", "RxSwift/Subjects", "RxRelay"]
    for folder in folders + [
      "RxSwift/Traits", "RxSwift/Core", "RxSwift/Concurrency", "RxCocoa/Traits", "RxCocoa/Foundation", "RxKit",
    ] {
      for file in Self.swiftFiles(in: Self.root.appendingPathComponent("Sources/\(folder)")) {
        // The overloads of an operator are in a file of their own.
        let name = file.deletingPathExtension().lastPathComponent.replacingOccurrences(of: "+Arities", with: "")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let isPublic = lines.contains { $0.drop { $0 == " " }.hasPrefix("public ") }
        guard isPublic else { continue }
        files.insert(name)
        // Traits have more of the same in several files.
        guard folders.contains(folder) else { continue }
        XCTAssert(shown.contains(name) || Self.exempt[name] != nil, "\(folder)/\(name).swift has no example")
      }
    }
    XCTAssertEqual(shown.subtracting(files), [], "Examples name files that there are not")
    XCTAssertEqual(Set(Self.exempt.keys).subtracting(files), [])
    XCTAssertEqual(shown.intersection(Self.exempt.keys), [])
  }

  func testEveryPublicFunctionThatReturnsASequenceHasAnExample() throws {
    let functions = try CatalogueCoverage.functions(in: Self.root)
    XCTAssertGreaterThan(functions.count, 150)
    XCTAssertEqual(CatalogueCoverage.missing(from: functions), [])
    let missing = CatalogueCoverage.missing(from: functions, Array(Catalogue.chapters.dropFirst(2)))
    for name in ["ObservableType.just", "ObservableType.timer", "PublishSubject", "AsyncSubject"] {
      XCTAssert(missing.contains("\(name) has no example"), "\(missing)")
    }
  }

  /// "Choosing an operator" goes from a task, which is a heading of the fourth level, to pictures.
  func testEveryTaskOfThePictureBookHasAPicture() throws {
    let page = Self.root.appendingPathComponent("Sources/RxSwift/RxSwift.docc/ChoosingAnOperator.md")
    let tasks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n#### ").dropFirst()
    XCTAssertGreaterThan(tasks.count, 50)
    for task in tasks {
      let section = task.components(separatedBy: "\n### ")[0]
      XCTAssert(section.contains("](marbles-"), "No picture for: \(section.prefix { $0 != "\n" })")
    }
  }

  func testNamesAreUnique() {
    let names = Catalogue.entries.map { $0.example.name.lowercased() }
    XCTAssertEqual(Set(names).count, names.count)
  }

  /// The code that a picture shows is the code that runs.
  func testTheCodeIsWhatRuns() throws {
    let files = Self.swiftFiles(in: Self.package.appendingPathComponent("Sources/MarbleCatalogue"))
    let source = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined().filter { !$0.isWhitespace }
    for entry in Catalogue.entries {
      for part in entry.example.template.components(separatedBy: "…") {
        let code = part.filter { !$0.isWhitespace }
        let count = source.components(separatedBy: code).count - 1
        XCTAssertGreaterThanOrEqual(count, 2, "\(entry.example.name) does not run \(part)")
      }
    }
  }

  func testEveryTextHasTheCodeAndEveryLineFits() throws {
    for entry in Catalogue.entries {
      let picture = try entry.example.picture()
      let lines = picture.text().split(separator: "\n", omittingEmptySubsequences: false)
      XCTAssert(lines.contains { $0.hasSuffix(entry.example.code) }, "\(lines)")
      for line in picture.inputs + picture.outputs { XCTAssertLessThanOrEqual(line.marks.last?.frame ?? 0, 24) }
    }
  }

  func testCommittedPicturesAreWhatTheOperatorsDo() throws {
    XCTAssertEqual(try PictureBook().differences(in: Self.root), [])
  }

  func testDifferencesAreFound() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("marbles-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let book = try PictureBook()
    XCTAssertEqual(try book.differences(in: folder).count, book.files.count)
    try book.write(to: folder)
    XCTAssertEqual(try book.differences(in: folder), [])
    let pictures = "Sources/RxSwift/RxSwift.docc/Resources/Marbles"
    try "".write(to: folder.appendingPathComponent("\(pictures)/marbles-map.svg"), atomically: true, encoding: .utf8)
    try "".write(to: folder.appendingPathComponent("\(pictures)/marbles-nap.svg"), atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("\(pictures)/marbles-zip~dark.svg"))
    XCTAssertEqual(
      try book.differences(in: folder),
      [
        "\(pictures)/marbles-map.svg is not what the operator does",
        "\(pictures)/marbles-nap.svg belongs to no operator",
        "\(pictures)/marbles-zip~dark.svg is missing",
      ])
    try book.write(to: folder)
    XCTAssertEqual(try book.differences(in: folder), [])
  }

  func testTheStaticCatalogueHasAPictureForEachExample() throws {
    let files = try StaticCatalogue().files
    let page = try XCTUnwrap(files["index.html"])
    XCTAssertEqual(files.count, Catalogue.entries.count + 3)
    for entry in Catalogue.entries {
      let name = entry.example.name
      XCTAssert(page.contains("<img src=\"\(name).svg\"") && page.contains("<a href=\"#\(name)\">"), name)
      XCTAssertEqual(files["\(name).svg"]?.contains("prefers-color-scheme: dark"), true, name)
    }
  }
}
