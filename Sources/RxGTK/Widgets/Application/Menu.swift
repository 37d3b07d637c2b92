// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// A line of a menu, and what it does.
  public struct MenuItem {
    /// What the line says.
    public let title: String
    let keys: String?
    let action: @MainActor () -> Void

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - title: what the line says.
    ///   - keys: the keys that do the same, which the line shows; the program makes them work with `rx.shortcut`.
    ///   - action: what happens when the user chooses it.
    public init(_ title: String, keys: String? = nil, action: @escaping @MainActor () -> Void) {
      self.title = title
      self.keys = keys
      self.action = action
    }
  }

  /// The lines of a menu as GTK takes them.
  @MainActor
  private final class MenuModel {
    private let lines = ObjectReference(owning: g_menu_new()!)
    private let actions = ObjectReference(owning: OpaquePointer(g_simple_action_group_new()!))
    var model: OpaquePointer { lines.pointer }
    private var connections: [SignalConnection] = []
    private let mark = LiveMark("MenuModel")

    init(_ items: [MenuItem]) {
      for (index, item) in items.enumerated() {
        let action = g_simple_action_new("item\(index)", nil)!
        connections.append(SignalConnection(UnsafeMutableRawPointer(action), "activate") { _ in item.action() })
        g_action_map_add_action(actions.pointer, action)
        g_object_unref(UnsafeMutableRawPointer(action))
        let line = g_menu_item_new(item.title.withoutMnemonic, "menu.item\(index)")!
        if let keys = item.keys { g_menu_item_set_attribute_value(line, "accel", g_variant_new_string(keys)) }
        g_menu_append_item(model, line)
        g_object_unref(UnsafeMutableRawPointer(line))
      }
    }

    /// Lets the lines work in a widget.
    func install(in widget: UnsafeMutablePointer<GtkWidget>) {
      gtk_widget_insert_action_group(widget, "menu", actions.pointer)
    }

    /// Releases the actions of the lines, even if the menu is still retained.
    func disconnect() {
      for connection in connections { connection.dispose() }
      connections = []
    }
  }

  /// A button that opens a menu.
  public final class MenuButton: Widget {
    private let menu: MenuModel

    /// Makes a button with a named icon. The button of the window's main menu opens with F10, too.
    public init(icon: String, isMain: Bool = false, _ items: [MenuItem]) {
      menu = MenuModel(items)
      super.init(gtk_menu_button_new()!)
      gtk_menu_button_set_icon_name(opaque, icon)
      gtk_menu_button_set_primary(opaque, isMain ? 1 : 0)
      gtk_menu_button_set_menu_model(
        opaque, UnsafeMutableRawPointer(menu.model).assumingMemoryBound(to: GMenuModel.self))
      menu.install(in: pointer)
      // GTK keeps a menu that is open when its window closes.
      unmapping = SignalConnection(object, "unmap") { [weak self] _ in self?.isOpen = false }
    }

    private var unmapping: SignalConnection?

    /// Whether the menu is open. It does not open while the button is in no window.
    public var isOpen: Bool {
      get { gtk_menu_button_get_popover(opaque).map { gtk_widget_get_visible(rx_widget($0)) != 0 } ?? false }
      set {
        guard newValue else { return gtk_menu_button_popdown(opaque) }
        if isInWindow { gtk_menu_button_popup(opaque) }
      }
    }
  }

  extension Widget {
    /// Opens a menu on the widget, at a point of it if the pointer asked for it. The focus is where it was before when the menu is closed.
    ///
    /// It does nothing if the widget is in no window.
    public final func showMenu(_ items: [MenuItem], at point: (x: Double, y: Double)? = nil) {
      guard isInWindow else { return }
      let menu = MenuModel(items)
      let focused = gtk_widget_get_root(pointer).flatMap { gtk_root_get_focus($0) }.map { Widget($0) }
      let model = UnsafeMutableRawPointer(menu.model).assumingMemoryBound(to: GMenuModel.self)
      let popover = UncheckedPointer(gtk_popover_menu_new_from_model(model)!)
      let object = UnsafeMutableRawPointer(popover.value)
      menu.install(in: popover.value)
      gtk_widget_set_parent(popover.value, pointer)
      let instance = UncheckedPointer(object.assumingMemoryBound(to: GtkPopover.self))
      if let point {
        var place = GdkRectangle(x: Int32(point.x), y: Int32(point.y), width: 1, height: 1)
        gtk_popover_set_pointing_to(instance.value, &place)
      }
      var connections: [SignalConnection] = []
      let end = {
        menu.disconnect()
        for connection in connections { connection.dispose() }
        connections = []
        if gtk_widget_get_parent(popover.value) != nil { gtk_widget_unparent(popover.value) }
      }
      connections = [
        SignalConnection(object, "closed") { _ in
          // The line that was chosen does its work after the menu is closed.
          MainLoop.later {
            guard !connections.isEmpty else { return }
            end()
            // GTK leaves it nowhere when the menu is gone before it has given the focus back.
            if focused?.isOnScreen == true { focused?.focus() }
          }
        },
        // GTK keeps a menu that is open when its window closes.
        SignalConnection(self.object, "unmap") { _ in gtk_popover_popdown(instance.value) },
        // GTK leaves it to the program to take a menu away from a widget that ends.
        SignalConnection(self.object, "destroy") { _ in end() },
      ]
      gtk_popover_popup(instance.value)
    }
  }
#endif
