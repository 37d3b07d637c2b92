// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// Does something at the beginning of a later frame of a widget's window. A frame begins before its layout, so that two of them have one in
  /// between.
  @MainActor
  final class FrameWait {
    private weak var widget: Widget?
    private let body: @MainActor () -> Void
    private var tick: guint = 0
    private var framesLeft = 0
    private var framesAfterwards = 0

    init(_ widget: Widget, then body: @escaping @MainActor () -> Void) {
      self.widget = widget
      self.body = body
    }

    /// Waits for so many frames, or longer if it does so already.
    func wait(frames: Int) {
      guard let widget, gtk_widget_get_mapped(widget.pointer) != 0 else { return }
      framesLeft = max(framesLeft, frames)
      guard tick == 0 else { return }
      tick = gtk_widget_add_tick_callback(
        widget.pointer,
        { _, _, data in
          calledByGTK(data!) { Unmanaged<FrameWait>.fromOpaque($0).takeUnretainedValue().frame() }
        }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<FrameWait>.fromOpaque($0!).release() })
    }

    /// Waits for so many frames, and if it does so already, for as many again after that: what happens in each frame, as scrolling does, puts
    /// nothing off.
    func waitInTurn(frames: Int) {
      if tick == 0 { wait(frames: frames) } else { framesAfterwards = max(framesAfterwards, frames) }
    }

    /// Waits no more.
    func stop() {
      framesAfterwards = 0
      if tick != 0, let widget { gtk_widget_remove_tick_callback(widget.pointer, tick) }
      tick = 0
    }

    /// Returns whether there are further frames to wait for.
    private func frame() -> gboolean {
      framesLeft -= 1
      guard framesLeft <= 0 else { return 1 }
      framesLeft = 0
      tick = 0
      body()
      if framesAfterwards > 0 { wait(frames: framesAfterwards) }
      framesAfterwards = 0
      return 0
    }
  }
#endif
