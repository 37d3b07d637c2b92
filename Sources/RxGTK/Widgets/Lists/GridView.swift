// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// A grid of cells, made as they become visible; as many in a row as there is space for.
  public final class GridView: ItemsView {
    /// Makes an empty grid. A double click or Enter activates a cell.
    public init(selection mode: SelectionMode = .single) {
      super.init(mode) { gtk_grid_view_new($0, nil)! }
    }

    /// How many cells can be in a row.
    public var columns: ClosedRange<Int> {
      get { Int(gtk_grid_view_get_min_columns(opaque))...Int(gtk_grid_view_get_max_columns(opaque)) }
      set {
        gtk_grid_view_set_min_columns(opaque, guint(newValue.lowerBound))
        gtk_grid_view_set_max_columns(opaque, guint(newValue.upperBound))
      }
    }

    /// Whether one click activates a cell; otherwise it takes two. The pointer selects cells then.
    public var activatesOnSingleClick: Bool {
      get { gtk_grid_view_get_single_click_activate(opaque) != 0 }
      set { gtk_grid_view_set_single_click_activate(opaque, newValue ? 1 : 0) }
    }

    override func setFactories(_ factories: [OpaquePointer]) {
      gtk_grid_view_set_factory(opaque, factories.first)
    }
  }
#endif
