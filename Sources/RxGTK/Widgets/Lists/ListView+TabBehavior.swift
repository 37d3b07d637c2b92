// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// Where the Tab key goes in a list. GTK has names like these from version 4.12 on.
  public enum TabBehavior: Sendable {
    /// From row to row, before it leaves the list. It enters the list at the row that had the focus last, wherever that is now.
    case all
    /// To a row in sight, through what takes the focus in it, and out of the list. The arrow keys go from row to row.
    case item
  }

  extension ListView {
    /// Where the Tab key goes in the list; from row to row if nobody says otherwise.
    public var tabBehavior: TabBehavior {
      get { g_object_get_data(cast(), tabKey) == nil ? .all : .item }
      set {
        guard newValue != tabBehavior else { return }
        guard newValue == .item else { return g_object_set_data(cast(), tabKey, nil) }
        let move = HandlerBox<MoveFocus> { [weak self] in self?.moveFocusByItem($0) }
        g_object_set_data_full(
          cast(), tabKey, Unmanaged.passRetained(move).toOpaque(),
          { Unmanaged<HandlerBox<MoveFocus>>.fromOpaque($0!).release() })
      }
    }

    private typealias MoveFocus = @MainActor (GtkDirectionType) -> Bool?

    /// Moves the focus inside of the row that has it, or else into the list. Returns whether it is in the list then; nil leaves it to GTK.
    private func moveFocusByItem(_ direction: GtkDirectionType) -> Bool? {
      guard let (row, isOfRow) = rowWithFocus else {
        // Rows that have no places yet: GTK knows them.
        guard focusRowInSight() else { return nil }
        return rowWithFocus != nil
      }
      if direction == GTK_DIR_TAB_FORWARD { return gtk_widget_child_focus(row, direction) != 0 }
      // Backwards the row comes after what is in it.
      guard !isOfRow else { return false }
      if gtk_widget_child_focus(row, direction) == 0 { gtk_root_set_focus(gtk_widget_get_root(row), row) }
      return rowWithFocus != nil
    }

    /// The row that has the focus, and whether it is the row itself and nothing in it. GTK keeps the focus flags of a row that it has removed, so the
    /// window is asked.
    private var rowWithFocus: (row: UnsafeMutablePointer<GtkWidget>, isOfRow: Bool)? {
      guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root) else { return nil }
      let rows = shownCells.map { Self.row(of: $0.cell) }
      return rows.first { focus == $0 || gtk_widget_is_ancestor(focus, $0) != 0 }.map { ($0, focus == $0) }
    }

    /// A list of GTK whose focus moves as its `tabBehavior` says: GTK asks a type, not a widget, how the focus moves.
    static let type: GType = {
      var query = GTypeQuery()
      g_type_query(gtk_list_view_get_type(), &query)
      return g_type_register_static_simple(
        gtk_list_view_get_type(), "RxListView", query.class_size,
        { kind, _ in
          kind!.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = { widget, direction in
            calledByGTK(widget!) { ListView.moveFocus(in: $0, direction) }
          }
        }, query.instance_size, nil, GTypeFlags(0))
    }()

    private static func moveFocus(in list: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType) -> gboolean {
      let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
      let object = UnsafeMutableRawPointer(list).assumingMemoryBound(to: GObject.self)
      if isTab, let data = g_object_get_data(object, tabKey),
        let isInside = Unmanaged<HandlerBox<MoveFocus>>.fromOpaque(data).takeUnretainedValue().handler(direction)
      {
        return isInside ? 1 : 0
      }
      let own = g_type_class_peek(gtk_list_view_get_type())!.assumingMemoryBound(to: GtkWidgetClass.self)
      return own.pointee.focus(list, direction)
    }
  }

  private let tabKey = "rx-tab-behavior"
#endif
