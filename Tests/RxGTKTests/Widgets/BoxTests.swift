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
  }
#endif
