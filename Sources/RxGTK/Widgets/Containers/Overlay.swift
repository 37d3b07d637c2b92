// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// A widget with others on top of it.
  public final class Overlay: Widget {
    /// Makes an overlay over `child`.
    public init(_ child: Widget) {
      super.init(gtk_overlay_new()!)
      gtk_overlay_set_child(opaque, child.pointer)
      keep(child)
    }

    /// Puts a widget on top, in the middle unless it has another alignment.
    public func add(_ child: Widget) {
      gtk_widget_set_halign(child.pointer, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(child.pointer, GTK_ALIGN_CENTER)
      gtk_overlay_add_overlay(opaque, child.pointer)
      keep(child)
    }

    /// Takes a widget away that is on top.
    public func remove(_ child: Widget) {
      gtk_overlay_remove_overlay(opaque, child.pointer)
      letGo(of: child)
    }
  }
#endif
