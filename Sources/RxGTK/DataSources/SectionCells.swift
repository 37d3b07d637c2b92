// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxDataSources

  /// Shows the title of a section. GTK's label takes no focus.
  private final class TitleCell: Widget {
    init(_ label: Label) {
      let box = Box(.vertical, [label])
      // The box becomes the cell: it takes a reference of its own.
      super.init(box.pointer)
    }

    var isFocusable: Bool {
      get { gtk_widget_get_focusable(pointer) != 0 }
      set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
    }
  }

  /// The cells of the rows that are visible, and what fills them.
  @MainActor
  final class SectionCells {
    private let factory = ObjectReference(owning: gtk_signal_list_item_factory_new()!)
    var pointer: OpaquePointer { factory.pointer }
    weak var view: ItemsView?
    /// Returns the cell that shows a row.
    var fill: (@MainActor (Int) -> Widget?)?
    /// Returns what a row shows.
    var content: (@MainActor (Int) -> SectionRows.Row?)?
    /// Learns of cells that begin to show a row, and of those that end it.
    var display: (@MainActor (ShownRow, _ begins: Bool) -> Void)?
    /// Whether cells that come are filled later.
    var isWaiting = false

    private var connections: [SignalConnection] = []
    private let mark = LiveMark("SectionCells")
    /// The cells by the address of the list item that shows them.
    private var cells: [UnsafeMutableRawPointer: Widget] = [:]
    private var bound: Set<UnsafeMutableRawPointer> = []
    private var waiting: Set<UnsafeMutableRawPointer> = []
    /// What bound cells show: while rows change, their numbers say nothing.
    private var contents: [UnsafeMutableRawPointer: SectionRows.Row] = [:]

    init() {
      let object = UnsafeMutableRawPointer(pointer)
      connections = [
        SignalConnection(object, "bind") { [weak self] arguments in
          guard let self, let item = arguments.object(0) else { return }
          bound.insert(item)
          if isWaiting { waiting.insert(item) } else { show(item) }
        },
        SignalConnection(object, "unbind") { [weak self] arguments in
          guard let self, let item = arguments.object(0) else { return }
          bound.remove(item)
          waiting.remove(item)
          if let content = contents.removeValue(forKey: item), let cell = cells[item] {
            display?(ShownRow(cell: cell, content: content), false)
          }
        },
        SignalConnection(object, "teardown") { [weak self] arguments in
          if let item = arguments.object(0) { self?.cells[item] = nil }
        },
      ]
    }

    func disconnect() {
      for connection in connections { connection.dispose() }
      connections = []
      cells = [:]
      contents = [:]
      fill = nil
      content = nil
      display = nil
    }

    /// Fills the cells that wait, and those of some rows.
    func refill(_ rows: Set<Int>) {
      for item in bound {
        if waiting.contains(item) || rows.contains(row(item)) {
          show(item)
        } else {
          contents[item] = content?(row(item))
        }
      }
      waiting = []
    }

    /// The cells that show rows, from the first row on.
    var shown: [(index: Int, cell: Widget, isOperable: Bool)] {
      bound.compactMap { item in
        cells[item].map { (row(item), $0, gtk_list_item_get_activatable(OpaquePointer(item)) != 0) }
      }
      .sorted { $0.index < $1.index }
    }

    /// The row with the keyboard focus, if one has it.
    var focusedRow: Int? {
      bound.first { cells[$0].map { hasFocus(ItemsView.row(of: $0)) } ?? false }.map(row)
    }

    /// Moves the keyboard focus to a row, which comes into sight.
    func focus(_ row: Int) {
      if container(of: row) == nil, let other = bound.lazy.compactMap({ self.cells[$0] }).first {
        // GTK makes the cell at once.
        let index = g_variant_ref_sink(g_variant_new_uint32(guint32(row)))
        gtk_widget_activate_action_variant(ItemsView.row(of: other), "list.scroll-to-item", index)
        g_variant_unref(index)
      }
      if let container = container(of: row) { gtk_widget_grab_focus(container) }
    }

    private func container(of row: Int) -> UnsafeMutablePointer<GtkWidget>? {
      bound.first { self.row($0) == row }.flatMap { cells[$0] }.map(ItemsView.row)
    }

    /// A cell for the title of a section.
    static func title(_ text: String?) -> Widget {
      let label = Label(text)
      label.addStyle("heading")
      return TitleCell(label)
    }

    /// Whether the focus may come to titles: it does so from outside of the view, and goes on to an item.
    var areTitlesFocusable = true {
      didSet { for case let title as TitleCell in cells.values { title.isFocusable = areTitlesFocusable } }
    }

    private func show(_ item: UnsafeMutableRawPointer) {
      view?.reusableCell = cells[item]
      defer { view?.reusableCell = nil }
      guard let cell = fill?(row(item)) else { return }
      (cell as? TitleCell)?.isFocusable = areTitlesFocusable
      let isTitle =
        gtk_list_item_get_item(OpaquePointer(item))
        .flatMap { Row.from(UnsafeMutableRawPointer($0))?.element } is SectionTitle
      gtk_list_item_set_selectable(OpaquePointer(item), isTitle ? 0 : 1)
      gtk_list_item_set_activatable(OpaquePointer(item), !isTitle && cell.isOperableCell ? 1 : 0)
      if cell !== cells[item] {
        cells[item] = cell
        gtk_list_item_set_child(OpaquePointer(item), cell.pointer)
        // The cell had no row around it when it was named.
        cell.nameListItem()
      }
      contents[item] = content?(row(item))
      if let content = contents[item] { display?(ShownRow(cell: cell, content: content), true) }
    }

    private func row(_ item: UnsafeMutableRawPointer) -> Int { Int(gtk_list_item_get_position(OpaquePointer(item))) }

    private func hasFocus(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
      gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }
  }
#endif
