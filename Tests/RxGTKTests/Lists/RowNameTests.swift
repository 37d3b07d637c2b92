// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxDataSources
  import RxGTK
  import RxSwift
  import XCTest

  /// The names that assistive technology has for rows, which have the keyboard focus in place of their cells.
  final class RowNameTests: GTKTestCase {
    func testRowsOfADataSourceAreNamedLikeTheirCells() throws {
      try onMain {
        typealias Section = SectionModel<String, String>
        let list = ListView()
        let scroller = ScrolledWindow(list)
        scroller.setExpands(horizontally: true, vertically: true)
        let window = Window(title: "names", width: 300, height: 300, content: scroller)
        window.show()
        defer { window.close() }
        // Each item has a new cell: it is named before it is in its row.
        let dataSource = RxListViewSectionedReloadDataSource<Section>(configureCell: { _, _, _, item in
          let label = Label(item)
          label.setAccessibleLabel("item \(item)")
          return label
        })
        dataSource.titleForHeaderInSection = { dataSource, section in dataSource[section].model }
        let sections = BehaviorRelay(value: [Section(model: "Title", items: ["a", "b"])])
        let binding = sections.bind(to: list.rx.items(dataSource: dataSource))
        waitFor("the rows are not shown") { shownTexts(list.pointer) == ["Title", "a", "b"] }
        XCTAssertEqual(names(of: list), [false, true, true])
        // The rows are used again in another order.
        sections.accept([Section(model: "Title", items: ["a"]), Section(model: "Other", items: ["b"])])
        waitFor("the rows are not shown") { shownTexts(list.pointer) == ["Title", "a", "Other", "b"] }
        XCTAssertEqual(names(of: list), [false, true, false, true])
        binding.dispose()
      }
    }
  }

  /// Whether each row that is shown has a name.
  @MainActor
  private func names(of list: ListView) -> [Bool] {
    var names: [Bool] = []
    var row = gtk_widget_get_first_child(list.pointer)
    while let next = row {
      if gtk_widget_get_child_visible(next) != 0 {
        names.append(gtk_test_accessible_has_property(OpaquePointer(next), GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
      }
      row = gtk_widget_get_next_sibling(next)
    }
    return names
  }
#endif
