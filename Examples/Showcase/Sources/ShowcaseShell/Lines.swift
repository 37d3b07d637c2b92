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
    let lines = Widget(FocusInside.make(FocusInside.box))
    lines.addStyle("lines")
    gtk_flow_box_set_selection_mode(lines.opaque, GTK_SELECTION_NONE)
    gtk_flow_box_set_max_children_per_line(lines.opaque, 12)
    gtk_flow_box_set_column_spacing(lines.opaque, 10)
    gtk_flow_box_set_row_spacing(lines.opaque, 10)
    for child in children {
      let place = FocusInside.make(FocusInside.place)
      gtk_flow_box_child_set_child(
        UnsafeMutableRawPointer(place).assumingMemoryBound(to: GtkFlowBoxChild.self), child.pointer)
      gtk_widget_set_focusable(place, 0)
      gtk_flow_box_insert(lines.opaque, place, -1)
      lines.keep(child)
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

/// The keyboard goes to what is in the lines, not to the places that it has in them.
///
/// A flow box of GTK says that it has taken the focus even if what it wants to give it to takes none, such as a text or a button that is not
/// enabled: Tab ends there. These two types move the focus as a box does.
@MainActor
private enum FocusInside {
  static let box = type("ShowcaseLines", gtk_flow_box_get_type())
  static let place = type("ShowcaseLinesPlace", gtk_flow_box_child_get_type())

  static func make(_ type: GType) -> UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!).assumingMemoryBound(to: GtkWidget.self)
  }

  private static func type(_ name: String, _ parent: GType) -> GType {
    var query = GTypeQuery()
    g_type_query(parent, &query)
    return g_type_register_static_simple(
      parent, name, query.class_size,
      { kind, _ in
        let box = g_type_class_ref(gtk_box_get_type())!.assumingMemoryBound(to: GtkWidgetClass.self)
        kind!.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = box.pointee.focus
      }, query.instance_size, nil, GTypeFlags(0))
  }
}
