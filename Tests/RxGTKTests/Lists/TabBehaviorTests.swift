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
        let page = Page("tab behavior")
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
        let page = Page("tab in sight")
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
        let page = Page("tab buttons")
        defer { page.window.close() }
        page.list.tabBehavior = .item
        let cells = Cells()
        try page.show(TwoButtons.self) { cells.byRow[$0] = $1 }
        page.before.focus()
        try page.press("Tab", "the row") { page.list.focusedIndex == 0 && !(cells.byRow[0]?.isFocused ?? true) }
        for button in try XCTUnwrap(cells.byRow[0]).buttons {
          try page.press("Tab", "button \(button.title ?? "")") { button.isFocused }
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

  /// A list between two fields.
  @MainActor
  private struct Page {
    let before = Entry()
    let after = Entry()
    let list = ListView()
    let rows = BehaviorRelay(value: Array(0..<200))
    let scroller: ScrolledWindow
    let window: Window
    private let bag = DisposeBag()

    init(_ title: String) {
      scroller = ScrolledWindow(list)
      scroller.setExpands(horizontally: true, vertically: true)
      window = Window(title: title, width: 300, height: 400, content: Box(.vertical, [before, scroller, after]))
    }

    func show<Cell: ListCell>(_: Cell.Type, _ fill: @escaping @MainActor (Int, Cell) -> Void) throws {
      rows.bind(to: list.rx.items(cellType: Cell.self)) { (_: Int, number: Int, cell: Cell) in
        MainActor.assumeIsolated { fill(number, cell) }
      }
      .disposed(by: bag)
      window.show()
      try RealInput.focus(window)
      waitFor("nothing is shown") { !list.indexesInSight.isEmpty }
    }

    func press(_ key: String, _ goal: String, line: UInt = #line, _ isThere: () -> Bool) throws {
      try RealInput.run("key", key)
      waitFor("\(key) does not lead to \(goal), row \(list.focusedIndex ?? -1)", line: line) { isThere() }
    }
  }

  @MainActor
  private final class Cells {
    var byRow: [Int: TwoButtons] = [:]
  }

  private final class TwoButtons: Widget, ListCell {
    let buttons = [Button(title: "one"), Button(title: "two")]

    init() {
      let row = Box(.horizontal, buttons)
      super.init(row.pointer)
    }
  }
#endif
