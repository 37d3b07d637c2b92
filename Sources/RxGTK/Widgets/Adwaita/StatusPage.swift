// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// What a window shows when there is nothing to list: an icon, a title and a sentence.
  public final class StatusPage: Widget {
    /// Makes a page with a named icon.
    public init(icon: String, title: String = "", text: String = "") {
      self.title = title
      self.text = text
      super.init(adw_status_page_new()!)
      self.icon = icon
      showTitle()
      showText()
    }

    /// The named icon, or none.
    public var icon: String? {
      get { adw_status_page_get_icon_name(opaque).map { String(cString: $0) } }
      set { adw_status_page_set_icon_name(opaque, newValue) }
    }

    /// Shows a widget below the texts, in place of the one before.
    public func setChild(_ child: Widget) {
      if let old = self.child { letGo(of: old) }
      self.child = child
      adw_status_page_set_child(opaque, child.pointer)
      keep(child)
    }

    private weak var child: Widget?

    /// The large text.
    public var title: String? {
      didSet { showTitle() }
    }

    /// The sentence below the title.
    public var text: String? {
      didSet { showText() }
    }

    private func showTitle() { adw_status_page_set_title(opaque, title ?? "") }

    // Only this text is read as markup.
    private func showText() { withMarkup(of: text ?? "") { adw_status_page_set_description(opaque, $0) } }
  }

  /// Passes a text on to what reads markup, as markup that shows that text: what the user typed is none.
  @MainActor
  func withMarkup<Value>(of text: String, _ use: (UnsafePointer<CChar>) -> Value) -> Value {
    let markup = g_markup_escape_text(text, -1)!
    defer { g_free(markup) }
    return use(markup)
  }
#endif
