// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxGTK
  import XCTest

  /// Settings of widgets that the program makes once.
  final class SettingTests: GTKTestCase {
    func testANumberGoesOnAtTheOtherEnd() throws {
      try onMain {
        let button = SpinButton(1...3)
        button.value = 3
        gtk_spin_button_spin(OpaquePointer(button.pointer), GTK_SPIN_STEP_FORWARD, 1)
        XCTAssertEqual(button.value, 3)
        XCTAssertFalse(button.wraps)
        button.wraps = true
        gtk_spin_button_spin(OpaquePointer(button.pointer), GTK_SPIN_STEP_FORWARD, 1)
        XCTAssertEqual(button.value, 1)
        XCTAssertTrue(button.wraps)
      }
    }

    func testAFieldTakesNoMoreCharactersThanItIsTold() throws {
      try onMain {
        let entry = Entry()
        entry.maximumLength = 3
        entry.text = "abcde"
        XCTAssertEqual(entry.text, "abc")
        XCTAssertEqual(entry.maximumLength, 3)
        entry.maximumLength = 0
        entry.text = "abcde"
        XCTAssertEqual(entry.text, "abcde")
      }
    }

    func testATableDrawsLinesBetweenRows() throws {
      try onMain {
        let table = ColumnView()
        XCTAssertFalse(table.showsRowSeparators)
        table.showsRowSeparators = true
        XCTAssertTrue(table.showsRowSeparators)
        XCTAssertNotEqual(gtk_column_view_get_show_row_separators(OpaquePointer(table.pointer)), 0)
      }
    }

    func testTheUserSearchesTheListOfADropDown() throws {
      try RealInput.require()
      try onMain {
        let list = DropDown()
        list.items = ["One", "Two", "Three"]
        list.isSearchable = true
        XCTAssertTrue(list.isSearchable)
        let window = Window(title: "Search", width: 300, height: 200, content: list)
        window.show()
        defer { window.close() }
        try RealInput.focus(window)
        XCTAssertTrue(list.focusInside())
        try RealInput.run("key", "space")
        waitFor("the list does not open") { shownTexts(list.pointer).contains("Three") }
        try RealInput.run("key", "shift+Tab")
        try RealInput.run("type", "--delay", "10", "Thr")
        waitFor("more is found: \(shownTexts(list.pointer))") { !shownTexts(list.pointer).contains("Two") }
        try RealInput.run("key", "Down", "Return")
        waitFor("\(list.selectedIndex ?? -1) is chosen") { list.selectedIndex == 2 }
      }
    }
  }
#endif
