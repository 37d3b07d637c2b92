// SPDX-License-Identifier: MIT
#if GTK && os(Linux)
  import Foundation
  import RxGTK
  import RxSwift
  import XCTest

  private enum Mistake {
    static let line = #line + 1
    static func subscribe<Element>(_ source: Observable<Element>) { _ = source.subscribe() }
  }

  /// A stream of a widget that is subscribed to on another thread says where.
  final class OffMainTests: GTKTestCase {
    func testASignalNamesTheSubscription() throws {
      try expectMessage { Button(title: "x").rx.signal("clicked") { _ in () } }
    }

    func testAPropertyNamesTheSubscription() throws {
      try expectMessage { Leaflet().rx.isFolded }
    }

    func testFramesNameTheSubscription() throws {
      try expectMessage { Label("x").rx.frames }
    }

    func testTheEndOfAWidgetNamesTheSubscription() throws {
      try expectMessage { Label("x").rx.deallocated }
    }

    func testADialogNamesTheSubscription() throws {
      try expectMessage {
        FileDialog.open.ask(title: "x", above: Window(title: "x", content: Label("x"))).asObservable()
      }
    }

    /// Control events and control properties take care of the thread themselves.
    func testAControlEventIsSubscribedToOnTheMainThread() throws {
      try onMain {
        let button = Button(title: "x")
        let before = SignalConnection.liveCount
        let tap = button.rx.tap
        let bag = DisposeBag()
        Thread.detachNewThread { tap.subscribe().disposed(by: bag) }
        waitFor("nobody subscribes") { SignalConnection.liveCount > before }
      }
    }

    /// Subscribes on another thread, in a process that does not live through it.
    private func expectMessage<Element>(line: UInt = #line, _ source: @MainActor () -> Observable<Element>) throws {
      try inOwnProcess {
        MainLoop.prepare()
        let source = source()
        Thread.detachNewThread { Mistake.subscribe(source) }
        waitFor("the program goes on") { false }
      } check: { status, output in
        XCTAssertNotEqual(status, 0, line: line)
        let message = "Fatal error: This has to run on the main thread, and does not."
        // In a release build the function may be a part of its caller.
        #if DEBUG
          XCTAssertTrue(output.contains("OffMainTests.swift:\(Mistake.line): \(message)"), output, line: line)
        #else
          XCTAssertTrue(output.contains(message) && !output.contains("Sources/Rx"), output, line: line)
        #endif
      }
    }
  }
#endif
