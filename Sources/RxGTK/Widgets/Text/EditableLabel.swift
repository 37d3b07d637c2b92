// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A text that becomes a field when the user clicks it. Enter takes what was typed, Escape does not.
  public final class EditableLabel: TextField {
    /// Makes a label.
    public init(_ text: String = "") {
      super.init(gtk_editable_label_new(text)!)
      endEditingWhenFocusLeaves()
    }

    /// GTK ends the editing 0.1 s after the focus has left the label, even if the label has been released, and takes
    /// the focus back. So the label ends the editing as soon as the focus is somewhere else. It is retained until GTK's
    /// timer has fired.
    private func endEditingWhenFocusLeaves() {
      let focus = gtk_event_controller_focus_new()!
      let focusLeft: @convention(c) (gpointer?, gpointer?) -> Void = { _, label in
        let release: @convention(c) (gpointer?) -> Void = { g_object_unref($0) }
        g_idle_add_full(
          G_PRIORITY_HIGH,
          { label in
            if !EditableLabel.hasFocusOfWindow(label!) { EditableLabel.endEditing(label!) }
            return 0
          }, g_object_ref(label), release)
        // After a break of the loop both this and GTK's timeout are due: the priority puts this behind it.
        g_timeout_add_full(G_PRIORITY_LOW, 200, { _ in 0 }, g_object_ref(label), release)
      }
      g_signal_connect_data(
        UnsafeMutableRawPointer(focus), "leave", unsafeBitCast(focusLeft, to: GCallback.self), object, nil,
        GConnectFlags(rawValue: 0))
      gtk_widget_add_controller(pointer, focus)
    }

    /// Whether keys go to the label when its window is active.
    private nonisolated static func hasFocusOfWindow(_ label: gpointer) -> Bool {
      let widget = rx_widget(label)
      guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
      return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    }

    /// GTK moves the focus to a label whose editing ends, wherever it was: a label that cannot take it leaves it there.
    private nonisolated static func endEditing(_ label: gpointer) {
      let (widget, object) = (rx_widget(label), label.assumingMemoryBound(to: GObject.self))
      let canFocus = gtk_widget_get_can_focus(widget)
      // An observer of the end may give the focus to the label.
      g_object_freeze_notify(object)
      if !hasFocusOfWindow(label) { gtk_widget_set_can_focus(widget, 0) }
      gtk_editable_label_stop_editing(OpaquePointer(label), 1)
      gtk_widget_set_can_focus(widget, canFocus)
      g_object_thaw_notify(object)
    }

    /// The field in the label. GTK's label has no signal of its own.
    override var enterObject: UnsafeMutableRawPointer { UnsafeMutableRawPointer(gtk_editable_get_delegate(opaque)!) }

    /// Whether the user is changing the text. Setting it to false takes what was typed.
    public var isEditing: Bool {
      get { gtk_editable_label_get_editing(opaque) != 0 }
      set {
        guard newValue != isEditing else { return }
        if newValue { gtk_editable_label_start_editing(opaque) } else { Self.endEditing(object) }
      }
    }
  }

  extension Reactive where Base: EditableLabel {
    /// Whether the user is changing the text.
    @MainActor public var isEditing: ControlProperty<Bool> { controlProperty("notify::editing", \.isEditing) }
  }
#endif
