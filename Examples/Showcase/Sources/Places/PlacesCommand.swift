// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import PlacesCore
import PlacesWindow
import RxGTK
import RxSwift
import ShowcaseShell

/// The app in a window of its own. The main thread runs GTK's loop, so `main` is synchronous.
@main
struct PlacesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "places", abstract: "A wheel of moods, and the places behind it, in a window.")

  @Option(help: ArgumentHelp("The colours: system, light or dark.", valueName: "scheme"))
  var colors = "system"

  @Option(help: ArgumentHelp("Other cities than those that come with the app, in the same format.", valueName: "file"))
  var cities: String?

  func validate() throws {
    guard ColorScheme(rawValue: colors) != nil else { throw ValidationError("There are no colours \(colors).") }
  }

  func run() throws {
    let colors = ColorScheme(rawValue: colors) ?? .system
    let file = cities.map { URL(fileURLWithPath: $0) } ?? CityFile.shipped
    MainActor.assumeIsolated {
      ShowcaseProgram.prepare()
      colors.use()
      let app = PlacesApp(file: file)
      let window = PlacesOwnWindow(app)
      let closing = window.closed.subscribe(onNext: { MainActor.assumeIsolated { MainLoop.quit() } })
      window.show()
      MainLoop.run()
      closing.dispose()
    }
  }
}
