// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import RepositorySearchOptions
import RepositorySearchWindow
import RxGTK
import RxSwift

/// The main thread runs GTK's loop, so `main` is synchronous.
@main
struct RepositorySearchWindowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repository-search-window",
    abstract: "Searches repositories in a window.",
    discussion: "Without --api the search goes to repository-server, a local stand-in for GitHub."
  )

  @OptionGroup var options: SearchOptions

  @Option(help: ArgumentHelp("The colours: system, light or dark.", valueName: "scheme"))
  var colors = "system"

  func validate() throws {
    guard ColorScheme(rawValue: colors) != nil else { throw ValidationError("There are no colours \(colors).") }
  }

  func run() throws {
    let controller = options.setup().makeDataControllerAnyway(
      scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "repository-search"))
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
