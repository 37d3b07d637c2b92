// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// The numbered laws of the documentation name the tests that hold them, in a table: each law some, and each test exists.
final class LawsTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func lines() throws -> [String] {
    let file = Self.root.appendingPathComponent("Sources/RxSwift/RxSwift.docc/Laws.md")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The number with which a law begins.
  private func number(_ line: String) -> Int? {
    line.range(of: ". ").flatMap { Int(line[..<$0.lowerBound]) }
  }

  /// The tests that are named in some lines.
  private func named(_ lines: [String]) -> [String] {
    lines.flatMap { $0.components(separatedBy: CharacterSet(charactersIn: "`, ")) }.filter { $0.contains("Tests.test") }
  }

  /// The test functions of all test classes, as `Class.function`.
  private func tests() throws -> Set<String> {
    let files = FileManager.default.enumerator(
      at: Self.root.appendingPathComponent("Tests"), includingPropertiesForKeys: nil)
    var tests: Set<String> = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      var current = ""
      for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
        if let name = word(in: line, after: "class ") { current = name }
        if let name = word(in: line, after: "func test") { tests.insert("\(current).test\(name)") }
      }
    }
    return tests
  }

  private func word(in line: String, after prefix: String) -> String? {
    guard let range = line.range(of: prefix), line.contains("TestCase") || prefix != "class " else { return nil }
    let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  func testEachLawNamesTestsThatExist() throws {
    let (lines, tests) = (try lines(), try tests())
    let laws = lines.compactMap(number)
    XCTAssertEqual(laws, Array(1...max(1, laws.count)))
    XCTAssertGreaterThan(laws.count, 10)
    XCTAssertGreaterThan(tests.count, 900)
    for law in laws {
      let rows = lines.filter { $0.hasPrefix("| \(law) |") }
      XCTAssertFalse(named(rows).isEmpty, "law \(law) names no test")
    }
    for name in named(lines) { XCTAssert(tests.contains(name), "there is no \(name)") }
  }
}
