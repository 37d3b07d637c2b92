// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import PlacesCore
import RxGTK

extension DrawingArea {
  /// Draws with another closure, from the next frame on.
  func show(_ drawing: @escaping @MainActor (Pen) -> Void) {
    draw = { [pointer] canvas in
      drawing(Pen(cairo: canvas.context, widget: pointer, width: canvas.size.x, height: canvas.size.y))
    }
  }
}

/// What an area is drawn with: the part of cairo that the app needs.
@MainActor
struct Pen {
  let cairo: OpaquePointer
  let widget: UnsafeMutablePointer<GtkWidget>
  let width: Double
  let height: Double

  /// Whether the colours are dark.
  var isDark: Bool { adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 }

  /// Whether the keyboard focus is to be seen on the widget.
  var showsFocus: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
      && gtk_widget_has_focus(widget) != 0
  }

  func set(_ color: Shade, alpha: Double = 1) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, alpha)
  }
  func fill() { cairo_fill(cairo) }
  func stroke(_ width: Double) {
    cairo_set_line_width(cairo, width)
    cairo_stroke(cairo)
  }
  func move(_ x: Double, _ y: Double) { cairo_move_to(cairo, x, y) }
  func line(_ x: Double, _ y: Double) { cairo_line_to(cairo, x, y) }
  func close() { cairo_close_path(cairo) }
  func circle(_ x: Double, _ y: Double, _ radius: Double) {
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
  }
  func arc(_ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double) {
    cairo_arc(cairo, x, y, radius, start, end)
  }
  func arcBack(_ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double) {
    cairo_arc_negative(cairo, x, y, radius, start, end)
  }
  func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    cairo_rectangle(cairo, x, y, width, height)
  }

  /// Draws in other coordinates, and comes back.
  func inside(x: Double, y: Double, turn: Double = 0, scale: Double = 1, _ draw: () -> Void) {
    cairo_save(cairo)
    cairo_translate(cairo, x, y)
    cairo_rotate(cairo, turn)
    cairo_scale(cairo, scale, scale)
    draw()
    cairo_restore(cairo)
  }

  /// Draws a ring of colours around a point: from `inner` pixels to `outer` pixels away from it. Nothing is drawn inside of the ring.
  func glow(_ x: Double, _ y: Double, inner: Double, outer: Double, _ color: Shade, alpha: Double) {
    let pattern = cairo_pattern_create_radial(x, y, inner, x, y, outer)!
    cairo_pattern_add_color_stop_rgba(pattern, 0, color.red, color.green, color.blue, alpha)
    cairo_pattern_add_color_stop_rgba(pattern, 0.4, color.red, color.green, color.blue, alpha * 0.35)
    cairo_pattern_add_color_stop_rgba(pattern, 1, color.red, color.green, color.blue, 0)
    cairo_set_source(cairo, pattern)
    circle(x, y, outer)
    circle(x, y, inner)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_pattern_destroy(pattern)
  }

  /// Fills the canvas with colours from the upper edge to the lower.
  func sky(_ top: Shade, _ bottom: Shade) {
    let pattern = cairo_pattern_create_linear(0, 0, 0, height)!
    cairo_pattern_add_color_stop_rgb(pattern, 0, top.red, top.green, top.blue)
    cairo_pattern_add_color_stop_rgb(pattern, 1, bottom.red, bottom.green, bottom.blue)
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
    cairo_pattern_destroy(pattern)
  }

  /// Draws into a picture and shows that. GTK keeps what an area draws: until the area draws anew, a frame copies the picture.
  func throughPicture(_ draw: (Pen) -> Void) {
    let scale = Double(gtk_widget_get_scale_factor(widget))
    let picture = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32((width * scale).rounded(.up)), Int32((height * scale).rounded(.up)))!
    cairo_surface_set_device_scale(picture, scale, scale)
    let inside = cairo_create(picture)!
    draw(Pen(cairo: inside, widget: widget, width: width, height: height))
    cairo_destroy(inside)
    cairo_set_source_surface(cairo, picture, 0, 0)
    cairo_paint(cairo)
    cairo_surface_destroy(picture)
  }
}
