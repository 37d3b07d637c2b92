// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Something that appears above the window, at a widget, until the user presses Escape or clicks elsewhere.
  public final class Popover: Widget {
    private weak var parent: Widget?
    private var parentEnd: SignalConnection?

    /// Makes a popover at `parent` that shows `child`.
    public init(at parent: Widget, _ child: Widget) {
      self.parent = parent
      super.init(gtk_popover_new()!)
      gtk_popover_set_child(cast(), child.pointer)
      gtk_widget_set_parent(pointer, parent.pointer)
      keep(child)
      parent.keep(self)
      // GTK leaves it to the program to take a popover away from a widget that ends. This object may be gone then.
      let popover = ObjectReference(to: opaque)
      parentEnd = SignalConnection(parent.object, "destroy") { _ in Popover.remove(popover.pointer) }
    }

    /// Whether it is shown. It is not shown while its widget is in no window.
    public var isShown: Bool {
      get { gtk_widget_get_visible(pointer) != 0 }
      set {
        guard newValue != isShown, !newValue || isInWindow else { return }
        if newValue { gtk_popover_popup(cast()) } else { gtk_popover_popdown(cast()) }
      }
    }

    /// Takes the popover away from its widget for good.
    public func detach() {
      parentEnd?.dispose()
      parentEnd = nil
      parent?.letGo(of: self)
      Popover.remove(opaque)
    }

    private static func remove(_ popover: OpaquePointer) {
      let widget = UnsafeMutablePointer<GtkWidget>(popover)
      if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
      g_object_run_dispose(rx_object(UnsafeMutableRawPointer(popover)))
    }
  }

  extension Reactive where Base: Popover {
    /// Whether it is shown.
    @MainActor public var isShown: ControlProperty<Bool> { controlProperty("notify::visible", \.isShown) }

    /// Emits when it was closed.
    @MainActor public var closed: ControlEvent<Void> { controlEvent("closed") }
  }
#endif
