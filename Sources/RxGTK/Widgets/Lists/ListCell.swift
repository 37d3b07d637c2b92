// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation

  /// A widget that shows one element of a list; the list makes as many as are visible and uses them again.
  @MainActor
  public protocol ListCell: Widget {
    /// Makes an empty cell.
    init()
    /// Whether the user can activate the row that the cell shows at the moment; true by default.
    var isOperable: Bool { get }
  }

  extension ListCell {
    /// Whether the user can activate the row that the cell shows at the moment.
    public var isOperable: Bool { true }
  }

  extension Widget {
    /// Whether the user can activate the row that has this widget as its cell.
    final var isOperableCell: Bool { (self as? any ListCell)?.isOperable ?? true }
  }

  /// Makes cells and fills them with the elements of rows.
  @MainActor
  final class ListCellFactory {
    private let factory = ObjectReference(owning: gtk_signal_list_item_factory_new()!)
    var pointer: OpaquePointer { factory.pointer }
    private var connections: [SignalConnection] = []
    private let mark = LiveMark("ListCellFactory")
    /// Learns of cells that begin to show a row, and of those that end it.
    var display: (@MainActor (ShownRow, _ begins: Bool) -> Void)?
    /// The cells by the address of the list item that shows them.
    private var cells: [UnsafeMutableRawPointer: Widget] = [:]

    init(make: @escaping @MainActor () -> Widget, fill: @escaping @MainActor (Int, Any, Widget) -> Bool) {
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
            let row = gtk_list_item_get_item(OpaquePointer(item)).flatMap({ Row.from(UnsafeMutableRawPointer($0)) }),
            let element = row.element
          else { return }
          let isOperable = fill(Int(gtk_list_item_get_position(OpaquePointer(item))), element, cell)
          // It stays selectable: GTK lets no key go to a row that is not, so that End would not scroll to it.
          gtk_list_item_set_activatable(OpaquePointer(item), isOperable ? 1 : 0)
          display?(Self.shown(cell, row.index ?? 0), true)
        },
        SignalConnection(object, "unbind") { [weak self] arguments in
          guard let self, let item = arguments.object(0), let cell = cells[item] else { return }
          let index = gtk_list_item_get_position(OpaquePointer(item))
          if index != guint.max { display?(Self.shown(cell, Int(index)), false) }
        },
        SignalConnection(object, "teardown") { [weak self] arguments in
          if let item = arguments.object(0) { self?.cells[item] = nil }
        },
      ]
    }

    /// Without a data source all rows are in the first section.
    private static func shown(_ cell: Widget, _ row: Int) -> ShownRow {
      ShownRow(cell: cell, content: .item(IndexPath(ofItem: row, inSection: 0)))
    }

    /// The cells that show rows, by their rows.
    var shown: [(index: Int, cell: Widget, isOperable: Bool)] {
      let shown = cells.compactMap { item, cell -> (index: Int, cell: Widget, isOperable: Bool)? in
        let index = gtk_list_item_get_position(OpaquePointer(item))
        guard index != guint.max else { return nil }
        return (Int(index), cell, gtk_list_item_get_activatable(OpaquePointer(item)) != 0)
      }
      return shown.sorted { $0.index < $1.index }
    }

    func disconnect() {
      for connection in connections { connection.dispose() }
      connections = []
      cells = [:]
      display = nil
    }
  }
#endif
