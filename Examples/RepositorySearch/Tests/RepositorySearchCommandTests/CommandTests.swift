// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// The two programs as scripts use them.
final class CommandTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory

  override func setUp() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func search(_ query: String, _ url: String, _ options: String...) throws -> Program.Outcome {
    let cache = folder.appendingPathComponent("pages.sqlite").path
    return try Program.run("repository-search", ["--headless", query, "--server", url, "--cache", cache] + options)
  }

  func testATableOnceFromTheNetworkAndThenFromTheDisk() throws {
    try Program.withServer { url in
      let first = try search("flask", url)
      XCTAssertEqual(first.exitCode, 0)
      XCTAssertEqual(first.problem, "")
      XCTAssertTrue(first.output.hasPrefix("Repository "), first.output)
      XCTAssertTrue(first.output.contains("\npallets/flask "), first.output)
      XCTAssertTrue(first.output.hasSuffix("10 repositories\n"), first.output)
      let second = try search("flask", url)
      XCTAssertEqual(second.output, first.output.replacing("10 repositories", with: "10 repositories · from cache"))
    }
  }

  func testNothingButJSONOnStandardOutput() throws {
    try Program.withServer { url in
      let outcome = try search("language:ruby", url, "--json", "--per-page", "10", "--pages", "3")
      let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
      XCTAssertEqual((json?["items"] as? [Any])?.count, 30)
      XCTAssertEqual(outcome.problem, "")
    }
  }

  func testExitCodes() throws {
    var address = ""
    try Program.withServer { url in
      address = url
      let nothing = try search("nosuchthing", url)
      XCTAssertEqual(nothing.exitCode, 1)
      XCTAssertEqual(nothing.output, "Nothing found\n")
      let failed = try search("flask fault:422", url)
      XCTAssertEqual(failed.exitCode, 2)
      XCTAssertEqual(failed.output, "")
      XCTAssertEqual(failed.problem, "The server does not understand this search: Validation Failed.\n")
    }
    let gone = try search("rails", address)
    XCTAssertEqual(gone.exitCode, 2)
    XCTAssertTrue(gone.problem.hasPrefix("The server cannot be reached."), gone.problem)
    let usage = try Program.run("repository-search", ["--headless", "x", "--api", "--server", "http://127.0.0.1"])
    XCTAssertEqual(usage.exitCode, 64)
  }

  func testASearchWorksWithoutAFileToKeepPagesIn() throws {
    try Program.withServer { url in
      let outcome = try Program.run(
        "repository-search", ["--headless", "flask", "--server", url, "--cache", "/dev/null/pages.sqlite"])
      XCTAssertEqual(outcome.exitCode, 0)
      XCTAssertTrue(outcome.problem.hasPrefix("Pages are not kept on disk: "), outcome.problem)
    }
  }

  func testFaultsOfTheServerFromItsCommandLine() throws {
    try Program.withServer(["--fail", "503", "--fail-count", "1", "--delay", "20"]) { url in
      // The failure passes while the client tries again.
      XCTAssertEqual(try search("flask", url).exitCode, 0)
    }
    try Program.withServer(["--limit", "1"]) { url in
      XCTAssertEqual(try search("flask", url).exitCode, 0)
      let limited = try search("rails", url)
      XCTAssertEqual(limited.exitCode, 2)
      XCTAssertTrue(limited.problem.contains("Searching works again at"), limited.problem)
    }
    XCTAssertEqual(try Program.run("repository-server", ["--fail", "nonsense"]).exitCode, 64)
  }
}
