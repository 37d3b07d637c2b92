// SPDX-License-Identifier: MIT
import CGtk4
import RxCocoa
import RxGTK
import RxSwift

/// Rows with a heading.
final class RowGroup: Widget {
  init(_ rows: [Widget]) {
    super.init(adw_preferences_group_new()!)
    for row in rows { adw_preferences_group_add(cast(), row.pointer) }
  }

  func setTexts(title: String, details: String = "") {
    adw_preferences_group_set_title(cast(), title)
    adw_preferences_group_set_description(cast(), details)
  }
}

/// A row with a name and a value.
final class ValueRow: Widget {
  init() {
    super.init(adw_action_row_new()!)
    addStyle("property")
  }

  func setTexts(title: String, value: String) {
    adw_preferences_row_set_use_markup(cast(), 0)
    adw_preferences_row_set_title(cast(), title)
    adw_action_row_set_subtitle(cast(), value)
    setAccessibleLabel("\(title): \(value)")
  }
}

/// A row whose value the user edits: Enter or the button at its end applies it.
final class FieldRow: Widget {
  init() {
    super.init(adw_entry_row_new()!)
    adw_entry_row_set_show_apply_button(cast(), 1)
    adw_preferences_row_set_use_markup(cast(), 0)
    // The button shows a picture: its name is what its tooltip says, in the language of the desktop.
    if let button = applyButton.map({ Widget($0) }), let text = button.tooltip { button.setAccessibleLabel(text) }
  }

  var text: String {
    get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
    set {
      // Setting an equal text would move the cursor.
      if newValue != text { gtk_editable_set_text(opaque, newValue) }
    }
  }

  func setTitle(_ title: String) {
    adw_preferences_row_set_title(cast(), title)
    setAccessibleLabel(title)
  }

  /// The button at the end. The row makes it and hands it out to nobody; Enter in the field does what it does, if it is enabled.
  fileprivate var applyButton: UnsafeMutablePointer<GtkWidget>? { Self.button(in: pointer) }

  private static func button(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    if g_type_check_instance_is_a(instance, gtk_button_get_type()) != 0 { return widget }
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      if let found = button(in: next) { return found }
      child = gtk_widget_get_next_sibling(next)
    }
    return nil
  }
}

extension Reactive where Base: FieldRow {
  /// What the user types.
  @MainActor var text: ControlProperty<String> {
    controlProperty("notify::text", getter: { $0.text }, setter: { $0.text = $1 })
  }

  /// Takes whether what is typed can be applied.
  @MainActor var canApply: Binder<Bool> {
    Binder(base) { row, canApply in
      if let button = row.applyButton { gtk_widget_set_sensitive(button, canApply ? 1 : 0) }
    }
  }

  /// Emits when the user wants what is typed.
  @MainActor var applied: ControlEvent<Void> { controlEvent("apply") }
}

/// A row with a list to choose from.
final class ChoiceRow: Widget {
  init() {
    super.init(adw_combo_row_new()!)
    adw_preferences_row_set_use_markup(cast(), 0)
  }

  /// Shows the choices and marks one; tells nobody of it.
  func show(title: String, choices: [String], selected: Int) {
    withoutEcho {
      // The row's name for assistive technology is its title.
      adw_preferences_row_set_title(cast(), title)
      if choices != self.choices {
        let list = gtk_string_list_new(nil)!
        for choice in choices { gtk_string_list_append(list, choice) }
        adw_combo_row_set_model(cast(), list)
        g_object_unref(UnsafeMutableRawPointer(list))
      }
      if self.selected != selected { adw_combo_row_set_selected(cast(), guint(selected)) }
    }
  }

  var selected: Int { Int(adw_combo_row_get_selected(cast())) }

  private var choices: [String] {
    guard let model = adw_combo_row_get_model(cast()) else { return [] }
    return (0..<g_list_model_get_n_items(model)).compactMap { index in
      gtk_string_list_get_string(model, index).map { String(cString: $0) }
    }
  }
}

extension Reactive where Base: ChoiceRow {
  /// Emits the index of what the user chooses.
  @MainActor var chosen: Observable<Int> {
    controlProperty("notify::selected", getter: { $0.selected }, setter: { _, _ in }).changed.asObservable()
  }
}
