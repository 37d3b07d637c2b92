// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// One of GTK's event controllers on a widget, for as long as somebody listens.
  @MainActor
  public final class InputController {
    /// The controller as GTK knows it.
    public nonisolated var pointer: OpaquePointer { controller.pointer }
    private let controller: ObjectReference
    private let mark = LiveMark("InputController")
    private var connections: [SignalConnection] = []
    /// Controllers that leave the widget with this one.
    private var others: [InputController] = []

    /// Adds a controller that was just made to a widget.
    init(_ pointer: OpaquePointer, on widget: UnsafeMutablePointer<GtkWidget>, route: EventRoute) {
      controller = ObjectReference(to: pointer)
      gtk_event_controller_set_propagation_phase(pointer, route == .capture ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
      gtk_widget_add_controller(widget, pointer)
    }

    /// Calls `handler` when the controller sends a signal.
    public func on(_ signal: String, _ handler: @escaping @MainActor (SignalArguments) -> Void) {
      connections.append(SignalConnection(UnsafeMutableRawPointer(pointer), signal, handler: handler))
    }

    /// Calls `answer` when the controller sends a signal that wants to know whether something was handled.
    public func answer(_ signal: String, _ answer: @escaping @MainActor (SignalArguments) -> Bool) {
      connections.append(SignalConnection(asking: UnsafeMutableRawPointer(pointer), signal, answer: answer))
    }

    /// Calls `reply` when the controller sends a signal that wants a value, which goes into its second argument.
    func reply(
      _ signal: String, _ reply: @escaping @MainActor (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void
    ) {
      connections.append(SignalConnection(of: UnsafeMutableRawPointer(pointer), signal, reply: reply))
    }

    /// Adds another controller that was just made to the same widget, which it leaves with this one.
    func add(_ pointer: OpaquePointer, route: EventRoute) -> InputController {
      let other = InputController(pointer, on: gtk_event_controller_get_widget(self.pointer), route: route)
      others.append(other)
      return other
    }

    /// When the event happened that is being handled, in seconds on the clock of the window system.
    public var time: Double { Double(gtk_event_controller_get_current_event_time(pointer)) / 1000 }

    /// The keys that are held with the event that is being handled.
    public var modifiers: Modifiers { Modifiers(gtk_event_controller_get_current_event_state(pointer)) }

    /// Whether somebody listens.
    var isConnected: Bool { !connections.isEmpty }

    /// Takes the controller away from the widget.
    func remove() {
      for connection in connections { connection.dispose() }
      connections = []
      for other in others { other.remove() }
      others = []
      // A widget that was destroyed has let go of it.
      if let owner = gtk_event_controller_get_widget(pointer) { gtk_widget_remove_controller(owner, pointer) }
    }
  }

  extension Reactive where Base: Widget {
    /// What an event controller of GTK tells, as a control event. Each subscription has a controller of its own, which leaves the widget with it.
    ///
    /// - Parameters:
    ///   - route: when the widget learns of events.
    ///   - make: makes the controller.
    ///   - connect: connects signals; what it passes to its second argument is emitted.
    @MainActor
    public func controller<Element>(
      route: EventRoute = .bubble, _ make: @escaping @MainActor () -> OpaquePointer,
      _ connect: @escaping @MainActor (InputController, @escaping @MainActor (Element) -> Void) -> Void
    ) -> ControlEvent<Element> {
      ControlEvent(
        events: untilDestroyed { widget, send in
          let controller = InputController(make(), on: widget.pointer, route: route)
          connect(controller, send)
          return { controller.remove() }
        })
    }
  }

  extension Widget {
    /// Adds an event controller that answers, as a delegate would; it leaves the widget with the result.
    func addController(
      route: EventRoute = .bubble, _ pointer: OpaquePointer, _ connect: (InputController) -> Void
    ) -> any Disposable {
      let controller = InputController(pointer, on: self.pointer, route: route)
      connect(controller)
      let destroyed = SignalConnection(object, "destroy") { _ in controller.remove() }
      return Disposables.create {
        MainLoop.onMain {
          controller.remove()
          destroyed.dispose()
        }
      }
    }
  }
#endif
