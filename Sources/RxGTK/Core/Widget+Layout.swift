// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  extension Widget {
    /// Lays out what is in the widget with a function, in the place of the layout that the widget has.
    ///
    /// GTK calls the function on the main thread whenever the widget gets a size, or after `gtk_widget_queue_allocate`. The function gives each
    /// visible child a place, with `gtk_widget_allocate`. The widget releases the function when it goes, or gets another one.
    ///
    /// ```swift
    /// let stage = Box(.horizontal)
    /// stage.setLayout(minimumSize: Vector(x: 100, y: 50), naturalSize: Vector(x: 200, y: 100)) { stage, size in
    ///   guard let child = gtk_widget_get_first_child(stage) else { return }
    ///   gtk_widget_allocate(child, Int32(size.x), Int32(size.y), -1, nil)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - minimumSize: the least size in pixels that the widget takes.
    ///   - naturalSize: the size that the widget asks for.
    ///   - allocate: called with the widget and its size.
    public final func setLayout(
      minimumSize: Vector, naturalSize: Vector,
      allocate: @escaping @MainActor (_ widget: UnsafeMutablePointer<GtkWidget>, _ size: Vector) -> Void
    ) {
      let layout = Layout(minimumSize: minimumSize, naturalSize: naturalSize, allocate: allocate)
      g_object_set_data_full(
        cast(), layoutKey, Unmanaged.passRetained(HandlerBox(layout)).toOpaque(),
        { Unmanaged<HandlerBox<Layout>>.fromOpaque($0!).release() })
      gtk_widget_set_layout_manager(pointer, gtk_custom_layout_new(nil, measureLayout, allocateLayout))
    }
  }

  private let layoutKey = "rx-layout"

  private struct Layout {
    let minimumSize: Vector
    let naturalSize: Vector
    let allocate: @MainActor (UnsafeMutablePointer<GtkWidget>, Vector) -> Void

    /// The layout that a widget keeps. GTK's functions of a layout take no data of ours, so it is with the widget.
    static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> Layout? {
      g_object_get_data(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), layoutKey).map {
        Unmanaged<HandlerBox<Layout>>.fromOpaque($0).takeUnretainedValue().handler
      }
    }
  }

  private let measureLayout: GtkCustomMeasureFunc = { widget, orientation, _, minimum, natural, _, _ in
    guard let layout = Layout.of(widget!) else { return }
    let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
    minimum?.pointee = Int32(isWidth ? layout.minimumSize.x : layout.minimumSize.y)
    natural?.pointee = Int32(isWidth ? layout.naturalSize.x : layout.naturalSize.y)
  }

  private let allocateLayout: GtkCustomAllocateFunc = { widget, width, height, _ in
    calledByGTK(widget!) { widget in
      Layout.of(widget)?.allocate(widget, Vector(x: Double(width), y: Double(height)))
    }
  }
#endif
