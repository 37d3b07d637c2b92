// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxSwift

  /// Keys that do something while the focus is in a widget.
  @MainActor
  final class ShortcutController {
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let controller: OpaquePointer
    private let mark = LiveMark("ShortcutController")

    /// - Parameters:
    ///   - widget: where the focus is, or somewhere inside of it.
    ///   - keys: the keys, such as `<Control>q`.
    ///   - isFirst: whether the keys come here before what has the focus uses them.
    ///   - handler: returns whether it did something; otherwise the key goes on.
    init(_ widget: Widget, _ keys: [String], isFirst: Bool = false, handler: @escaping @MainActor () -> Bool) {
      typealias Box = HandlerBox<@MainActor () -> Bool>
      self.widget = widget.pointer
      controller = gtk_shortcut_controller_new()!
      gtk_event_controller_set_propagation_phase(controller, isFirst ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
      for key in keys {
        let trigger = Self.trigger(key)
        let action = gtk_callback_action_new(
          { _, _, data in
            let box = Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue()
            return MainActor.assumeIsolated { box.handler() } ? 1 : 0
          },
          Unmanaged.passRetained(Box(handler)).toOpaque(), { Unmanaged<Box>.fromOpaque($0!).release() })
        gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, action))
      }
      gtk_widget_add_controller(widget.pointer, controller)
      g_object_ref(UnsafeMutableRawPointer(controller))
    }

    /// GTK's name of keys, which is the same for all ways to write them.
    static func name(of keys: String) -> String {
      let trigger = trigger(keys)
      defer { g_object_unref(UnsafeMutableRawPointer(trigger)) }
      guard let name = gtk_shortcut_trigger_to_string(trigger) else { return keys }
      defer { g_free(name) }
      return String(cString: name)
    }

    private static func trigger(_ keys: String) -> OpaquePointer {
      let trigger = gtk_shortcut_trigger_parse_string(keys)
      requireArgument(trigger != nil, "shortcut: there are no keys \"\(keys)\"")
      return trigger!
    }

    /// Takes the keys away.
    func remove() {
      // A widget that was destroyed has let go of it.
      if gtk_event_controller_get_widget(controller) == widget { gtk_widget_remove_controller(widget, controller) }
      g_object_unref(UnsafeMutableRawPointer(controller))
    }
  }

  extension Reactive where Base: Widget {
    /// Emits when the user presses `keys`, such as `<Control>f`, while the focus is in the widget and nothing inside of it uses them.
    ///
    /// All subscribers learn of the keys; what is around the widget does not.
    @MainActor
    public func shortcut(_ keys: String...) -> ControlEvent<Void> {
      ControlEvent(events: Observable.merge(keys.map(presses)))
    }

    /// The presses of keys. A controller uses them up, so there is one for all subscribers.
    @MainActor
    private func presses(of keys: String) -> Observable<Void> {
      shared("shortcut \(ShortcutController.name(of: keys))") {
        untilDestroyed { widget, send in
          let controller = ShortcutController(widget, [keys]) {
            send(())
            return true
          }
          return { controller.remove() }
        }
      }
    }
  }
#endif
