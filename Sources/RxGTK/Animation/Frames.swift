// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// A frame that a window is about to paint.
  public struct FrameTime: Sendable, Hashable {
    /// What moves is to be shown as it is at this time, in seconds on a clock that never goes back.
    public let time: Double
    /// The seconds since the frame before; 0 for the first.
    public let interval: Double
    /// The number of the frame in its window.
    public let count: Int
  }

  extension Reactive where Base: Widget {
    /// Emits before each frame that the window of the widget paints, and makes it paint frames as long as somebody listens.
    ///
    /// Nothing is emitted while the window is not shown.
    @MainActor
    public var frames: Observable<FrameTime> {
      untilDestroyed { widget, send in
        let ticks = FrameTicks(widget, tell: send)
        return { ticks.stop() }
      }
    }
  }

  extension Widget {
    /// The time of what moves: that of the frame in progress, or of the one before; nil where there are no frames.
    final var frameTime: Double? {
      gtk_widget_get_frame_clock(pointer).map { Double(gdk_frame_clock_get_frame_time($0)) / 1_000_000 }
    }

    /// Whether something may move here: the widget is on the screen, and the user has not switched animations off.
    public final var isAnimated: Bool { isOnScreen && adw_get_enable_animations(pointer) != 0 }
  }

  /// Calls a closure before each frame.
  @MainActor
  private final class FrameTicks {
    private let widget: WeakWidget<Widget>
    private var identifier: guint = 0
    private var previous: Double?
    private var tell: (@MainActor (FrameTime) -> Void)?

    init(_ widget: Widget, tell: @escaping @MainActor (FrameTime) -> Void) {
      self.widget = WeakWidget(widget)
      self.tell = tell
      typealias Box = HandlerBox<@MainActor (OpaquePointer) -> Void>
      let box = Box { [weak self] clock in self?.tick(clock) }
      identifier = gtk_widget_add_tick_callback(
        widget.pointer,
        { _, clock, data in
          let box = Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue()
          calledByGTK(clock!) { box.handler($0) }
          return 1
        }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<Box>.fromOpaque($0!).release() })
    }

    private func tick(_ clock: OpaquePointer) {
      let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
      let interval = previous.map { time - $0 } ?? 0
      previous = time
      tell?(FrameTime(time: time, interval: interval, count: Int(gdk_frame_clock_get_frame_counter(clock))))
    }

    func stop() {
      tell = nil
      // A widget that was destroyed has let go of it.
      if identifier != 0, let widget = widget.value { gtk_widget_remove_tick_callback(widget.pointer, identifier) }
      identifier = 0
    }
  }
#endif
