// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxGTK
  import XCTest

  final class BoxTests: GTKTestCase {
    /// What was replaced is nobody's any more, and its bindings end with it; what stays in the box goes on.
    func testChildrenThatAreReplacedAreLetGo() throws {
      try onMain {
        let box = Box(.vertical)
        weak var replaced: Label?
        do {
          let label = Label("replaced")
          replaced = label
          box.replaceChildren([label, Label()])
        }
        XCTAssertNotNil(replaced)
        let stays = Label("stays")
        box.replaceChildren([stays])
        XCTAssertNil(replaced)
        box.replaceChildren([Label("new"), stays])
        XCTAssertEqual(gtk_widget_get_last_child(box.pointer), stays.pointer)
      }
    }

    func testAPopoverAtTheBoxStays() throws {
      try onMain {
        let box = Box(.vertical, [Label("old")])
        let window = Window(title: "box", content: box)
        defer { window.close() }
        window.show()
        let popover = Popover(at: box, Label("hint"))
        box.replaceChildren([Label("new")])
        XCTAssertEqual(gtk_widget_get_parent(popover.pointer), box.pointer)
        waitFor("the window is not shown") { box.isOnScreen }
        popover.isShown = true
        waitFor("the popover is not shown") { popover.isOnScreen }
        popover.isShown = false
      }
    }
  }
#endif
