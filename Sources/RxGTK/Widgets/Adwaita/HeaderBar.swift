// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// The bar at the top of a window or of a part of it, with a title and widgets at both ends.
  public final class HeaderBar: Widget {
    /// Makes a bar.
    ///
    /// - Parameter hasWindowButtons: whether it has the buttons of the window, and moves it.
    public init(hasWindowButtons: Bool = true) {
      super.init(adw_header_bar_new()!)
      adw_header_bar_set_show_start_title_buttons(opaque, hasWindowButtons ? 1 : 0)
      adw_header_bar_set_show_end_title_buttons(opaque, hasWindowButtons ? 1 : 0)
    }

    /// Adds a widget at the beginning.
    public func addAtStart(_ child: Widget) {
      adw_header_bar_pack_start(opaque, child.pointer)
      keep(child)
    }

    /// Adds a widget at the end.
    public func addAtEnd(_ child: Widget) {
      adw_header_bar_pack_end(opaque, child.pointer)
      keep(child)
    }

    /// Replaces the title by a widget.
    public func setTitleWidget(_ child: Widget?) {
      adw_header_bar_set_title_widget(opaque, child?.pointer)
      if let titleWidget { letGo(of: titleWidget) }
      if let child { keep(child) }
      titleWidget = child
    }

    /// Takes a widget away.
    public func remove(_ child: Widget) {
      adw_header_bar_remove(opaque, child.pointer)
      letGo(of: child)
    }

    private weak var titleWidget: Widget?
  }

  /// A title with a second line below it, as in a header bar.
  public final class WindowTitle: Widget {
    /// Makes a title.
    public init(_ title: String, subtitle: String = "") { super.init(adw_window_title_new(title, subtitle)!) }

    /// The first line.
    public var title: String {
      get { self[property: "title"] }
      set { self[property: "title"] = newValue }
    }

    /// The second line.
    public var subtitle: String {
      get { self[property: "subtitle"] }
      set { self[property: "subtitle"] = newValue }
    }
  }
#endif
