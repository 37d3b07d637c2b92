// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// A list of rows, made as they become visible.
  public final class ListView: ItemsView {
    /// Makes an empty list. A double click or Enter activates a row.
    public init(selection mode: SelectionMode = .single) {
      super.init(mode) { selection in
        let list = UnsafeMutableRawPointer(g_object_new_with_properties(ListView.type, 0, nil, nil)!)
        gtk_list_view_set_model(OpaquePointer(list), selection)
        // The list has a reference of its own now.
        g_object_unref(UnsafeMutableRawPointer(selection))
        return list.assumingMemoryBound(to: GtkWidget.self)
      }
    }

    /// Whether a line is drawn between rows.
    public var showsSeparators: Bool {
      get { gtk_list_view_get_show_separators(opaque) != 0 }
      set { gtk_list_view_set_show_separators(opaque, newValue ? 1 : 0) }
    }

    /// Moves the focus to the row that the user looks at: the selected one if it is in sight, else the first that is.
    ///
    /// By itself GTK puts it on the row that had it last, wherever that is now, and scrolls there.
    override public func focus() { focusRow() }

    /// Whether one click activates a row; otherwise it takes two. The pointer selects rows then.
    public var activatesOnSingleClick: Bool {
      get { gtk_list_view_get_single_click_activate(opaque) != 0 }
      set { gtk_list_view_set_single_click_activate(opaque, newValue ? 1 : 0) }
    }

    override func setFactories(_ factories: [OpaquePointer]) {
      gtk_list_view_set_factory(opaque, factories.first)
    }
  }
#endif
