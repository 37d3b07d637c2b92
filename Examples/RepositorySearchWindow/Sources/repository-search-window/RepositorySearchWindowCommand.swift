// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import RepositorySearchCore
import RepositorySearchOptions
import RepositorySearchWindow
import RxGTK
import RxSwift

/// The main thread runs GTK's loop, so `main` is synchronous.
@main
enum RepositorySearchWindowProgram {
  @MainActor static func main() { RepositorySearchWindowCommand.parseOrExit().show() }
}

struct RepositorySearchWindowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repository-search-window",
    abstract: "Searches repositories in a window.",
    discussion: "Without --api the search goes to repository-server, a local stand-in for GitHub.",
    version: ProgramVersion.current
  )

  @OptionGroup var options: SearchOptions

  @Option(help: ArgumentHelp("The colours: system, light or dark.", valueName: "scheme"))
  var colors = "system"

  func validate() throws {
    guard ColorScheme(rawValue: colors) != nil else { throw ValidationError("There are no colours \(colors).") }
  }

  @MainActor
  func show() {
    let (controller, problem) = options.setup().makeDataControllerAnyway(
      scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "repository-search"))
    SearchProgram.prepare()
    (ColorScheme(rawValue: colors) ?? .system).use()
    let search = SearchWindow(search: { query, page in controller.page(page, of: query) })
    let closing = search.window.rx.deallocated.bind { MainLoop.quit() }
    search.show()
    if let problem { search.tellThatPagesAreNotKept(because: problem) }
    MainLoop.run()
    closing.dispose()
  }
}
