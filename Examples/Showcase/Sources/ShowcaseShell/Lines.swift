// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK

/// Widgets one after the other, in as many lines as they need.
@MainActor
public final class Lines: Widget {
  private let holder: Box

  /// Makes lines of widgets.
  public init(_ children: [Widget] = []) {
    holder = Box(.horizontal)
    super.init(holder.pointer)
    show(children)
  }

  /// Shows other widgets, in other lines, which keep them.
  public func show(_ children: [Widget]) {
    let lines = Widget(gtk_flow_box_new()!)
    lines.addStyle("lines")
    gtk_flow_box_set_selection_mode(lines.opaque, GTK_SELECTION_NONE)
    gtk_flow_box_set_max_children_per_line(lines.opaque, 12)
    gtk_flow_box_set_column_spacing(lines.opaque, 10)
    gtk_flow_box_set_row_spacing(lines.opaque, 10)
    for child in children {
      gtk_flow_box_insert(lines.opaque, child.pointer, -1)
      lines.keep(child)
      // The keyboard goes to what is in the line, not to the place that it has.
      if let place = gtk_widget_get_parent(child.pointer) { gtk_widget_set_focusable(place, 0) }
    }
    lines.setExpands(horizontally: true)
    holder.replaceChildren([lines])
  }

  /// The lines with a title at their left.
  public func titled(_ title: String) -> Widget {
    let label = Label(title)
    for style in ["caption", "secondary"] { label.addStyle(style) }
    label.setWidth(characters: 7)
    label.atTop()
    label.setMargins(vertical: 7)
    setExpands(horizontally: true)
    return Box(.horizontal, spacing: 6, [label, self])
  }
}
