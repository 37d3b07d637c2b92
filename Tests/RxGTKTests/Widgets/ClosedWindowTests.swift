// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxGTK
  import RxSwift
  import XCTest

  /// Windows that are closed, or that the program has forgotten.
  final class ClosedWindowTests: GTKTestCase {
    func testAWindowThatTheProgramForgetsCanBeClosed() throws {
      try onMain {
        let before = shownWindows
        let pointer: UnsafeMutablePointer<GtkWindow>
        do {
          let window = Window(title: "forgotten", content: Label("x"))
          window.show()
          pointer = window.window
        }
        waitFor("the window is not shown") { shownWindows == before + 1 }
        gtk_window_close(pointer)
        waitFor("the window stays") { shownWindows == before }
      }
    }

    func testAClosedWindowIsNotShownAgain() throws {
      try onMain {
        let before = shownWindows
        let window = Window(title: "t", content: Label("x"))
        window.show()
        waitFor("the window is not shown") { window.isOnScreen }
        window.close()
        window.show()
        window.isHidden = false
        window.setTitleWidget(Label("title"))
        window.addToHeader(Button(title: "a"))
        window.showMenu([MenuItem("One") {}])
        Browser.open("nobody-shows-this:page", from: window)
        window.close()
        _ = MainLoop.runPending()
        XCTAssertFalse(window.isOnScreen)
        XCTAssertEqual(shownWindows, before)
      }
    }

    func testAQuestionAboveAClosedWindowIsAnsweredAtOnce() throws {
      try onMain {
        let before = shownWindows
        let window = Window(title: "t", content: Label("x"))
        window.close()
        let answer = Record(MessageDialog("Sure?", answers: [.init("yes", title: "Yes")]).ask(above: window))
        let file = Record(FileDialog.open.ask(title: "Open", above: window))
        About(name: "n", icon: "i", version: "1", comments: "c").show(above: window)
        _ = MainLoop.runPending()
        XCTAssertEqual(answer.elements, ["close"])
        XCTAssertEqual(file.elements, [nil])
        XCTAssertEqual(shownWindows, before)
      }
    }
  }
#endif
