// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// What a window shows when there is nothing to list: an icon, a title and a sentence.
  public final class StatusPage: Widget {
    /// Makes a page with a named icon.
    public init(icon: String, title: String = "", text: String = "") {
      super.init(adw_status_page_new()!)
      adw_status_page_set_icon_name(opaque, icon)
      self.title = title
      self.text = text
    }

    /// The large text.
    public var title: String? {
      get { adw_status_page_get_title(opaque).map { String(cString: $0) } }
      set { Self.escaping(newValue) { adw_status_page_set_title(opaque, $0) } }
    }

    /// The sentence below the title.
    public var text: String? {
      get { adw_status_page_get_description(opaque).map { String(cString: $0) } }
      set { Self.escaping(newValue) { adw_status_page_set_description(opaque, $0) } }
    }

    /// The page reads its texts as markup; what the user typed is none.
    private static func escaping(_ text: String?, _ use: (UnsafePointer<CChar>) -> Void) {
      let escaped = g_markup_escape_text(text ?? "", -1)!
      use(escaped)
      g_free(escaped)
    }
  }

  /// Keeps a list that scrolls readable in a wide window: it becomes no wider than a limit.
  public final class Clamp: Widget {
    /// Makes a clamp around `child`, which scrolls by itself, as a `ListView` does.
    public init(_ child: Widget, width: Int32) {
      super.init(adw_clamp_scrollable_new()!)
      adw_clamp_scrollable_set_maximum_size(opaque, width)
      adw_clamp_scrollable_set_tightening_threshold(opaque, width)
      adw_clamp_scrollable_set_child(opaque, child.pointer)
    }
  }

  /// Light or dark, for the whole program.
  public enum ColorScheme: String, Sendable, CaseIterable {
    /// What the desktop is set to.
    case system
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark

    /// Makes all windows follow.
    @MainActor
    public func use() {
      let scheme =
        switch self {
        case .system: ADW_COLOR_SCHEME_DEFAULT
        case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
        case .dark: ADW_COLOR_SCHEME_FORCE_DARK
        }
      adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
    }
  }

  /// Rules for the look of widgets, in GTK's CSS.
  @MainActor
  public enum StyleSheet {
    /// Adds rules for all windows of the program.
    public static func add(_ css: String) {
      guard let display = gdk_display_get_default() else { return }
      let provider = gtk_css_provider_new()!
      gtk_css_provider_load_from_data(provider, css, -1)
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(UnsafeMutableRawPointer(provider)), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
  }

  /// The web browser.
  @MainActor
  public enum Browser {
    /// Shows a page.
    public static func open(_ address: String, from window: Window?) {
      gtk_show_uri(window?.window, address, guint32(GDK_CURRENT_TIME))
    }
  }
#endif
