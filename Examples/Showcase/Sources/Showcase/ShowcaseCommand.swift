// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseApps
import ShowcaseShell

/// The main thread runs GTK's loop, so `main` is synchronous.
@main
enum Program {
  @MainActor
  static func main() {
    let command = ShowcaseCommand.parseOrExit()
    do { try command.show() } catch { ShowcaseCommand.exit(withError: error) }
  }
}

struct ShowcaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "showcase",
    abstract: "Apps that keep their state minimal, in one window.",
    discussion: "Their servers run in this process, on free ports of the loopback interface, and stop with the window."
  )

  @Argument(help: "The app to begin with: \(AppCatalogue.names.joined(separator: ", ")).")
  var app: String?

  @Option(help: ArgumentHelp("The colours: system, light or dark.", valueName: "scheme"))
  var colors = "system"

  @Option(help: ArgumentHelp("Where the apps keep what outlives the window.", valueName: "folder"))
  var data: String?

  @Option(help: .hidden)
  var measure: Int?

  /// Says what is wrong with the names. ArgumentParser calls `validate` before it tells of an unknown option, whose value looks like an app.
  private func check() throws {
    guard ColorScheme(rawValue: colors) != nil else { throw ValidationError("There are no colours \(colors).") }
    if let app, !AppCatalogue.names.contains(app) {
      throw ValidationError("There is no app \(app): \(AppCatalogue.names.joined(separator: ", ")).")
    }
  }

  @MainActor
  func show() throws {
    try check()
    let folder = try AppCatalogue.folder(data)
    ShowcaseProgram.prepare()
    (ColorScheme(rawValue: colors) ?? .system).use()
    // An app that wants another one says so here.
    let wanted = PublishSubject<String>()
    let showcase = ShowcaseWindow(apps: AppCatalogue.apps(folder: folder, open: wanted.onNext), first: app)
    let switching = wanted.map(Optional.some).bind(to: showcase.chosen)
    let closing = showcase.window.rx.deallocated.bind { MainLoop.quit() }
    if let measure {
      Measurement(showcase, apps: AppCatalogue.names).run(switches: measure)
      showcase.window.requestClose()
    } else {
      showcase.show()
    }
    MainLoop.run()
    closing.dispose()
    switching.dispose()
  }
}
