// SPDX-License-Identifier: MIT
#if GTK
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxGTK
  import RxSwift
  import XCTest

  private typealias Section = SectionedList.Section

  /// Streams of lists name items by their paths, as those of RxCocoa do.
  final class ItemPathTests: GTKTestCase {
    func testStreamsOfSectionsNamePaths() throws {
      try RealInput.require()
      try onMain {
        let list = SectionedList(
          "paths", [Section(model: "A", items: ["a", "b"]), Section(model: "B", items: ["c"])])
        defer { list.window.close() }
        let streams: [ControlEvent<IndexPath>] = [
          list.view.rx.itemSelected, list.view.rx.itemDeselected, list.view.rx.itemActivated, list.view.rx.itemDeleted,
        ]
        let records = streams.map { Record($0.map { [$0.section, $0.row, $0.item] }) }
        let models = Record(list.view.rx.modelActivated(String.self))
        let deselected = Record(list.view.rx.modelDeselected(String.self))
        let menus = Record(list.view.rx.menuRequested.map(\.indexPath))
        try list.takeKeyboard()
        list.view.selectedIndex = 1
        list.view.focus()
        waitFor("there is no focus") { list.view.focusedIndex == 1 }
        // The title of B lies between both items.
        try RealInput.run("key", "Down", "Down", "Return", "Delete", "shift+F10")
        waitFor("no menu: \(records.map(\.elements))") { !menus.elements.isEmpty }
        XCTAssertEqual(records.map(\.elements.last), [[1, 0, 0], [0, 1, 1], [1, 0, 0], [1, 0, 0]])
        XCTAssertEqual(menus.elements, [[1, 0]])
        XCTAssertEqual(models.elements, ["c"])
        XCTAssertEqual(deselected.elements, ["a", "b"])
        XCTAssertEqual(list.view.element(at: [0, 1] as IndexPath) as? String, "b")
        XCTAssertNil(list.view.element(at: [0, 2] as IndexPath), "the title of the next section")
        XCTAssertNil(list.view.element(at: [2, 0] as IndexPath))
      }
    }

    func testTheRowsOfAPlainListAreInOneSection() throws {
      try RealInput.require()
      try onMain {
        let list = ListView()
        let scroller = ScrolledWindow(list)
        scroller.setExpands(horizontally: true, vertically: true)
        let window = Window(title: "plain", width: 300, height: 300, content: scroller)
        window.show()
        defer { window.close() }
        let bag = DisposeBag()
        let rows = BehaviorRelay(value: ["a", "b", "c"])
        rows.bind(to: list.rx.items(cellType: PlainCell.self)) { (_: Int, text: String, cell: PlainCell) in
          MainActor.assumeIsolated { cell.text = text }
        }
        .disposed(by: bag)
        let (activated, deleted) = (Record(list.rx.itemActivated), Record(list.rx.itemDeleted))
        let models = Record(list.rx.modelDeleted(String.self))
        list.rx.itemDeleted.withLatestFrom(rows) { path, all in all.enumerated().filter { $0.offset != path.row } }
          .map { $0.map(\.element) }.bind(to: rows).disposed(by: bag)
        try RealInput.focus(window)
        waitFor("nothing is shown") { list.indexesInSight.count == 3 }
        list.focus()
        waitFor("there is no focus") { list.focusedIndex == 0 }
        try RealInput.run("key", "Down", "Return", "Delete")
        waitFor("nothing is deleted") { list.count == 2 }
        XCTAssertEqual(activated.elements, [[0, 1]])
        XCTAssertEqual(deleted.elements, [[0, 1]])
        XCTAssertEqual(models.elements, ["b"])
        XCTAssertEqual(list.element(at: [0, 1] as IndexPath) as? String, "c")
        XCTAssertNil(list.element(at: [1, 0] as IndexPath))
      }
    }

    func testCellsOfSectionsTellTheirItemsAndTitlesTheirSections() throws {
      try onMain {
        let list = SectionedList("shown", hasTitles: true, [])
        defer { list.window.close() }
        list.dataSource.titleForFooterInSection = { _, section in section == 1 ? "end" : nil }
        let begun = Record(
          list.view.rx.willDisplayCell.map { cell, path in
            MainActor.assumeIsolated { "\((cell as? PlainCell)?.text ?? "") \(path)" }
          })
        let ended = Record(list.view.rx.didEndDisplayingCell.map(\.indexPath))
        let titles = Record(
          list.view.rx.willDisplaySupplementaryView.map { _, kind, path in "\(kind) \(path.section)" })
        let endedTitles = Record(list.view.rx.didEndDisplayingSupplementaryView.map(\.at))
        list.sections.accept([Section(model: "A", items: ["a", "b"]), Section(model: "B", items: ["c"])])
        let shown = [("a", [0, 0]), ("b", [0, 1]), ("c", [1, 0])].map { "\($0) \(IndexPath(indexes: $1))" }
        waitFor("\(begun.elements)") { Set(begun.elements) == Set(shown) }
        let (header, footer) = (ItemsView.elementKindSectionHeader, ItemsView.elementKindSectionFooter)
        waitFor("\(titles.elements)") { Set(titles.elements) == ["\(header) 0", "\(header) 1", "\(footer) 1"] }
        XCTAssertEqual(ended.elements, [])
        // What ends to be shown has the path of before the change, which is another one for what is behind the first item.
        let before = Set([[0, 0], [0, 1], [1, 0]].map(IndexPath.init(indexes:)))
        list.sections.accept([Section(model: "B", items: [])])
        waitFor("\(ended.elements)") { Set(ended.elements) == before }
        waitFor("\(endedTitles.elements)") { endedTitles.elements.contains([0, 0]) }
        list.sections.accept([])
        waitFor("\(endedTitles.elements)") { endedTitles.elements.suffix(2) == [[0, 0], [0, 0]] }
        XCTAssertEqual(Set(ended.elements), before)
      }
    }
  }
#endif
