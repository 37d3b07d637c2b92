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

    func testRowsOfATreeAreNamedAndActivatedLikeTheirCells() throws {
      try onMain {
        let tree = TreeView()
        let window = Window(title: "tree", width: 300, height: 300, content: tree)
        window.show()
        defer { window.close() }
        let binding = Observable.just(["a", "- b"])
          .bind(to: tree.rx.items(cellType: TextCell.self, children: { _ in nil })) { _, text, cell in cell.text = text
          }
        waitFor("the rows are not shown") { shownTexts(tree.pointer) == ["a", "- b"] }
        XCTAssertEqual(names(of: tree), [true, true])
        let activated = Record(tree.rx.itemActivated.asObservable())
        for row in rows(of: tree) { gtk_widget_activate(row) }
        waitFor("nothing is activated") { !activated.elements.isEmpty }
        XCTAssertEqual(activated.elements, [0])
        binding.dispose()
      }
    }

    func testOnlyRowsOfADataSourceWhoseCellsCanBeUsedAreActivated() throws {
      try onMain {
        typealias Section = SectionModel<String, String>
        let list = ListView()
        let window = Window(title: "sections", width: 300, height: 300, content: list)
        window.show()
        defer { window.close() }
        let dataSource = RxListViewSectionedReloadDataSource<Section>(configureCell: { _, list, _, item in
          let cell = list.dequeueReusableCell(TextCell.self)
          cell.text = item
          return cell
        })
        let binding = Observable.just([Section(model: "", items: ["a", "- b"])])
          .bind(to: list.rx.items(dataSource: dataSource))
        waitFor("the rows are not shown") { shownTexts(list.pointer) == ["a", "- b"] }
        let activated = Record(list.rx.itemActivated.map { $0.item })
        for row in rows(of: list) { gtk_widget_activate(row) }
        waitFor("nothing is activated") { !activated.elements.isEmpty }
        XCTAssertEqual(activated.elements, [0])
        binding.dispose()
      }
    }
  }

  /// A cell with a text, which the user cannot use if it begins with a dash.
  private final class TextCell: Widget, ListCell {
    private let label = Label("")
    var isOperable: Bool { !text.hasPrefix("-") }
    var text = "" {
      didSet {
        label.text = text
        setAccessibleLabel("item \(text)")
      }
    }

    init() {
      let box = Box(.vertical, [label])
      super.init(box.pointer)
      withExtendedLifetime(box) {}
    }
  }

  /// The rows that are shown.
  @MainActor
  private func rows(of list: Widget) -> [UnsafeMutablePointer<GtkWidget>] {
    var rows: [UnsafeMutablePointer<GtkWidget>] = []
    var row = gtk_widget_get_first_child(list.pointer)
    while let next = row {
      if gtk_widget_get_child_visible(next) != 0 { rows.append(next) }
      row = gtk_widget_get_next_sibling(next)
    }
    return rows
  }

  /// Whether each row that is shown has a name.
  @MainActor
  private func names(of list: Widget) -> [Bool] {
    rows(of: list).map { gtk_test_accessible_has_property(OpaquePointer($0), GTK_ACCESSIBLE_PROPERTY_LABEL) != 0 }
  }
#endif
