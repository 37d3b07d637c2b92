// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  /// The heads of a table, with real keys.
  final class HeadKeyTests: GTKTestCase {
    func testKeysGoThroughTheHeadsAndSort() throws {
      try RealInput.require()
      try onMain {
        let (before, table) = (Entry(), ColumnView())
        table.addColumn("Name", expands: true, isSortable: true)
        table.addColumn("Note")
        table.addColumn("Size", isSortable: true)
        let window = Window(title: "heads", width: 300, height: 300, content: Box(.vertical, [before, table]))
        window.show()
        defer { window.close() }
        let bag = DisposeBag()
        Observable.just([1, 2])
          .bind(to: table.rx.rows(cellType: PlainCell.self)) { (_: Int, _: Int, number: Int, cell: PlainCell) in
            MainActor.assumeIsolated { cell.text = "\(number)" }
          }
          .disposed(by: bag)
        let sorts = Record(table.rx.sort)
        try RealInput.focus(window)
        waitFor("there are no rows") { table.indexesInSight.count == 2 }
        before.focus()
        /// Presses keys, and waits until the table is sorted so.
        @MainActor func press(_ keys: [String], _ sort: ColumnSort?, _ count: Int, line: UInt = #line) throws {
          for key in keys { try RealInput.run("key", key) }
          waitFor("\(keys): \(sorts.elements)", line: line) { sorts.elements.count == count }
          XCTAssertEqual(sorts.elements.last, .some(sort), line: line)
        }
        try press(["Tab", "space"], ColumnSort(column: 0), 2)
        try press(["space"], ColumnSort(column: 0, isAscending: false), 3)
        // The column between them is not sorted by.
        try press(["Right", "Return"], ColumnSort(column: 2), 4)
        try press(["Right", "KP_Enter"], ColumnSort(column: 2, isAscending: false), 5)
        try press(["Left", "space"], ColumnSort(column: 0), 6)
        // The heads are one stop on the way.
        try RealInput.run("key", "Tab")
        waitFor("the focus is not on the first row") { table.focusedIndex == 0 }
        try press(["shift+Tab", "Right", "space"], ColumnSort(column: 2), 7)
        try RealInput.run("key", "shift+Tab")
        waitFor("the focus does not leave the heads") { before.isFocused }
        try RealInput.run("key", "Tab", "Down")
        waitFor("Down does not go to the rows") { table.focusedIndex == 0 }
        table.selectedIndex = 1
        before.focus()
        table.focus()
        XCTAssertEqual(table.focusedIndex, 1, "the heads take the focus of the table")
      }
    }

    func testKeysFollowColumnsThatTheUserHasMovedAndTheDirectionOfTheText() throws {
      try RealInput.require()
      try onMain {
        let table = ColumnView()
        for title in ["First", "Second", "Third"] { table.addColumn(title, expands: true, isSortable: true) }
        let window = Window(title: "moved heads", width: 400, height: 300, content: table)
        window.show()
        defer { window.close() }
        let first = gtk_column_view_get_columns(OpaquePointer(table.pointer)).flatMap { g_list_model_get_item($0, 0) }
        let column = try XCTUnwrap(first)
        // As a drag of the head does.
        gtk_column_view_insert_column(OpaquePointer(table.pointer), 2, OpaquePointer(column))
        g_object_unref(column)
        let sorts = Record(table.rx.sort)
        try RealInput.focus(window)
        XCTAssertTrue(table.focusInside())
        for (count, (key, sorted)) in [("Left", 2), ("Left", 1), ("Right", 2), ("Right", 0)].enumerated() {
          try RealInput.run("key", key, "space")
          waitFor("\(key): \(sorts.elements)") { sorts.elements.count == count + 2 }
          XCTAssertEqual(sorts.elements.last, .some(ColumnSort(column: sorted)))
        }
        gtk_widget_set_direction(table.pointer, GTK_TEXT_DIR_RTL)
        try RealInput.run("key", "Right", "space")
        waitFor("in RTL: \(sorts.elements)") { sorts.elements.count == 6 }
        XCTAssertEqual(sorts.elements.last, .some(ColumnSort(column: 2)))
      }
    }
  }
#endif
