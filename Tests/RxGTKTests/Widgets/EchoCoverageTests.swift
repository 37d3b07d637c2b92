// SPDX-License-Identifier: MIT
#if GTK
  import Foundation
  import RxGTK
  import XCTest

  /// Compares the two-way properties in the sources with the checks that they do not echo.
  final class EchoCoverageTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    func testEachControlPropertyOfEachWidgetIsCheckedForEcho() throws {
      let sources = try Self.text(in: "Sources/RxGTK")
      let parents = Self.parents(in: sources)
      let properties = Self.properties(in: sources)
      XCTAssertGreaterThan(properties.count, 15)
      let checked = try Self.checkedProperties()
      var count = 0
      for (widget, property) in properties {
        // A member of all widgets needs one check; another one a check on each class that has it.
        let classes = parents.keys.sorted().filter { name in
          Self.line(of: name, parents).contains(widget) && !["Widget", "TextField", "ItemsView"].contains(name)
        }
        XCTAssertFalse(classes.isEmpty, "no widget has rx.\(property) of \(widget)")
        guard widget != "Widget" else {
          XCTAssert(checked.values.contains { $0.contains(property) }, "rx.\(property) has no echo check")
          continue
        }
        for name in classes {
          count += 1
          XCTAssert(checked[name]?.contains(property) == true, "rx.\(property) of \(name) has no echo check")
        }
      }
      XCTAssertGreaterThan(count, 40)
    }

    /// What the public classes are made of: classes and protocols.
    private static func parents(in sources: String) -> [String: [String]] {
      let classes = matches(#"(?:public|open) (?:final )?class (\w+): ([^{]+)\{"#, in: sources)
      return Dictionary(classes.map { ($0[0], $0[1].matches(of: /\w+/).map { String($0.0) }) }) { $0 + $1 }
    }

    private static func line(of name: String, _ parents: [String: [String]]) -> Set<String> {
      Set([name]).union((parents[name] ?? []).flatMap { line(of: $0, parents) })
    }

    /// The two-way members, with the classes or protocols that have them.
    private static func properties(in sources: String) -> [(widget: String, property: String)] {
      sources.components(separatedBy: "\n  extension Reactive where Base: ").dropFirst().flatMap { text in
        let widget = String(text.prefix { $0.isLetter })
        let body = text.components(separatedBy: "\n  }\n")[0]
        return matches(#"public var (\w+): ControlProperty<"#, in: body).map { (widget, $0[0]) }
      }
    }

    /// The properties that are checked, by the widgets that the samples name; a sample may call a function for what several have.
    private static func checkedProperties() throws -> [String: Set<String>] {
      let folder = "Tests/RxGTKTests/Widgets"
      let tests = try text(in: folder) { $0.hasSuffix("Samples.swift") }
      let pattern = #"twoWay\(\s*\w+\.rx\.(\w+)"#
      func found(in text: String) -> [String] { matches(pattern, in: text).map { $0[0] } }
      var functions: [String: [String]] = [:]
      for text in tests.components(separatedBy: " static func ").dropFirst() {
        let name = String(text.prefix { $0.isLetter })
        functions[name] = found(in: text.components(separatedBy: "\n    }\n")[0])
      }
      var result: [String: Set<String>] = [:]
      for text in tests.components(separatedBy: "      WidgetSample(").dropFirst() {
        let body = text.components(separatedBy: "\n      },")[0]
        let shared = functions.filter { name, _ in body.contains("        \(name)(") }.values.joined()
        let names = body.prefix { $0 != ")" }.matches(of: /"(\w+)"/).map { String($0.1) }
        for name in names { result[name, default: []].formUnion(found(in: body) + shared) }
      }
      // The window manager takes part in the states of windows.
      let states = try String(
        contentsOf: root.appendingPathComponent("\(folder)/WindowStateTests.swift"), encoding: .utf8)
      result["Window"] = Set(
        matches(#"Self.check\("\w+", \{ window in window\.rx\.(\w+) \}"#, in: states).map { $0[0] })
      return result
    }

    private static func matches(_ pattern: String, in text: String) -> [[String]] {
      let expression = try? NSRegularExpression(pattern: pattern)
      return expression?.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
        (1..<match.numberOfRanges).map { String(text[Range(match.range(at: $0), in: text)!]) }
      } ?? []
    }

    private static func text(in folder: String, where condition: (String) -> Bool = { $0.hasSuffix(".swift") }) throws
      -> String
    {
      let folder = root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return try files.filter(condition).sorted()
        .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined(separator: "\n")
    }
  }
#endif
