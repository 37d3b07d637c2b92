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

  @Option(help: ArgumentHelp("The file that keeps pages: a cache of this program, or none yet.", valueName: "path"))
  public var cache: String?

  @Flag(help: "Keeps no pages on disk.")
  public var noCache = false

  @Option(help: "For how many seconds a kept page is used without asking whether it changed.")
  public var timeToLive = 300.0

  @Option(help: "How many seconds an answer may take, with all attempts.")
  public var timeout = 15.0

  public init() {}

  public func validate() throws {
    guard [server != nil, api, apiURL != nil].filter(\.self).count <= 1 else {
      throw ValidationError("Give one of --server, --api and --api-url.")
    }
    for address in [server, apiURL].compactMap(\.self) {
      guard let url = Self.url(address) else {
        throw ValidationError("\(address) is not an address like \(SearchSetup.localServer).")
      }
      #if canImport(FoundationNetworking)
        // URLSession of Foundation on Linux calls every such address a bad one.
        guard url.host?.contains(":") != true else {
          throw ValidationError(
            "\(address) has an IPv6 number in it, which cannot be searched on Linux. Give a name, such as localhost.")
        }
      #endif
      // A number that is too large for an Int is no port of the URL.
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
      if let text = parts?.string, let range = parts?.rangeOfPort, !range.isEmpty, !(1...65535).contains(url.port ?? 0)
      {
        throw ValidationError("There is no port \(text[range]): ports go from 1 to 65535.")
      }
    }
    guard cache == nil || !noCache else { throw ValidationError("Give --cache or --no-cache, not both.") }
    guard timeToLive.isFinite else { throw ValidationError("A time to live is a number of seconds.") }
    guard timeToLive >= 0 else { throw ValidationError("A time to live cannot be negative.") }
    guard timeout >= 0.001, timeout < 86_400 else {
      throw ValidationError("A time-out is a number of seconds, at least 0.001 and less than 86400.")
    }
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
  /// The chain from the cache to the network. A search works without a file that keeps pages; what is wrong with the file is written to
  /// standard error, and `problem` says it to a program that has another place for it, too.
  public func makeDataControllerAnyway(scheduler: SearchScheduler) -> (controller: DataController, problem: String?) {
    do {
      return (try makeDataController(scheduler: scheduler), nil)
    } catch {
      let problem = error.localizedDescription
      FileHandle.standardError.write(Data("Pages are not kept on disk: \(problem)\n".utf8))
      return (makeDataController(cache: NoPageCache(), scheduler: scheduler), problem)
    }
  }
}
