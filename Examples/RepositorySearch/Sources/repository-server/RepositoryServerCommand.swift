// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import RepositoryServer

@main
struct RepositoryServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repository-server",
    abstract: "Serves a local stand-in for GitHub's repository search on the loopback interface.",
    discussion: """
      GET /                                                      a page about the server
      GET /search/repositories?q=&page=&per_page=&sort=&order=   a search, answered as GitHub does
      GET, PUT, DELETE /_faults[/FAULT[?count=N]]                what goes wrong in the next searches

      FAULT is one of: \(Fault.choices). The word fault:FAULT or delay:MILLISECONDS in a search does the same for this search.
      """
  )

  @Option(help: "The port to listen on; 0 picks a free one.")
  var port = 8390

  @Option(help: "Milliseconds that every search takes.")
  var delay = 0

  @Option(help: ArgumentHelp("What goes wrong in every search.", valueName: "fault"), transform: Self.fault)
  var fail: Fault?

  @Option(help: "How many searches go wrong; all when not given.")
  var failCount: Int?

  @Option(help: "Searches that are answered in a window of time before status 403.")
  var limit = 60

  @Option(help: "The length of that window in seconds.")
  var limitWindow = 60.0

  @Flag(help: "Writes a line for every request.")
  var verbose = false

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("There is no port \(port): ports go from 0 to 65535.")
    }
    guard (0...Fault.longestDelay).contains(delay) else {
      throw ValidationError("A delay is a number of milliseconds from 0 to \(Fault.longestDelay).")
    }
    guard failCount ?? 1 >= 1 else { throw ValidationError("A count of failures is a number from 1 on.") }
    guard limit >= 0 else { throw ValidationError("A limit cannot be negative.") }
    // The comparison is false for what is no number.
    guard limitWindow > 0, limitWindow <= Double(Fault.latestReset) else {
      throw ValidationError("The window of a limit is longer than 0 seconds, up to \(Fault.latestReset).")
    }
  }

  @Sendable
  private static func fault(_ text: String) throws -> Fault {
    guard let fault = Fault(text) else { throw ValidationError("A fault is one of: \(Fault.choices).") }
    return fault
  }

  func run() async throws {
    var configuration = SearchServer.Configuration()
    configuration.port = port
    configuration.delay = delay
    configuration.fault = fail
    configuration.faultCount = failCount
    configuration.rateLimit = limit
    configuration.rateWindow = limitWindow
    configuration.logLevel = verbose ? .info : .error
    try await SearchServer(configuration).run { url in
      print("listening on \(url.absoluteString)")
      // Scripts wait for this line through a pipe, which is buffered otherwise.
      fflush(nil)
    }
  }
}
