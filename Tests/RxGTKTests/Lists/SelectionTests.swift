// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxSwift
  import XCTest

  @testable import RxGTK

  private typealias Section = SectionedList.Section

  /// What is selected, has the focus and is in sight while sections change.
  final class SelectionTests: GTKTestCase {
    func testAListWithoutSelectionIgnoresOne() throws {
      try onMain {
        let list = ListView(selection: .none)
        list.selectedIndex = 1
        list.selectedIndexes = [0, 1]
        XCTAssertNil(list.selectedIndex)
        XCTAssertEqual(list.selectedIndexes, [])
      }
    }

    func testPlacesThatAreNoneSelectNothing() throws {
      try onMain {
        let drop = DropDown(["a", "b"])
        drop.selectedIndex = -1
        XCTAssertNil(drop.selectedIndex)
        for mode in [SelectionMode.single, .multiple] {
          let list = ListView(selection: mode)
          list.selectedIndex = -1
          list.selectedIndexes = [-1, 7]
          XCTAssertEqual(list.selectedIndexes, [])
        }
      }
    }

    /// GTK selects titles, too: those that are not seen, and those between two items that the user has selected.
    func testTitlesAreNeverSelected() throws {
      try RealInput.require()
      try onMain {
        let letters = (0..<40).map { "\($0)" }
        let list = SectionedList(
          "titles", selection: .multiple, letters.map { Section(model: $0, items: ["\($0) a", "\($0) b"]) })
        defer { list.window.close() }
        let before = Record(list.view.rx.itemSelected.map { $0.section * 3 + $0.item + 1 })
        let indexes = Record(list.view.rx.selectedIndexes)
        try list.takeKeyboard()
        list.view.focus()
        try RealInput.run("key", "ctrl+a")
        let items = (0..<120).filter { $0 % 3 != 0 }
        waitFor("\(list.view.selectedIndexes)") { list.view.selectedIndexes == items }
        XCTAssertEqual(before.elements, items)
        XCTAssertEqual(indexes.elements, [[], items])
        // A change afterwards finds no titles either.
        list.sections.accept(list.sections.value.dropLast())
        XCTAssertEqual(list.view.selectedIndexes, items.dropLast(2))
        XCTAssertEqual(before.elements, items, "what a binding does is told as the user's doing")
        list.view.selectedIndexes = [0, 1, 3, 4]
        XCTAssertEqual(list.view.selectedIndexes, [1, 4])
      }
    }

    func testTheFocusGoesWithItsItemOutOfSight() throws {
      try onMain {
        let list = SectionedList(
          "focus", [Section(model: "A", items: (0..<1000).map { "\($0)" }), Section(model: "B", items: [])])
        defer { list.window.close() }
        waitFor("nothing is shown") { list.view.indexesInSight.count > 3 }
        list.view.selectedIndex = 2
        list.view.focus()
        waitFor("there is no focus") { list.view.focusedIndex == 2 }
        let rest = (0..<1000).filter { $0 != 1 }.map { "\($0)" }
        list.sections.accept([Section(model: "A", items: rest), Section(model: "B", items: ["1"])])
        XCTAssertEqual(list.view.focusedIndex, 1001)
        XCTAssertEqual(list.view.selectedIndex, 1001)
        waitFor("it is not in sight: \(list.view.indexesInSight)") { list.view.indexesInSight.contains(1001) }
        XCTAssertEqual(list.view.focusedIndex, 1001)
      }
    }

    func testSelectionAndFocusGoWithItemsOutOfASectionThatGoes() throws {
      try onMain {
        let list = SectionedList(
          "a section goes", selection: .multiple,
          [Section(model: "A", items: ["a", "b"]), Section(model: "B", items: ["c", "d", "e"])])
        defer { list.window.close() }
        waitFor("nothing is shown") { list.view.indexesInSight.count == 7 }
        list.view.selectedIndexes = [1, 4, 6]
        let told = Record(list.view.rx.itemSelected.map { "+\($0)" })
        let untold = Record(list.view.rx.itemDeselected.map { "-\($0)" })
        try XCTUnwrap(list.cells["e"]).focusRow()
        waitFor("there is no focus") { list.view.focusedIndex == 6 }
        list.sections.accept([Section(model: "A", items: ["e", "a", "f", "b", "d", "c"])])
        XCTAssertEqual(list.view.selectedIndexes, [1, 2, 6], "e, a and c")
        XCTAssertEqual(list.view.focusedIndex, 1)
        // What goes for good and comes with a later change is as good as new.
        list.sections.accept([Section(model: "A", items: ["a"])])
        list.sections.accept([Section(model: "A", items: ["e", "a", "c"])])
        XCTAssertEqual(list.view.selectedIndexes, [2])
        XCTAssertEqual(told.elements + untold.elements, [], "what a binding does is told as the user's doing")
      }
    }

    func testTheRowsInSightStayWhereTheyAre() throws {
      try onMain {
        let numbers = (0..<1000).map { "\($0)" }
        let list = SectionedList("scrolled", [Section(model: "A", items: numbers)])
        defer { list.window.close() }
        waitFor("nothing is shown") { list.scroller.isScrollable && !list.view.indexesInSight.isEmpty }
        list.view.focus()
        XCTAssertEqual(list.view.focusedIndex, 1)
        list.scroller.contentOffset = 3000
        waitFor("it does not scroll") { (list.view.indexesInSight.first ?? 0) > 20 }
        @MainActor func first() -> String? {
          list.view.indexesInSight.first.flatMap { list.view.element(at: $0) as? String }
        }
        let seen = first()
        let frames = Record(list.view.rx.frames.map(\.count))
        let above = Section(model: "new", items: (0..<10).map { "new \($0)" })
        list.sections.accept([above, Section(model: "A", items: ["first"] + numbers.dropFirst(5) + ["last"])])
        waitFor("there are no frames") { frames.elements.count > 3 }
        XCTAssertEqual(first(), seen)
        XCTAssertEqual(list.view.count, 1009)
        // The item that had the focus is gone.
        XCTAssertEqual(list.view.focusedIndex, list.view.indexesInSight.first)
        // GTK has cells of many rows that are out of sight.
        XCTAssertGreaterThan(list.view.shownIndexes.count, 100)
        for row in list.view.shownIndexes {
          guard let cell = list.view.cell(at: row) as? PlainCell else { continue }
          XCTAssertEqual(cell.text, list.view.element(at: row) as? String, "in row \(row)")
        }
      }
    }

    /// The list becomes shorter than the rows of which GTK makes cells when the focus moves.
    func testTheItemWithTheFocusAndMostOthersGo() throws {
      try onMain {
        let numbers = (0..<1000).map { "\($0)" }
        let list = SectionedList("shorter", [Section(model: "A", items: numbers)])
        defer { list.window.close() }
        waitFor("nothing is shown") { list.scroller.isScrollable && !list.view.indexesInSight.isEmpty }
        list.view.focus()
        list.scroller.contentOffset = 3000
        waitFor("it does not scroll") { (list.view.indexesInSight.first ?? 0) > 20 }
        let seen = try XCTUnwrap(list.view.indexesInSight.first)
        list.sections.accept([Section(model: "A", items: Array(numbers[1..<(seen + 60)]))])
        XCTAssertEqual(list.view.count, seen + 60)
        for row in list.view.shownIndexes {
          guard let cell = list.view.cell(at: row) as? PlainCell else { continue }
          XCTAssertEqual(cell.text, list.view.element(at: row) as? String, "in row \(row)")
        }
      }
    }

    /// What the program selects is not told as the user's doing, whichever property it sets.
    func testARowThatABindingSelectsIsNotTold() throws {
      try onMain {
        let list = SectionedList("selected", [Section(model: "A", items: ["a", "b", "c"])])
        defer { list.window.close() }
        let told = Record(list.view.rx.modelSelected(String.self))
        let row = PublishRelay<Int?>()
        row.bind(to: list.view.rx.selectedIndex).disposed(by: list.bag)
        for index in [2, 3] {
          row.accept(index)
          XCTAssertEqual(list.view.selectedIndex, index)
        }
        XCTAssertEqual(told.elements, [])
        list.view.selectedIndex = 1
        XCTAssertEqual(told.elements, ["a"], "without a binding, GTK's signal counts as the user's doing")
      }
    }

    /// A change of few rows fills few cells, however long the list is.
    func testAChangeOfALongListFillsTheCellsInSight() throws {
      try onMain {
        let numbers = (0..<100_000).map { "\($0)" }
        let list = SectionedList("long", [Section(model: "A", items: numbers)])
        defer { list.window.close() }
        waitFor("nothing is shown") { list.view.indexesInSight.count > 3 }
        let shown = list.fills
        XCTAssertLessThan(shown, 500)
        let changed = ["new"] + numbers.dropLast(50_000) + ["middle"] + numbers.suffix(49_999) + ["last"]
        list.sections.accept([Section(model: "A", items: changed)])
        waitFor("the change is not shown") { list.cells["new"] != nil && list.items[0].count == 100_002 }
        XCTAssertLessThan(list.fills - shown, 500)
      }
    }
  }

  extension Widget {
    /// Gives the focus to the row that a cell is in.
    fileprivate func focusRow() { gtk_widget_grab_focus(gtk_widget_get_parent(pointer)) }
  }
#endif
