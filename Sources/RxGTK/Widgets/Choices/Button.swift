// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A button with a title or an icon.
  public final class Button: Widget, TapControl {
    /// Makes a button with a title.
    public init(title: String) { super.init(gtk_button_new_with_label(title)!) }

    /// Makes a button with a named icon.
    public init(icon: String) { super.init(gtk_button_new_from_icon_name(icon)!) }

    /// Makes a button that shows a widget.
    public init(child: Widget) {
      super.init(gtk_button_new()!)
      gtk_button_set_child(cast(), child.pointer)
      keep(child)
    }

    /// The named icon, or none.
    public var icon: String? {
      get { gtk_button_get_icon_name(cast()).map { String(cString: $0) } }
      set { gtk_button_set_icon_name(cast(), newValue ?? "") }
    }

    /// The title.
    public var title: String? {
      get { gtk_button_get_label(cast()).map { String(cString: $0) } }
      set { gtk_button_set_label(cast(), newValue ?? "") }
    }
  }
#endif
