// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A button that stays pressed until it is pressed again.
  public final class ToggleButton: Widget, ToggleControl, TapControl {
    /// Makes a button with a title.
    public init(title: String) { super.init(gtk_toggle_button_new_with_label(title)!) }

    /// Makes a button with a named icon.
    public init(icon: String) {
      super.init(gtk_toggle_button_new()!)
      gtk_button_set_icon_name(cast(), icon)
    }

    /// Whether it is pressed.
    public var isOn: Bool {
      get { gtk_toggle_button_get_active(cast()) != 0 }
      set { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) }
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
