// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// The keys that move the focus in a view with sections leave titles out; GTK stops before a row that cannot be selected.
  extension ItemsView {
    /// Gives the view these keys, and passes the focus on that comes to a title from outside.
    func addSectionKeys() -> [InputController] {
      let keys = InputController(gtk_event_controller_key_new()!, on: pointer, route: .capture)
      keys.answer("key-pressed") { [weak self] arguments in
        let modifiers = Modifiers(GdkModifierType(rawValue: GdkModifierType.RawValue(arguments.flags(2))))
        return self?.moveFocus(Int32(arguments.uint(0)), modifiers) ?? false
      }
      let focus = InputController(gtk_event_controller_focus_new()!, on: pointer, route: .bubble)
      focus.on("enter") { [weak self] _ in
        // GTK is in the middle of moving the focus. What comes next finds it moved on.
        self?.beforeNextEvent { [weak self] in
          guard let self, isFocused else { return }
          leaveTitle()
          // From row to row GTK finds no title.
          sections?.setTitlesFocusable(false)
        }
      }
      focus.on("leave") { [weak self] _ in self?.sections?.setTitlesFocusable(true) }
      return [keys, focus]
    }

    /// Moves the focus from a title to the item behind it, or else to the one before it.
    private func leaveTitle() {
      guard let sections, let row = focusedIndex, sections.isTitle(row) else { return }
      if let item = item(from: row, by: 1) ?? item(from: row, by: -1) { sections.focus(item) }
    }

    /// Calls `body` when GTK is done with the event that it handles, before the next one.
    private func beforeNextEvent(_ body: @escaping @MainActor () -> Void) {
      typealias Box = HandlerBox<@MainActor () -> Void>
      g_idle_add_full(
        G_PRIORITY_HIGH,
        { data in
          MainActor.assumeIsolated { Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue().handler() }
          return 0
        }, Unmanaged.passRetained(Box(body)).toOpaque(), { Unmanaged<Box>.fromOpaque($0!).release() })
    }

    private func moveFocus(_ key: Int32, _ modifiers: Modifiers) -> Bool {
      // What is inside of a row has its own use for keys.
      guard let sections, let row = focusedIndex, let cell = cell(at: row),
        !cell.isFocused || sections.isTitle(row),
        modifiers.isDisjoint(with: [.alt, .super])
      else { return false }
      let isTab = [GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab].contains(key)
      if isTab, modifiers.contains(.control) || (self as? ListView)?.tabBehavior == .item { return false }
      guard let (start, step, isOwn) = target(of: key, isBackward: modifiers.contains(.shift), from: row) else {
        return false
      }
      // GTK's way is right where it leads to an item, or out of the view.
      let isInside = start >= 0 && start < count
      if !isOwn, !isInside || !sections.isTitle(start) { return false }
      let first = min(max(start, 0), count - 1)
      guard let found = item(from: first, by: step) ?? (isOwn ? item(from: first, by: -step) : nil) else {
        return !isTab
      }
      sections.focus(found)
      showFocus()
      if isTab || modifiers == .control { return true }
      select(found, modifies: modifiers.contains(.control), extends: modifiers.contains(.shift))
      return true
    }

    /// Where a key goes: the row, the way on from there if that is a title, and whether GTK's own way is not known.
    private func target(of key: Int32, isBackward: Bool, from row: Int) -> (start: Int, step: Int, isOwn: Bool)? {
      let isGrid = self is GridView
      let rowStep = isGrid ? gridColumns : 1
      let next = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL ? -1 : 1
      let page = max(indexesInSight.count - 1, 1)
      switch key {
      case GDK_KEY_Up, GDK_KEY_KP_Up: return (row - rowStep, -1, false)
      case GDK_KEY_Down, GDK_KEY_KP_Down: return (row + rowStep, 1, false)
      case GDK_KEY_Left, GDK_KEY_KP_Left: return isGrid ? (row - next, -next, false) : nil
      case GDK_KEY_Right, GDK_KEY_KP_Right: return isGrid ? (row + next, next, false) : nil
      case GDK_KEY_Home, GDK_KEY_KP_Home: return (0, 1, true)
      case GDK_KEY_End, GDK_KEY_KP_End: return (count - 1, -1, true)
      case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: return (row - page, -1, true)
      case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: return (row + page, 1, true)
      case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab:
        let isBack = isBackward || key == GDK_KEY_ISO_Left_Tab
        return (row + (isBack ? -1 : 1), isBack ? -1 : 1, false)
      default: return nil
      }
    }

    /// The first row that shows an item, from a row on.
    private func item(from row: Int, by step: Int) -> Int? {
      var row = row
      while row >= 0, row < count {
        if sections?.isTitle(row) == false { return row }
        row += step
      }
      return nil
    }

    /// Shows where the focus is, as GTK does after a key.
    private func showFocus() {
      guard let root = gtk_widget_get_root(pointer) else { return }
      gtk_window_set_focus_visible(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self), 1)
    }

    /// How many cells a grid has beside each other.
    private var gridColumns: Int {
      Dictionary(grouping: shownIndexes.compactMap { bounds(of: $0)?.origin.y }, by: { $0 }).map(\.value.count).max()
        ?? 1
    }

    /// Selects a row as the user does it with a key.
    private func select(_ row: Int, modifies: Bool, extends: Bool) {
      var children = [
        g_variant_new_uint32(guint32(row)), g_variant_new_boolean(modifies ? 1 : 0),
        g_variant_new_boolean(extends ? 1 : 0),
      ]
      let arguments = g_variant_ref_sink(g_variant_new_tuple(&children, 3))
      if let cell = cell(at: row) {
        gtk_widget_activate_action_variant(Self.row(of: cell), "list.select-item", arguments)
      }
      g_variant_unref(arguments)
    }
  }
#endif
