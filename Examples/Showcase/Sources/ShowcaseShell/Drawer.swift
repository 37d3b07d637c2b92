// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK

/// What opens above a list, such as a form or a filter. It scrolls where there is no room for all of it: the window keeps its height, and the list
/// some rows.
@MainActor
public final class Drawer: Widget {
  /// How low a list with a drawer above it becomes.
  public static let listHeight: Int32 = 110

  private let revealer: Revealer

  /// Makes a drawer that is closed.
  public init(_ content: Widget) {
    let place = Box(.vertical, [ScrolledWindow(.column(content))])
    place.addStyle("bar")
    gtk_widget_set_layout_manager(
      place.pointer, gtk_custom_layout_new({ _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }, measurePlace, allocatePlace))
    revealer = Revealer(place)
    super.init(revealer.pointer)
  }

  /// Whether the content is shown.
  public var isOpen: Bool {
    get { revealer.isRevealed }
    set { revealer.isRevealed = newValue }
  }
}

/// How low a drawer becomes, unless its content is lower.
private let leastHeight: Int32 = 70

/// The drawer asks for the height that its content has at its width. A scrolled window of GTK does not look at
/// its width.
private let measurePlace: GtkCustomMeasureFunc = { place, orientation, size, minimum, natural, _, _ in
  let scroller = gtk_widget_get_first_child(place)
  guard orientation == GTK_ORIENTATION_VERTICAL else {
    return gtk_widget_measure(scroller, orientation, size, minimum, natural, nil, nil)
  }
  var height: Int32 = 0
  gtk_widget_measure(gtk_scrolled_window_get_child(OpaquePointer(scroller)), orientation, size, nil, &height, nil, nil)
  minimum?.pointee = min(height, leastHeight)
  natural?.pointee = height
}

private let allocatePlace: GtkCustomAllocateFunc = { place, width, height, baseline in
  gtk_widget_allocate(gtk_widget_get_first_child(place), width, height, baseline, nil)
}
