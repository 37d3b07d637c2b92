// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK

/// A column that scrolls, and becomes no wider than is readable.
@MainActor
public final class ScrollingColumn: Widget {
  /// Makes a column around a child, at the upper edge or in the middle.
  public init(_ child: Widget, width: Int32, isCentered: Bool = false) {
    let scroller = ScrolledWindow(Clamp(child, width: width))
    super.init(scroller.pointer)
    keep(scroller)
    if isCentered { gtk_widget_set_valign(child.pointer, GTK_ALIGN_CENTER) }
    setExpands(horizontally: true, vertically: true)
  }
}
