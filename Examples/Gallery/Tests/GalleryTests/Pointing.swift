// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK
import WindowPictures

extension Toplevel {
  /// A place on the screen, as a place of a window.
  struct Spot: Equatable {
    let window: Toplevel
    let point: Vector

    static func == (one: Spot, other: Spot) -> Bool { one.point == other.point }
  }

  /// The middle of what shows a text, if it is there.
  func spot(ofText text: String) -> Spot? {
    let found = Self.first(in: widget) { candidate in
      guard isA(candidate, gtk_label_get_type()) else { return false }
      return String(cString: gtk_label_get_text(OpaquePointer(candidate))) == text
    }
    return found.flatMap(spot)
  }

  /// The middle of a widget that CSS calls so, or that has this class, as in `button.close`; -1 is the last one.
  func spot(ofNode node: String, _ index: Int) -> Spot? {
    let parts = node.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    _ = Self.first(in: widget) { candidate in
      let isCalledSo = parts[0].isEmpty || String(cString: gtk_widget_get_css_name(candidate)) == parts[0]
      if isCalledSo, parts.dropFirst().allSatisfy({ gtk_widget_has_css_class(candidate, $0) != 0 }) {
        found.append(candidate)
      }
      return false
    }
    let place = index < 0 ? found.count + index : index
    return found.indices.contains(place) ? spot(of: found[place]) : nil
  }

  /// The first visible widget for which `isFound` holds, a widget before what is inside of it.
  static func first(
    in widget: UnsafeMutablePointer<GtkWidget>, _ isFound: (UnsafeMutablePointer<GtkWidget>) -> Bool
  ) -> UnsafeMutablePointer<GtkWidget>? {
    guard gtk_widget_get_mapped(widget) != 0 else { return nil }
    if isFound(widget) { return widget }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if let found = first(in: current, isFound) { return found }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  /// The middle of a widget on the window that it is in; popovers have their place on that below them.
  private func spot(of inside: UnsafeMutablePointer<GtkWidget>) -> Spot? {
    let native = UnsafeMutableRawPointer(gtk_widget_get_native(inside)!).assumingMemoryBound(to: GtkWidget.self)
    let size = Vector(x: Double(gtk_widget_get_width(inside)), y: Double(gtk_widget_get_height(inside)))
    guard size.x > 0, size.y > 0 else { return nil }
    let holder = Toplevel(native)
    var point = holder.place(of: size * 0.5, in: inside)
    guard !holder.isWindow else { return Spot(window: holder, point: point) }
    let popup = gtk_native_get_surface(OpaquePointer(native))
    point = point + Vector(x: Double(gdk_popup_get_position_x(popup)), y: Double(gdk_popup_get_position_y(popup)))
    let below = gdk_popup_get_parent(popup).flatMap { gtk_native_get_for_surface($0) }
    return below.map { below in
      let window = UnsafeMutableRawPointer(below).assumingMemoryBound(to: GtkWidget.self)
      return Spot(window: Toplevel(window), point: point)
    }
  }
}
