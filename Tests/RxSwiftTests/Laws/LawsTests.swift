// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// The numbered laws of the documentation name the tests that hold them: each law some, and each test exists.
final class LawsTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The laws, by number, each with all of its lines.
  private func laws() throws -> [(number: Int, text: String)] {
    let file = Self.root.appendingPathComponent("Sources/RxSwift/RxSwift.docc/Laws.md")
    var laws: [(number: Int, text: String)] = []
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      let prefix = line.prefix { $0.isNumber }
      if let number = Int(prefix), line.dropFirst(prefix.count).hasPrefix(". ") {
        laws.append((number, line))
      } else if !laws.isEmpty {
        laws[laws.count - 1].text += "\n" + line
      }
    }
    return laws
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
    guard let range = line.range(of: prefix), line.contains("XCTestCase") || prefix != "class " else { return nil }
    let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  func testEachLawNamesTestsThatExist() throws {
    let (laws, tests) = (try laws(), try tests())
    XCTAssertEqual(laws.map(\.number), Array(1...max(1, laws.count)))
    XCTAssertGreaterThan(laws.count, 10)
    XCTAssertGreaterThan(tests.count, 900)
    for law in laws {
      let words = law.text.components(separatedBy: CharacterSet(charactersIn: "`, \n"))
      let named = words.filter { $0.contains("Tests.test") }
      XCTAssertFalse(named.isEmpty, "law \(law.number) names no test")
      for name in named { XCTAssert(tests.contains(name), "law \(law.number): there is no \(name)") }
    }
  }
}
