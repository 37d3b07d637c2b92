// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// What a `DrawingArea` draws with: paths, filled or stroked, and text. It is good for as long as the drawing takes.
  @MainActor
  public struct Canvas {
    /// What cairo knows it as, for what is missing here.
    public let context: OpaquePointer
    private let area: DrawingArea
    /// The size in pixels.
    public let size: Vector

    init(_ context: OpaquePointer, _ area: DrawingArea, size: Vector) {
      self.context = context
      self.area = area
      self.size = size
    }

    /// Sets the colour for what follows.
    public func setColor(_ color: Color) {
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// Sets the colour in which the widget writes its text, dark or light as the window is.
    public func setTextColor(alpha: Double = 1) {
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(area.pointer), &color)
      setColor(Color(red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: alpha))
    }

    /// Sets how wide lines are.
    public func setLineWidth(_ width: Double) { cairo_set_line_width(context, width) }

    /// Begins a path.
    public func move(to point: Vector) { cairo_move_to(context, point.x, point.y) }

    /// Adds a line to the path.
    public func line(to point: Vector) { cairo_line_to(context, point.x, point.y) }

    /// Adds a curve with two points that pull at it.
    public func curve(to point: Vector, _ first: Vector, _ second: Vector) {
      cairo_curve_to(context, first.x, first.y, second.x, second.y, point.x, point.y)
    }

    /// Adds a rectangle.
    public func rectangle(_ origin: Vector, size: Vector) {
      cairo_rectangle(context, origin.x, origin.y, size.x, size.y)
    }

    /// Adds a part of a circle, by default all of it; angles in radians, clockwise from the right.
    public func arc(_ center: Vector, radius: Double, from start: Double = 0, to end: Double = 2 * .pi) {
      cairo_arc(context, center.x, center.y, radius, start, end)
    }

    /// Closes the path.
    public func close() { cairo_close_path(context) }

    /// Fills the path, which is over then.
    public func fill() { cairo_fill(context) }

    /// Draws a line along the path, which is over then.
    public func stroke() { cairo_stroke(context) }

    /// Fills everything with the colour.
    public func paint() { cairo_paint(context) }

    /// Draws what `body` draws with another origin, angle and scale.
    public func transformed(
      by offset: Vector = .zero, rotation: Double = 0, scale: Double = 1, _ body: () -> Void
    ) {
      cairo_save(context)
      cairo_translate(context, offset.x, offset.y)
      cairo_rotate(context, rotation)
      cairo_scale(context, scale, scale)
      body()
      cairo_restore(context)
    }

    /// Writes a text in the widget's font, its upper left corner at `point`.
    public func text(_ text: String, at point: Vector) {
      let layout = gtk_widget_create_pango_layout(area.pointer, text)
      cairo_move_to(context, point.x, point.y)
      pango_cairo_show_layout(context, layout)
      // Where the text begins is not where the next arc does.
      cairo_new_sub_path(context)
      g_object_unref(UnsafeMutableRawPointer(layout!))
    }

    /// The size of a text in the widget's font.
    public func size(of text: String) -> Vector {
      let layout = gtk_widget_create_pango_layout(area.pointer, text)!
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      var (width, height): (Int32, Int32) = (0, 0)
      pango_layout_get_pixel_size(layout, &width, &height)
      return Vector(x: Double(width), y: Double(height))
    }
  }
#endif
