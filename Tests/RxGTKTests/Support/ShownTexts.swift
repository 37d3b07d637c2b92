// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// The texts of the labels in a widget, in their order.
  @MainActor
  func shownTexts(_ widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    var texts: [String] = []
    if String(cString: g_type_name_from_instance(instance)) == "GtkLabel" {
      texts.append(String(cString: gtk_label_get_text(OpaquePointer(widget))))
    }
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      if gtk_widget_get_child_visible(next) != 0 { texts += shownTexts(next) }
      child = gtk_widget_get_next_sibling(next)
    }
    return texts
  }
#endif
