// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// What the sources have to look like.
final class ConventionTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Files with public declarations that have no behaviour of their own to test.
  private static let exempt: [String: String] = [
    "DisposeBase": "an empty superclass",
    "ImmediateSchedulerType": "a protocol",
    "SchedulerType": "a protocol",
    "SubjectType": "a protocol",
    "VirtualTimeConverterType": "a protocol",
  ]

  private static func swiftFiles(in directory: String) -> [URL] {
    let base = root.appendingPathComponent(directory)
    let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  private static func isPublic(_ line: String) -> Bool {
    ["public ", "open "].contains { line.trimmingCharacters(in: .whitespaces).hasPrefix($0) }
  }

  func testEachPublicFileHasTests() throws {
    let tests = Set(Self.swiftFiles(in: "Tests").map { $0.deletingPathExtension().lastPathComponent })
    XCTAssertFalse(tests.isEmpty)
    for directory in ["Operators", "Factories", "Subjects", "Schedulers", "Disposables", "Traits"] {
      for file in Self.swiftFiles(in: "Sources/RxSwift/\(directory)") {
        let name = file.deletingPathExtension().lastPathComponent
        guard Self.exempt[name] == nil, try Self.lines(of: file).contains(where: Self.isPublic) else { continue }
        // The tests of `Infallible+Share` may be among those of `Infallible`.
        let base = name.prefix { $0 != "+" }
        let hasTests = tests.contains("\(name)Tests") || tests.contains("\(base)Tests")
        XCTAssert(hasTests, "\(directory)/\(name).swift has no \(name)Tests.swift")
      }
    }
  }

  func testExemptFilesExist() {
    let sources = Set(Self.swiftFiles(in: "Sources/RxSwift").map { $0.deletingPathExtension().lastPathComponent })
    for name in Self.exempt.keys { XCTAssert(sources.contains(name), "\(name).swift is exempt and does not exist") }
  }

  func testEachFileBeginsWithTheLicence() throws {
    for file in Self.swiftFiles(in: "Sources") + Self.swiftFiles(in: "Tests") {
      XCTAssertEqual(try Self.lines(of: file).first, "// SPDX-License-Identifier: MIT", file.path)
    }
  }

  func testFilesAreShort() throws {
    for file in Self.swiftFiles(in: "Sources") + Self.swiftFiles(in: "Tests") {
      let count = try Self.lines(of: file).count
      XCTAssertLessThanOrEqual(count, 601, "\(file.path) has \(count) lines")
    }
  }

  func testNothingIsLeftUnfinished() throws {
    let words = ["fatal" + "Error(", "try" + "!", "TO" + "DO", "FIX" + "ME"]
    // `fatalErrorInDebug` is what RxSwift does about mistakes of the programmer that need not be fatal.
    for file in Self.swiftFiles(in: "Sources") where file.lastPathComponent != "FatalErrorInDebug.swift" {
      for (index, line) in try Self.lines(of: file).enumerated() {
        for word in words where line.contains(word) {
          XCTFail("\(file.path):\(index + 1) has \(word)")
        }
      }
    }
  }

  func testUncheckedSendabilityIsExplained() throws {
    for file in Self.swiftFiles(in: "Sources") {
      let lines = try Self.lines(of: file)
      for (index, line) in lines.enumerated() where line.contains("@unchecked Sendable") && !line.contains("//") {
        let explanation = lines[max(0, index - 3)..<min(lines.count, index + 5)].contains { $0.contains("// Sendable") }
        XCTAssert(explanation, "\(file.path):\(index + 1) does not say which rule makes it true")
      }
    }
  }
}
