// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A widget that shows one element of a list; the list makes as many as are visible and uses them again.
  @MainActor
  public protocol ListCell: Widget {
    /// Makes an empty cell.
    init()
  }

  /// A list of rows, made as they become visible.
  public final class ListView: Widget {
    private nonisolated(unsafe) let store: OpaquePointer  // as `pointer`
    private let selection: OpaquePointer
    private var factory: ListCellFactory?

    /// Makes an empty list. A double click or Enter activates a row.
    public init() {
      let store = rx_row_store_new()!
      self.store = store
      selection = rx_single_selection_new(store)!
      super.init(gtk_list_view_new(selection, nil)!)
    }

    deinit {
      let store = UncheckedPointer(self.store)
      MainLoop.onMain { g_object_unref(UnsafeMutableRawPointer(store.value)) }
    }

    /// Whether a line is drawn between rows.
    public var showsSeparators: Bool {
      get { gtk_list_view_get_show_separators(opaque) != 0 }
      set { gtk_list_view_set_show_separators(opaque, newValue ? 1 : 0) }
    }

    /// What sends `notify::selected`.
    var selectionObject: UnsafeMutableRawPointer { UnsafeMutableRawPointer(selection) }

    /// The number of rows.
    public var count: Int { Int(g_list_model_get_n_items(store)) }

    /// The selected row, or nil.
    public var selectedIndex: Int? {
      get {
        let index = gtk_single_selection_get_selected(selection)
        return index == guint.max ? nil : Int(index)
      }
      set { gtk_single_selection_set_selected(selection, newValue.map { guint($0) } ?? guint.max) }
    }

    /// The element of a row.
    public func element(at index: Int) -> Any? {
      guard index >= 0, index < count, let row = g_list_model_get_item(store, guint(index)) else { return nil }
      defer { g_object_unref(row) }
      return Row.from(row)?.element
    }

    /// Replaces `removed` rows from `index` on by `elements`.
    func splice(at index: Int, removing removed: Int, inserting elements: [Any]) {
      var rows: [UnsafeMutableRawPointer?] = elements.map { element in
        UnsafeMutableRawPointer(
          rx_row_new(Unmanaged.passRetained(Row(element)).toOpaque()) { Unmanaged<Row>.fromOpaque($0!).release() })
      }
      g_list_store_splice(store, guint(index), guint(removed), &rows, guint(rows.count))
      for row in rows { g_object_unref(row) }
    }

    /// Sets how cells are made and filled.
    func setCells<Cell: ListCell>(_: Cell.Type, fill: @escaping @MainActor (Int, Any, Cell) -> Void) {
      let factory = ListCellFactory(
        make: { Cell() }, fill: { index, element, cell in if let cell = cell as? Cell { fill(index, element, cell) } })
      gtk_list_view_set_factory(opaque, factory.pointer)
      self.factory = factory
    }

    /// Releases what fills the cells.
    func removeCells() {
      gtk_list_view_set_factory(opaque, nil)
      factory?.disconnect()
      factory = nil
    }
  }

  /// The element of one row.
  final class Row {
    let element: Any
    init(_ element: Any) { self.element = element }

    static func from(_ object: UnsafeMutableRawPointer) -> Row? {
      rx_row_data(object).map { Unmanaged<Row>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  /// Makes cells and fills them with the elements of rows.
  @MainActor
  final class ListCellFactory {
    nonisolated(unsafe) let pointer: OpaquePointer  // as `Widget.pointer`
    private var connections: [SignalConnection] = []
    /// The cells by the address of the list item that shows them.
    private var cells: [UnsafeMutableRawPointer: Widget] = [:]

    init(make: @escaping @MainActor () -> Widget, fill: @escaping @MainActor (Int, Any, Widget) -> Void) {
      pointer = gtk_signal_list_item_factory_new()!
      let object = UnsafeMutableRawPointer(pointer)
      connections = [
        SignalConnection(object, "setup") { [weak self] arguments in
          guard let self, let item = arguments.object(0) else { return }
          let cell = make()
          cells[item] = cell
          gtk_list_item_set_child(OpaquePointer(item), cell.pointer)
        },
        SignalConnection(object, "bind") { [weak self] arguments in
          guard let self, let item = arguments.object(0), let cell = cells[item],
            let row = gtk_list_item_get_item(OpaquePointer(item)).flatMap({ Row.from(UnsafeMutableRawPointer($0)) })
          else { return }
          fill(Int(gtk_list_item_get_position(OpaquePointer(item))), row.element, cell)
        },
        SignalConnection(object, "teardown") { [weak self] arguments in
          if let item = arguments.object(0) { self?.cells[item] = nil }
        },
      ]
    }

    deinit {
      let pointer = UncheckedPointer(self.pointer)
      MainLoop.onMain { g_object_unref(UnsafeMutableRawPointer(pointer.value)) }
    }

    func disconnect() {
      for connection in connections { connection.dispose() }
      connections = []
      cells = [:]
    }
  }
#endif
