// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseApps
import ShowcaseShell
import TimetableCore
import XCTest

/// The window with all apps, in a folder of its own.
///
/// Not a class that is isolated as a whole: XCTest on Linux does not find the tests of one that is.
@MainActor
struct Stage {
  let apps: [any ShowcaseApp]
  let showcase: ShowcaseWindow
  private let folder: URL
  private let switching: any Disposable

  init(first: String? = nil, width: Int32 = 1100, height: Int32 = 760) throws {
    ShowcaseProgram.prepare()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // An app that wants another one says so here.
    let wanted = PublishRelay<String>()
    // The same day every day: on some days only two flights leave, too few for a list that scrolls.
    apps = AppCatalogue.apps(folder: folder, today: try XCTUnwrap(Day("2026-11-27")), open: wanted.accept)
    showcase = ShowcaseWindow(apps: apps, first: first, width: width, height: height)
    switching = wanted.map(Optional.some).bind(to: showcase.chosen)
    showcase.show()
  }

  /// Shows an app for as long as it takes until nothing changes in its page any more.
  func visit(_ app: String?) {
    showcase.chosen.accept(app)
    settle()
  }

  /// Runs the loop until the number of closures that are connected has been the same for a while.
  func settle() {
    var (count, since) = (SignalConnection.liveCount, DispatchTime.now())
    let end = DispatchTime.now() + 60
    while DispatchTime.now() < since + 0.3, DispatchTime.now() < end {
      if !MainLoop.runPending() { usleep(2000) }
      if SignalConnection.liveCount != count { (count, since) = (SignalConnection.liveCount, DispatchTime.now()) }
    }
  }

  func end() {
    switching.dispose()
    showcase.window.close()
    for app in apps { app.close() }
    try? FileManager.default.removeItem(at: folder)
  }
}

func requireDisplay() throws {
  try XCTSkipIf(
    ProcessInfo.processInfo.environment["DISPLAY"] == nil, "The window needs a display: run scripts/on-display.")
}
