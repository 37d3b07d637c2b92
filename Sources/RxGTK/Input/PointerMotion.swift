// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// The pointer moves over a widget, with no button held.
  public struct PointerMotion: Sendable, Hashable {
    /// Whether the pointer comes (`began`), moves, or leaves (`ended`).
    public let phase: GesturePhase
    /// Where it is, in the widget; where it was the last time when it leaves.
    public let location: Vector
    /// The keys that are held.
    public let modifiers: Modifiers
    /// When, in seconds on the clock of the window system.
    public let time: Double

    /// Makes one, for a test, or for another device than the pointer that does the same.
    public init(phase: GesturePhase, location: Vector, modifiers: Modifiers = [], time: Double = 0) {
      self.phase = phase
      self.location = location
      self.modifiers = modifiers
      self.time = time
    }
  }

  extension Widget {
    fileprivate var isLit: Bool {
      gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
    }
  }

  extension Reactive where Base: Widget {
    /// Emits where the pointer is, from when it comes over the widget until it leaves.
    @MainActor
    public var pointer: ControlEvent<PointerMotion> {
      controller({ gtk_event_controller_motion_new()! }) { controller, emit in
        var location = Vector.zero
        @MainActor func tell(_ phase: GesturePhase) {
          emit(
            PointerMotion(
              phase: phase, location: location, modifiers: controller.modifiers, time: controller.time))
        }
        controller.on("enter") { arguments in
          location = arguments.vector(0)
          tell(.began)
        }
        controller.on("motion") { arguments in
          location = arguments.vector(0)
          tell(.changed)
        }
        controller.on("leave") { _ in tell(.ended) }
      }
    }

    /// Whether the pointer is over the widget: now, and as it comes and leaves.
    @MainActor
    public var isHovered: Observable<Bool> {
      // A controller does not learn of a pointer that was there before it. GTK lights the widgets that the pointer is over.
      let widget = WeakWidget(base)
      let now = Observable<Bool>.deferred { onMainActor { .just(widget.value?.isLit == true) } }
      return now.concat(signal("state-flags-changed") { _ in widget.value?.isLit }).distinctUntilChanged()
    }
  }
#endif
