// SPDX-License-Identifier: MIT
#if GTK
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxGTK
  import RxSwift
  import XCTest

  private typealias Section = SectionedList.Section

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  private final class SliderCell: Widget, ListCell {
    let slider = Slider(0...1, step: 0.1)

    init() {
      slider.value = 0.5
      super.init(slider.pointer)
    }
  }

  /// Items that the user moves; two listen each time.
  final class MovingTests: GTKTestCase {
    func testKeysMoveAnItemThroughAllSections() throws {
      try RealInput.require()
      try onMain {
        let list = SectionedList(
          "moving with keys",
          [
            Section(model: "A", items: ["a", "b"]), Section(model: "B", items: []), Section(model: "C", items: ["c"]),
          ])
        defer { list.window.close() }
        let moves = [Record(list.view.rx.itemMoved), Record(list.view.rx.itemMoved)]
        try list.takeKeyboard()
        list.view.selectedIndex = 1
        list.view.focus()
        let down: [[[String]]] = [
          [["b", "a"], [], ["c"]], [["b"], ["a"], ["c"]], [["b"], [], ["a", "c"]], [["b"], [], ["c", "a"]],
        ]
        for (count, items) in down.enumerated() {
          try RealInput.run("key", "alt+Down")
          waitFor("nothing moves: \(list.items)") { moves.allSatisfy { $0.elements.count == count + 1 } }
          XCTAssertEqual(list.items, items)
        }
        // There is nothing below the last place.
        try RealInput.run("key", "alt+Down")
        let up: [[[String]]] = [
          [["b"], [], ["a", "c"]], [["b"], ["a"], ["c"]], [["b", "a"], [], ["c"]], [["a", "b"], [], ["c"]],
        ]
        for (count, items) in up.enumerated() {
          try RealInput.run("key", "alt+Up")
          waitFor("nothing moves: \(list.items)") { moves.allSatisfy { $0.elements.count == down.count + count + 1 } }
          XCTAssertEqual(list.items, items)
        }
        XCTAssertEqual(moves[0].elements, moves[1].elements)
        XCTAssertEqual(moves[0].elements[5], ItemMovedEvent(from: path(2, 0), to: path(1, 0)))
        XCTAssertEqual(list.view.focusedIndex, 1, "the focus does not stay with the item")
      }
    }

    func testARealPointerMovesItemsWithinAndBetweenSections() throws {
      try RealInput.require()
      try onMain {
        let list = SectionedList(
          "moving with the pointer",
          [
            Section(model: "A", items: ["a", "b", "c", "d"]), Section(model: "B", items: []),
            Section(model: "C", items: ["e"]),
          ])
        defer { list.window.close() }
        let moves = [Record(list.view.rx.itemMoved), Record(list.view.rx.itemMoved)]
        try list.takeKeyboard()
        waitFor("cells are missing") { list.cells.count == 5 }
        let steps: [(String, to: String, at: Double, ItemMovedEvent, [[String]])] = [
          ("a", "c", 0.5, ItemMovedEvent(from: path(0, 0), to: path(0, 2)), [["b", "c", "a", "d"], [], ["e"]]),
          // The row below d is the title of B.
          ("b", "d", 1.5, ItemMovedEvent(from: path(0, 0), to: path(1, 0)), [["c", "a", "d"], ["b"], ["e"]]),
          ("d", "e", 0.8, ItemMovedEvent(from: path(0, 2), to: path(2, 1)), [["c", "a"], ["b"], ["e", "d"]]),
          ("c", "e", 0.2, ItemMovedEvent(from: path(0, 0), to: path(2, 0)), [["a"], ["b"], ["c", "e", "d"]]),
          // Below all rows.
          ("b", "d", 2, ItemMovedEvent(from: path(1, 0), to: path(2, 3)), [["a"], [], ["c", "e", "d", "b"]]),
        ]
        for (count, (item, other, place, event, items)) in steps.enumerated() {
          try list.drag(item, to: other, at: place)
          waitFor("\(item) does not move") { moves.allSatisfy { $0.elements.count == count + 1 } }
          XCTAssertEqual(moves.map { $0.elements.last }, [event, event])
          XCTAssertEqual(list.items, items)
        }
        XCTAssertNil(list.view.selectedIndex, "a drag is no click")
      }
    }

    func testASliderInARowKeepsItsDrag() throws {
      try RealInput.require()
      try onMain {
        let list = ListView()
        let scroller = ScrolledWindow(list)
        scroller.setExpands(horizontally: true, vertically: true)
        let window = Window(title: "sliders", width: 300, height: 300, content: scroller)
        window.show()
        defer { window.close() }
        var cells: [String: SliderCell] = [:]
        let dataSource = RxListViewSectionedAnimatedDataSource<Section>(
          configureCell: { _, list, _, item in
            let cell = list.dequeueReusableCell(SliderCell.self)
            cells[item] = cell
            return cell
          })
        dataSource.canMoveRowAtIndexPath = { _, _ in true }
        let bag = DisposeBag()
        Observable.just([Section(model: "A", items: ["a", "b", "c"])])
          .bind(to: list.rx.items(dataSource: dataSource)).disposed(by: bag)
        let moves = Record(list.rx.itemMoved)
        try RealInput.focus(window)
        waitFor("cells are missing") { cells.count == 3 && cells.values.allSatisfy { $0.allocatedSize.y > 1 } }
        let first = try XCTUnwrap(cells["a"])
        let size = first.allocatedSize
        try RealInput.move(to: size * 0.5, of: first, in: window)
        try RealInput.run("mousedown", "1")
        for step in 1...4 {
          let way = Vector(x: size.x * 0.1, y: size.y) * (Double(step) / 2)
          try RealInput.move(to: size * 0.5 + way, of: first, in: window)
        }
        try RealInput.run("mouseup", "1")
        waitFor("the slider does not move") { first.slider.value > 0.6 }
        XCTAssertEqual(moves.elements, [])
      }
    }

    func testADragStaysWithItsItemWhileTheListChanges() throws {
      try RealInput.require()
      try onMain {
        let list = SectionedList("moving in a list that changes", [Section(model: "A", items: ["a", "b", "c", "d"])])
        defer { list.window.close() }
        let moves = Record(list.view.rx.itemMoved)
        try list.takeKeyboard()
        waitFor("cells are missing") { list.cells.count == 4 }
        try list.drag("b", to: "d", at: 0.5) {
          list.sections.accept([Section(model: "A", items: ["z", "a", "b", "c", "d"])])
        }
        waitFor("b does not move") { moves.elements.count == 1 }
        // Where d was, there is c now.
        XCTAssertEqual(list.items, [["z", "a", "c", "b", "d"]])
        try list.drag("a", to: "d", at: 0.5) {
          list.sections.accept([Section(model: "A", items: ["z", "c", "b", "d", "e"])])
        }
        try list.drag("z", to: "d", at: 0.5)
        waitFor("z does not move") { moves.elements.count == 2 }
        XCTAssertEqual(list.items, [["c", "b", "d", "z", "e"]], "what replaced a was moved")
      }
    }

    func testADraggedItemStaysTheSameWhenItsSectionGoes() throws {
      try RealInput.require()
      try onMain {
        let list = SectionedList(
          "moving out of a section that goes",
          [Section(model: "A", items: ["a", "d"]), Section(model: "B", items: ["b", "c"])])
        defer { list.window.close() }
        let moves = Record(list.view.rx.itemMoved)
        try list.takeKeyboard()
        waitFor("cells are missing") { list.cells.count == 4 }
        try list.drag("b", to: "c", at: 0.5) {
          // It is deleted with its section first, and then inserted in another one.
          list.sections.accept([Section(model: "A", items: ["b", "a", "d", "e", "c"])])
        }
        waitFor("b does not move") { moves.elements.count == 1 }
        XCTAssertEqual(list.items.map { $0.filter { $0 != "b" } }, [["a", "d", "e", "c"]])
        XCTAssertEqual(moves.elements.first?.sourceIndex, path(0, 0))
      }
    }
  }
#endif
