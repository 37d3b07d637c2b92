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

    /// GTK ends the editing 0.1 s after the focus has left the label, also if the label is gone by then, and takes the focus
    /// back. So a label that loses the focus ends the editing shortly before GTK does, and is kept until after that.
    private func endEditingWhenFocusLeaves() {
      let focus = gtk_event_controller_focus_new()!
      let focusLeft: @convention(c) (gpointer?, gpointer?) -> Void = { _, label in
        g_object_ref(label)
        // The priority puts it before GTK's where the loop was busy and both are due.
        g_timeout_add_full(
          G_PRIORITY_HIGH, 90,
          { label in
            if !EditableLabel.hasFocus(label!) { EditableLabel.endEditing(label!) }
            return 0
          }, label, nil)
        g_timeout_add(
          200,
          { label in
            g_object_unref(label)
            return 0
          }, label)
      }
      g_signal_connect_data(
        UnsafeMutableRawPointer(focus), "leave", unsafeBitCast(focusLeft, to: GCallback.self), object, nil,
        GConnectFlags(rawValue: 0))
      gtk_widget_add_controller(pointer, focus)
    }

    private nonisolated static func hasFocus(_ label: gpointer) -> Bool {
      gtk_widget_get_state_flags(rx_widget(label)).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    /// GTK moves the focus to a label whose editing ends, wherever it was: a label that cannot take it leaves it there.
    private nonisolated static func endEditing(_ label: gpointer) {
      let widget = rx_widget(label)
      let canFocus = gtk_widget_get_can_focus(widget)
      if !hasFocus(label) { gtk_widget_set_can_focus(widget, 0) }
      gtk_editable_label_stop_editing(OpaquePointer(label), 1)
      gtk_widget_set_can_focus(widget, canFocus)
    }

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
