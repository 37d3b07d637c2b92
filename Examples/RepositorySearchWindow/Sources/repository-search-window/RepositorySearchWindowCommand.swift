// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import RepositorySearchCore
import RepositorySearchWindow
import RxGTK

/// The main thread runs GTK's loop, so `main` is synchronous.
@main
struct RepositorySearchWindowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repository-search-window",
    abstract: "Searches repositories in a window.",
    discussion: "Without --api the search goes to repository-server, a local stand-in for GitHub."
  )

  @Option(help: ArgumentHelp("The server to search.", valueName: "url"))
  var server: String?

  @Flag(help: "Searches GitHub itself.")
  var api = false

  @Option(help: ArgumentHelp("The file that keeps pages.", valueName: "path"))
  var cache: String?

  @Flag(help: "Keeps no pages on disk.")
  var noCache = false

  @Option(help: ArgumentHelp("The colours: system, light or dark.", valueName: "scheme"))
  var colors = "system"

  func validate() throws {
    if api, server != nil { throw ValidationError("Give --server or --api, not both.") }
    if let server, URL(string: server)?.host == nil {
      throw ValidationError("\(server) is not an address like http://127.0.0.1:8390.")
    }
    guard ColorScheme(rawValue: colors) != nil else { throw ValidationError("There are no colours \(colors).") }
  }

  func run() throws {
    var setup = SearchSetup()
    if api { setup.server = GitHubAPI.gitHub }
    if let url = server.flatMap({ URL(string: $0) }) { setup.server = url }
    if noCache { setup.cacheFile = nil } else if let cache { setup.cacheFile = URL(fileURLWithPath: cache) }
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "repository-search")
    let controller: DataController
    do {
      controller = try setup.makeDataController(scheduler: scheduler)
    } catch {
      // A search works without the file.
      FileHandle.standardError.write(Data("Pages are not kept on disk: \(error)\n".utf8))
      controller = setup.makeDataController(cache: NoPageCache(), scheduler: scheduler)
    }
    let colors = ColorScheme(rawValue: colors) ?? .system
    MainActor.assumeIsolated {
      MainLoop.prepare()
      colors.use()
      let search = SearchWindow(search: { query, page in controller.page(page, of: query) })
      let closing = search.window.rx.deallocated.subscribe(onNext: { MainActor.assumeIsolated { MainLoop.quit() } })
      search.show()
      MainLoop.run()
      closing.dispose()
    }
  }
}
