// SPDX-License-Identifier: MIT
#if GTK
  import Foundation
  import RxGTK
  import RxSwift
  import XCTest

  /// What is copied, and read again.
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
  }
#endif
