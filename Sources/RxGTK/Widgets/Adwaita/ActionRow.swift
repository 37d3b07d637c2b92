// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A row with a title, a subtitle and widgets at both ends.
  open class ActionRow: Widget {
    /// Makes a row. A click on it does what a click on `suffix` would.
    public init(title: String, subtitle: String = "", prefix: Widget? = nil, suffix: Widget? = nil) {
      super.init(adw_action_row_new()!)
      setTitles(title, subtitle)
      if let prefix { addPrefix(prefix) }
      if let suffix {
        addSuffix(suffix)
        adw_action_row_set_activatable_widget(cast(), suffix.pointer)
      }
    }

    /// Wraps a row of another kind.
    init(row: UnsafeMutablePointer<GtkWidget>, title: String, subtitle: String) {
      super.init(row)
      setTitles(title, subtitle)
    }

    private final func setTitles(_ title: String, _ subtitle: String) {
      adw_preferences_row_set_use_markup(cast(), 0)
      self.title = title
      self.subtitle = subtitle
    }

    /// The title.
    public final var title: String {
      get { self[property: "title"] }
      set { self[property: "title"] = newValue }
    }

    /// The small text below it.
    public final var subtitle: String {
      get { self[property: "subtitle"] }
      set { self[property: "subtitle"] = newValue }
    }

    /// Whether the user can activate the row itself.
    public final var isActivatable: Bool {
      get { self[property: "activatable"] }
      set { self[property: "activatable"] = newValue }
    }

    /// Adds a widget at the beginning.
    public final func addPrefix(_ child: Widget) {
      adw_action_row_add_prefix(cast(), child.pointer)
      keep(child)
    }

    /// Adds a widget at the end.
    public final func addSuffix(_ child: Widget) {
      gtk_widget_set_valign(child.pointer, GTK_ALIGN_CENTER)
      adw_action_row_add_suffix(cast(), child.pointer)
      keep(child)
    }
  }

  extension Reactive where Base: ActionRow {
    /// Emits when the user activates the row.
    @MainActor public var activated: ControlEvent<Void> { controlEvent("activated") }
  }
#endif
