// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import RepositorySearchCore
import RxSwift

@main
struct RepositorySearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repository-search",
    abstract: "Searches repositories, in a window or for a script.",
    discussion: """
      Without --api the search goes to repository-server, a local stand-in for GitHub.

      Exit codes of --headless: 0 something was found, 1 nothing was found, 2 the search failed (the reason is on standard error).
      """
  )

  @Option(help: ArgumentHelp("Prints what this search finds, and ends.", valueName: "query"))
  var headless: String?

  @Flag(help: "Prints JSON instead of a table.")
  var json = false

  @Option(help: "How many pages to print.")
  var pages = 1

  @Option(help: "How many repositories a page has, up to 100.")
  var perPage = 30

  @Option(help: ArgumentHelp("The server to search.", valueName: "url"))
  var server: String?

  @Flag(help: "Searches GitHub itself.")
  var api = false

  @Option(help: ArgumentHelp("The file that keeps pages.", valueName: "path"))
  var cache: String?

  @Flag(help: "Keeps no pages on disk.")
  var noCache = false

  @Option(help: "For how many seconds a kept page is used without asking whether it changed.")
  var timeToLive = 300.0

  @Option(help: "How many seconds an answer may take.")
  var timeout = 10.0

  func validate() throws {
    if api, server != nil { throw ValidationError("Give --server or --api, not both.") }
    if let server {
      guard let url = URL(string: server), ["http", "https"].contains(url.scheme), url.host != nil else {
        throw ValidationError("\(server) is not an address like http://127.0.0.1:8390.")
      }
    }
    guard pages >= 1 else { throw ValidationError("There has to be at least one page.") }
    guard (1...100).contains(perPage) else { throw ValidationError("A page has between 1 and 100 repositories.") }
    guard timeToLive >= 0 else { throw ValidationError("A time to live cannot be negative.") }
    guard timeout > 0, timeout < 86_400 else { throw ValidationError("That time-out makes no sense.") }
  }

  /// The options as the window and the headless mode need them.
  var setup: SearchSetup {
    var setup = SearchSetup()
    if api { setup.server = GitHubAPI.gitHub }
    if let url = server.flatMap({ URL(string: $0) }) { setup.server = url }
    if noCache { setup.cacheFile = nil } else if let cache { setup.cacheFile = URL(fileURLWithPath: cache) }
    setup.timeToLive = timeToLive
    setup.perPage = perPage
    setup.timeout = .milliseconds(Int(timeout * 1000))
    return setup
  }

  func run() throws {
    guard let query = headless else { return try openWindow() }
    let controller = makeDataController(
      scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "repository-search"))
    let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 120
    let search = HeadlessSearch(
      query: query, pages: pages, format: json ? .json : .table(width: columns), controller: controller)
    let done = DispatchSemaphore(value: 0)
    let subscription = search.run().subscribe(onSuccess: { outcome in
      FileHandle.standardOutput.write(Data(outcome.output.utf8))
      FileHandle.standardError.write(Data(outcome.problem.utf8))
      if outcome.exitCode != 0 { Self.exit(withError: ExitCode(outcome.exitCode)) }
      done.signal()
    })
    done.wait()
    subscription.dispose()
  }

  /// A search works without a file that keeps pages; what is wrong with the file is said on standard error.
  private func makeDataController(scheduler: SearchScheduler) -> DataController {
    do {
      return try setup.makeDataController(scheduler: scheduler)
    } catch {
      FileHandle.standardError.write(Data("Pages are not kept on disk: \(error)\n".utf8))
      return setup.makeDataController(cache: NoPageCache(), scheduler: scheduler)
    }
  }

  private func openWindow() throws {
    throw ValidationError("This build has no window. Use --headless QUERY.")
  }
}
