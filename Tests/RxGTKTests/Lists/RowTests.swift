// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  /// Lists of any length, and what stays in its place when they change.
  final class RowTests: GTKTestCase {
    /// A list shows only what is seen: nothing is done for each of the rows but comparing them.
    func testAMillionRowsCostWhatIsSeen() throws {
      try onMain {
        let list = ListView()
        let window = Window(title: "t", width: 300, height: 400, content: ScrolledWindow(list))
        window.show()
        defer { window.close() }
        let bag = DisposeBag()
        let rows = BehaviorRelay(value: Array(0..<1_000_000))
        var shown: [Int] = []
        rows.bind(to: list.rx.items(cellType: PlainCell.self)) { (_: Int, number: Int, cell: PlainCell) in
          MainActor.assumeIsolated {
            shown.append(number)
            cell.text = "\(number)"
          }
        }
        .disposed(by: bag)
        waitFor("nothing is shown") { shown.contains(0) && shown.contains(5) }
        XCTAssertEqual(list.count, 1_000_000)
        XCTAssertEqual(list.element(at: 999_999) as? Int, 999_999)
        XCTAssertLessThan(shown.count, 1000)
        list.selectedIndex = 999_999
        shown = []
        rows.accept([-1] + rows.value)
        waitFor("the new row is not shown: \(shown)") { shown.contains(-1) }
        XCTAssertEqual(list.selectedIndex, 1_000_000)
        XCTAssertLessThan(shown.count, 1000)
      }
    }

    func testTheScrollPositionStaysWithTheRowsThatAreSeen() throws {
      try onMain {
        let list = ListView()
        let scroller = ScrolledWindow(list)
        let window = Window(title: "t", width: 300, height: 400, content: scroller)
        window.show()
        defer { window.close() }
        let bag = DisposeBag()
        let rows = BehaviorRelay(value: Array(0..<1000))
        rows.bind(to: list.rx.items(cellType: PlainCell.self)) { (_: Int, number: Int, cell: PlainCell) in
          MainActor.assumeIsolated { cell.text = "\(number)" }
        }
        .disposed(by: bag)
        waitFor("nothing is shown") { scroller.isScrollable && !list.indexesInSight.isEmpty }
        scroller.contentOffset = 3000
        waitFor("it does not scroll") { (list.indexesInSight.first ?? 0) > 20 }
        let first = list.indexesInSight.first.flatMap { list.element(at: $0) as? Int }
        let frames = Record(list.rx.frames.map(\.count))
        rows.accept(Array(-10..<0) + rows.value)
        waitFor("there are no frames") { frames.elements.count > 3 }
        XCTAssertEqual(list.indexesInSight.first.flatMap { list.element(at: $0) as? Int }, first)
      }
    }

    func testSeveralRowsAreSelectedAndStaySelected() throws {
      try onMain {
        let grid = GridView(selection: .multiple)
        let window = Window(title: "t", width: 300, height: 400, content: ScrolledWindow(grid))
        window.show()
        defer { window.close() }
        let bag = DisposeBag()
        let rows = BehaviorRelay(value: ["a", "b", "c", "d"])
        rows.bind(to: grid.rx.items(cellType: PlainCell.self)) { (_: Int, text: String, cell: PlainCell) in
          MainActor.assumeIsolated { cell.text = text }
        }
        .disposed(by: bag)
        let selected = Record(grid.rx.itemSelected.map { [$0.section, $0.row] })
        let deselected = Record(grid.rx.modelDeselected(String.self))
        grid.selectedIndexes = [1, 3]
        grid.selectedIndexes = [3]
        XCTAssertEqual(selected.elements, [[0, 1], [0, 3]])
        XCTAssertEqual(deselected.elements, ["b"])
        rows.accept(["a", "x", "b", "c", "d"])
        XCTAssertEqual(grid.selectedIndexes, [4])
        XCTAssertEqual(selected.elements, [[0, 1], [0, 3]], "new rows count as a selection")
        // The numbers of selected rows have changed: what the user selects next is told by the new ones.
        grid.selectedIndexes = [3, 4]
        XCTAssertEqual(selected.elements.last, [0, 3])
        rows.accept(["a", "x", "b", "d"])
        XCTAssertEqual(grid.selectedIndexes, [3])
        grid.selectedIndexes = []
        XCTAssertEqual(deselected.elements, ["b", "d"])
        grid.selectedIndexes = [3]
        rows.accept(["a", "x", "b"])
        rows.accept(["a", "x", "b", "e"])
        grid.selectedIndexes = [3]
        XCTAssertEqual(selected.elements, [[0, 1], [0, 3], [0, 3], [0, 3], [0, 3]], "a new row at the old place")
        XCTAssertEqual(deselected.elements, ["b", "d"])
      }
    }

    func testATableHasACellInEachColumnAndIsSorted() throws {
      try onMain {
        let table = ColumnView()
        table.addColumn("Name", expands: true, isSortable: true)
        table.addColumn("Size", isSortable: true)
        let window = Window(title: "t", width: 300, height: 200, content: ScrolledWindow(table))
        window.show()
        defer { window.close() }
        let bag = DisposeBag()
        var cells: Set<String> = []
        Observable.just([1, 2])
          .bind(to: table.rx.rows(cellType: PlainCell.self)) { (row: Int, column: Int, number: Int, cell: PlainCell) in
            MainActor.assumeIsolated {
              cells.insert("\(row) \(column) \(number)")
              cell.text = "\(number)"
            }
          }
          .disposed(by: bag)
        waitFor("cells are missing: \(cells)") { cells == ["0 0 1", "0 1 1", "1 0 2", "1 1 2"] }
        XCTAssertNil(table.sort)
        for sort in [ColumnSort(column: 1), ColumnSort(column: 0, isAscending: false), ColumnSort(column: 0)] {
          table.sort = sort
          XCTAssertEqual(table.sort, sort)
        }
      }
    }

    func testCellsTellWhatTheyShow() throws {
      try onMain {
        let list = ListView()
        let window = Window(title: "t", width: 300, height: 400, content: ScrolledWindow(list))
        window.show()
        defer { window.close() }
        let begun = Record(list.rx.willDisplayCell.map { cell, path in cell is PlainCell ? path : [] })
        let ended = Record(list.rx.didEndDisplayingCell.map { cell, path in cell is PlainCell ? path : [] })
        let bag = DisposeBag()
        let rows = BehaviorRelay(value: [1, 2])
        rows.bind(to: list.rx.items(cellType: PlainCell.self)) { (_: Int, number: Int, cell: PlainCell) in
          MainActor.assumeIsolated { cell.text = "\(number)" }
        }
        .disposed(by: bag)
        waitFor("no cell is shown") { Set(begun.elements) == [[0, 0], [0, 1]] }
        XCTAssertEqual(try list.rx.model(at: IndexPath(item: 1, section: 0)), 2)
        XCTAssertThrowsError(try list.rx.model(at: IndexPath(item: 1, section: 0)) as String)
        XCTAssertThrowsError(try list.rx.model(at: IndexPath(item: 2, section: 0)) as Int)
        rows.accept([1])
        waitFor("the cell is shown for ever") { ended.elements == [[0, 1]] }
      }
    }
  }
#endif
