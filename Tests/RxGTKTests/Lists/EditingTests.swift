// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxGTK
  import RxSwift
  import XCTest

  private typealias Section = AnimatableSectionModel<String, String>

  /// Data sources of lists, grids and tables, and what the user changes in them.
  final class EditingTests: GTKTestCase {
    func testItemsAreDeletedAndMovedWithRealKeys() throws {
      try RealInput.require()
      try onMain {
        let list = ListView()
        let window = Window(title: "editing", width: 300, height: 400, content: ScrolledWindow(list))
        window.show()
        defer { window.close() }
        let bag = DisposeBag()
        let sections = BehaviorRelay(value: [
          Section(model: "A", items: ["a", "b", "c"]), Section(model: "B", items: ["d"]),
        ])
        let dataSource = RxListViewSectionedAnimatedDataSource<Section>(
          configureCell: { _, list, _, item in
            let cell = list.dequeueReusableCell(PlainCell.self)
            cell.text = item
            return cell
          },
          canEditRowAtIndexPath: { dataSource, path in dataSource[path] != "a" },
          canMoveRowAtIndexPath: { dataSource, path in dataSource[path] != "d" })
        sections.bind(to: list.rx.items(dataSource: dataSource)).disposed(by: bag)
        let deleted = Record(list.rx.modelDeleted(String.self))
        let moved = Record(list.rx.itemMoved)
        try RealInput.focus(window)
        waitFor("nothing is shown") { !list.indexesInSight.isEmpty }
        list.selectedIndex = 0
        list.focus()
        try RealInput.run("key", "Delete", "Down", "Delete")
        waitFor("nothing is deleted: \(deleted.elements)") { deleted.elements == ["b"] }
        try RealInput.run("key", "alt+Down")
        waitFor("nothing is moved") { moved.elements.count == 1 }
        XCTAssertEqual(
          moved.elements[0], ItemMovedEvent(from: IndexPath(item: 1, section: 0), to: IndexPath(item: 2, section: 0)))
        XCTAssertEqual(dataSource.sectionModels.map(\.items), [["a", "c", "b"], ["d"]])
        XCTAssertEqual((0..<4).map { list.element(at: $0) as? String }, ["a", "c", "b", "d"])
        XCTAssertEqual(list.focusedIndex, 2, "the focus does not stay with the item")
      }
    }

    /// Two subscribers of the same key both learn of it, and of the item that was there when it was pressed.
    func testEverySubscriberLearnsOfAKey() throws {
      try RealInput.require()
      try onMain {
        let list = SectionedList("two listen", [Section(model: "A", items: ["a", "b", "c"])])
        defer { list.window.close() }
        let paths = Record(list.view.rx.itemDeleted)
        let deletion = list.view.rx.itemDeleted.asSignal().emit(onNext: { [sections = list.sections] path in
          var changed = sections.value
          changed[path.section].items.remove(at: path.item)
          sections.accept(changed)
        })
        let models = Record(list.view.rx.modelDeleted(String.self))
        let menus = [
          Record(list.view.rx.menuRequested.map(\.indexPath)), Record(list.view.rx.menuRequested.map(\.indexPath)),
        ]
        let presses = [
          Record(list.view.rx.shortcut("<Control>k").map { 1 }),
          Record(list.view.rx.shortcut("F9", "<Ctrl>k").map { 2 }),
        ]
        try list.takeKeyboard()
        list.view.selectedIndex = 2
        list.view.focus()
        waitFor("there is no focus") { list.view.focusedIndex == 2 }
        try RealInput.run("key", "shift+F10", "ctrl+k", "F9", "Delete")
        waitFor("the item stays: \(list.items)") { list.items == [["a", "c"]] }
        XCTAssertEqual(paths.elements, [IndexPath(item: 1, section: 0)])
        XCTAssertEqual(models.elements, ["b"])
        XCTAssertEqual(menus.map(\.elements), [[[0, 1]], [[0, 1]]])
        XCTAssertEqual(presses.map(\.elements), [[1], [2, 2]])
        deletion.dispose()
      }
    }

    func testARowOfATableHasTheFocus() throws {
      try RealInput.require()
      try onMain {
        let table = ColumnView()
        table.addColumn("first")
        table.addColumn("second")
        let window = Window(title: "table", width: 300, height: 300, content: ScrolledWindow(table))
        window.show()
        defer { window.close() }
        let bag = DisposeBag()
        let dataSource = RxColumnViewSectionedAnimatedDataSource<Section>(
          configureCell: { _, table, _, item in
            let cell = table.dequeueReusableCell(PlainCell.self)
            cell.text = item
            return cell
          })
        dataSource.canEditRowAtIndexPath = { _, _ in true }
        Observable.just([Section(model: "A", items: ["a", "b"])])
          .bind(to: table.rx.items(dataSource: dataSource)).disposed(by: bag)
        let deleted = Record(table.rx.modelDeleted(String.self))
        try RealInput.focus(window)
        waitFor("nothing is shown") { !table.indexesInSight.isEmpty }
        table.focusInside()
        try RealInput.run("key", "Down", "Delete")
        waitFor("nothing is deleted: \(String(describing: table.focusedIndex))") { deleted.elements == ["b"] }
        XCTAssertEqual(table.focusedIndex, 1)
      }
    }

    func testGridsAndTablesShowSections() throws {
      try onMain {
        let (grid, table) = (GridView(), ColumnView())
        table.addColumn("first")
        table.addColumn("second")
        let window = Window(
          title: "t", width: 300, height: 400, content: Box(.vertical, [ScrolledWindow(grid), ScrolledWindow(table)]))
        window.show()
        defer { window.close() }
        let bag = DisposeBag()
        let sections = BehaviorRelay(value: [
          Section(model: "A", items: ["a", "b"]), Section(model: "B", items: ["c"]),
        ])
        var cells: Set<String> = []
        let gridSource = RxGridViewSectionedAnimatedDataSource<Section>(
          configureCell: { _, grid, _, item in
            cells.insert("grid \(item)")
            return grid.dequeueReusableCell(PlainCell.self)
          })
        let tableSource = RxColumnViewSectionedReloadDataSource<Section>(
          configureCell: { _, table, _, item in
            cells.insert("table \(table.configuredColumn) \(item)")
            return table.dequeueReusableCell(PlainCell.self)
          }, titleForHeaderInSection: { dataSource, section in dataSource[section].model })
        sections.bind(to: grid.rx.items(dataSource: gridSource)).disposed(by: bag)
        sections.bind(to: table.rx.items(dataSource: tableSource)).disposed(by: bag)
        XCTAssertEqual(grid.count, 3)
        XCTAssertEqual(table.count, 5)
        let wanted = ["a", "b", "c"].flatMap { ["grid \($0)", "table 0 \($0)", "table 1 \($0)"] }
        waitFor("cells are missing: \(cells)") { cells == Set(wanted) }
        let selected = Record(grid.rx.itemSelected)
        grid.selectedIndex = 2
        XCTAssertEqual(selected.elements, [IndexPath(item: 0, section: 1)])
        sections.accept([Section(model: "B", items: ["c"]), Section(model: "A", items: ["a", "b"])])
        XCTAssertEqual(grid.selectedIndex, 0, "the selection does not stay with its item")
      }
    }
  }
#endif
