// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  extension ItemsView {
    /// Moves the focus to the selected row if it is in sight, else to the first that is. Rows that the user cannot operate come last. Before rows
    /// have their places, GTK finds one.
    func focusRow() {
      if !focusRowInSight(), gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD) == 0 {
        gtk_widget_grab_focus(pointer)
      }
    }

    /// The same, where a row is in sight; returns whether there is one.
    func focusRowInSight() -> Bool {
      let rows = rowsInSight
      let selected = rows.first { $0.index == selectedIndex }
      let operable = selected?.isOperable == true ? selected : rows.first(where: \.isOperable)
      guard let row = operable ?? selected ?? rows.first else { return false }
      // A row that cannot have the focus leaves it to the list, which finds one that can.
      if gtk_widget_grab_focus(row.widget) == 0 { gtk_widget_grab_focus(pointer) }
      return true
    }

    /// The rows that are seen as a whole; if there are none, those that are seen in part. Empty before they are laid out.
    public var indexesInSight: [Int] { rowsInSight.map(\.index) }

    /// The row that has the focus.
    public var focusedIndex: Int? {
      shownCells.first { gtk_widget_is_focus(Self.row(of: $0.cell)) != 0 || $0.cell.isFocused }?.index
    }

    /// The rows that cells show, from the first on.
    var shownIndexes: [Int] { shownCells.map(\.index) }

    /// The cell that shows a row, if the view has made one.
    func cell(at index: Int) -> Widget? { shownCells.first { $0.index == index }?.cell }

    /// The row at a point of the view.
    func index(x: Double, y: Double) -> Int? {
      guard let target = gtk_widget_pick(pointer, x, y, GTK_PICK_DEFAULT) else { return nil }
      return shownCells.first {
        let row = Self.row(of: $0.cell)
        return target == row || gtk_widget_is_ancestor(target, row) != 0
      }?.index
    }

    /// Whether a point is in the lower half of a row; in a grid, in the half of a cell where the next one is.
    func isInSecondHalf(_ point: Vector, of index: Int) -> Bool {
      guard let bounds = bounds(of: index) else { return false }
      guard self is GridView else { return point.y > Double(bounds.origin.y + bounds.size.height / 2) }
      let isRight = point.x > Double(bounds.origin.x + bounds.size.width / 2)
      return isRight == (gtk_widget_get_direction(pointer) != GTK_TEXT_DIR_RTL)
    }

    /// Whether a point of the view is below or, in a grid, beside the last row.
    func isBehindAllRows(_ point: Vector) -> Bool {
      let size = allocatedSize
      guard point.x >= 0, point.x < size.x, point.y >= 0, point.y < size.y else { return false }
      guard count > 0 else { return true }
      return bounds(of: count - 1).map { point.y > Double($0.origin.y) } ?? false
    }

    /// Where a row is in the view, if it has a cell.
    func bounds(of index: Int) -> graphene_rect_t? {
      var bounds = graphene_rect_t()
      guard let cell = cell(at: index), gtk_widget_compute_bounds(Self.row(of: cell), pointer, &bounds) != 0 else {
        return nil
      }
      return bounds
    }

    /// The cells of the first column, of its factory or of the sections.
    var shownCells: [(index: Int, cell: Widget, isOperable: Bool)] {
      factories.first?.shown ?? sections?.shown ?? []
    }

    /// GTK's widget of a row, which has the focus and is larger than the cell in it.
    static func row(of cell: Widget) -> UnsafeMutablePointer<GtkWidget> {
      guard let parent = gtk_widget_get_parent(cell.pointer) else { return cell.pointer }
      let instance = UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GTypeInstance.self)
      // In a table it is around the cells of all columns. The class is GTK's own: there is no function for its type, and
      // its name changed with GTK 4.12.
      let name = String(cString: g_type_name_from_instance(instance))
      let isColumn = name == "GtkColumnViewCell" || name == "GtkColumnViewCellWidget"
      return isColumn ? gtk_widget_get_parent(parent) ?? parent : parent
    }

    /// The rows that are seen as a whole; if there are none, those that are seen in part.
    private var rowsInSight: [(index: Int, widget: UnsafeMutablePointer<GtkWidget>, isOperable: Bool)] {
      let view = gtk_widget_get_ancestor(pointer, gtk_scrolled_window_get_type()) ?? pointer
      let height = Float(gtk_widget_get_height(view))
      var whole: [(index: Int, widget: UnsafeMutablePointer<GtkWidget>, isOperable: Bool)] = []
      var partly = whole
      for (index, cell, isOperable) in shownCells {
        let row = Self.row(of: cell)
        var bounds = graphene_rect_t()
        guard gtk_widget_get_mapped(row) != 0, gtk_widget_compute_bounds(row, view, &bounds) != 0 else { continue }
        // A row that was just made has no place yet.
        guard bounds.size.height > 0 else { continue }
        let (top, bottom) = (bounds.origin.y, bounds.origin.y + bounds.size.height)
        if top >= -1, bottom <= height + 1 { whole.append((index, row, isOperable)) }
        if bottom > 0, top < height { partly.append((index, row, isOperable)) }
      }
      return whole.isEmpty ? partly : whole
    }
  }
#endif
