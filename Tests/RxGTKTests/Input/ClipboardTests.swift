// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxGTK
  import RxSwift
  import XCTest

  /// What is copied, and read again; and pages that a browser shows.
  final class ClipboardTests: GTKTestCase {
    func testTheClipboardTellsWhatIsCopied() throws {
      try onMain {
        let window = Window(title: "t", content: Label("x"))
        window.show()
        defer { window.close() }
        waitFor("the window is not shown") { window.isOnScreen }
        let texts = Record(Clipboard.texts)
        Clipboard.copy("first")
        waitFor("nothing is told: \(texts.elements)") { texts.elements.last == "first" }
        Clipboard.copy("second")
        waitFor("nothing is told: \(texts.elements)") { texts.elements.last == "second" }
        let text = Record(Clipboard.text)
        waitFor("there is no text") { text.elements == ["second"] && text.isCompleted }
      }
    }

    func testAPageThatNoProgramShowsIsToldWithItsAddress() throws {
      try onMain {
        let window = Window(title: "t", content: Label("x"))
        window.show()
        defer { window.close() }
        waitFor("the window is not shown") { window.isOnScreen }
        Clipboard.copy("before")
        Browser.open("nobody-shows-this:page", from: window)
        var dialog: UnsafeMutablePointer<GtkWidget>?
        waitFor("nothing is told") {
          dialog = allWindows.first { shownTexts($0).contains("The Page Did Not Open") }
          return dialog != nil
        }
        guard let dialog else { return }
        XCTAssertTrue(shownTexts(dialog).contains("No program on this computer shows it:\nnobody-shows-this:page"))
        adw_message_dialog_response(
          UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: AdwMessageDialog.self), "copy")
        let texts = Record(Clipboard.texts)
        waitFor("it is not copied: \(texts.elements)") { texts.elements.last == "nobody-shows-this:page" }
        waitFor("the dialog stays") { shownWindows == 1 }
      }
    }
  }
#endif
