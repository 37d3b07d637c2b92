// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Two fingers move on the screen or on the touchpad: apart, together, or around each other.
  public struct Pinch: Sendable, Hashable {
    /// Where the gesture is in its course.
    public let phase: GesturePhase
    /// How far it has gone since it began: a factor for zooming, which begins with 1, and radians for rotating, which begin with 0.
    public let amount: Double
    /// How fast that changes, in a second.
    public let velocity: Double
    /// The middle between the fingers, in the widget.
    public let center: Vector
    /// When, in seconds on the clock of the window system.
    public let time: Double

    /// Makes one, for a test, or for another device than the pointer that does the same.
    public init(phase: GesturePhase, amount: Double, velocity: Double = 0, center: Vector, time: Double = 0) {
      self.phase = phase
      self.amount = amount
      self.velocity = velocity
      self.center = center
      self.time = time
    }
  }

  extension Reactive where Base: Widget {
    /// Emits by what factor the user zooms with two fingers.
    @MainActor
    public var zoom: ControlEvent<Pinch> {
      pinch("scale-changed", from: 1) { gtk_gesture_zoom_new()! }
    }

    /// Emits by what angle the user rotates with two fingers, in radians, clockwise.
    @MainActor
    public var rotate: ControlEvent<Pinch> {
      pinch("angle-changed", from: 0) { gtk_gesture_rotate_new()! }
    }

    /// A gesture of two fingers whose signal has the amount as its first argument.
    @MainActor
    private func pinch(
      _ signal: String, from start: Double, make: @escaping @MainActor () -> OpaquePointer
    ) -> ControlEvent<Pinch> {
      controller(make) { controller, emit in
        var tracker = VelocityTracker()
        var amount = start
        var isCancelled = false
        @MainActor func tell(_ phase: GesturePhase) {
          let time = controller.time
          var center = Vector.zero
          gtk_gesture_get_bounding_box_center(controller.pointer, &center.x, &center.y)
          tracker.add(Vector(x: amount, y: 0), at: time)
          emit(Pinch(phase: phase, amount: amount, velocity: tracker.velocity.x, center: center, time: time))
        }
        controller.on("begin") { _ in
          tracker = VelocityTracker()
          amount = start
          isCancelled = false
          tell(.began)
        }
        controller.on(signal) { arguments in
          amount = arguments.double(0)
          tell(.changed)
        }
        controller.on("cancel") { _ in isCancelled = true }
        controller.on("sequence-state-changed") { arguments in
          if arguments.enumeration(1) == Int32(GTK_EVENT_SEQUENCE_DENIED.rawValue) { isCancelled = true }
        }
        controller.on("end") { _ in tell(isCancelled ? .cancelled : .ended) }
      }
    }
  }
#endif
