// SPDX-License-Identifier: MIT
import Foundation
import MarbleCatalogue
import XCTest

/// The command of `scripts/marbles --check` with a copy of what it compares.
final class CheckTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let picture = "Sources/RxSwift/RxSwift.docc/Resources/Marbles/marbles-debounce.svg"

  private func check(_ root: URL) throws -> (status: Int32, output: String) { try run([root.path, "--check"]) }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let name = "marble-pictures"
    // The program is beside the bundle of the tests.
    var folder = Bundle(for: Self.self).bundleURL
    while !FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent(name).path), folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    let (process, output) = (Process(), Pipe())
    process.executableURL = folder.appendingPathComponent(name)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  func testTheCatalogueIsExported() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try run([Self.root.path, "--export", folder.path])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(result.output, "\(files.count) files are in \(folder.path); index.html is the page.\n")
    XCTAssertEqual(files.count, Catalogue.entries.count + 3)
    let again = try run([Self.root.path, "--export", folder.path])
    XCTAssertEqual(again.output, result.output)
  }

  func testAnExportLeavesTheFilesOfOthersAsTheyAre() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = folder.appendingPathComponent("index.html")
    try Data("mine".utf8).write(to: page)
    let result = try run([Self.root.path, "--export", folder.path])
    XCTAssertEqual(result.status, 1)
    XCTAssertEqual(
      result.output,
      "There are other files in \(folder.path). Name a new folder, an empty one, or that of an earlier export.\n")
    XCTAssertEqual(try String(contentsOf: page, encoding: .utf8), "mine")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["index.html"])
  }

  func testAPictureThatIsNotWhatTheOperatorDoesFails() throws {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("check-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    let generated = "Examples/Marbles/Tests/MarbleCatalogueTests/Generated"
    for folder in ["Sources/RxSwift", "Sources/RxRelay", "Sources/RxCocoa", "Sources/RxKit", generated] {
      let place = copy.appendingPathComponent(folder)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.root.appendingPathComponent(folder), to: place)
    }
    let before = try check(copy)
    XCTAssertEqual(before.status, 0, before.output)
    let file = copy.appendingPathComponent(Self.picture)
    let picture = try String(contentsOf: file, encoding: .utf8)
    // A marble that stands a frame later.
    let changed = picture.replacingOccurrences(of: "cx=\"367\"", with: "cx=\"401\"")
    XCTAssertNotEqual(picture, changed)
    try changed.write(to: file, atomically: true, encoding: .utf8)
    let after = try check(copy)
    XCTAssertEqual(after.status, 1)
    XCTAssertEqual(
      after.output,
      "\(Self.picture) is not what the operator does\n1 files differ: scripts/marbles writes them anew.\n")
  }
}
