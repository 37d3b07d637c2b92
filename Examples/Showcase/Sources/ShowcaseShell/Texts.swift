// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK

extension Label {
  /// A text in the middle of its place, in several lines where it has to be.
  public static func centered(_ text: String? = nil, lines: Int32, styles: String...) -> Label {
    let label = Label(text)
    label.setAlignment(0.5)
    label.setWraps(lines: lines)
    gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    for style in styles { label.addStyle(style) }
    return label
  }
}

extension Widget {
  /// Makes the widget no wider than it has to be, in the middle of its place.
  public final func center() { gtk_widget_set_halign(pointer, GTK_ALIGN_CENTER) }

  /// Makes the widget no higher than it has to be, at the upper edge of its place.
  public final func atTop() { gtk_widget_set_valign(pointer, GTK_ALIGN_START) }
}

extension StatusPage {
  /// Shows a button for what the user can do about it.
  public func setAction(_ button: Button) {
    for style in ["pill", "suggested-action"] { button.addStyle(style) }
    button.center()
    setChild(button)
  }
}
