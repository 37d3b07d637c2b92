// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  extension ColumnView {
    /// Gives keys to the head of the last column. GTK 4.8 lets the pointer sort only.
    ///
    /// The space bar and Enter sort. The heads are one stop of the tab key, and the arrow keys go from one to the other.
    func addHeadKeys(for column: Int) {
      guard let header = gtk_widget_get_first_child(pointer), let head = gtk_widget_get_last_child(header),
        gtk_widget_get_focusable(head) == 0
      else { return }
      gtk_widget_set_can_focus(header, 1)
      if headKeys.isEmpty { gtk_widget_set_focusable(head, 1) }
      let keys = InputController(gtk_event_controller_key_new()!, on: head, route: .bubble)
      keys.answer("key-pressed") { [weak self] arguments in
        self?.useKey(Int32(arguments.uint(0)), on: head, of: column) ?? false
      }
      headKeys[column] = (head, keys)
    }

    private func useKey(_ key: Int32, on head: UnsafeMutablePointer<GtkWidget>, of column: Int) -> Bool {
      switch key {
      case GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter: sortByUser(column)
      case GDK_KEY_Left, GDK_KEY_KP_Left: moveFocus(from: head, toLeft: true)
      case GDK_KEY_Right, GDK_KEY_KP_Right: moveFocus(from: head, toLeft: false)
      default: return false
      }
      return true
    }

    /// Moves the focus to the next head that has keys.
    private func moveFocus(from head: UnsafeMutablePointer<GtkWidget>, toLeft: Bool) {
      let heads = shownColumns.compactMap { headKeys[$0]?.head }
      let goesBack = toLeft != (gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL)
      guard let place = heads.firstIndex(of: head) else { return }
      let next = place + (goesBack ? -1 : 1)
      guard heads.indices.contains(next) else { return }
      gtk_widget_set_focusable(heads[next], 1)
      gtk_widget_grab_focus(heads[next])
      gtk_widget_set_focusable(head, 0)
    }
  }
#endif
