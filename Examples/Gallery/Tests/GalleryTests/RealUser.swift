// SPDX-License-Identifier: MIT
import Foundation
import Gallery
import RxGTK
import WindowPictures
import XCTest

/// A user with a keyboard and a pointer: what they do comes through the X server.
@MainActor
final class RealUser {
  nonisolated static let program = "/usr/bin/xdotool"
  let gallery: GalleryWindow
  /// The window as the X server knows it.
  private let window: String

  /// Skips the test where there is no X server or nothing that sends input.
  nonisolated static func require() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["DISPLAY"] == nil, "The gallery needs a display: scripts/on-display")
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: program), "Keys and pointer come from xdotool.")
    XCTAssertTrue(hasDesktop, "scripts/desktop-settings does not work")
  }

  /// The desktop that scripted users find, which is the same on all machines. It comes before GTK.
  nonisolated private static let hasDesktop: Bool = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..")
      .standardized
    let settings = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-desktop-\(getpid())")
    let process = Process()
    process.executableURL = root.appendingPathComponent("scripts/desktop-settings")
    process.arguments = [settings.path]
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0 && setenv("XDG_CONFIG_HOME", settings.path, 1) == 0
  }()

  /// Gives the keyboard to a window that is being shown.
  init(gallery: GalleryWindow) throws {
    self.gallery = gallery
    waitFor("the window is not shown") { gallery.window.isOnScreen && gallery.window.allocatedSize.x > 1 }
    runUntilPainted(2, gallery.window)
    window = try XCTUnwrap(Toplevel(gallery.window).identifier, "the display is no X server")
    try Self.run("windowfocus", "--sync", window)
  }

  /// Goes to a page with the keyboard alone.
  func open(_ page: Page, line: UInt = #line) throws {
    try Self.run("key", "ctrl+f")
    waitFor("the search has no focus", line: line) { gallery.search.isFocused }
    try Self.run("type", "--delay", "4", "--", page.name)
    waitFor("\(page.name) cannot be typed: \(gallery.search.text ?? "")", line: line) {
      gallery.search.text == page.name
    }
    try Self.run("key", "Return")
    waitFor("\(page.name) is not found: \(gallery.shown?.page.name ?? "")", line: line) {
      gallery.shown?.page.name == page.name
    }
    waitFor("\(page.name) is not laid out", line: line) { (gallery.shown?.subject.allocatedSize.y ?? 0) > 1 }
    runUntilPainted(2, gallery.window, line: line)
  }

  /// Does what the page is for; `whenOpen` is called while a menu or a window is open, if keys open one.
  func attempt(_ trial: Page.Trial, of page: Page, line: UInt = #line, whenOpen: () throws -> Void) throws {
    guard let subject = gallery.shown?.subject else { return XCTFail("no page is shown", line: line) }
    switch trial {
    case .keys(let keys):
      waitForFocus(page, line: line)
      try Self.run(["key", "--delay", "25"] + keys)
    case .holding(let key, let keys, let seconds):
      waitForFocus(page, line: line)
      let others = keys.flatMap { ["key", $0, "sleep", "0.03"] }
      try Self.run(["keydown", key, "sleep", "\(seconds)"] + others + ["keyup", key])
    case .opening(let keys):
      waitForFocus(page, line: line)
      try Self.run("key", "space")
      waitFor("\(page.name) opens nothing", line: line) { Toplevel.opened(above: gallery.window) != nil }
      try takeKeyboard(line: line)
      try whenOpen()
      for key in keys { try Self.run("key", key) }
    case .text(let text):
      waitForFocus(page, line: line)
      try Self.run("type", "--delay", "8", "--", text)
    case .click(let x, let y):
      try Self.run(place(x - 5, y, of: subject) + place(x, y, of: subject) + ["click", "1"])
    case .choose(let text, let count, let button):
      let spot = try steadySpot("\(page.name) does not show \(text)", line: line) { $0.spot(ofText: text) }
      // Not where the pointer is already: a widget that comes to be below it learns of it when it moves.
      try Self.run(
        move(to: spot, by: Vector(x: -3, y: 0)) + move(to: spot)
          + ["click", "--repeat", "\(count)", "--delay", "20", "\(button)"])
    case .tap(let node, let index):
      let spot = try steadySpot("\(page.name) has no \(node)", line: line) { $0.spot(ofNode: node, index) }
      try Self.run(move(to: spot, by: Vector(x: -3, y: 0)) + move(to: spot) + ["click", "1"])
    case .pull(let node, let distance):
      let spot = try steadySpot("\(page.name) has no \(node)", line: line) { $0.spot(ofNode: node, 0) }
      func told() -> Int { gallery.shown?.sample.counts.values.reduce(0, +) ?? 0 }
      let before = told()
      try Self.run(move(to: spot) + ["mousedown", "1", "sleep", "0.02"])
      var steps = 0.0
      // A program that is busy sees the moves as one. The user lets go when what is pulled has followed.
      waitFor("\(page.name): nothing follows the pointer", line: line) {
        steps += 1
        let wobble = max(steps - 6, 0).truncatingRemainder(dividingBy: 2) * 2
        let offset = Vector(x: min(steps / 6, 1) * distance + wobble, y: 0)
        _ = try? Self.run(move(to: spot, by: offset) + ["sleep", "0.02"])
        return steps >= 6 && told() > before
      }
      // The user rests before the release. Without a rest the speed of the pointer decides, too, how far the widget moves.
      try Self.run("sleep", "0.2", "mouseup", "1")
    case .away:
      // There may be no other window, which xdotool calls an error.
      let other = (try? Self.run("search", "--maxdepth", "0", "."))?.split(separator: "\n").first.map(String.init)
      _ = try? Self.run("windowfocus", other ?? "")
      waitFor("the window is still active", line: line) { !gallery.window.isActive }
      try Self.run("windowfocus", "--sync", window)
    case .drag(let x, let y, let distance, let down):
      try drag(from: place(x, y, of: subject)) { part in place(x + distance * part, y + down * part, of: subject) }
    case .carry(let x, let y, let distance, let stream):
      try Self.run(place(x, y, of: subject) + ["mousedown", "1"])
      var steps = 0.0
      // The place that takes it learns of it while the pointer moves.
      waitFor("\(page.name): \(stream) says nothing", line: line) {
        steps += 1
        let wobble = steps.truncatingRemainder(dividingBy: 2) * 4
        _ = try? Self.run(place(x + min(steps / 6, 1) * distance + wobble, y, of: subject) + ["sleep", "0.02"])
        return steps > 6 && (gallery.shown?.sample.counts[stream] ?? 0) > 1
      }
      try Self.run("mouseup", "1")
    case .wheel(let steps):
      let middle = subject.allocatedSize * 0.5
      try Self.run(place(middle.x, middle.y, of: subject) + ["click", "--repeat", "\(steps)", "--delay", "20", "5"])
    case .steps(let trials):
      for trial in trials {
        try attempt(trial, of: page, line: line, whenOpen: whenOpen)
        runUntilPainted(3, gallery.window, line: line)
      }
    }
  }

  /// Presses the button at a place, moves the pointer in steps, and releases it.
  private func drag(from start: [String], to place: (Double) -> [String]) throws {
    let steps = (1...6).flatMap { step in place(Double(step) / 6) + ["sleep", "0.02"] }
    try Self.run(start + ["mousedown", "1", "sleep", "0.02"] + steps + ["mouseup", "1"])
  }

  /// The place of something on the page, or in what is open above it, when it moves no more.
  private func steadySpot(
    _ message: String, line: UInt, _ find: (Toplevel) -> Toplevel.Spot?
  ) throws -> Toplevel.Spot {
    var last: Toplevel.Spot?
    func look() -> Toplevel.Spot? {
      if let opened = Toplevel.opened(above: gallery.window) { return find(opened) }
      return gallery.shown.flatMap { find(Toplevel($0.subject.pointer)) }
    }
    waitFor(message, line: line) {
      guard let spot = look() else { return false }
      if spot != last, let opened = Toplevel.opened(above: gallery.window) { try? takeKeyboard(of: opened) }
      last = spot
      runUntilPainted(2, gallery.window, line: line)
      return look() == spot
    }
    return try XCTUnwrap(last, message, line: line)
  }

  /// Waits until nothing is open above the gallery, and goes on there.
  func comeBack(line: UInt = #line) throws {
    waitFor("what was opened stays open", line: line) { Toplevel.opened(above: gallery.window) == nil }
    // Without a window manager nobody gives the keyboard back when a window closes.
    try Self.run("windowfocus", "--sync", window)
  }

  /// The search has handed the focus over to the page that it has found.
  private func waitForFocus(_ page: Page, line: UInt) {
    waitFor("\(page.name) has no focus", line: line) { gallery.shown?.subject.isFocused == true }
  }

  /// Gives the keyboard to a window that was opened. A menu takes it by itself.
  private func takeKeyboard(line: UInt) throws {
    guard let opened = Toplevel.opened(above: gallery.window) else { return }
    try takeKeyboard(of: opened)
    waitFor("what was opened takes no keys", line: line) { opened.hasFocus }
    runUntilPainted(2, gallery.window, line: line)
  }

  private func takeKeyboard(of opened: Toplevel) throws {
    guard let identifier = opened.identifier else { return }
    // Nor does anybody put it where it belongs.
    let corner = (gallery.window.allocatedSize - opened.size) * 0.5
    try Self.run(
      "windowmove", identifier, "\(max(Int(corner.x), 0))", "\(max(Int(corner.y), 0))", "windowfocus", "--sync",
      identifier)
  }

  /// Moves the pointer to a place, or beside it.
  private func move(to spot: Toplevel.Spot, by way: Vector = .zero) -> [String] {
    let point = spot.point + way
    return ["mousemove", "--window", spot.window.identifier ?? window, "\(Int(point.x))", "\(Int(point.y))"]
  }

  /// Moves the pointer to a place of a widget.
  private func place(_ x: Double, _ y: Double, of widget: Widget) -> [String] {
    let point = Toplevel(gallery.window).place(of: Vector(x: x, y: y), in: widget)
    return ["mousemove", "--window", window, "\(Int(point.x))", "\(Int(point.y))"]
  }

  @discardableResult
  static func run(_ arguments: String...) throws -> String { try run(arguments) }

  @discardableResult
  static func run(_ arguments: [String]) throws -> String { try runBesideTheLoop(program, arguments) }
}
