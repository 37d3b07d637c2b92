// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxGTK
  import RxSwift
  import XCTest

  private func list(_ title: String, _ items: Int...) -> DataSourceTests.List {
    DataSourceTests.List(model: title, items: items.map { DataSourceTests.Item(identity: $0) })
  }

  final class DataSourceTests: GTKTestCase {
    fileprivate struct Item: IdentifiableType, Equatable, Sendable {
      let identity: Int
      var text = ""
    }

    fileprivate typealias List = AnimatableSectionModel<String, Item>

    /// A list row that remembers what it shows.
    private final class Cell: Widget, ListCell {
      static var made = 0
      private let label = Label()
      required init() {
        Cell.made += 1
        super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!)
        gtk_box_append(cast(), label.pointer)
      }
      func show(_ text: String) { label.text = text }
    }

    /// A window with a list that shows sections, and what feeds it.
    @MainActor
    private final class Shown {
      let view = ListView()
      let sections = BehaviorRelay<[List]>(value: [])
      let window: Window
      let binding: any Disposable

      init() {
        window = Window(title: "t", width: 300, height: 400, content: ScrolledWindow(view))
        let dataSource = RxListViewSectionedAnimatedDataSource<List>(
          configureCell: { _, list, _, item in
            let cell = list.dequeueReusableCell(Cell.self)
            cell.show("\(item.identity)\(item.text)")
            return cell
          },
          titleForHeaderInSection: { dataSource, section in dataSource[section].model })
        binding = sections.bind(to: view.rx.items(dataSource: dataSource))
        window.show()
      }

      /// The texts that are on the screen, from top to bottom.
      var texts: [String] {
        var found: [(Double, String)] = []
        func look(_ widget: UnsafeMutablePointer<GtkWidget>) {
          let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
          if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0, gtk_widget_get_mapped(widget) != 0 {
            var (x, y) = (0.0, 0.0)
            gtk_widget_translate_coordinates(widget, view.pointer, 0, 0, &x, &y)
            found.append((y, String(cString: gtk_label_get_text(OpaquePointer(widget)))))
          }
          var child = gtk_widget_get_first_child(widget)
          while let next = child {
            look(next)
            child = gtk_widget_get_next_sibling(next)
          }
        }
        look(view.pointer)
        return found.sorted { $0.0 < $1.0 }.map(\.1)
      }
    }

    func testSectionsAreRowsWithTheirTitles() throws {
      try onMain {
        let shown = Shown()
        shown.sections.accept([list("A", 1, 2), list("B"), list("C", 3)])
        XCTAssertEqual(shown.view.count, 6)
        waitFor("\(shown.texts)") { shown.texts == ["A", "1", "2", "B", "C", "3"] }
        var changed = list("A", 4, 2)
        changed.items[1].text = "!"
        shown.sections.accept([list("C", 3, 1), changed])
        waitFor("\(shown.texts)") { shown.texts == ["C", "3", "1", "A", "4", "2!"] }
        shown.binding.dispose()
        XCTAssertEqual(shown.view.count, 0)
        shown.window.close()
      }
    }

    func testTheSelectionStaysWithItsItem() throws {
      try onMain {
        let shown = Shown()
        shown.sections.accept([list("A", 1, 2, 3), list("B", 4)])
        waitFor("shown") { shown.texts.count == 6 }
        let paths = Record(shown.view.rx.itemSelected)
        let models = Record(shown.view.rx.modelSelected(Item.self).map(\.identity))
        shown.view.selectedIndex = 2
        XCTAssertEqual(paths.elements, [IndexPath(row: 1, section: 0)])
        XCTAssertEqual(models.elements, [2])

        // It moves up, to another section, and together with its section.
        shown.sections.accept([list("A", 0, 2, 1, 3), list("B", 4)])
        XCTAssertEqual(shown.view.selectedIndex, 2)
        shown.sections.accept([list("A", 0, 1, 3), list("B", 4, 2)])
        XCTAssertEqual(shown.view.selectedIndex, 6)
        shown.sections.accept([list("B", 4, 2), list("A", 0, 1, 3)])
        XCTAssertEqual(shown.view.selectedIndex, 2)
        XCTAssertEqual((shown.view.element(at: 2) as? Item)?.identity, 2)
        // Nothing of this was the user's doing.
        XCTAssertEqual(paths.elements.count, 1)
        shown.sections.accept([list("B", 4)])
        XCTAssertNil(shown.view.selectedIndex)
        shown.window.close()
      }
    }

    func testCellsAreUsedAgain() throws {
      try onMain {
        let shown = Shown()
        shown.sections.accept([List(model: "A", items: (0..<1000).map { Item(identity: $0) })])
        waitFor("shown") { shown.texts.count > 5 }
        let made = Cell.made
        for offset in 1...5 {
          var items = (0..<1000).map { Item(identity: $0) }
          for index in items.indices { items[index].text = "-\(offset)" }
          shown.sections.accept([List(model: "A", items: items)])
          waitFor("\(shown.texts)") { shown.texts.contains("0-\(offset)") }
        }
        XCTAssertEqual(Cell.made, made)
        shown.window.close()
      }
    }

    func testTheFocusStaysWithAnItemThatMoves() throws {
      try onMain {
        let shown = Shown()
        shown.sections.accept([list("A", 1, 2, 3)])
        waitFor("shown") { shown.texts.count == 4 }
        shown.view.selectedIndex = 1
        shown.view.focus()
        waitFor("focused") { shown.view.focusedIndex == 1 }
        shown.sections.accept([list("A", 2, 3, 1)])
        waitFor("shown") { shown.texts == ["A", "2", "3", "1"] }
        XCTAssertEqual(shown.view.focusedIndex, 3)
        XCTAssertEqual(shown.view.selectedIndex, 3)
        shown.window.close()
      }
    }

    func testNothingStaysAliveAfterTheWindowCloses() throws {
      try onMain {
        let before = SignalConnection.liveCount
        weak var view: ListView?
        do {
          let shown = Shown()
          view = shown.view
          shown.sections.accept([list("A", 1, 2, 3)])
          waitFor("shown") { shown.texts.count == 4 }
          shown.binding.dispose()
          shown.window.close()
        }
        waitFor("a list that lives") { view == nil && SignalConnection.liveCount <= before }
      }
    }
  }
#endif
