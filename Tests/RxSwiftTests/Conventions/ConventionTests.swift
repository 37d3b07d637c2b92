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

  /// What users of RxSwift reported, by the numbers of its issues: each has a test that says so in its name.
  func testEachReportedCaseHasItsTest() throws {
    let cases = [
      // Swift 6, and code that runs on the main thread
      2638, 2586, 2392,
      // deadlocks and races
      1992, 2525, 2653, 2698, 2703, 2708, 2711, 2713, 2655, 2718, 2268,
      // the stack, diagnostics, leaks
      2615, 2275, 1312, 1809, 1828, 573, 1880, 2364, 2290,
      // async code, the type checker, virtual time
      2426, 2563, 2727, 2551, 2656, 2609,
    ]
    let lines = try Self.swiftFiles(in: "Tests").flatMap(Self.lines)
    for number in cases {
      let name = "func testIssue\(number)"
      let isTested = lines.contains { line in
        line.range(of: name).map { !line[$0.upperBound...].prefix(1).allSatisfy(\.isNumber) } ?? false
      }
      XCTAssert(isTested, "RxSwift#\(number) has no test")
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
    for (folder, limit) in [("Sources", 300), ("Tests", 480)] {
      for file in Self.swiftFiles(in: folder) {
        let count = try Self.lines(of: file).count
        // Those of operators with two to eight sources are generated.
        let limit = file.lastPathComponent.hasSuffix("Arities.swift") ? 600 : limit
        XCTAssertLessThanOrEqual(count, limit, "\(file.path) has \(count) lines")
      }
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

  // MARK: - What the compiler is told not to check

  private static let everywhere = ["Sources", "Tests", "Examples", "Benchmarks", "Fixtures"]

  private static let allFiles = everywhere.flatMap(swiftFiles).filter { !$0.path.contains("/.build") }

  private static func isComment(_ line: String) -> Bool { line.trimmingCharacters(in: .whitespaces).hasPrefix("//") }

  /// Calls `body` with the lines of each file that has `words` in its code, and the index of the line; not with those in
  /// which they are part of a string or a comment.
  private static func occurrences(of words: String, _ body: ([String], Int, String) -> Void) throws {
    var count = 0
    for file in allFiles {
      // Most files do not have the words at all, and that is found out fastest among bytes.
      guard try Data(contentsOf: file).range(of: Data(words.utf8)) != nil else { continue }
      let lines = try lines(of: file)
      for (index, line) in lines.enumerated() {
        guard let range = line.range(of: words), !line[..<range.lowerBound].contains("//"),
          !line[..<range.lowerBound].contains("\"")
        else { continue }
        count += 1
        body(lines, index, "\(file.path):\(index + 1)")
      }
    }
    XCTAssert(count > 0, "Nothing has \(words) any more.")
  }

  /// The comment at the end of a line, and the lines of the comment right above it; attributes may be in between.
  private static func commentAbove(_ lines: [String], _ index: Int) -> String {
    let above = lines[..<index].reversed()
      .drop { $0.trimmingCharacters(in: .whitespaces).hasPrefix("@") }
      .prefix(while: isComment)
    let atEnd = lines[index].range(of: "//").map { String(lines[index][$0.lowerBound...]) } ?? ""
    return (above + [atEnd]).joined(separator: "\n")
  }

  func testUncheckedSendabilityHasItsReasonWhereItStands() throws {
    try Self.occurrences(of: "@unchecked " + "Sendable") { lines, index, place in
      // The first line inside of the type, which may begin on the next line.
      let body = lines[index...].prefix(3).firstIndex { $0.hasSuffix("{") }
      let inside = body.map { lines[($0 + 1)...].prefix(1).joined() } ?? ""
      let reasons = [Self.commentAbove(lines, index), Self.isComment(inside) ? inside : ""]
      XCTAssert(reasons.contains { $0.contains("// Sendable:") }, "\(place) does not say which rule makes it true")
    }
  }

  func testWhatIsUsedUncheckedHasItsReasonWhereItStands() throws {
    for words in ["nonisolated" + "(unsafe)", "unowned" + "(unsafe)", "UncheckedSendable" + "("] {
      try Self.occurrences(of: words) { lines, index, place in
        let reason = Self.commentAbove(lines, index).replacingOccurrences(of: "/", with: "")
        XCTAssertFalse(reason.allSatisfy(\.isWhitespace), "\(place) does not say why \(words) is right")
      }
    }
  }

  // MARK: - Closures

  /// Public functions with closures that are kept and need not be able to run on any thread.
  private static let onKnownThreads: [String: String] = [
    "CurrentThreadScheduler.schedule": "runs on the calling thread",
    "ColumnView.rows": "runs on the main actor, to which the table belongs",
    "DropDown+Models.itemTitles": "runs on the main actor, to which the drop-down list belongs",
    "ItemsView+Rx.items": "runs on the main actor, to which the list belongs",
    "TreeView+Rx.items": "runs on the main actor, to which the tree belongs",
    "SerialDispatchQueueScheduler.init": "runs before the initialiser returns",
    "TestScheduler.scheduleAt": "runs where the test moves the clock",
    "TestScheduler.start": "runs on the calling thread",
    "VirtualTimeScheduler.schedule": "runs where the clock is moved",
    "VirtualTimeScheduler.scheduleAbsoluteVirtual": "runs where the clock is moved",
    "VirtualTimeScheduler.scheduleRelative": "runs where the clock is moved",
    "VirtualTimeScheduler.scheduleRelativeVirtual": "runs where the clock is moved",
  ]

  /// Closures that a public function keeps are `@Sendable` or `@MainActor`; those of code in Swift 5 mode need not be. `sending` is not
  /// enough: it lets methods of the main actor pass, and every subscription shares what such a closure holds.
  func testClosuresThatAreKeptMayRunOnAnyThread() throws {
    var (count, seen) = (0, Set<String>())
    for file in Self.swiftFiles(in: "Sources") where !file.pathComponents.contains("Swift5") {
      let lines = try Self.lines(of: file).filter { !Self.isComment($0) }
      let isProtocol = lines.contains { $0.hasPrefix("public protocol ") }
      for (index, line) in lines.enumerated() {
        let isFunction = line.contains("func ") || line.contains("init(") || line.contains("init<")
        guard isFunction, Self.isPublic(line) || isProtocol && line.hasPrefix("  func ") else { continue }
        var signature = ""
        for part in lines[index...].prefix(14) {
          signature += part.trimmingCharacters(in: .whitespaces) + " "
          if part.hasSuffix("{") || part.isEmpty { break }
        }
        guard ["->", "EventHandler"].contains(where: signature.contains) else { continue }
        count += 1
        let isUnmarked = ["@escaping (", "@escaping EventHandler", ": (("].contains(where: signature.contains)
        guard isUnmarked else { continue }
        let after = line.range(of: "func ").map { line[$0.upperBound...] } ?? "init"
        let name = file.deletingPathExtension().lastPathComponent + "." + after.prefix { $0.isLetter || $0.isNumber }
        seen.insert(name)
        XCTAssertNotNil(Self.onKnownThreads[name], "\(name) keeps a closure that is not @Sendable")
      }
    }
    XCTAssertGreaterThan(count, 300)
    XCTAssertEqual(seen, Set(Self.onKnownThreads.keys))
  }

  func testSkippedTestsSayWhy() throws {
    try Self.occurrences(of: "XCT" + "Skip") { lines, index, place in
      XCTAssert(lines[index...].prefix(4).joined().contains("\""), "\(place) does not say why")
    }
  }
}
