// SPDX-License-Identifier: MIT
import CGtk4
import RxCocoa
import RxGTK
import RxSwift

/// A choice that is made or not, as small as its text.
@MainActor
public final class Chip: Widget {
  /// Makes a choice that is not made.
  public init(_ title: String = "") {
    super.init(gtk_toggle_button_new_with_label(title)!)
    addStyle("chip")
  }

  /// Whether the choice is made.
  public var isOn: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    set { if newValue != isOn { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) } }
  }

  /// What the choice is called.
  public var title: String? {
    get { gtk_button_get_label(cast()).map { String(cString: $0) } }
    set { gtk_button_set_label(cast(), newValue ?? "") }
  }
}

extension Reactive where Base: Chip {
  /// Emits when the user clicks the chip or presses it with the keyboard, and not when the program changes it.
  @MainActor public var tap: ControlEvent<Void> { controlEvent("clicked") }

  /// Emits when the user clicks the chip, which stays as it was: what the program derives from the wish says whether it is on.
  @MainActor public var wish: Observable<Void> {
    signal("clicked") { [weak base] _ in
      base?.isOn.toggle()
      return ()
    }
  }
}

extension Chip {
  /// Says on the chip that opens a filter whether the filter leaves anything out, also to assistive technology.
  public func showFilter(of things: String, isSet: Bool) {
    title = isSet ? "Filter •" : "Filter"
    setAccessibleLabel(isSet ? "Filter \(things), a filter is set" : "Filter \(things)")
  }

  /// Lets the title be cut where there is no room for it.
  public func letTextBeCut() {
    guard let label = gtk_button_get_child(cast()) else { return }
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
  }

  /// Puts the title into several lines where there is no room for one.
  public func letTextWrap(lines: Int32) { wrapText(ofButton: self, lines: lines) }
}

extension Button {
  /// Puts the title into several lines where there is no room for one.
  public func letTextWrap(lines: Int32) { wrapText(ofButton: self, lines: lines) }
}

@MainActor
private func wrapText(ofButton button: Widget, lines: Int32) {
  guard let label = gtk_button_get_child(button.cast()).map({ OpaquePointer($0) }) else { return }
  gtk_label_set_wrap(label, 1)
  gtk_label_set_natural_wrap_mode(label, GTK_NATURAL_WRAP_NONE)
  gtk_label_set_lines(label, lines)
  gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
  gtk_label_set_justify(label, GTK_JUSTIFY_CENTER)
}
