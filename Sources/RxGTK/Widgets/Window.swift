// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A window with a header bar.
  public final class Window: Widget {
    private let header = Widget(adw_header_bar_new()!)

    /// Makes a window; `show()` presents it.
    public init(title: String, width: Int32 = 800, height: Int32 = 600, content: Widget) {
      let box = Box(.vertical)
      super.init(adw_window_new()!)
      gtk_window_set_title(window, title)
      gtk_window_set_default_size(window, width, height)
      box.append(header)
      box.append(content)
      adw_window_set_content(cast(), box.pointer)
      // The user's wish to close reaches the program's observers first.
      closing = SignalConnection(object, "close-request") { [weak self] _ in
        MainLoop.later { self?.close() }
      }
    }

    private var closing: SignalConnection?

    /// The window as GTK knows it.
    public var window: UnsafeMutablePointer<GtkWindow> { cast() }

    /// The title in the header bar.
    public var title: String? {
      get { gtk_window_get_title(window).map { String(cString: $0) } }
      set { gtk_window_set_title(window, newValue) }
    }

    /// Replaces the title in the header bar by a widget.
    public func setTitleWidget(_ widget: Widget) { adw_header_bar_set_title_widget(header.opaque, widget.pointer) }

    /// Adds a widget at the end of the header bar.
    public func addToHeader(_ widget: Widget) { adw_header_bar_pack_end(header.opaque, widget.pointer) }

    /// Presents the window.
    public func show() { gtk_window_present(window) }

    /// Closes the window and destroys what is in it.
    public func close() {
      closing?.dispose()
      closing = nil
      gtk_window_destroy(window)
      // GTK only lets go of the window; this object holds it still, so `destroy` has to be asked for.
      g_object_run_dispose(rx_object(object))
    }
  }

  extension Reactive where Base: Window {
    /// Emits when the user asks to close the window; it is destroyed afterwards.
    @MainActor public var closeRequested: ControlEvent<Void> { controlEvent("close-request") }
  }
#endif
