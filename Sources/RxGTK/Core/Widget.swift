// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A GTK widget. Holds a reference to the GObject; children are kept by their parents, as always in GTK.
  @MainActor
  open class Widget: ReactiveCompatible {
    /// The widget as GTK knows it.
    ///
    /// The address never changes; what is behind it belongs to the main thread.
    // nonisolated(unsafe): immutable; only the main thread looks behind it.
    public nonisolated(unsafe) let pointer: UnsafeMutablePointer<GtkWidget>

    /// Setters from bindings in progress; what the widget emits meanwhile is no user input.
    private var programmaticChanges = 0

    /// Wraps a widget that was just made; takes over its floating reference.
    public init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
      self.pointer = pointer
      g_object_ref_sink(pointer)
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

    /// Whether the user can operate the widget.
    public final var isEnabled: Bool {
      get { gtk_widget_get_sensitive(pointer) != 0 }
      set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
    }

    /// Whether the widget is not shown.
    public final var isHidden: Bool {
      get { gtk_widget_get_visible(pointer) == 0 }
      set { gtk_widget_set_visible(pointer, newValue ? 0 : 1) }
    }

    /// The opacity, from 0 to 1.
    public final var alpha: Double {
      get { gtk_widget_get_opacity(pointer) }
      set { gtk_widget_set_opacity(pointer, newValue) }
    }

    /// Adds a CSS class.
    public final func addStyle(_ name: String) { gtk_widget_add_css_class(pointer, name) }

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

    /// What assistive technology calls the widget.
    public final func setAccessibleLabel(_ text: String) {
      var value = GValue()
      g_value_init(&value, GType(16 << 2))
      g_value_set_string(&value, text)
      var property = GTK_ACCESSIBLE_PROPERTY_LABEL
      gtk_accessible_update_property_value(opaque, 1, &property, &value)
      g_value_unset(&value)
    }

    /// Whether the widget, or one inside of it, has the keyboard focus.
    public final var isFocused: Bool {
      gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    /// Moves the keyboard focus to the widget.
    public final func focus() { gtk_widget_grab_focus(pointer) }
  }
#endif
