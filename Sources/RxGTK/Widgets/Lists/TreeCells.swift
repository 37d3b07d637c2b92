// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Makes the cells of a tree, each in an expander, and fills them.
  @MainActor
  final class TreeCells {
    private let factory = ObjectReference(owning: gtk_signal_list_item_factory_new()!)
    var pointer: OpaquePointer { factory.pointer }
    private var connections: [SignalConnection] = []
    private let mark = LiveMark("TreeCells")
    /// The cells by the address of the list item that shows them.
    private var cells: [UnsafeMutableRawPointer: TreeCell] = [:]

    /// - Parameter opened: is called when a row that a cell shows has opened or closed, with GTK's row and its element.
    init(
      make: @escaping @MainActor () -> Widget, opened: @escaping @MainActor (OpaquePointer, Any, Bool) -> Void,
      fill: @escaping @MainActor (Int, Any, Widget) -> Void
    ) {
      let object = UnsafeMutableRawPointer(pointer)
      connections = [
        SignalConnection(object, "setup") { [weak self] arguments in
          guard let self, let item = arguments.object(0) else { return }
          let cell = TreeCell(make())
          cells[item] = cell
          gtk_list_item_set_child(OpaquePointer(item), cell.expander)
          // The cell had no row around it when it was named.
          cell.cell.nameListItem()
        },
        SignalConnection(object, "bind") { [weak self] arguments in
          guard let self, let item = arguments.object(0), let cell = cells[item],
            let row = gtk_list_item_get_item(OpaquePointer(item))
          else { return }
          cell.show(OpaquePointer(row), opened, fill)
          gtk_list_item_set_activatable(OpaquePointer(item), cell.cell.isOperableCell ? 1 : 0)
        },
        SignalConnection(object, "unbind") { [weak self] arguments in
          if let item = arguments.object(0) { self?.cells[item]?.clear() }
        },
        SignalConnection(object, "teardown") { [weak self] arguments in
          if let item = arguments.object(0) { self?.cells[item] = nil }
        },
      ]
    }

    /// The row that has the focus itself: keys that something in its cell needs are not meant for the row.
    var focusedRow: Int? {
      // GTK gives the focus to the row or to the expander in it.
      let item = cells.first { _, cell in
        [gtk_widget_get_parent(cell.expander), cell.expander].contains { $0.map(gtk_widget_is_focus) ?? 0 != 0 }
      }?.key
      let index = item.map { gtk_list_item_get_position(OpaquePointer($0)) } ?? guint.max
      return index == guint.max ? nil : Int(index)
    }

    func disconnect() {
      for connection in connections { connection.dispose() }
      for cell in cells.values { cell.clear() }
      connections = []
      cells = [:]
    }
  }

  /// A cell, and the expander that it is in.
  @MainActor
  private final class TreeCell {
    let expander: UnsafeMutablePointer<GtkWidget>
    let cell: Widget
    private var opening: SignalConnection?

    init(_ cell: Widget) {
      self.cell = cell
      // The list item owns it.
      expander = gtk_tree_expander_new()!
      gtk_tree_expander_set_child(OpaquePointer(expander), cell.pointer)
    }

    func show(
      _ row: OpaquePointer, _ opened: @escaping @MainActor (OpaquePointer, Any, Bool) -> Void,
      _ fill: @MainActor (Int, Any, Widget) -> Void
    ) {
      gtk_tree_expander_set_list_row(OpaquePointer(expander), row)
      guard let item = gtk_tree_list_row_get_item(row) else { return }
      defer { g_object_unref(item) }
      guard let element = Row.from(item)?.element else { return }
      fill(Int(gtk_tree_list_row_get_depth(row)), element, cell)
      opening = SignalConnection(UnsafeMutableRawPointer(row), "notify::expanded") { _ in
        // A row that goes tells of all its properties: it is not closed, and has no item any more.
        guard let item = gtk_tree_list_row_get_item(row) else { return }
        g_object_unref(item)
        opened(row, element, gtk_tree_list_row_get_expanded(row) != 0)
      }
    }

    func clear() {
      opening?.dispose()
      opening = nil
      gtk_tree_expander_set_list_row(OpaquePointer(expander), nil)
    }
  }
#endif
