// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A GTK widget. Holds a reference to the GObject. A widget keeps those that are in it, so that a program needs to keep its window only.
  @MainActor
  open class Widget: ReactiveCompatible {
    /// The widget as GTK knows it.
    ///
    /// The address never changes; what is behind it belongs to the main thread.
    public nonisolated(unsafe) let pointer: UnsafeMutablePointer<GtkWidget>

    private var mark: LiveMark?

    /// The number of bindings that are setting something. What the widget emits during that is no user input.
    private var programmaticChanges = 0

    /// Streams that all subscribers share, by what they tell.
    final var sharedStreams: [String: Any] = [:]
    /// What assistive technology calls the widget, if the program has set it.
    private var accessibleLabel: String?

    /// What is in the widget, or belongs to it: it works for as long as this one does, whether or not the program keeps it.
    private var kept: [ObjectIdentifier: Widget] = [:]

    /// Keeps a widget that is in this one, so that its bindings go on.
    public final func keep(_ child: Widget) { kept[ObjectIdentifier(child)] = child }

    /// Keeps a widget no longer that has left this one.
    public final func letGo(of child: Widget) { kept[ObjectIdentifier(child)] = nil }

    /// What the widget keeps, in no order.
    final var keptWidgets: [Widget] { Array(kept.values) }

    /// Keeps nothing any more: the window closes.
    final func letGoOfAll() { kept = [:] }

    /// Wraps a widget that was just made; takes over its floating reference.
    public init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
      self.pointer = pointer
      g_object_ref_sink(pointer)
      mark = LiveMark("\(type(of: self))")
    }

    deinit {
      let pointer = UncheckedPointer(self.pointer)
      MainLoop.onMain { g_object_unref(pointer.value) }
    }

    /// The widget as an untyped GObject.
    public nonisolated var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pointer) }

    /// The widget as an opaque pointer, which is how many functions of GTK take it in Swift.
    public nonisolated var opaque: OpaquePointer { OpaquePointer(pointer) }

    /// The widget as the type that a function of GTK asks for, such as `GtkRange`. Nothing is checked.
    public nonisolated func cast<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
      object.assumingMemoryBound(to: type)
    }

    /// Changes the widget on behalf of the program: control properties do not emit what it causes.
    public final func withoutEcho(_ change: () -> Void) {
      programmaticChanges += 1
      change()
      programmaticChanges -= 1
    }

    /// Whether a change on behalf of the program is in progress.
    final var isChangedByProgram: Bool { programmaticChanges > 0 }

    /// Whether the widget is in a window that is not closed. GTK ends the program if a popover opens elsewhere.
    final var isInWindow: Bool {
      // For GTK, a closed window is in itself.
      gtk_widget_get_root(pointer) != nil && !isClosed
    }

    /// Whether the widget is a window that is closed.
    var isClosed: Bool { false }

    /// Whether the user can operate the widget.
    public final var isEnabled: Bool {
      get { gtk_widget_get_sensitive(pointer) != 0 }
      set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
    }

    /// Whether the widget is not shown. A closed window stays hidden.
    public final var isHidden: Bool {
      get { gtk_widget_get_visible(pointer) == 0 }
      set { if newValue || !isClosed { gtk_widget_set_visible(pointer, newValue ? 0 : 1) } }
    }

    /// Whether the widget is on the screen: it is not hidden, nor is anything that it is in.
    public final var isOnScreen: Bool { gtk_widget_get_mapped(pointer) != 0 }

    /// The opacity, from 0 to 1.
    public final var alpha: Double {
      get { gtk_widget_get_opacity(pointer) }
      set { gtk_widget_set_opacity(pointer, newValue) }
    }

    /// Adds a CSS class.
    public final func addStyle(_ name: String) { gtk_widget_add_css_class(pointer, name) }

    /// Adds a CSS class or takes it away.
    public final func setStyle(_ name: String, isOn: Bool) {
      if isOn { addStyle(name) } else { gtk_widget_remove_css_class(pointer, name) }
    }

    /// Sets the margins.
    public final func setMargins(horizontal: Int32 = 0, vertical: Int32 = 0) {
      gtk_widget_set_margin_start(pointer, horizontal)
      gtk_widget_set_margin_end(pointer, horizontal)
      gtk_widget_set_margin_top(pointer, vertical)
      gtk_widget_set_margin_bottom(pointer, vertical)
    }

    /// Lets the widget take the space that is left.
    public final func setExpands(horizontally: Bool = false, vertically: Bool = false) {
      gtk_widget_set_hexpand(pointer, horizontally ? 1 : 0)
      gtk_widget_set_vexpand(pointer, vertically ? 1 : 0)
    }

    /// The least width in pixels that the widget can have.
    public final var minimumWidth: Int {
      var minimum: Int32 = 0
      gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
      return Int(minimum)
    }

    /// The size in pixels that the widget has at the moment.
    public final var allocatedSize: Vector {
      Vector(x: Double(gtk_widget_get_width(pointer)), y: Double(gtk_widget_get_height(pointer)))
    }

    /// A place of this widget as a place of another one in the same window, such as the window itself.
    public final func convert(_ place: Vector, to other: Widget) -> Vector {
      var result = Vector.zero
      gtk_widget_translate_coordinates(pointer, other.pointer, place.x, place.y, &result.x, &result.y)
      return result
    }

    /// Asks for a size in pixels, at least.
    public final func setMinimumSize(width: Int32 = -1, height: Int32 = -1) {
      gtk_widget_set_size_request(pointer, width, height)
    }

    /// The text that appears while the pointer rests on the widget.
    public final var tooltip: String? {
      get { gtk_widget_get_tooltip_text(pointer).map { String(cString: $0) } }
      set { gtk_widget_set_tooltip_text(pointer, newValue) }
    }

    /// What assistive technology calls the widget. The row around the cell of a list, which has the keyboard focus in place of the cell, has the
    /// same name.
    public final func setAccessibleLabel(_ text: String) {
      accessibleLabel = text
      Self.setAccessibleLabel(text, of: pointer)
      nameListItem()
    }

    /// Gives the row of a list around this widget the same name as this widget, or none.
    final func nameListItem() {
      guard let listItem else { return }
      if let accessibleLabel {
        Self.setAccessibleLabel(accessibleLabel, of: listItem)
      } else {
        gtk_accessible_reset_property(OpaquePointer(listItem), GTK_ACCESSIBLE_PROPERTY_LABEL)
      }
    }

    private static func setAccessibleLabel(_ text: String, of widget: UnsafeMutablePointer<GtkWidget>) {
      var value = GValue()
      g_value_init(&value, String.objectType)
      g_value_set_string(&value, text)
      var property = GTK_ACCESSIBLE_PROPERTY_LABEL
      gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
      g_value_unset(&value)
    }

    /// The row of a list around this widget, if it is the cell of one.
    private var listItem: UnsafeMutablePointer<GtkWidget>? {
      guard var parent = gtk_widget_get_parent(pointer) else { return nil }
      func typeName(_ widget: UnsafeMutablePointer<GtkWidget>) -> String {
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        return String(cString: g_type_name_from_instance(instance))
      }
      // In a tree, an expander is around the cell.
      if typeName(parent) == "GtkTreeExpander", let row = gtk_widget_get_parent(parent) { parent = row }
      // The class is GTK's own: there is no function for its type.
      return typeName(parent) == "GtkListItemWidget" ? parent : nil
    }

    /// Whether the widget, or one inside of it, has the keyboard focus.
    public final var isFocused: Bool {
      gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    /// Moves the keyboard focus to the first widget inside of this one that takes it, unless one of them has it. Returns whether there is one.
    @discardableResult
    public final func focusInside() -> Bool { isFocused || gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD) != 0 }

    /// Moves the keyboard focus to the widget.
    open func focus() { gtk_widget_grab_focus(pointer) }
  }
#endif
