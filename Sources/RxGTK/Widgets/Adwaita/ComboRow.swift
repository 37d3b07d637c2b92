// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

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
      didSet { show(items, insteadOf: oldValue, show) }
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
#endif
