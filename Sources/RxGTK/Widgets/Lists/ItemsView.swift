// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxDataSources
  import RxSwift

  /// How many rows the user can select.
  public enum SelectionMode: Sendable {
    /// None.
    case none
    /// One at most.
    case single
    /// As many as there are.
    case multiple
  }

  /// What lists, grids and tables have in common: elements in an order, each shown by cells that are made as they become visible.
  open class ItemsView: Widget, RowView {
    let rows: RowModel
    /// What selects rows.
    let selection: OpaquePointer
    private let model: ObjectReference
    /// How many rows the user can select.
    public let selectionMode: SelectionMode
    final var binding: RowBinding?
    final let work = RowWork()
    /// What makes cells, if it is no data source: one, or one for each column.
    final var factories: [ListCellFactory] = []
    /// What shows sections in the view, if a data source is bound.
    final var sections: (any ListSections)?
    /// Cells that begin to show a row.
    final let displays = PublishRelay<ShownRow>()
    /// Cells that show another row next, or none.
    final let displayEnds = PublishRelay<ShownRow>()

    /// Tells of a cell that begins or ends to show a row.
    final func tell(_ row: ShownRow, begins: Bool) {
      work.postponing { (begins ? displays : displayEnds).accept(row) }
    }

    /// The cell that the row to be filled had before.
    final var reusableCell: Widget?

    /// Makes a view; `make` gets what selects rows, and owns it.
    init(_ mode: SelectionMode, make: (OpaquePointer) -> UnsafeMutablePointer<GtkWidget>) {
      rows = RowModel()
      model = ObjectReference(owning: rows.pointer)
      selectionMode = mode
      g_object_ref(UnsafeMutableRawPointer(rows.pointer))
      switch mode {
      case .none: selection = gtk_no_selection_new(rows.pointer)!
      case .multiple: selection = gtk_multi_selection_new(rows.pointer)!
      case .single:
        selection = gtk_single_selection_new(rows.pointer)!
        gtk_single_selection_set_autoselect(selection, 0)
        gtk_single_selection_set_can_unselect(selection, 1)
        gtk_single_selection_set_selected(selection, guint.max)
      }
      super.init(make(selection))
    }

    /// What sends `notify::selected` or `selection-changed`.
    final var selectionObject: UnsafeMutableRawPointer { UnsafeMutableRawPointer(selection) }

    /// The signal that tells of another selection.
    final var selectionSignal: String { selectionMode == .single ? "notify::selected" : "selection-changed" }

    /// The number of rows.
    public final var count: Int { rows.count }

    /// The element of a row.
    public final func element(at index: Int) -> Any? { rows.element(at: index) }

    /// The element of an item; without a data source all rows are in section 0.
    public final func element(at path: IndexPath) -> Any? { row(of: path).flatMap(element) }

    /// The item that a row shows, or nil: it shows the title of a section.
    final func path(of row: Int) -> IndexPath? {
      sections.map { $0.path(of: row) } ?? IndexPath(ofItem: row, inSection: 0)
    }

    /// The row that shows an item, or nil: there is no such item.
    final func row(of path: IndexPath) -> Int? {
      guard path.count == 2, path.sectionIndex >= 0, path.itemIndex >= 0 else { return nil }
      guard let sections else { return path.sectionIndex == 0 ? path.itemIndex : nil }
      guard path.sectionIndex < sections.sectionCount, path.itemIndex < sections.itemCount(of: path.sectionIndex) else {
        return nil
      }
      return sections.row(of: path)
    }

    /// The selected row, or nil; the first of several.
    public final var selectedIndex: Int? {
      get {
        guard selectionMode == .single else { return selectedIndexes.first }
        let index = gtk_single_selection_get_selected(selection)
        return index == guint.max || sections?.isTitle(Int(index)) == true ? nil : Int(index)
      }
      set {
        switch selectionMode {
        case .none: break
        case .single: gtk_single_selection_set_selected(selection, guint(position: newValue))
        case .multiple: selectedIndexes = newValue.map { [$0] } ?? []
        }
      }
    }

    /// The selected rows, from the first on. Titles of sections are not among them.
    public final var selectedIndexes: [Int] {
      get {
        guard let sections else { return selectedRows }
        return selectedRows.filter { !sections.isTitle($0) }
      }
      set {
        guard selectionMode == .multiple else {
          if selectionMode == .single { selectedIndex = newValue.first }
          return
        }
        let (set, all) = (gtk_bitset_new_empty()!, gtk_bitset_new_range(0, guint(count))!)
        for index in newValue where (0..<count).contains(index) { gtk_bitset_add(set, guint(index)) }
        gtk_selection_model_set_selection(selection, set, all)
        gtk_bitset_unref(set)
        gtk_bitset_unref(all)
      }
    }

    /// The rows that GTK has selected, of any kind.
    final var selectedRows: [Int] {
      guard let set = gtk_selection_model_get_selection(selection) else { return [] }
      defer { gtk_bitset_unref(set) }
      return (0..<gtk_bitset_get_size(set)).map { Int(gtk_bitset_get_nth(set, guint($0))) }
    }

    /// Takes rows out of the selection, where several can be selected.
    final func deselect(_ rows: [Int]) {
      let (none, set) = (gtk_bitset_new_empty()!, gtk_bitset_new_empty()!)
      for row in rows { gtk_bitset_add(set, guint(row)) }
      gtk_selection_model_set_selection(selection, none, set)
      gtk_bitset_unref(none)
      gtk_bitset_unref(set)
    }

    /// Replaces all rows; nothing is selected then.
    final func replace(by source: any RowSource) {
      withoutEcho {
        // GTK would look for what is selected among all new rows.
        if !selectedRows.isEmpty { selectedIndexes = [] }
        rows.replace(by: source)
      }
    }

    /// Returns a cell for the row that a data source configures: the one that showed another row before, if it is of this class, or
    /// a new one.
    public final func dequeueReusableCell<Cell: ListCell>(_: Cell.Type) -> Cell {
      defer { reusableCell = nil }
      return reusableCell as? Cell ?? Cell()
    }

    /// Sets what makes cells, in all columns if there are some; nothing does without.
    func setFactories(_ factories: [OpaquePointer]) {}

    /// How many factories the view takes.
    var factoryCount: Int { 1 }

    /// Sets how cells are made and filled: rows, columns and elements.
    final func setCells<Cell: ListCell>(_: Cell.Type, fill: @escaping @MainActor (Int, Int, Any, Cell) -> Void) {
      factories = (0..<factoryCount).map { column in
        ListCellFactory(
          make: { Cell() },
          fill: { index, element, cell in
            guard let cell = cell as? Cell else { return true }
            fill(index, column, element, cell)
            return cell.isOperable
          })
      }
      factories.first?.display = { [weak self] in self?.tell($0, begins: $1) }
      setFactories(factories.map(\.pointer))
    }

    /// Takes the rows away, and releases what fills the cells.
    final func removeCells() {
      replace(by: ArrayRows<Never>(elements: []))
      setFactories([])
      for factory in factories { factory.disconnect() }
      factories = []
    }

    /// Changes the rows to `elements` between the first and the last that differ.
    final func show<Element: Equatable>(_ elements: [Element]) {
      guard rows.source is ArrayRows<Element> else { return replace(by: ArrayRows(elements: elements)) }
      let (removed, inserted) = rows.change(to: elements)
      guard !removed.isEmpty || inserted > 0 else { return }
      withoutEcho {
        // GTK would look for a selected row that goes among all new ones.
        if selectionMode == .single, let selected = selectedIndex, removed.contains(selected) { selectedIndex = nil }
        rows.splice(
          at: removed.lowerBound, removing: removed.count, inserting: inserted, ArrayRows(elements: elements))
      }
    }
  }
#endif
