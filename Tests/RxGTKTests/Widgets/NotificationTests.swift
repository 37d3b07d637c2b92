// SPDX-License-Identifier: MIT
#if GTK && os(Linux)
  import Foundation
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  /// Messages on a desktop, and what the user does with them.
  final class NotificationTests: GTKTestCase {
    /// The program has an identifier and a bus from its start on, which other tests do without.
    func testAMessageTellsClicks() throws {
      try XCTSkipUnless(TestDesktop.isAvailable, "The test starts a bus, which needs dbus-daemon.")
      try inOwnProcess {
        let desktop = TestDesktop()
        MainLoop.prepare(applicationID: "org.example.Messages")
        let message = DesktopNotification(
          "Removed", identifier: "it's", buttons: [.init("", title: "Undo"), .init("a(b", title: "Show")])
        let clicks = Record(message.clicked.map { 1 })
        let buttons = Record(message.buttonClicked)
        let other = DesktopNotification("Removed", identifier: "other")
        let others = Record(Observable.merge(other.clicked.map { "" }, other.buttonClicked.asObservable()))
        XCTAssertTrue(message.send())
        waitFor("there is no message") { desktop.messages.count == 1 }
        let sent = try XCTUnwrap(desktop.messages.first)
        XCTAssertEqual(sent.title, "Removed")
        XCTAssertEqual(sent.actions.map(\.title), ["", "Undo", "Show"])
        desktop.click("default")
        waitFor("the click is not told") { clicks.elements == [1] }
        XCTAssertEqual(buttons.elements, [])
        // A message goes with the first click on it.
        for (count, title) in ["Undo", "Show"].enumerated() {
          message.send()
          waitFor("there is no other message") { desktop.messages.count == count + 2 }
          desktop.click(try XCTUnwrap(sent.key(of: title)))
          waitFor("buttons are not told: \(buttons.elements)") { buttons.elements.count == count + 1 }
        }
        XCTAssertEqual(buttons.elements, ["", "a(b"])
        // As a desktop does it that calls the program by its name.
        desktop.activate(try XCTUnwrap(sent.key(of: "Show")), of: "org.example.Messages")
        waitFor("a call is not told: \(buttons.elements)") { buttons.elements == ["", "a(b", "a(b"] }
        XCTAssertEqual(clicks.elements, [1])
        XCTAssertEqual(others.elements, [])
        // GLib takes nothing away before the desktop has answered, so the pause becomes longer each time.
        var pause = 0.1
        waitFor("the message stays") {
          other.send()
          for action in [{}, { DesktopNotification.withdraw("other") }] {
            action()
            let end = DispatchTime.now() + pause
            while DispatchTime.now() < end { if !MainLoop.runPending() { usleep(1000) } }
          }
          pause *= 2
          return desktop.closed > 0
        }
        desktop.stop()
      }
    }
  }
#endif
