// SPDX-License-Identifier: MIT
import Foundation
import RepositorySearchCore
import RepositorySearchOptions
import XCTest

/// What `--api` does, against answers in the shape that GitHub documents for its search.
final class GitHubTests: XCTestCase {
  private static let limits = [
    "content-type": "application/json; charset=utf-8", "x-github-media-type": "github.v3; format=json",
    "x-github-api-version-selected": "2022-11-28", "x-ratelimit-limit": "10", "x-ratelimit-remaining": "9",
    "x-ratelimit-used": "1", "x-ratelimit-resource": "search", "x-github-request-id": "C0DE:1:2:3:4",
  ]

  private static func fixture(_ name: String) throws -> String {
    let url = try XCTUnwrap(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "json"))
    return try String(contentsOf: url, encoding: .utf8)
  }

  /// An answer with GitHub's headers, some of them replaced.
  private static func answer(
    _ status: Int = 200, _ headers: [String: String] = [:], _ body: String
  ) -> ReplayServer.Answer {
    ReplayServer.Answer(status: status, headers: limits.merging(headers) { $1 }, body: body)
  }

  /// Runs the command as `--api` would run it, but on `url`.
  private static func search(
    _ url: URL, _ options: [String] = [], environment: [String: String] = [:]
  ) async throws -> Program.Outcome {
    try await Program.runInBackground(
      "repository-search", ["--headless", "flask c++", "--api-url", url.absoluteString] + options,
      environment: environment)
  }

  func testTheAddressOfTheAPI() throws {
    let setup = try SearchOptions.parse(["--api"]).setup(environment: ["GITHUB_TOKEN": "secret"])
    XCTAssertEqual(setup.server.absoluteString, "https://api.github.com")
    XCTAssertEqual(setup.token, "secret")
    let enterprise = try SearchOptions.parse(["--api-url", "https://git.example.com/api/v3"])
    XCTAssertEqual(
      enterprise.setup(environment: ["GITHUB_TOKEN": ""]).server.absoluteString, "https://git.example.com/api/v3")
    XCTAssertNil(enterprise.setup(environment: ["GITHUB_TOKEN": ""]).token)
    let local = try SearchOptions.parse(["--server", "http://127.0.0.1:1"]).setup(environment: ["GITHUB_TOKEN": "x"])
    XCTAssertNil(local.token, "the token is for GitHub only")
    for wrong in [
      ["--api", "--server", "http://x"], ["--api", "--api-url", "http://x"], ["--api-url", "nonsense"],
      ["--server", "ftp://x"], ["--cache", "x", "--no-cache"], ["--timeout", "0"], ["--timeout", "nan"],
      ["--timeout", "86400"], ["--time-to-live", "-1"], ["--time-to-live", "inf"],
    ] {
      XCTAssertThrowsError(try SearchOptions.parse(wrong), "\(wrong)")
    }
  }

  func testAnAnswerMayTakeFifteenSecondsUnlessAnOptionSaysOtherwise() throws {
    XCTAssertEqual(try SearchOptions.parse([]).setup(environment: [:]).timeout, .seconds(15))
    XCTAssertEqual(SearchSetup().timeout, .seconds(15))
    XCTAssertEqual(try SearchOptions.parse(["--timeout", "2.5"]).setup(environment: [:]).timeout, .milliseconds(2500))
  }

  func testPagesAndWhatIsSent() async throws {
    let next = "https://api.github.com/search/repositories?q=flask+c%2B%2B&per_page=2&page=2"
    let answers = [
      Self.answer(
        200, ["link": "<\(next)>; rel=\"next\", <\(next)>; rel=\"last\"", "etag": "W/\"1\""],
        try Self.fixture("github-page-1")),
      Self.answer(
        200, ["link": "<\(next)&page=1>; rel=\"prev\", <\(next)&page=1>; rel=\"first\""],
        try Self.fixture("github-page-2")),
    ]
    let asked = try await ReplayServer.replay(answers) { url in
      let outcome = try await Self.search(
        url, ["--per-page", "2", "--pages", "5", "--no-cache"], environment: ["GITHUB_TOKEN": "github_pat_1"])
      XCTAssertEqual(outcome.problem, "")
      XCTAssertEqual(outcome.exitCode, 0)
      XCTAssertTrue(outcome.output.contains("\npallets/flask "), outcome.output)
      XCTAssertTrue(outcome.output.contains("\nsomeone/dotfiles-ñandú "), outcome.output)
      XCTAssertTrue(outcome.output.contains("\nghost/検索 "), outcome.output)
      XCTAssertTrue(outcome.output.hasSuffix("\n3 repositories · incomplete\n"), outcome.output)
    }
    XCTAssertEqual(
      asked.map(\.target),
      [1, 2].map { "/search/repositories?q=flask%20c%2B%2B&page=\($0)&per_page=2" })
    for request in asked {
      XCTAssertEqual(request.headers["accept"], "application/vnd.github+json")
      XCTAssertEqual(request.headers["x-github-api-version"], "2022-11-28")
      XCTAssertEqual(request.headers["user-agent"], "swift-rx-repository-search")
      XCTAssertEqual(request.headers["authorization"], "Bearer github_pat_1")
      XCTAssertNil(request.headers["if-none-match"])
    }
  }

  func testARedirectIsFollowedWithinOneServer() async throws {
    let place = "/search/repositories?q=moved"
    let answers = [
      ReplayServer.Answer(status: 301, headers: ["location": place]),
      Self.answer(200, [:], try Self.fixture("github-page-2")),
    ]
    let asked = try await ReplayServer.replay(answers) { url in
      let outcome = try await Self.search(url, ["--no-cache"], environment: ["GITHUB_TOKEN": "github_pat_1"])
      XCTAssertEqual(outcome.problem, "")
    }
    XCTAssertEqual(asked.last?.target, place)
  }

  func testARedirectToAnotherServerReceivesNothing() async throws {
    _ = try await ReplayServer.replay([]) { other in
      let asked = try await ReplayServer.replay([
        ReplayServer.Answer(status: 302, headers: ["location": other.absoluteString + "/search/repositories"])
      ]) { url in
        let outcome = try await Self.search(url, ["--no-cache"], environment: ["GITHUB_TOKEN": "github_pat_1"])
        XCTAssertTrue(outcome.problem.contains("The server gave an unexpected answer (status 302)."), outcome.problem)
        XCTAssertEqual(outcome.exitCode, 2)
      }
      XCTAssertEqual(asked.count, 1)
    }
  }

  func testAPageThatDidNotChange() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let options = ["--cache", folder.appendingPathComponent("pages.sqlite").path, "--time-to-live", "0", "--json"]
    let page = try Self.fixture("github-page-1")
    let answers = [
      Self.answer(200, ["etag": "W/\"5d0a\""], page), ReplayServer.Answer(status: 304, headers: ["etag": "\"5d0a\""]),
    ]
    let asked = try await ReplayServer.replay(answers) { url in
      let first = try await Self.search(url, options)
      let second = try await Self.search(url, options)
      XCTAssertEqual(second.problem, "")
      XCTAssertEqual(
        second.output, first.output.replacing("\"from_cache\" : false", with: "\"from_cache\" : true"))
      XCTAssertTrue(second.output.contains("\"from_cache\" : true"), second.output)
    }
    XCTAssertEqual(asked.map { $0.headers["if-none-match"] }, [nil, "W/\"5d0a\""])
    XCTAssertNil(asked[0].headers["authorization"])
  }

  /// Refusals as GitHub words them, and what the user reads. None of them is tried again.
  func testRefusals() async throws {
    let documentation = #""documentation_url":"https://docs.github.com/rest/search/search#search-repositories""#
    let exceeded = #"{"message":"API rate limit exceeded for 192.0.2.1. (But here's the good news: …)"}"#
    let secondary =
      #"{"message":"You have exceeded a secondary rate limit. Please wait a few minutes.",\#(documentation)}"#
    let reset = ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "\(Int(Date().timeIntervalSince1970) + 40)"]
    let tooMany = "Too many searches in a short time. "
    let cases: [(answer: ReplayServer.Answer, message: String)] = [
      (Self.answer(403, reset, exceeded), tooMany + "Searching works again at "),
      (Self.answer(429, reset, exceeded), tooMany + "Searching works again at "),
      (Self.answer(403, ["retry-after": "60"], secondary), tooMany + "Searching works again at "),
      (Self.answer(429, ["retry-after": "60"], secondary), tooMany + "Searching works again at "),
      (Self.answer(403, [:], secondary), tooMany + "Try again in a minute.\n"),
      (Self.answer(429, [:], secondary), tooMany + "Try again in a minute.\n"),
      (
        Self.answer(403, [:], #"{"message":"Resource not accessible by personal access token",\#(documentation)}"#),
        "The server refused the search: Resource not accessible by personal access token.\n"
      ),
      (Self.answer(401, [:], #"{"message":"Bad credentials"}"#), "The server refused the search: Bad credentials.\n"),
      (
        Self.answer(
          422, [:],
          #"{"message":"Validation Failed","errors":[{"message":"The search is longer than 256 characters.","#
            + #""resource":"Search","field":"q","code":"invalid"}],\#(documentation),"status":"422"}"#),
        "The server does not understand this search: The search is longer than 256 characters.\n"
      ),
      (
        Self.answer(
          422, [:],
          #"{"message":"Validation Failed","errors":[{"resource":"Search","field":"q","code":"missing"}]}"#),
        "The server does not understand this search: Validation Failed.\n"
      ),
      (
        Self.answer(422, [:], #"{"message":"Validation Failed","errors":["Sorry, that is too complex"]}"#),
        "The server does not understand this search: Sorry, that is too complex.\n"
      ),
      (
        Self.answer(422, [:], #"{"message":"Only the first 1000 search results are available",\#(documentation)}"#),
        "The server does not understand this search: Only the first 1000 search results are available.\n"
      ),
    ]
    _ = try await ReplayServer.replay(cases.map(\.answer)) { url in
      for (answer, message) in cases {
        let outcome = try await Self.search(url, ["--no-cache"])
        XCTAssertEqual(outcome.exitCode, 2, "\(answer)")
        XCTAssertTrue(outcome.problem.hasPrefix(message), "\(answer.status): \(outcome.problem)")
      }
    }
  }

  func testATroubledGitHubIsAskedAgain() async throws {
    let trouble = Self.answer(502, ["content-type": "text/html"], "<html>This page is taking too long.</html>")
    let answers = [
      trouble, Self.answer(503, [:], "{\"message\":\"Service unavailable\"}"),
      Self.answer(200, [:], try Self.fixture("github-page-1")),
    ]
    let asked = try await ReplayServer.replay(answers) { url in
      let outcome = try await Self.search(url, ["--no-cache"])
      XCTAssertEqual(outcome.exitCode, 0, outcome.problem)
    }
    XCTAssertEqual(asked.count, 3)
  }
}
