// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// Shows and hides one child with an animation.
  public final class Revealer: Widget {
    /// Makes a revealer that hides its child.
    public init(_ child: Widget) {
      super.init(gtk_revealer_new()!)
      gtk_revealer_set_child(opaque, child.pointer)
      keep(child)
    }

    /// Whether the child is shown.
    public var isRevealed: Bool {
      get { gtk_revealer_get_reveal_child(opaque) != 0 }
      set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
    }
  }
#endif
