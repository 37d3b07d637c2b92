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

extension Widget {
  /// A widget as wide as the list below it: not wider than is readable.
  public static func column(_ child: Widget) -> Widget {
    let column = Clamp(child, width: ShowcaseStyle.columnWidth)
    column.setExpands(horizontally: true)
    return column
  }
}

extension StatusPage {
  /// Lets the page take the focus. Otherwise GTK moves the focus to the first widget of the window.
  ///
  /// - Parameter name: what assistive technology calls the page.
  public func holdFocus(as name: String) {
    takesFocus = true
    setAccessibleLabel(name)
  }

  /// Shows a button for what the user can do about it.
  public func setAction(_ button: Button) {
    prepare(button)
    setChild(button)
  }

  /// Shows a spinner while something is on its way, or a button for what the user can do about it.
  public func setChildren(_ spinner: Spinner, _ button: Button) {
    prepare(button)
    spinner.setMinimumSize(width: 48, height: 48)
    setChild(Box(.vertical, [spinner, button]))
  }

  private func prepare(_ button: Button) {
    for style in ["pill", "suggested-action"] { button.addStyle(style) }
    button.center()
  }
}

extension Spinner {
  /// Whether it is there and turns.
  public var isTurning: Bool {
    get { isAnimating }
    set { (isAnimating, isHidden) = (newValue, !newValue) }
  }
}
