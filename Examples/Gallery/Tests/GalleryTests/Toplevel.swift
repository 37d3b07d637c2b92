// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import RxGTK
import WindowPictures

/// A window, a menu or a popover, as GTK and the X server know it.
@MainActor
struct Toplevel {
  let widget: UnsafeMutablePointer<GtkWidget>

  init(_ window: Window) { widget = window.pointer }

  init(_ widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

  /// What is open above a window: another window of the program, or a popover in this one.
  static func opened(above window: Window) -> Toplevel? {
    let windows = gtk_window_get_toplevels()!
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let object = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(object) }
      let other = rx_widget(object)!
      if other != window.pointer, gtk_widget_get_mapped(other) != 0 { return Toplevel(other) }
    }
    return popover(in: window.pointer).map(Toplevel.init)
  }

  private static func popover(in widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if gtk_widget_get_mapped(current) != 0 {
        if isA(current, gtk_popover_get_type()) { return current }
        if let found = popover(in: current) { return found }
      }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }

  /// Whether it is a window of its own, with a place on the screen that nothing else decides about.
  var isWindow: Bool { isA(widget, gtk_window_get_type()) }

  /// The number of the window on the X server; nil for menus, which are handed their keys by the window below.
  var identifier: String? {
    // GTK is linked with it where it has X at all.
    typealias Identifier = @convention(c) (OpaquePointer) -> UInt
    guard isWindow, let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "gdk_x11_surface_get_xid"),
      let surface = gtk_native_get_surface(OpaquePointer(widget))
    else { return nil }
    // What GTK has asked the server for has happened before somebody else uses the number.
    gdk_display_sync(gdk_surface_get_display(surface))
    return String(unsafeBitCast(symbol, to: Identifier.self)(surface))
  }

  /// How large it is.
  var size: Vector { Vector(x: Double(gtk_widget_get_width(widget)), y: Double(gtk_widget_get_height(widget))) }

  /// Whether keys go to something inside of it.
  var hasFocus: Bool {
    isWindow
      ? gtk_window_get_focus(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)) != nil
      : gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
        || gtk_widget_get_focus_child(widget) != nil
  }

  /// A place of a widget inside of it as a place of its surface, which has a shadow where there is a compositor.
  func place(of point: Vector, in inside: Widget) -> Vector { place(of: point, in: inside.pointer) }

  func place(of point: Vector, in inside: UnsafeMutablePointer<GtkWidget>) -> Vector {
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(inside, widget, point.x, point.y, &x, &y)
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(OpaquePointer(widget), &left, &top)
    return Vector(x: x + left, y: y + top)
  }

  /// The versions of what draws.
  static var versions: String {
    let pango = String(cString: pango_version_string())
    return "GTK \(gtk_get_major_version()).\(gtk_get_minor_version()), "
      + "libadwaita \(adw_get_major_version()).\(adw_get_minor_version()), Pango \(pango.prefix { $0 != " " })"
  }

  /// The places and sizes of all widgets inside of it, or inside of one of them.
  func places(of inside: Widget?) -> [Double] {
    var found: [Double] = []
    _ = Self.first(in: inside?.pointer ?? widget) { candidate in
      let corner = place(of: .zero, in: candidate)
      let (width, height) = (gtk_widget_get_width(candidate), gtk_widget_get_height(candidate))
      found += [corner.x, corner.y, Double(width), Double(height)]
      return false
    }
    return found
  }

  /// Takes the arrow of a popover away: what is beside it is transparent, which is black where there is no compositor.
  func hideArrow() {
    if !isWindow {
      gtk_popover_set_has_arrow(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkPopover.self), 0)
    }
  }

  /// The lower end of a popover, as a place of the surface of its window.
  var bottom: Double? {
    popup.map { Double(gdk_popup_get_position_y($0) + gdk_surface_get_height($0)) }
  }

  /// The right end of a popover, as a place of the surface of its window.
  var right: Double? {
    popup.map { Double(gdk_popup_get_position_x($0) + gdk_surface_get_width($0)) }
  }

  private var popup: OpaquePointer? { isWindow ? nil : gtk_native_get_surface(OpaquePointer(widget)) }
}
