// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK

/// What GTK says of the widgets on the screen.
extension Screen {
  /// All widgets that are seen inside of one, and itself.
  static func all(in widget: Pointer) -> [Pointer] {
    gtk_widget_get_mapped(widget) == 0 ? [] : [widget] + children(of: widget).flatMap { all(in: $0) }
  }

  /// The widgets that are in one, whether they are seen or not.
  static func children(of widget: Pointer) -> [Pointer] {
    var found: [Pointer] = []
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      found.append(next)
      child = gtk_widget_get_next_sibling(next)
    }
    return found
  }

  /// The texts that are seen inside of a widget.
  static func texts(in widget: Pointer) -> [String] { all(in: widget).compactMap(ownText) }

  /// The windows of a type that are open.
  static func windows(ofType type: String) -> [Pointer] {
    guard let list = gtk_window_list_toplevels() else { return [] }
    defer { g_list_free(list) }
    var found: [Pointer] = []
    var entry: UnsafeMutablePointer<GList>? = list
    while let next = entry {
      let window = next.pointee.data.assumingMemoryBound(to: GtkWidget.self)
      if typeName(of: window) == type, gtk_widget_get_mapped(window) != 0 { found.append(window) }
      entry = next.pointee.next
    }
    return found
  }

  /// The texts of a window of a type; nil if no such window is open.
  static func texts(ofWindow type: String) -> [String]? { windows(ofType: type).first.map { texts(in: $0) } }

  static func typeName(of widget: Pointer) -> String { String(cString: g_type_name_from_instance(instance(widget))) }

  static func isA(_ widget: Pointer, _ type: GType) -> Bool { g_type_check_instance_is_a(instance(widget), type) != 0 }

  static func name(of widget: Pointer) -> String {
    let tooltip = gtk_widget_get_tooltip_text(widget).map { String(cString: $0) }
    let own = [tooltip, property("placeholder-text", of: widget), property("title", of: widget)].compactMap(\.self)
      .filter { !$0.isEmpty }
    // The text of a field belongs to the field.
    if isA(widget, gtk_text_get_type()), let field = gtk_widget_get_parent(widget) {
      let row = Self.ancestor(of: field, adw_preferences_row_get_type())
      return name(of: row ?? field)
    }
    let name = (own + texts(in: widget)).joined(separator: " ")
    return name.isEmpty ? typeName(of: widget) : name
  }

  private static func ownText(_ widget: Pointer) -> String? {
    guard isA(widget, gtk_label_get_type()) else { return nil }
    let text = gtk_label_get_text(OpaquePointer(widget)).map { String(cString: $0) } ?? ""
    return text.isEmpty ? nil : text
  }

  private static func ancestor(of widget: Pointer, _ type: GType) -> Pointer? { gtk_widget_get_ancestor(widget, type) }

  private static func instance(_ widget: Pointer) -> UnsafeMutablePointer<GTypeInstance> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
  }

  private static func property(_ name: String, of widget: Pointer) -> String? {
    let kind = UnsafeMutableRawPointer(instance(widget).pointee.g_class).assumingMemoryBound(to: GObjectClass.self)
    let text = GType(16 << 2)
    guard let found = g_object_class_find_property(kind, name), found.pointee.value_type == text else { return nil }
    var value = GValue()
    g_value_init(&value, text)
    defer { g_value_unset(&value) }
    g_object_get_property(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), name, &value)
    return g_value_get_string(&value).map { String(cString: $0) }
  }
}
