// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import RepositorySearchCore

/// The options that the window and the command share: which server is searched, and what is kept.
public struct SearchOptions: ParsableArguments {
  /// The environment variable that holds a token for GitHub.
  public static let tokenVariable = "GITHUB_TOKEN"

  @Option(help: ArgumentHelp("The server to search, one that answers as repository-server does.", valueName: "url"))
  public var server: String?

  @Flag(help: "Searches GitHub itself, with the token in the environment variable GITHUB_TOKEN if there is one.")
  public var api = false

  @Option(
    name: .customLong("api-url"),
    help: ArgumentHelp("GitHub's API elsewhere, such as https://github.example.com/api/v3.", valueName: "url"))
  public var apiURL: String?

  @Option(help: ArgumentHelp("The file that keeps pages.", valueName: "path"))
  public var cache: String?

  @Flag(help: "Keeps no pages on disk.")
  public var noCache = false

  @Option(help: "For how many seconds a kept page is used without asking whether it changed.")
  public var timeToLive = 300.0

  @Option(help: "How many seconds an answer may take.")
  public var timeout = 10.0

  public init() {}

  public func validate() throws {
    guard [server != nil, api, apiURL != nil].filter(\.self).count <= 1 else {
      throw ValidationError("Give one of --server, --api and --api-url.")
    }
    for address in [server, apiURL].compactMap(\.self) where Self.url(address) == nil {
      throw ValidationError("\(address) is not an address like \(SearchSetup.localServer).")
    }
    guard cache == nil || !noCache else { throw ValidationError("Give --cache or --no-cache, not both.") }
    guard timeToLive >= 0 else { throw ValidationError("A time to live cannot be negative.") }
    guard timeout > 0, timeout < 86_400 else { throw ValidationError("That time-out makes no sense.") }
  }

  /// What the options say. The token goes to GitHub's API only, not to any other server.
  public func setup(environment: [String: String] = ProcessInfo.processInfo.environment) -> SearchSetup {
    var setup = SearchSetup()
    if let url = server.flatMap(Self.url) { setup.server = url }
    if api || apiURL != nil {
      setup.server = apiURL.flatMap(Self.url) ?? GitHubAPI.gitHub
      setup.token = environment[Self.tokenVariable].flatMap { $0.isEmpty ? nil : $0 }
    }
    if noCache { setup.cacheFile = nil } else if let cache { setup.cacheFile = URL(fileURLWithPath: cache) }
    setup.timeToLive = timeToLive
    setup.timeout = .milliseconds(Int(timeout * 1000))
    return setup
  }

  private static func url(_ address: String) -> URL? {
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host != nil else { return nil }
    return url
  }
}

extension SearchSetup {
  /// The chain from the cache to the network. A search works without a file that keeps pages; what is wrong with the file is said on
  /// standard error.
  public func makeDataControllerAnyway(scheduler: SearchScheduler) -> DataController {
    do {
      return try makeDataController(scheduler: scheduler)
    } catch {
      FileHandle.standardError.write(Data("Pages are not kept on disk: \(error)\n".utf8))
      return makeDataController(cache: NoPageCache(), scheduler: scheduler)
    }
  }
}
