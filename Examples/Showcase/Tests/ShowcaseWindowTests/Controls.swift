// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK

/// What a user operates, and what assistive technology calls it.
@MainActor
enum Controls {
  typealias Pointer = Screen.Pointer

  /// The controls of a window that are seen and have no name: their types, and what else is known of them.
  static func unnamed(in window: Window) -> [String] {
    all(in: window.pointer).filter { !hasName($0) }.map { "\(Screen.typeName(of: $0)) “\(Screen.name(of: $0))”" }
  }

  /// All that is seen in a widget, and takes the keyboard focus or clicks.
  static func all(in widget: Pointer) -> [Pointer] {
    // The text of a field belongs to the field; what scrolls is called by what is in it.
    guard gtk_widget_get_mapped(widget) != 0, !isAny(widget, [gtk_text_get_type(), gtk_scrollbar_get_type()]) else {
      return []
    }
    let isFocusable = gtk_widget_get_focusable(widget) != 0 && !isAny(widget, [gtk_scrolled_window_get_type()])
    let isControl = isFocusable || isAny(widget, operated)
    let parts = isOfOnePiece(widget) ? [] : Screen.children(of: widget).flatMap { all(in: $0) }
    return (isControl ? [widget] : []) + parts
  }

  /// What is a control even if the keyboard focus is on a part of it, or never comes to it.
  private static var operated: [GType] {
    [
      gtk_button_get_type(), gtk_menu_button_get_type(), gtk_editable_get_type(), gtk_range_get_type(),
      gtk_drop_down_get_type(),
    ]
  }

  /// Whether GTK puts the widget together, with names of its own for the parts or none.
  private static func isOfOnePiece(_ widget: Pointer) -> Bool {
    isAny(
      widget,
      [
        gtk_menu_button_get_type(), gtk_range_get_type(), gtk_drop_down_get_type(), gtk_spin_button_get_type(),
        gtk_calendar_get_type(), adw_combo_row_get_type(),
      ])
  }

  private static func hasName(_ widget: Pointer) -> Bool {
    let accessible = OpaquePointer(widget)
    let hasLabel = gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
    if isAny(widget, [gtk_button_get_type()]) {
      // GTK says that a picture labels its button, and that a button has a label whose text is empty.
      let button = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self)
      guard let text = gtk_button_get_label(button) else { return hasLabel || !Screen.texts(in: widget).isEmpty }
      return text.pointee != 0
    }
    if isAny(widget, [adw_preferences_row_get_type()]) {
      let row = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: AdwPreferencesRow.self)
      return hasLabel || adw_preferences_row_get_title(row).map { $0.pointee != 0 } ?? false
    }
    return hasLabel || gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
  }

  private static func isAny(_ widget: Pointer, _ types: [GType]) -> Bool {
    types.contains { Screen.isA(widget, $0) }
  }
}
