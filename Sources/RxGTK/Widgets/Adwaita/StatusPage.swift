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
      self.icon = icon
      self.title = title
      self.text = text
    }

    /// The named icon, or none.
    public var icon: String? {
      get { adw_status_page_get_icon_name(opaque).map { String(cString: $0) } }
      set { adw_status_page_set_icon_name(opaque, newValue) }
    }

    /// Shows a widget below the texts.
    public func setChild(_ child: Widget) {
      adw_status_page_set_child(opaque, child.pointer)
      keep(child)
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
#endif
