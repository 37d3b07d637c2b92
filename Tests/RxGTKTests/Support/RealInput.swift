// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxGTK
  import XCTest

  /// Sends keys and pointer movements through the X server, as a keyboard and a mouse would. Under `scripts/on-wayland` they go to the
  /// compositor, which is a window of an X server itself and gives each window the whole screen.
  @MainActor
  enum RealInput {
    nonisolated static let program = "/usr/bin/xdotool"
    /// The X server behind the compositor, if the windows are on a Wayland display.
    nonisolated private static let compositorDisplay = ProcessInfo.processInfo.environment["RX_INPUT_DISPLAY"]

    /// Whether the compositor gives each window the whole screen.
    nonisolated static let isKiosk = ProcessInfo.processInfo.environment["WAYLAND_SHELL"] == "kiosk"

    /// Skips the test where there is no X server or no program that sends input.
    nonisolated static func require() throws {
      try XCTSkipIf(
        (ProcessInfo.processInfo.environment["DISPLAY"] ?? compositorDisplay) == nil,
        "Real input needs a display: scripts/on-display")
      try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: program), "Keys and pointer come from xdotool.")
    }

    /// Gives the keyboard to a window, and returns when it is painted.
    static func focus(_ window: Window) throws {
      waitFor("the window is not shown") { window.isOnScreen && gtk_widget_get_width(window.pointer) > 1 }
      let (search, name) = try serverWindow(of: window)
      try run(search + ["windowfocus", "--sync", name])
    }

    /// Moves the pointer to a place of a widget.
    static func move(to place: Vector, of widget: Widget, in window: Window) throws {
      var (x, y) = (0.0, 0.0)
      gtk_widget_translate_coordinates(widget.pointer, window.pointer, place.x, place.y, &x, &y)
      // A window has a shadow around it where there is a compositor.
      var (left, top) = (0.0, 0.0)
      gtk_native_get_surface_transform(OpaquePointer(window.pointer), &left, &top)
      let (search, name) = try serverWindow(of: window)
      try run(search + ["mousemove", "--window", name, "\(Int(x + left))", "\(Int(y + top))"])
    }

    /// The window of the X server that input for `window` goes to: what xdotool does to find it, and its name afterwards.
    private static func serverWindow(of window: Window) throws -> (search: [String], name: String) {
      if compositorDisplay != nil { return (["search", "--sync", "--onlyvisible", "--class", "^weston"], "%1") }
      // xdotool's search for a title fails if any window closes during the search.
      return ([], "\(try XCTUnwrap(number(of: window.pointer), "the window is not on an X server"))")
    }

    /// The number of a window on the X server that it is shown on; nil if a compositor shows it.
    static func number(of window: UnsafeMutablePointer<GtkWidget>) -> UInt? {
      typealias Identifier = @convention(c) (OpaquePointer) -> UInt
      // GTK is linked with it where it has X at all.
      guard compositorDisplay == nil, let surface = gtk_native_get_surface(OpaquePointer(window)),
        let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "gdk_x11_surface_get_xid")
      else { return nil }
      // What GTK has asked the server for has happened before somebody else uses the number.
      gdk_display_sync(gdk_surface_get_display(surface))
      return unsafeBitCast(symbol, to: Identifier.self)(surface)
    }

    @discardableResult
    static func run(_ arguments: String...) throws -> String { try run(arguments) }

    @discardableResult
    static func run(_ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      if let compositorDisplay {
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": compositorDisplay]) { $1 }
      }
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      // The loop runs while xdotool does: a window takes input only then.
      while process.isRunning {
        // One turn: in a flood of events there is always another.
        if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
      }
      // Returns at once. Without it, Foundation keeps the process and its pipe.
      process.waitUntilExit()
      XCTAssertEqual(process.terminationStatus, 0, "xdotool \(arguments.joined(separator: " "))")
      return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
  }
#endif
