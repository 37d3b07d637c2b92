// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

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
#endif
