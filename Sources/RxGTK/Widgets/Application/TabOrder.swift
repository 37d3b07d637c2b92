// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  extension Window {
    /// Says through which widgets the Tab key goes, in this order and round again; Shift and Tab go the other way.
    ///
    /// Widgets that are hidden or disabled are left out while they are. By itself GTK goes on from where the focus has been before in each
    /// part of the window, and from row to row of a list.
    public func setTabOrder(_ widgets: [Widget]) {
      let order = widgets.map { WeakWidget($0) }
      for controller in tabs { controller.remove() }
      tabs = [("Tab", 1), ("<Shift>Tab", -1)].map { key, step in
        ShortcutController(self, [key], isFirst: true) { [weak self] in
          self?.moveFocus(by: step, in: order.compactMap(\.value)) ?? false
        }
      }
    }

    private func moveFocus(by step: Int, in order: [Widget]) -> Bool {
      // A menu has its own order.
      guard let focus = gtk_window_get_focus(window) else { return false }
      guard gtk_widget_get_native(focus) == OpaquePointer(pointer) else { return false }
      let widgets = order.filter { gtk_widget_get_mapped($0.pointer) != 0 && gtk_widget_is_sensitive($0.pointer) != 0 }
      guard !widgets.isEmpty else { return false }
      let start = widgets.firstIndex(where: \.isFocused) ?? (step > 0 ? -1 : widgets.count)
      for distance in 1...widgets.count {
        let widget = widgets[(start + step * distance + 2 * widgets.count) % widgets.count]
        widget.focus()
        if widget.isFocused { break }
      }
      gtk_window_set_focus_visible(window, 1)
      return true
    }
  }
#endif
