// SPDX-License-Identifier: MIT
import Foundation
import ServerProcess
import XCTest

/// The two programs as scripts use them.
final class CommandTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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
      let words = try Program.run("repository-search", ["flask", "--server", url, "--no-cache"])
      XCTAssertEqual(words.output, first.output)
      XCTAssertEqual(second.output, first.output.replacing("10 repositories", with: "10 repositories · from cache"))
    }
  }

  /// However long an answer is waited for.
  func testTheServerEndsWhenItIsToldTo() throws {
    let server = try ServerProcess(builtProgram("repository-server"))
    let slow = try search("fault:hang", server.url.absoluteString, "--timeout", "1")
    XCTAssertEqual(slow.exitCode, 2)
    XCTAssertTrue(server.stops(within: 60))
  }

  #if os(Linux)
    /// Foundation's `run` can crash once a process has more than 1,350 files open.
    func testServersThatEndedLeaveNoFileOpen() throws {
      let openFiles = { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
      // The first server opens what Foundation needs for all.
      var counts: [Int] = []
      for _ in 0...10 {
        let server = try ServerProcess(builtProgram("repository-server"))
        XCTAssertTrue(server.stops(within: 60))
        counts.append(try openFiles())
      }
      // Each server has a pipe.
      XCTAssertLessThan(counts[10] - counts[0], 5, "\(counts)")
    }
  #endif

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
    XCTAssertTrue(gone.problem.hasPrefix("No server answers at \(address). Start it"), gone.problem)
    let local = "http://127.0.0.1"
    #if canImport(FoundationNetworking)
      let numbers = [(["x", "--server", "http://[::1]:80"], "Give a name, such as localhost")]
    #else
      let numbers: [([String], String)] = []
    #endif
    let wrong: [(arguments: [String], reason: String)] =
      [
        (["x", "--api", "--server", local], "Give one of"), ([], "Say what to search for"), (["  "], "Say what"),
        (["x", "--headless", "y"], "not both"), (["x", "--time-to-live", "nan"], "is a number of seconds"),
        (["x", "--server", local + ":99999"], "There is no port 99999: ports go from 1 to 65535."),
        (["x", "--server", local + ":99999999999999999999"], "There is no port 99999999999999999999:"),
        (["x", "--server", "http://bücher.example:99999"], "There is no port 99999:"),
      ] + numbers
    for (arguments, reason) in wrong {
      let usage = try Program.run("repository-search", arguments)
      XCTAssertEqual(usage.exitCode, 64, "\(arguments)")
      XCTAssertTrue(usage.problem.contains(reason), usage.problem)
    }
  }

  func testAPortThatIsTakenIsSaidInASentence() throws {
    try Program.withServer { url in
      let port = try XCTUnwrap(URL(string: url)?.port)
      let second = try Program.run("repository-server", ["--port", "\(port)"])
      XCTAssertEqual(
        second.problem, "Error: Port \(port) is in use. Name another one with --port, or 0 for a free one.\n")
      XCTAssertEqual(second.exitCode, 1)
    }
  }

  func testASearchWorksWithoutAFileToKeepPagesIn() throws {
    try Program.withServer { url in
      let outcome = try Program.run(
        "repository-search", ["--headless", "flask", "--server", url, "--cache", "/dev/null/pages.sqlite"])
      XCTAssertEqual(outcome.exitCode, 0)
      XCTAssertEqual(
        outcome.problem,
        "Pages are not kept on disk: There is no folder “/dev/null”. Make it, or name a file elsewhere.\n")
    }
  }

  func testAFileThatIsNoCacheIsNamedAndStaysAsItIs() throws {
    let precious = folder.appendingPathComponent("precious.md")
    try Data("# Precious\n".utf8).write(to: precious)
    try Program.withServer { url in
      let outcome = try Program.run(
        "repository-search", ["--headless", "flask", "--server", url, "--cache", precious.path])
      XCTAssertEqual(outcome.exitCode, 0)
      XCTAssertTrue(outcome.problem.contains("“\(precious.path)” is not a cache"), outcome.problem)
    }
    XCTAssertEqual(try Data(contentsOf: precious), Data("# Precious\n".utf8))
  }

  func testTheFolderOfTheUsersCachesIsMade() throws {
    let caches = folder.appendingPathComponent("home/cache").path
    try Program.withServer { url in
      for ending in ["10 repositories\n", "10 repositories · from cache\n"] {
        let outcome = try Program.run(
          "repository-search", ["--headless", "flask", "--server", url],
          environment: ["XDG_CACHE_HOME": caches, "HOME": folder.path])
        XCTAssertEqual(outcome.problem, "")
        XCTAssertTrue(outcome.output.hasSuffix(ending), outcome.output)
      }
    }
  }

  func testASlowServerIsToldOf() throws {
    try Program.withServer { url in
      let outcome = try search("flask delay:7000", url)
      XCTAssertEqual(outcome.exitCode, 0)
      XCTAssertTrue(outcome.tookLong)
      XCTAssertEqual(outcome.problem, "")
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
  }

  func testNumbersThatTheServerRefuses() throws {
    let wrong: [(arguments: [String], reason: String)] = [
      (["--fail", "nonsense"], "malformed, empty"), (["--fail", "403:\(Int.max)"], "403:5 with a reset"),
      (["--fail", "500", "--fail-count", "0"], "from 1 on"), (["--limit=-1"], "cannot be negative"),
      (["--limit-window", "inf"], "up to 86400"), (["--limit-window", "nan"], "up to 86400"),
      (["--limit-window", "86401"], "up to 86400"), (["--limit-window", "0"], "longer than 0"),
      (["--delay=-1"], "from 0 to 600000"), (["--delay", "\(Int.max)"], "from 0 to 600000"),
      (["--port", "65536"], "ports go from 0 to 65535"),
    ]
    for (arguments, reason) in wrong {
      // What the server takes would let it run for ever.
      if let server = try? ServerProcess(builtProgram("repository-server"), arguments: arguments) {
        server.stop()
        XCTFail("The server takes \(arguments).")
        continue
      }
      let outcome = try Program.run("repository-server", arguments)
      XCTAssertEqual(outcome.exitCode, 64, "\(arguments)")
      XCTAssertTrue(outcome.problem.contains(reason), outcome.problem)
    }
  }
}
