// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

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
