// SPDX-License-Identifier: MIT
import CGtk4
import RxCocoa
import RxGTK
import RxSwift

/// A field for a line of text; what is typed into a secret one is shown as dots, and kept in memory that is not swapped out.
final class LineField: Widget {
  fileprivate let focusController = UnsafeMutableRawPointer(gtk_event_controller_focus_new()!)

  init(isSecret: Bool) {
    super.init(isSecret ? gtk_password_entry_new()! : gtk_entry_new()!)
    if isSecret {
      gtk_password_entry_set_show_peek_icon(opaque, 1)
    } else {
      gtk_entry_set_input_purpose(cast(), GTK_INPUT_PURPOSE_EMAIL)
    }
    // The widget takes the controller over.
    gtk_widget_add_controller(pointer, OpaquePointer(focusController))
    addStyle("login-field")
  }

  /// The text in the field.
  var text: String {
    get { gtk_editable_get_text(opaque).map { String(cString: $0) } ?? "" }
    set {
      // Setting an equal text would move the cursor.
      guard newValue != text else { return }
      gtk_editable_set_text(opaque, newValue)
      gtk_editable_set_position(opaque, -1)
    }
  }
}

extension Reactive where Base: LineField {
  /// What the user types.
  @MainActor var text: ControlProperty<String> {
    controlProperty("notify::text", getter: { $0.text }, setter: { $0.text = $1 })
  }

  /// Emits when the user presses Enter.
  @MainActor var entered: ControlEvent<Void> { controlEvent("activate") }

  /// Emits when the field gets the keyboard focus.
  @MainActor var focused: ControlEvent<Void> { controlEvent("enter", of: base.focusController) }
}
