// SPDX-License-Identifier: MIT
import Foundation
import MarbleCatalogue
import RxMarbles
import XCTest

/// The code that the playground shows for an app: each piece is a file of its own, as it is pasted into a target that imports RxSwift.
final class AppCodeTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-code-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  /// Where the modules of the library have been built.
  private static var built: URL {
    var folder = Bundle(for: AppCodeTests.self).bundleURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("RxSwift.build").path),
      folder.path != "/"
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }

  private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private func compile(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let modules = [
      "-I", Self.built.appendingPathComponent("Modules").path, "-Xcc",
      "-fmodule-map-file=\(Self.built.appendingPathComponent("CRxPlatform.build/module.modulemap").path)",
    ]
    return try run("/usr/bin/env", ["swiftc", "-module-cache-path", "\(folder.path)/cache"] + modules + arguments)
  }

  private func write(_ chain: MarbleChain) throws -> String {
    let name = chain.stages.map(\.example.name).joined(separator: "-")
    let file = folder.appendingPathComponent("\(name).swift")
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path), "two pieces of code are called \(name)")
    try MarbleCode(chain, try chain.run()).app.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// Values that need more than one character have letters in the code. There are more of them than the alphabet has.
  func testManyLongValues() throws {
    let example = try XCTUnwrap(Catalogue.entries.map(\.example).first { $0.name == "enumerated" })
    let chain = MarbleChain([.init(example, diagrams: [String(repeating: "a", count: 58) + "|"])])
    let code = MarbleCode(chain, try chain.run())
    XCTAssertTrue(code.test.contains("57"), code.test)
  }

  /// A span of time at the end of a diagram ends with a space.
  func testASpanAtTheEndOfADiagram() throws {
    let example = try XCTUnwrap(Catalogue.entries.map(\.example).first { $0.name == "map" })
    let chain = MarbleChain([.init(example, diagrams: ["  -1 20ms "])])
    XCTAssertTrue(MarbleCode(chain, try chain.run()).test.contains(#"cold("-1 20ms ""#))
  }

  /// In Swift 6 mode and in Swift 5 mode, without a warning.
  func testAllOfItCompiles() throws {
    let chains = Catalogue.entries.map { MarbleChain([.init($0.example)]) } + CatalogueChains.chains
    let files = try chains.map(write)
    XCTAssertGreaterThan(files.count, 250)
    for mode in ["5", "6"] {
      let result = try compile(["-typecheck", "-wmo", "-swift-version", mode] + files)
      XCTAssertEqual(result.status, 0)
      XCTAssertEqual(result.output, "", "in Swift \(mode) mode")
    }
  }

  /// Sources and inner sequences send what the diagrams say, in the same order: a program
  /// that is made of the code prints the events of the picture.
  func testWhatItPrintsIsWhatIsShown() throws {
    let names = ["map", "merge", "concat", "concatMap", "flatMapLatest", "catch", "PublishSubject", "share"]
    let chains = try names.map { name in
      MarbleChain([.init(try XCTUnwrap(Catalogue.entries.map(\.example).first { $0.name == name }, name))])
    }
    let calls = names.map { name in
      """
      print("\(name)")
      var bag: DisposeBag? = DisposeBag()
      show\(name.prefix(1).uppercased())\(name.dropFirst())(disposedBy: bag!)
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
      bag = nil
      """
    }
    let main = folder.appendingPathComponent("main.swift")
    let text = "import Foundation\nimport RxSwift\n\n\(calls.map { "do {\n\($0)\n}" }.joined(separator: "\n"))\n"
    try text.write(to: main, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("program").path
    let objects = try ["RxSwift", "CRxPlatform"].flatMap { module in
      let build = Self.built.appendingPathComponent("\(module).build")
      return try FileManager.default.subpathsOfDirectory(atPath: build.path).filter { $0.hasSuffix(".o") }
        .map { build.appendingPathComponent($0).path }
    }
    let made = try compile(["-swift-version", "6", "-o", program, main.path] + chains.map(write) + objects)
    XCTAssertEqual(made.output, "")
    let shown = try zip(names, chains).flatMap { name, chain in [name] + (try Self.printed(chain)) }
    let attempt = { try self.run(program, []).output.split(separator: "\n").map(String.init) }
    // It runs in real time, in which a machine that has other things to do is late.
    var printed = try attempt()
    for _ in 0..<19 where printed != shown { printed = try attempt() }
    XCTAssertEqual(printed, shown)
  }

  /// What the code of a picture prints.
  private static func printed(_ chain: MarbleChain) throws -> [String] {
    let outputs = try chain.run().sections[0].outputs
    let marks = outputs.enumerated().flatMap { index, line in line.marks.map { (index, $0) } }
    return marks.enumerated().sorted { ($0.1.1.frame, $0.0) < ($1.1.1.frame, $1.0) }.map { _, place in
      let observer = outputs.count == 1 ? "" : "observer \(place.0 + 1): "
      switch place.1.kind {
      case .value(let text), .sequence(let text): return "\(observer)next(\(text))"
      case .completed: return "\(observer)completed"
      case .error: return "\(observer)error(Failure())"
      }
    }
  }
}
