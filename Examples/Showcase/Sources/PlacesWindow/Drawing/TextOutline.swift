// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK

/// The outline of a text in the font that a widget has at the time. It is made once and drawn in any size: a font of another size in each frame costs more than all
/// else that is drawn.
@MainActor
struct TextOutline {
  private let steps: [Step]
  private let width: Double
  private let height: Double

  private enum Step {
    case move(Double, Double)
    case line(Double, Double)
    case curve(Double, Double, Double, Double, Double, Double)
    case close
  }

  /// The size of the font that the outline is made with.
  private static let size = 64.0

  init(_ text: String, isBold: Bool, for widget: Widget) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)!
    let cairo = cairo_create(surface)!
    let layout = gtk_widget_create_pango_layout(widget.pointer, text)!
    let own = pango_context_get_font_description(gtk_widget_get_pango_context(widget.pointer))
    let font = pango_font_description_copy(own)!
    pango_font_description_set_absolute_size(font, Self.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_layout_set_font_description(layout, font)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    (self.width, self.height) = (Double(width), Double(height))
    pango_cairo_layout_path(cairo, layout)
    let path = cairo_copy_path(cairo)!
    steps = Self.steps(of: path.pointee)
    cairo_path_destroy(path)
    pango_font_description_free(font)
    g_object_unref(UnsafeMutableRawPointer(layout))
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// cairo writes what comes next, and then the points for it.
  private static func steps(of path: cairo_path_t) -> [Step] {
    var steps: [Step] = []
    var index = 0
    while let data = path.data, index < Int(path.num_data) {
      let header = data[index].header
      let point = { (number: Int) in (data[index + number].point.x, data[index + number].point.y) }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: steps.append(.move(point(1).0, point(1).1))
      case CAIRO_PATH_LINE_TO: steps.append(.line(point(1).0, point(1).1))
      case CAIRO_PATH_CURVE_TO:
        steps.append(.curve(point(1).0, point(1).1, point(2).0, point(2).1, point(3).0, point(3).1))
      default: steps.append(.close)
      }
      index += Int(header.length)
    }
    return steps
  }

  /// Fills the text around a point.
  func fill(_ pen: Pen, x: Double, y: Double, size: Double) {
    pen.inside(x: x, y: y, scale: size / Self.size) {
      for step in steps {
        switch step {
        case .move(let x, let y): pen.move(x - width / 2, y - height / 2)
        case .line(let x, let y): pen.line(x - width / 2, y - height / 2)
        case .curve(let x1, let y1, let x2, let y2, let x, let y):
          cairo_curve_to(
            pen.cairo, x1 - width / 2, y1 - height / 2, x2 - width / 2, y2 - height / 2, x - width / 2,
            y - height / 2)
        case .close: pen.close()
        }
      }
      pen.fill()
    }
  }
}
