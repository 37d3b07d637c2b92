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
      outliveItsTimeout()
    }

    /// GTK looks at the label 0.1 s after it has lost the focus, also if the label is gone by then. So a label that loses
    /// the focus is kept for twice as long.
    private func outliveItsTimeout() {
      let focus = gtk_event_controller_focus_new()!
      let keep: @convention(c) (gpointer?, gpointer?) -> Void = { _, label in
        g_object_ref(label)
        g_timeout_add(
          200,
          { label in
            g_object_unref(label)
            return 0
          }, label)
      }
      g_signal_connect_data(
        UnsafeMutableRawPointer(focus), "leave", unsafeBitCast(keep, to: GCallback.self), object, nil,
        GConnectFlags(rawValue: 0))
      gtk_widget_add_controller(pointer, focus)
    }

    /// Whether the user is changing the text. Setting it to false takes what was typed.
    public var isEditing: Bool {
      get { gtk_editable_label_get_editing(opaque) != 0 }
      set {
        guard newValue != isEditing else { return }
        if newValue { gtk_editable_label_start_editing(opaque) } else { gtk_editable_label_stop_editing(opaque, 1) }
      }
    }
  }

  extension Reactive where Base: EditableLabel {
    /// Whether the user is changing the text.
    @MainActor public var isEditing: ControlProperty<Bool> { controlProperty("notify::editing", \.isEditing) }
  }
#endif
