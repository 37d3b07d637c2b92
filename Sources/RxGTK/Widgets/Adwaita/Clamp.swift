// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// Keeps what is in it readable in a wide window: it becomes no wider than a limit.
  public final class Clamp: Widget {
    /// Makes a clamp around `child`. One that scrolls by itself, as a `ListView` does, scrolls in a `ScrolledWindow` around the clamp.
    public init(_ child: Widget, width: Int32) {
      let instance = child.object.assumingMemoryBound(to: GTypeInstance.self)
      let scrolls = g_type_check_instance_is_a(instance, gtk_scrollable_get_type()) != 0
      super.init(scrolls ? adw_clamp_scrollable_new()! : adw_clamp_new()!)
      if scrolls {
        adw_clamp_scrollable_set_maximum_size(opaque, width)
        adw_clamp_scrollable_set_tightening_threshold(opaque, width)
        adw_clamp_scrollable_set_child(opaque, child.pointer)
      } else {
        adw_clamp_set_maximum_size(opaque, width)
        adw_clamp_set_tightening_threshold(opaque, width)
        adw_clamp_set_child(opaque, child.pointer)
      }
      keep(child)
    }
  }
#endif
