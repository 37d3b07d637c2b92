// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// Widgets in rows and columns.
  public final class Grid: Widget {
    /// Makes an empty grid.
    public init(spacing: Int = 6) {
      super.init(gtk_grid_new()!)
      gtk_grid_set_row_spacing(cast(), guint(spacing))
      gtk_grid_set_column_spacing(cast(), guint(spacing))
    }

    /// Puts a widget into the cell at a column and a row, and over as many cells as it is wide and high.
    public func attach(_ child: Widget, column: Int, row: Int, width: Int = 1, height: Int = 1) {
      gtk_grid_attach(cast(), child.pointer, Int32(column), Int32(row), Int32(width), Int32(height))
      keep(child)
    }

    /// Takes a child away.
    public func remove(_ child: Widget) {
      gtk_grid_remove(cast(), child.pointer)
      letGo(of: child)
    }
  }
#endif
