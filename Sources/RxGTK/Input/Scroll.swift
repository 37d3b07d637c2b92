// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// The user turns the wheel, or moves two fingers on the touchpad.
  public struct Scroll: Sendable, Hashable {
    /// What a distance is measured in.
    public enum Unit: Sendable, Hashable {
      /// Steps of the wheel.
      case steps
      /// Pixels.
      case pixels
    }

    /// Where the movement is in its course. A wheel has no beginning and no end: each step is a change.
    public let phase: GesturePhase
    /// How far since the last event; down and to the right are positive.
    public let delta: Vector
    /// What `delta` is measured in.
    public let unit: Unit
    /// How fast the fingers have left the touchpad, in pixels a second; zero otherwise.
    public let velocity: Vector
    /// The keys that are held.
    public let modifiers: Modifiers
    /// When, in seconds on the clock of the window system.
    public let time: Double

    /// Makes one, for a test, or for another device than the pointer that does the same.
    public init(
      phase: GesturePhase, delta: Vector, unit: Unit, velocity: Vector = .zero, modifiers: Modifiers = [],
      time: Double = 0
    ) {
      self.phase = phase
      self.delta = delta
      self.unit = unit
      self.velocity = velocity
      self.modifiers = modifiers
      self.time = time
    }
  }

  extension Reactive where Base: Widget {
    /// Emits as the user turns the wheel over the widget, or moves two fingers on the touchpad.
    ///
    /// - Parameters:
    ///   - claims: whether the movement ends here; otherwise what is around the widget scrolls, too.
    ///   - route: when the widget learns of events.
    @MainActor
    public func scroll(claims: Bool = false, route: EventRoute = .bubble) -> ControlEvent<Scroll> {
      controller(
        route: route, Widget.makeScrollController,
        { controller, emit in
          controller.onScroll {
            emit($0)
            return claims
          }
        })
    }
  }

  extension Widget {
    /// Asks `answer` about each movement of the wheel or the touchpad over the widget: one that it uses, by returning true, ends here.
    ///
    /// - Returns: what ends that.
    public final func onScroll(
      route: EventRoute = .bubble, _ answer: @escaping @MainActor (Scroll) -> Bool
    ) -> any Disposable {
      addController(route: route, Self.makeScrollController()) { $0.onScroll(answer) }
    }

    fileprivate static func makeScrollController() -> OpaquePointer {
      let flags = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
      return gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: flags))!
    }
  }

  extension InputController {
    fileprivate func onScroll(_ use: @escaping @MainActor (Scroll) -> Bool) {
      var isBeginning = false
      var isEnding = false
      let tell = { [weak self] (phase: GesturePhase, delta: Vector, velocity: Vector) -> Bool in
        guard let self else { return false }
        let unit: Scroll.Unit =
          gtk_event_controller_scroll_get_unit(pointer) == GDK_SCROLL_UNIT_WHEEL ? .steps : .pixels
        // Under X11 the first step of a wheel begins something that never ends.
        if isBeginning, phase != .began, unit == .pixels {
          _ = use(
            Scroll(phase: .began, delta: .zero, unit: unit, velocity: .zero, modifiers: modifiers, time: time))
        }
        isBeginning = false
        // The program may have enough of it.
        guard isConnected else { return false }
        return use(
          Scroll(phase: phase, delta: delta, unit: unit, velocity: velocity, modifiers: modifiers, time: time))
      }
      on("scroll-begin") { _ in isBeginning = true }
      answer("scroll") { tell(.changed, $0.vector(0), .zero) }
      // GTK tells the velocity right after the end, and always: that is the end with everything that is known of it.
      on("scroll-end") { _ in isEnding = true }
      on("decelerate") { arguments in
        if isEnding { _ = tell(.ended, .zero, arguments.vector(0)) }
        isEnding = false
      }
    }
  }
#endif
