// SPDX-License-Identifier: MIT
import AccountCore
import AccountWindow
import Foundation
import HopsWindow
import LoginWindow
import PlacesCore
import PlacesWindow
import RxSwift
import ShowcaseShell
import TimetableCore
import TimetableWindow

/// The apps of the showcase.
public enum AppCatalogue {
  /// The names by which the command line knows them, in the order of the sidebar.
  public static let names = ["search", "timetable", "places", "login", "account", "hops"]

  /// Makes the apps, in the same order.
  ///
  /// - Parameters:
  ///   - folder: where they keep what outlives the window.
  ///   - today: the day that Timetable counts from.
  ///   - open: shows the app with this name.
  @MainActor
  public static func apps(
    folder: URL, today: Day = today, open: @escaping @MainActor (_ name: String) -> Void
  ) -> [any ShowcaseApp] {
    let account = AccountApp.Composition(folder: folder)
    return [
      SearchApp(server: address(of: "SEARCH"), timeout: setting("SEARCH_TIMEOUT").flatMap { Int($0) }),
      TimetableApp(folder: folder, today: today), PlacesApp(file: cities),
      LoginApp(
        state: account.state, services: account.services, folder: folder, address: address(of: "LOGIN"),
        openAccount: { open("account") }),
      AccountApp(account, openLogin: { open("login") }),
      HopsApp(units: account.state.preferences.units, server: address(of: "HOPS")),
    ]
  }

  /// Another server than the one in this process, for trying out what happens without one: `SHOWCASE_SEARCH_SERVER` and the like.
  private static func address(of app: String) -> URL? { setting("\(app)_SERVER").flatMap { URL(string: $0) } }

  /// Other cities than those that come with Places.
  private static var cities: URL { setting("CITIES").map { URL(fileURLWithPath: $0) } ?? CityFile.shipped }

  /// Another day than today, so that pictures are the same each day: `SHOWCASE_TODAY=2026-10-18`.
  public static var today: Day { setting("TODAY").flatMap(Day.init) ?? .today }

  private static func setting(_ name: String) -> String? { ProcessInfo.processInfo.environment["SHOWCASE_\(name)"] }

  /// The folder for what outlives the window, which is made if it is missing: the one that is named, or one of the user's.
  public static func folder(_ path: String?) throws -> URL {
    let folder =
      path.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("swift-rx-showcase", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw NoFolder(path: folder.path)
    }
    return folder
  }

  /// There is no folder for what outlives the window.
  private struct NoFolder: LocalizedError {
    let path: String
    var errorDescription: String? {
      "The apps keep their data in a folder, and \(path) neither is one nor can become one."
    }
  }
}
