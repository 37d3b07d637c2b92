// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxGTK
  import XCTest

  final class PopoverTests: GTKTestCase {
    func testWhatOpensOnAWidgetStaysClosedOutsideOfAWindow() throws {
      try onMain {
        let button = Button(title: "Open")
        let popover = Popover(at: button, Label("Hello"))
        popover.isShown = true
        XCTAssertFalse(popover.isShown)
        button.showMenu([MenuItem("One") {}])
        let menu = MenuButton(icon: "open-menu-symbolic", [MenuItem("One") {}])
        menu.isOpen = true
        XCTAssertFalse(menu.isOpen)
        _ = MainLoop.runPending()
        let window = Window(title: "t", content: Box(.vertical, [button, menu]))
        window.show()
        waitFor("the window is not shown") { window.isOnScreen }
        popover.isShown = true
        waitFor("the popover is not shown") { popover.isShown }
        popover.isShown = false
        window.close()
        popover.isShown = true
        XCTAssertFalse(popover.isShown)
      }
    }

    /// A list keeps GTK's button longer than the Swift object of the cell that it is in.
    func testAPopoverGoesWithTheWidgetThatItBelongsTo() throws {
      try onMain {
        let place = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
        defer { place.deallocate() }
        let parent: UnsafeMutableRawPointer
        do {
          let button = Button(title: "Open")
          parent = g_object_ref(button.object)!
          let popover = Popover(at: button, Label("Hello"))
          place.initialize(to: popover.object)
          g_object_add_weak_pointer(rx_object(popover.object), place)
        }
        _ = MainLoop.runPending()
        XCTAssertNotNil(place.pointee)
        g_object_unref(parent)
        waitFor("GTK still has the popover", seconds: 10) { place.pointee == nil }
      }
    }

    func testAPopoverThatIsTakenAwayGoesAtOnce() throws {
      try onMain {
        let place = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
        defer { place.deallocate() }
        let button = Button(title: "Open")
        do {
          let popover = Popover(at: button, Label("Hello"))
          place.initialize(to: popover.object)
          g_object_add_weak_pointer(rx_object(popover.object), place)
          popover.detach()
        }
        waitFor("GTK still has the popover", seconds: 10) { place.pointee == nil }
      }
    }
  }
#endif
