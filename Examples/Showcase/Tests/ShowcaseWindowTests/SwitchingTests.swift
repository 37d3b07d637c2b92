// SPDX-License-Identifier: MIT
import Foundation
import RxGTK
import RxSwift
import ShowcaseApps
import ShowcaseShell
import WindowPictures
import XCTest

/// The window of the showcase; run under Xvfb where there is no screen.
final class SwitchingTests: XCTestCase {
  func testNothingKeepsRunningInAnAppThatIsNotShown() throws {
    try requireDisplay()
    onMainActor {
      ShowcaseProgram.prepare()
      let (one, two) = (CountingApp("one"), CountingApp("two"))
      let showcase = ShowcaseWindow(apps: [one, two], first: "one")
      showcase.show()
      XCTAssertEqual([one.ticks.hasObservers, two.ticks.hasObservers], [true, false])
      showcase.chosen.accept("two")
      XCTAssertEqual([one.ticks.hasObservers, two.ticks.hasObservers], [false, true])
      XCTAssertEqual(showcase.window.title, "two")
      showcase.chosen.accept("two")
      XCTAssertEqual(two.pages, 1, "the page that is shown is made again")
      showcase.window.requestClose()
      waitFor("the page outlives the window") { !two.ticks.hasObservers && two.isClosed && one.isClosed }
    }
  }

  /// A narrow window shows the sidebar alone: whatever is connected then belongs to no app.
  func testNoAppListensToAnythingWhileItIsNotShown() throws {
    try requireDisplay()
    try onMainActor {
      let stage = try Stage(width: 360)
      // What belongs to the program, such as the observation of its colours, is made with the first page.
      for app in AppCatalogue.names { stage.visit(app) }
      stage.visit(nil)
      let connections = SignalConnection.liveCount
      for app in AppCatalogue.names {
        stage.visit(app)
        XCTAssertGreaterThan(SignalConnection.liveCount, connections, app)
        stage.showcase.chosen.accept(nil)
        waitFor("\(app) listens on: \(SignalConnection.liveCount) closures are connected, not \(connections)") {
          SignalConnection.liveCount == connections
        }
      }
      stage.end()
    }
  }

  /// 120 switches, or as many as SHOWCASE_SWITCHES says: 1,000 take a minute in an unoptimised build.
  func testSwitchingLeavesNothingBehind() throws {
    try requireDisplay()
    try onMainActor {
      let stage = try Stage()
      for app in AppCatalogue.names { stage.visit(app) }
      var connections: [Int] = []
      var memory: [Int] = []
      let count = ProcessInfo.processInfo.environment["SHOWCASE_SWITCHES"].flatMap { Int($0) } ?? 120
      for number in 1...count {
        stage.showcase.chosen.accept(AppCatalogue.names[number % AppCatalogue.names.count])
        MainLoop.runPending()
        guard number.isMultiple(of: count / 6) else { continue }
        stage.visit("account")
        connections.append(SignalConnection.liveCount)
        memory.append(residentKilobytes)
      }
      print("connections \(connections), resident kB \(memory)")
      XCTAssertLessThanOrEqual(connections[5], connections[0], "\(connections)")
      XCTAssertLessThan(memory[5] - memory[1], 20_000, "\(memory)")
      stage.end()
    }
  }
}

private var residentKilobytes: Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
  return line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
}

/// An app that counts its pages, and observes a subject while one is shown.
@MainActor
private final class CountingApp: ShowcaseApp {
  let id: String
  var title: String { id }
  let summary = "counts"
  let icon = "showcase-search"
  let ticks = PublishSubject<Int>()
  private(set) var pages = 0
  private(set) var isClosed = false

  init(_ id: String) { self.id = id }

  func makePage(in window: Window) -> Page {
    pages += 1
    let label = Label()
    return Page(label, life: ticks.map { "\($0)" as String? }.bind(to: label.rx.text))
  }

  func close() { isClosed = true }
}
