// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxGTK
  import RxSwift
  import XCTest

  /// Real keys go into a list and out of it.
  final class TabBehaviorTests: GTKTestCase {
    func testTabGoesFromRowToRowOrOutOfTheList() throws {
      try RealInput.require()
      try onMain {
        let page = ListBetweenFields("tab behavior")
        defer { page.window.close() }
        try page.show(PlainCell.self) { $1.text = "\($0)" }
        XCTAssertEqual(page.list.tabBehavior, .all)
        page.before.focus()
        for row in 0...2 { try page.press("Tab", "row \(row)") { page.list.focusedIndex == row } }
        page.list.tabBehavior = .item
        try page.press("Tab", "what is behind the list") { page.after.isFocused }
        try page.press("shift+Tab", "the list") { page.list.isFocused }
        try page.press("shift+Tab", "what is before the list") { page.before.isFocused }
        page.list.tabBehavior = .all
        try page.press("Tab", "the list") { page.list.isFocused }
        let row = page.list.focusedIndex ?? -1
        try page.press("Tab", "the next row") { page.list.focusedIndex == row + 1 }
      }
    }

    /// Tab enters at a row that is seen, and what is seen stays where it is.
    func testTabEntersAtARowInSight() throws {
      try RealInput.require()
      try onMain {
        let page = ListBetweenFields("tab in sight")
        defer { page.window.close() }
        page.list.tabBehavior = .item
        try page.show(PlainCell.self) { $1.text = "\($0)" }
        page.before.focus()
        try page.press("Tab", "the first row") { page.list.focusedIndex == 0 }
        try page.press("shift+Tab", "what is before the list") { page.before.isFocused }
        waitFor("the list cannot be scrolled") { page.scroller.isScrollable }
        page.scroller.contentOffset = 700
        waitFor("the list does not scroll") { (page.list.indexesInSight.first ?? 0) > 2 }
        let (offset, first) = (page.scroller.contentOffset, page.list.indexesInSight.first)
        try page.press("Tab", "a row in sight") { page.list.focusedIndex == first }
        XCTAssertEqual(page.scroller.contentOffset, offset)
        // A list without rows is passed by.
        page.rows.accept([])
        page.before.focus()
        try page.press("Tab", "what is behind the list") { page.after.isFocused }
      }
    }

    func testTabGoesThroughWhatIsInARow() throws {
      try RealInput.require()
      try onMain {
        let page = ListBetweenFields("tab buttons")
        defer { page.window.close() }
        page.list.tabBehavior = .item
        let cells = Cells()
        try page.show(TwoButtons.self) { cells.byRow[$0] = $1 }
        let cell = try XCTUnwrap(cells.byRow[0])
        let isOfRow = { page.list.focusedIndex == 0 && !cell.isFocused }
        page.before.focus()
        try page.press("Tab", "the row", isOfRow)
        for button in cell.buttons { try page.press("Tab", "button \(button.title ?? "")") { button.isFocused } }
        try page.press("Tab", "what is behind the list") { page.after.isFocused }
        // And back: from behind, the row comes first, too.
        try page.press("shift+Tab", "the row", isOfRow)
        try page.press("shift+Tab", "what is before the list") { page.before.isFocused }
        cell.buttons[1].focus()
        try page.press("shift+Tab", "button one") { cell.buttons[0].isFocused }
        try page.press("shift+Tab", "the row", isOfRow)
      }
    }

    /// A row gives the focus on to a cell that takes it.
    func testTabLeavesACellThatTakesTheFocusItself() throws {
      try RealInput.require()
      try onMain {
        let page = ListBetweenFields("tab cells")
        defer { page.window.close() }
        page.list.tabBehavior = .item
        try page.show(ButtonCell.self) { _, _ in }
        page.before.focus()
        try page.press("Tab", "the first row") { page.list.focusedIndex == 0 }
        try page.press("Tab", "what is behind the list") { page.after.isFocused }
        for key in ["shift+Tab", "shift+Tab", "shift+Tab"] where !page.before.isFocused {
          try page.press(key, "anything") { true }
        }
        waitFor("shift+Tab does not leave the list") { page.before.isFocused }
      }
    }

    /// Rows that have just come have no places: GTK finds one of them.
    func testTheFocusComesToRowsBeforeTheyHavePlaces() throws {
      try RealInput.require()
      try onMain {
        let page = ListBetweenFields("tab early")
        defer { page.window.close() }
        page.list.tabBehavior = .item
        try page.show(PlainCell.self, beforeWindow: { page.list.focus() }) { $1.text = "\($0)" }
        waitFor("the list has no focus") { page.list.isFocused }
        for rows in [Array(1000..<1100), [], [7]] {
          page.rows.accept(rows)
          page.list.focus()
          if rows.isEmpty { continue }
          waitFor("\(rows.count) new rows have no focus") { page.list.isFocused }
        }
        try page.press("Tab", "what is behind the list") { page.after.isFocused }
      }
    }

    func testTabLeavesAListWithSections() throws {
      try RealInput.require()
      try onMain {
        let (before, after) = (Entry(), Entry())
        let sections = [
          SectionedList.Section(model: "A", items: ["a"]), SectionedList.Section(model: "B", items: ["b"]),
        ]
        let list = SectionedList("tab sections", sections) { Box(.vertical, [before, $0, after]) }
        defer { list.window.close() }
        list.view.tabBehavior = .item
        try list.takeKeyboard()
        before.focus()
        try RealInput.run("key", "Tab")
        waitFor("Tab leads to row \(list.view.focusedIndex ?? -1)") { list.view.focusedIndex == 1 }
        try RealInput.run("key", "Tab")
        waitFor("Tab does not leave the list") { after.isFocused }
      }
    }
  }
#endif
