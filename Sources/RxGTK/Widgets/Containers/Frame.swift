// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// A line around a widget, with a title.
  public final class Frame: Widget {
    /// Makes a frame.
    public init(title: String? = nil, _ child: Widget) {
      super.init(gtk_frame_new(title)!)
      gtk_frame_set_child(cast(), child.pointer)
      keep(child)
    }

    /// The title.
    public var title: String? {
      get { gtk_frame_get_label(cast()).map { String(cString: $0) } }
      set { gtk_frame_set_label(cast(), newValue) }
    }
  }
#endif
