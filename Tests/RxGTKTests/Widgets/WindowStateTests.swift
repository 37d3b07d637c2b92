// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  /// What the window manager does with a window, for the user and for the program.
  final class WindowStateTests: GTKTestCase {
    /// Keeps the states of windows, where it is no compositor that does.
    @MainActor
    private final class Desktop {
      private let manager: WindowManager?

      init() throws {
        try XCTSkipIf(
          RealInput.isKiosk,
          "A kiosk shows each window on the whole screen, and lets nobody change that.")
        manager = Self.isWayland ? nil : try WindowManager()
      }

      static var isWayland: Bool { ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"] != nil }

      func wait(_ message: String, line: UInt = #line, until condition: @MainActor () -> Bool) {
        waitFor(message, line: line) {
          manager?.grantRequests()
          return condition()
        }
      }

      func setFullscreen(_ isOn: Bool, _ window: Window) throws {
        guard let manager else { return _ = try RealInput.run("key", "super+shift+f") }
        try manager.set(["_NET_WM_STATE_FULLSCREEN"], isOn, of: window)
      }

      func setMaximized(_ isOn: Bool, _ window: Window) throws {
        guard let manager else { return _ = try RealInput.run("key", "super+shift+m") }
        try manager.set(["_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ"], isOn, of: window)
      }
    }

    @MainActor
    private static func check(
      _ title: String, _ property: (Window) -> ControlProperty<Bool>, _ value: (Window) -> Bool,
      byUser: (Desktop, Bool, Window) throws -> Void
    ) throws {
      let desktop = try Desktop()
      let window = Window(title: title, width: 300, height: 200, content: Label("x"))
      window.show()
      defer { window.close() }
      try RealInput.focus(window)
      let bag = DisposeBag()
      let (first, second) = (Record(property(window)), Record(property(window)))
      let bound = PublishRelay<Bool>()
      bound.bind(to: property(window)).disposed(by: bag)
      for isOn in [true, false] {
        bound.accept(isOn)
        // The window manager answers when the binding has set the state long ago.
        desktop.wait("the window does not become what a binding asks for") { value(window) == isOn }
        for _ in 0..<20 { MainLoop.runPending() }
        XCTAssertEqual(first.elements, [false], "what a binding set came back as input")
        XCTAssertEqual(second.elements, [false], "what a binding set came back as input")
      }
      try byUser(desktop, true, window)
      desktop.wait("the user's change is not told: \(first.elements)") { first.elements == [false, true] }
      bound.accept(false)
      desktop.wait("the window does not become what a binding asks for") { !value(window) }
      try byUser(desktop, true, window)
      desktop.wait("the user's change is not told: \(second.elements)") { second.elements == [false, true, true] }
      try byUser(desktop, false, window)
      desktop.wait("the user's change is not told: \(second.elements)") { second.elements.count == 4 }
      XCTAssertEqual(first.elements, [false, true, true, false])
      XCTAssertEqual(second.elements, first.elements)
    }

    func testFullscreenIsTwoWayWithoutEcho() throws {
      try RealInput.require()
      try onMain {
        try Self.check("fullscreen", { window in window.rx.isFullscreen }, \.isFullscreen) {
          try $0.setFullscreen($1, $2)
        }
      }
    }

    func testMaximizedIsTwoWayWithoutEcho() throws {
      try RealInput.require()
      try onMain {
        try Self.check("maximized", { window in window.rx.isMaximized }, \.isMaximized) { try $0.setMaximized($1, $2) }
      }
    }

    func testAWindowTellsThatTheUserTurnsToItAndAway() throws {
      try RealInput.require()
      try onMain {
        let window = Window(title: "turned to", width: 300, height: 200, content: Label("x"))
        window.show()
        defer { window.close() }
        try RealInput.focus(window)
        waitFor("the window has no keyboard") { window.isActive }
        let active = Record(window.rx.isActive)
        let (turned, left) = (Record(window.rx.didBecomeActive.map { 1 }), Record(window.rx.willResignActive.map { 1 }))
        XCTAssertEqual(active.elements, [true])
        let other = Window(title: "the other one", width: 300, height: 200, content: Label("y"))
        other.show()
        try RealInput.focus(other)
        waitFor("the window does not tell that the user turns away") { active.elements == [true, false] }
        XCTAssertEqual(left.elements, [1])
        XCTAssertEqual(turned.elements, [])
        other.close()
        try RealInput.focus(window)
        waitFor("the window does not tell that the user turns to it") { active.elements == [true, false, true] }
        XCTAssertEqual(left.elements, [1])
        XCTAssertEqual(turned.elements, [1])
      }
    }

    func testAScrolledWindowTellsThatTheUserScrolls() throws {
      try RealInput.require()
      try onMain {
        let scroller = ScrolledWindow(Box(.vertical, (0..<200).map { Label("\($0)") }))
        scroller.setExpands(horizontally: true, vertically: true)
        let window = Window(title: "scrolled", width: 300, height: 200, content: scroller)
        window.show()
        defer { window.close() }
        try RealInput.focus(window)
        waitFor("there is nothing to scroll") { scroller.isScrollable }
        let scrolls = Record(scroller.rx.didScroll.map { 1 })
        let offsets = Record(scroller.rx.contentOffset)
        XCTAssertEqual(scrolls.elements, [])
        try RealInput.move(to: scroller.allocatedSize * 0.5, of: scroller, in: window)
        try RealInput.run("click", "5")
        waitFor("the wheel is not told") { !scrolls.elements.isEmpty && offsets.elements.count > 1 }
        XCTAssertGreaterThan(try XCTUnwrap(offsets.elements.last), 0)
        let count = scrolls.elements.count
        // What the program does is told, too.
        scroller.contentOffset = 1000
        waitFor("what the program scrolls is not told") { scrolls.elements.count > count }
      }
    }
  }
#endif
