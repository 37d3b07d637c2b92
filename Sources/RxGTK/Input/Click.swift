// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// The user presses a button of the pointer, or a finger.
  public struct Press: Sendable, Hashable {
    /// Pressed (`began`), released (`ended`), or used by something else.
    public let phase: GesturePhase
    /// Where, in the widget.
    public let location: Vector
    /// How often the user has pressed in a row: 2 for a double click.
    public let count: Int
    /// The keys that are held.
    public let modifiers: Modifiers
    /// When, in seconds on the clock of the window system.
    public let time: Double

    /// Makes one, for a test, or for another device than the pointer that does the same.
    public init(phase: GesturePhase, location: Vector, count: Int = 1, modifiers: Modifiers = [], time: Double = 0) {
      self.phase = phase
      self.location = location
      self.count = count
      self.modifiers = modifiers
      self.time = time
    }
  }

  extension Reactive where Base: Widget {
    /// Emits when the user presses a button of the pointer in the widget, and when it is released.
    @MainActor
    public func press(_ button: PointerButton = .primary, route: EventRoute = .bubble) -> ControlEvent<Press> {
      controller(route: route) {
        let gesture = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(gesture, guint(button.rawValue))
        return gesture
      } _: { controller, emit in
        var last: Press?
        @MainActor func tell(_ phase: GesturePhase, _ location: Vector, _ count: Int) {
          let press = Press(
            phase: phase, location: location, count: count, modifiers: controller.modifiers, time: controller.time)
          last = phase == .began ? press : nil
          emit(press)
        }
        controller.on("pressed") { tell(.began, $0.vector(1), Int($0.int(0))) }
        controller.on("released") { tell(.ended, $0.vector(1), Int($0.int(0))) }
        controller.on("cancel") { _ in if let last { tell(.cancelled, last.location, last.count) } }
      }
    }

    /// Emits when the user clicks the widget: a button of the pointer, or a finger, was pressed and released in it.
    @MainActor
    public func click(_ button: PointerButton = .primary) -> ControlEvent<Press> {
      let widget = WeakWidget(base)
      return ControlEvent(
        events: press(button).filter { press in
          press.phase == .ended && onMainActor { widget.value?.contains(press.location) == true }
        })
    }

    /// Emits where the user presses the primary button, or a finger, and holds it for half a second.
    @MainActor
    public var longPress: ControlEvent<Press> {
      controller({ gtk_gesture_long_press_new()! }) { controller, emit in
        controller.on("pressed") { arguments in
          emit(
            Press(
              phase: .began, location: arguments.vector(0), count: 1, modifiers: controller.modifiers,
              time: controller.time))
        }
      }
    }

    /// Emits the velocity in pixels a second with which the user swipes over the widget, when the finger or the button is released.
    @MainActor
    public var swipe: ControlEvent<Vector> {
      controller({ gtk_gesture_swipe_new()! }) { controller, emit in controller.on("swipe") { emit($0.vector(0)) } }
    }
  }

  extension Widget {
    /// Whether a place is in the widget as the user sees it.
    fileprivate func contains(_ location: Vector) -> Bool { gtk_widget_contains(pointer, location.x, location.y) != 0 }
  }

  extension SignalArguments {
    /// Two arguments from `index` on as a place.
    func vector(_ index: Int) -> Vector { Vector(x: double(index), y: double(index + 1)) }
  }
#endif
