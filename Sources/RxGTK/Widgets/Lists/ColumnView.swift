// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// By which column a table is sorted.
  public struct ColumnSort: Sendable, Hashable {
    /// The column, by its place.
    public var column: Int
    /// Whether the smallest is at the top.
    public var isAscending: Bool

    /// Names a column and a direction.
    public init(column: Int, isAscending: Bool = true) {
      self.column = column
      self.isAscending = isAscending
    }
  }

  /// A table: a row for each element, with a cell in each column. Rows are made as they become visible.
  public final class ColumnView: ItemsView {
    /// Makes an empty table. A double click or Enter activates a row.
    public init(selection mode: SelectionMode = .single) {
      super.init(mode) { gtk_column_view_new($0)! }
    }

    private var columns: [OpaquePointer] = []
    /// The heads that sort, and what gives them their keys, by the places of their columns.
    var headKeys: [Int: (head: UnsafeMutablePointer<GtkWidget>, keys: InputController)] = [:]

    /// The columns in the order that the user sees, who may have moved them.
    var shownColumns: [Int] {
      let list = gtk_column_view_get_columns(opaque)!
      return (0..<g_list_model_get_n_items(list)).compactMap { place in
        guard let column = g_list_model_get_item(list, place) else { return nil }
        defer { g_object_unref(column) }
        return columns.firstIndex(of: OpaquePointer(column))
      }
    }

    /// Moves the keyboard focus to the selected row if it is in sight, else to the first that is. The heads are before the rows.
    override public func focus() { focusRow() }
    /// The columns that GTK asks about the order of rows, in that order.
    private var asked: [Int] = []

    /// Whether lines are drawn between rows.
    public var showsRowSeparators: Bool {
      get { gtk_column_view_get_show_row_separators(opaque) != 0 }
      set { gtk_column_view_set_show_row_separators(opaque, newValue ? 1 : 0) }
    }

    /// Whether one click activates a row; otherwise it takes two. The pointer selects rows then.
    public var activatesOnSingleClick: Bool {
      get { gtk_column_view_get_single_click_activate(opaque) != 0 }
      set { gtk_column_view_set_single_click_activate(opaque, newValue ? 1 : 0) }
    }

    /// Adds a column, empty until cells are bound.
    ///
    /// - Parameters:
    ///   - title: what its head says.
    ///   - expands: whether it takes the width that is left.
    ///   - isSortable: whether the user sorts by it, with a click on its head or with the space bar there; `rx.sort` tells.
    public func addColumn(_ title: String, expands: Bool = false, isSortable: Bool = false) {
      let column = gtk_column_view_column_new(title, nil)!
      gtk_column_view_column_set_expand(column, expands ? 1 : 0)
      gtk_column_view_column_set_resizable(column, 1)
      if isSortable { setSorter(of: column, columns.count) }
      gtk_column_view_append_column(opaque, column)
      if isSortable { addHeadKeys(for: columns.count) }
      columns.append(column)
      g_object_unref(UnsafeMutableRawPointer(column))
    }

    /// What sends `changed` when the user sorts by another column.
    var sorterObject: UnsafeMutableRawPointer { UnsafeMutableRawPointer(gtk_column_view_get_sorter(opaque)!) }

    /// By which column the head says that the table is sorted. The code that shows the rows has to sort them.
    public var sort: ColumnSort? {
      get {
        // Two objects, because GTK takes an object to be equal to itself without asking. The first column that is asked is the one.
        let objects = [GObjectType.object, GObjectType.object].map { g_object_new_with_properties($0, 0, nil, nil)! }
        defer { for object in objects { g_object_unref(UnsafeMutableRawPointer(object)) } }
        asked = []
        let order = gtk_sorter_compare(
          sorterObject.assumingMemoryBound(to: GtkSorter.self), UnsafeMutableRawPointer(objects[0]),
          UnsafeMutableRawPointer(objects[1]))
        return asked.first.map { ColumnSort(column: $0, isAscending: order == GTK_ORDERING_SMALLER) }
      }
      set {
        let column = newValue.flatMap { columns.indices.contains($0.column) ? columns[$0.column] : nil }
        let direction = newValue?.isAscending == false ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING
        // Without this GTK sorts by several columns, one after the other.
        gtk_column_view_sort_by_column(opaque, nil, GTK_SORT_ASCENDING)
        if let column { gtk_column_view_sort_by_column(opaque, column, direction) }
      }
    }

    /// Sorts by a column as a click on its head does: the other way round where it is sorted by it already.
    func sortByUser(_ column: Int) {
      let isAscending = sort?.column != column || sort?.isAscending == false
      // What it was sorted by before stays below, which the user does not see.
      gtk_column_view_sort_by_column(
        opaque, columns[column], isAscending ? GTK_SORT_ASCENDING : GTK_SORT_DESCENDING)
    }

    /// Each column answers that the first of two rows is the smaller one, and notes that GTK asked it. GTK then draws
    /// the arrow.
    private func setSorter(of column: OpaquePointer, _ index: Int) {
      typealias Box = HandlerBox<@MainActor () -> Void>
      let box = Box { [weak self] in self?.asked.append(index) }
      let sorter = gtk_custom_sorter_new(
        { _, _, data in
          let box = Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { box.handler() }
          return GTK_ORDERING_SMALLER.rawValue
        }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<Box>.fromOpaque($0!).release() })!
      let object = UnsafeMutableRawPointer(sorter)
      gtk_column_view_column_set_sorter(column, object.assumingMemoryBound(to: GtkSorter.self))
      g_object_unref(object)
    }

    override var factoryCount: Int { columns.count }

    override func setFactories(_ factories: [OpaquePointer]) {
      for (index, column) in columns.enumerated() {
        gtk_column_view_column_set_factory(column, index < factories.count ? factories[index] : nil)
      }
    }

    /// The column whose cell a data source configures at the moment.
    public internal(set) var configuredColumn = 0
  }

  extension Reactive where Base: ColumnView {
    /// Shows the elements of each sequence that `source` emits, one a row, with a cell in each column. Columns are added before.
    ///
    /// - Parameter cellType: the class of the cells.
    /// - Returns: a function that takes the closure to fill a cell with (row, column, element and cell) and returns what ends the binding.
    @MainActor
    public func rows<Elements: Sequence, Cell: ListCell, Source: ObservableType>(
      cellType: Cell.Type
    ) -> (_ source: Source) -> (_ configure: @escaping (Int, Int, Elements.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Elements, Elements.Element: Equatable {
      let table = base
      return { source in { configure in table.bind(source, to: cellType, configure) } }
    }

    /// By which column the user wants the table to be sorted, and a sink for what the head is to say.
    @MainActor public var sort: ControlProperty<ColumnSort?> {
      controlProperty("changed", of: base.sorterObject, \.sort)
    }
  }
#endif
