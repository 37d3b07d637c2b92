// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import RepositorySearchCore
import RepositorySearchOptions
import RxSwift

@main
struct RepositorySearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repository-search",
    abstract: "Searches repositories and prints a table; repository-search-window does it in a window.",
    usage: "repository-search <words> ... [<options>]",
    discussion: """
      Without --api the search goes to repository-server, a local stand-in for GitHub.

      Exit codes: 0 something was found, 1 nothing was found, 2 the search failed (the reason is on standard error;
      the program prints the pages that came before).
      """,
    version: ProgramVersion.current
  )

  @Argument(help: "What to search for.")
  var words: [String] = []

  @Option(help: ArgumentHelp("The same as one word of a script.", valueName: "query"))
  var headless: String?

  @Flag(help: "Prints JSON instead of a table.")
  var json = false

  @Option(help: "How many pages to print.")
  var pages = 1

  @Option(help: "How many repositories a page has, up to 100.")
  var perPage = 30

  @OptionGroup var options: SearchOptions

  private var query: String { headless ?? words.joined(separator: " ") }

  func validate() throws {
    guard headless == nil || words.isEmpty else { throw ValidationError("Give the words or --headless, not both.") }
    guard !query.allSatisfy(\.isWhitespace) else {
      throw ValidationError("Say what to search for: repository-search web framework")
    }
    guard pages >= 1 else { throw ValidationError("There has to be at least one page.") }
    guard (1...100).contains(perPage) else { throw ValidationError("A page has between 1 and 100 repositories.") }
  }

  func run() throws {
    var setup = options.setup()
    setup.perPage = perPage
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "repository-search")
    let (controller, _) = setup.makeDataControllerAnyway(scheduler: scheduler)
    let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 120
    let search = HeadlessSearch(
      query: query, pages: pages, format: json ? .json : .table(width: columns), controller: controller)
    let done = DispatchSemaphore(value: 0)
    let subscription = search.steps(scheduler: scheduler).subscribe(onNext: { step in
      switch step {
      case .waiting(let text): FileHandle.standardError.write(Data(text.utf8))
      case .ended(let outcome):
        FileHandle.standardOutput.write(Data(outcome.output.utf8))
        FileHandle.standardError.write(Data(outcome.problem.utf8))
        if outcome.exitCode != 0 { Self.exit(withError: ExitCode(outcome.exitCode)) }
        done.signal()
      }
    })
    done.wait()
    subscription.dispose()
  }
}
