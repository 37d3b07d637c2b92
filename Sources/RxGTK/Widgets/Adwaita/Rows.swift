// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Rows with a title, in a frame, as in preferences.
  public final class PreferencesGroup: Widget {
    /// Makes a group of rows.
    public init(title: String = "", description: String? = nil, _ rows: [Widget] = []) {
      super.init(adw_preferences_group_new()!)
      adw_preferences_group_set_title(cast(), title)
      adw_preferences_group_set_description(cast(), description)
      for row in rows { add(row) }
    }

    /// The title, in Pango's markup.
    public var title: String {
      get { self[property: "title"] }
      set { self[property: "title"] = newValue }
    }

    /// Adds a row.
    public func add(_ row: Widget) {
      adw_preferences_group_add(cast(), row.pointer)
      keep(row)
    }

    /// Takes a row away.
    public func remove(_ row: Widget) {
      adw_preferences_group_remove(cast(), row.pointer)
      letGo(of: row)
    }
  }

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

  /// A row whose value the user chooses from a list of texts.
  public final class ComboRow: ActionRow, ChoiceControl {
    /// Makes a row; the first text is chosen.
    public init(title: String, subtitle: String = "", _ items: [String] = []) {
      self.items = items
      super.init(row: adw_combo_row_new()!, title: title, subtitle: subtitle)
      show()
    }

    private func show() { setItems(items) { adw_combo_row_set_model(cast(), $0) } }

    /// The texts. A text that is chosen stays so if it is still there.
    public var items: [String] {
      didSet {
        guard items != oldValue else { return }
        let chosen = selectedIndex.flatMap { oldValue.place(of: $0, in: items) }
        withoutEcho {
          show()
          if let chosen { selectedIndex = chosen }
        }
      }
    }

    /// The text that is chosen, by its place.
    public var selectedIndex: Int? {
      get {
        let index = adw_combo_row_get_selected(cast())
        return index == guint.max ? nil : Int(index)
      }
      set { adw_combo_row_set_selected(cast(), guint(position: newValue)) }
    }

    /// What tells of another choice.
    public var choiceSignals: [(object: UnsafeMutableRawPointer, name: String)] { [(object, "notify::selected")] }
  }

  /// A row that shows and hides further rows.
  public final class ExpanderRow: Widget, ExpandableContainer {
    /// Makes a row that hides others.
    public init(title: String, subtitle: String = "", _ rows: [Widget] = []) {
      super.init(adw_expander_row_new()!)
      adw_preferences_row_set_use_markup(cast(), 0)
      adw_preferences_row_set_title(cast(), title)
      adw_expander_row_set_subtitle(cast(), subtitle)
      for row in rows { add(row) }
    }

    /// Adds a row below.
    public func add(_ row: Widget) {
      adw_expander_row_add_row(cast(), row.pointer)
      keep(row)
    }

    /// Whether the rows are shown.
    public var isExpanded: Bool {
      get { adw_expander_row_get_expanded(cast()) != 0 }
      set { adw_expander_row_set_expanded(cast(), newValue ? 1 : 0) }
    }
  }
#endif
