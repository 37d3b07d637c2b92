// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// The pointer moves while a button is held, or a finger moves.
  public struct Drag: Sendable, Hashable {
    /// Where the drag is in its course.
    public let phase: GesturePhase
    /// Where it began, in the widget.
    public let start: Vector
    /// How far the pointer is from there.
    public let translation: Vector
    /// How fast the pointer moves, in pixels a second; at the end, how fast it was released.
    public let velocity: Vector
    /// The keys that are held.
    public let modifiers: Modifiers
    /// When, in seconds on the clock of the window system.
    public let time: Double

    /// Makes one, for a test, or for another device than the pointer that does the same.
    public init(
      phase: GesturePhase, start: Vector, translation: Vector, velocity: Vector = .zero, modifiers: Modifiers = [],
      time: Double = 0
    ) {
      self.phase = phase
      self.start = start
      self.translation = translation
      self.velocity = velocity
      self.modifiers = modifiers
      self.time = time
    }

    /// Where the pointer is, in the widget.
    public var location: Vector { start + translation }
  }

  extension Reactive where Base: Widget {
    /// Emits as the user drags: when the button is pressed, with each movement, and when it is released.
    ///
    /// - Parameters:
    ///   - button: which button; a finger counts as the primary one.
    ///   - distance: after how many pixels the movement belongs to this drag alone, so that what is around or inside of the widget does
    ///     not scroll or click; nil leaves it to everybody.
    ///   - route: when the widget learns of events.
    @MainActor
    public func drag(
      _ button: PointerButton = .primary, claimsAfter distance: Double? = nil, route: EventRoute = .bubble
    ) -> ControlEvent<Drag> {
      drag(button, claimsAfter: distance, route: route) { _ in true }
    }

    /// As above, but the movement belongs to the drag only if `claims` says so about the place where it began.
    @MainActor
    func drag(
      _ button: PointerButton, claimsAfter distance: Double?, route: EventRoute,
      claims: @escaping @MainActor (Vector) -> Bool
    ) -> ControlEvent<Drag> {
      controller(route: route) {
        let gesture = gtk_gesture_drag_new()!
        gtk_gesture_single_set_button(gesture, guint(button.rawValue))
        return gesture
      } _: { controller, emit in
        var start = Vector.zero
        var tracker = VelocityTracker()
        var isClaimed = false
        var isCancelled = false
        @MainActor func tell(_ phase: GesturePhase, _ translation: Vector) {
          let time = controller.time
          tracker.add(translation, at: time)
          emit(
            Drag(
              phase: phase, start: start, translation: translation, velocity: tracker.velocity,
              modifiers: controller.modifiers, time: time))
        }
        controller.on("drag-begin") { arguments in
          start = arguments.vector(0)
          tracker = VelocityTracker()
          isClaimed = false
          isCancelled = false
          tell(.began, .zero)
        }
        controller.on("drag-update") { arguments in
          let translation = arguments.vector(0)
          if let distance, !isClaimed, translation.length >= distance, claims(start) {
            isClaimed = true
            gtk_gesture_set_state(controller.pointer, GTK_EVENT_SEQUENCE_CLAIMED)
          }
          tell(.changed, translation)
        }
        // GTK ends a drag that it cancels, too.
        controller.on("cancel") { _ in isCancelled = true }
        controller.on("sequence-state-changed") { arguments in
          if arguments.enumeration(1) == Int32(GTK_EVENT_SEQUENCE_DENIED.rawValue) { isCancelled = true }
        }
        controller.on("drag-end") { tell(isCancelled ? .cancelled : .ended, $0.vector(0)) }
      }
    }
  }
#endif
