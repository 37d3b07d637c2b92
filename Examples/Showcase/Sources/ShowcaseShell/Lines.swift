// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK

/// Widgets one after the other, in as many lines as they need.
@MainActor
public final class Lines: Widget {
  private var children: [Widget] = []

  /// Makes lines of widgets.
  public init(_ children: [Widget] = []) {
    super.init(gtk_flow_box_new()!)
    gtk_flow_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    gtk_flow_box_set_max_children_per_line(opaque, 12)
    gtk_flow_box_set_column_spacing(opaque, 6)
    gtk_flow_box_set_row_spacing(opaque, 6)
    gtk_orientable_set_orientation(opaque, GTK_ORIENTATION_HORIZONTAL)
    show(children)
  }

  /// Shows other widgets.
  public func show(_ children: [Widget]) {
    while let child = gtk_widget_get_first_child(pointer) { gtk_flow_box_remove(opaque, child) }
    for child in children {
      gtk_flow_box_insert(opaque, child.pointer, -1)
      // The keyboard goes to what is in the line, not to the place that it has.
      if let place = gtk_widget_get_parent(child.pointer) { gtk_widget_set_focusable(place, 0) }
    }
    self.children = children
  }

  /// The lines with a title at their left.
  public func titled(_ title: String) -> Widget {
    let label = Label(title)
    for style in ["caption", "secondary"] { label.addStyle(style) }
    label.setWidth(characters: 7)
    label.atTop()
    label.setMargins(vertical: 10)
    setExpands(horizontally: true)
    return Box(.horizontal, spacing: 6, [label, self])
  }
}
