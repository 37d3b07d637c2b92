// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import PlacesCore
import PlacesWindow
import RxGTK
import RxSwift
import ShowcaseShell

/// The main thread runs GTK's loop, so `main` is synchronous.
@main
enum PlacesProgram {
  @MainActor static func main() { PlacesCommand.parseOrExit().show() }
}

/// The app in a window of its own.
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

  @MainActor
  func show() {
    ShowcaseProgram.prepare()
    (ColorScheme(rawValue: colors) ?? .system).use()
    let app = PlacesApp(file: cities.map { URL(fileURLWithPath: $0) } ?? CityFile.shipped)
    let window = PlacesOwnWindow(app)
    let closing = window.closed.bind { MainLoop.quit() }
    window.show()
    MainLoop.run()
    closing.dispose()
  }
}
