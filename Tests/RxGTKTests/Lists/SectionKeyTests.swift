// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxGTK
  import RxSwift
  import XCTest

  private typealias Section = SectionedList.Section

  /// Real keys go through sections, whose titles cannot have the focus.
  final class SectionKeyTests: GTKTestCase {
    func testArrowKeysLeaveTitlesOut() throws {
      try RealInput.require()
      try onMain {
        let list = SectionedList("arrows", Self.sections)
        defer { list.window.close() }
        list.dataSource.titleForFooterInSection = { dataSource, section in "End of \(dataSource[section].model)" }
        list.sections.accept(Self.sections)
        let selected = Record(list.view.rx.itemSelected.map { "\($0.section).\($0.item)" })
        let deselected = Record(list.view.rx.itemDeselected)
        try list.takeKeyboard()
        list.view.focus()
        let steps: [(String, Int)] = [
          ("Down", 2), ("Down", 5), ("Up", 2), ("Down", 5), ("Down", 6), ("Down", 11), ("Down", 11), ("Home", 1),
          ("End", 11), ("Page_Up", 1), ("Page_Down", 11), ("Up", 6),
        ]
        for (key, row) in steps {
          try RealInput.run("key", key)
          waitFor("\(key): \(list.view.focusedIndex ?? -1) and not \(row)") { list.view.focusedIndex == row }
          XCTAssertEqual(list.view.selectedIndex, row, key)
        }
        XCTAssertEqual(
          selected.elements, ["0.1", "1.0", "0.1", "1.0", "1.1", "3.0", "0.0", "3.0", "0.0", "3.0", "1.1"])
        XCTAssertEqual(deselected.elements.count, 10)
        // Control moves the focus alone.
        try RealInput.run("key", "ctrl+Down")
        waitFor("ctrl+Down") { list.view.focusedIndex == 11 }
        XCTAssertEqual(list.view.selectedIndex, 6)
      }
    }

    func testShiftSelectsItemsOnBothSidesOfATitle() throws {
      try RealInput.require()
      try onMain {
        let list = SectionedList("extending", selection: .multiple, Self.sections)
        defer { list.window.close() }
        try list.takeKeyboard()
        list.view.selectedIndexes = [1]
        list.view.focus()
        try RealInput.run("key", "Down", "shift+Down", "shift+Down")
        waitFor("\(list.view.selectedIndexes)") { list.view.selectedIndexes == [2, 4, 5] }
        try RealInput.run("key", "Up", "ctrl+Up", "ctrl+Up", "ctrl+space")
        waitFor("\(list.view.selectedIndexes)") { list.view.selectedIndexes == [1, 4] }
      }
    }

    func testTabGoesIntoTheListThroughItAndOut() throws {
      try RealInput.require()
      try onMain {
        let (before, after) = (Entry(), Entry())
        let list = SectionedList("tab", Self.sections) { Box(.vertical, [before, $0, after]) }
        defer { list.window.close() }
        try list.takeKeyboard()
        before.focus()
        for row in [1, 2, 4, 5, 8] {
          try RealInput.run("key", "Tab")
          waitFor("Tab: \(list.view.focusedIndex ?? -1) and not \(row)") { list.view.focusedIndex == row }
        }
        try RealInput.run("key", "Tab")
        waitFor("Tab does not leave the list") { after.isFocused }
        for row in [8, 5, 4, 2, 1] {
          try RealInput.run("key", "shift+Tab")
          waitFor("Shift and Tab: \(list.view.focusedIndex ?? -1) and not \(row)") { list.view.focusedIndex == row }
        }
        try RealInput.run("key", "shift+Tab")
        waitFor("Shift and Tab do not leave the list") { before.isFocused }
        XCTAssertNil(list.view.selectedIndex)
      }
    }

    func testArrowKeysInAGridLeaveTitlesOut() throws {
      try RealInput.require()
      try onMain {
        let grid = GridView()
        grid.columns = 3...3
        let scroller = ScrolledWindow(grid)
        scroller.setExpands(horizontally: true, vertically: true)
        let window = Window(title: "grid keys", width: 400, height: 400, content: scroller)
        window.show()
        defer { window.close() }
        let dataSource = RxGridViewSectionedAnimatedDataSource<Section>(
          configureCell: { _, grid, _, item in
            let cell = grid.dequeueReusableCell(PlainCell.self)
            cell.text = item
            return cell
          }, titleForHeaderInSection: { dataSource, section in dataSource[section].model })
        let bag = DisposeBag()
        // A a b | B c d | C D e
        Observable.just(Self.sections).bind(to: grid.rx.items(dataSource: dataSource)).disposed(by: bag)
        try RealInput.focus(window)
        waitFor("nothing is shown: \(grid.indexesInSight)") { grid.indexesInSight.count == 9 }
        XCTAssertTrue(grid.focusInside())
        waitFor("a title has the focus: \(grid.focusedIndex ?? -1)") { grid.focusedIndex == 1 }
        for (key, row) in [("Right", 2), ("Right", 4), ("Down", 8), ("Left", 5), ("Up", 2), ("Left", 1)] {
          try RealInput.run("key", key)
          waitFor("\(key): \(grid.focusedIndex ?? -1) and not \(row)") { grid.focusedIndex == row }
        }
      }
    }

    /// The third one has no items.
    private static let sections = [
      Section(model: "A", items: ["a", "b"]), Section(model: "B", items: ["c", "d"]), Section(model: "C", items: []),
      Section(model: "D", items: ["e"]),
    ]
  }
#endif
