// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// Widgets in a row or a column.
  public final class Box: Widget {
    /// The direction in which children follow each other.
    public enum Axis {
      /// From left to right, or as the language is written.
      case horizontal
      /// From top to bottom.
      case vertical
    }

    /// Makes a box with children.
    public init(_ axis: Axis, spacing: Int32 = 0, _ children: [Widget] = []) {
      super.init(gtk_box_new(axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, spacing)!)
      for child in children { append(child) }
    }

    /// Adds a child behind the others.
    public func append(_ child: Widget) {
      gtk_box_append(cast(), child.pointer)
      keep(child)
    }

    /// Takes a child away.
    public func remove(_ child: Widget) {
      gtk_box_remove(cast(), child.pointer)
      letGo(of: child)
    }

    /// Takes all children away and adds others.
    public func replaceChildren(_ children: [Widget]) {
      // The box is the parent of a popover at it, too.
      for child in keptWidgets where gtk_widget_get_parent(child.pointer) == pointer && !(child is Popover) {
        remove(child)
      }
      for child in children { append(child) }
    }

    /// Whether all children get the same space.
    public var isHomogeneous: Bool {
      get { self[property: "homogeneous"] }
      set { self[property: "homogeneous"] = newValue }
    }
  }
#endif
