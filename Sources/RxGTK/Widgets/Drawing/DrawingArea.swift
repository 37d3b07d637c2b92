// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A widget that the program draws.
  public final class DrawingArea: Widget {
    /// Makes an area that asks for a size in pixels.
    public init(width: Int = 100, height: Int = 100, draw: @escaping @MainActor (Canvas) -> Void = { _ in }) {
      self.draw = draw
      super.init(gtk_drawing_area_new()!)
      gtk_drawing_area_set_content_width(cast(), Int32(width))
      gtk_drawing_area_set_content_height(cast(), Int32(height))
      typealias Box = HandlerBox<@MainActor (OpaquePointer, Vector) -> Void>
      let box = Box { [weak self] context, size in
        guard let self else { return }
        self.draw(Canvas(context, self, size: size))
      }
      gtk_drawing_area_set_draw_func(
        cast(),
        { _, context, width, height, data in
          let box = Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue()
          calledByGTK(context!) { box.handler($0, Vector(x: Double(width), y: Double(height))) }
        }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<Box>.fromOpaque($0!).release() })
    }

    /// Draws the area, whenever that is needed.
    public var draw: @MainActor (Canvas) -> Void {
      didSet { redraw() }
    }

    /// Has the area drawn with the next frame.
    public func redraw() { gtk_widget_queue_draw(pointer) }
  }

  extension Reactive where Base: DrawingArea {
    /// Draws each element with the next frame.
    @MainActor
    public func draw<Element>(_ draw: @escaping @MainActor (Canvas, Element) -> Void) -> Binder<Element> {
      Binder(base) { area, element in area.draw = { draw($0, element) } }
    }

    /// Emits the size in pixels when it has changed.
    @MainActor public var resized: ControlEvent<Vector> {
      ControlEvent(events: signal("resize") { Vector(x: Double($0.int(0)), y: Double($0.int(1))) })
    }
  }
#endif
