// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxRelay
  import RxSwift

  extension DesktopNotification {
    /// Emits when the user clicks a message with this identifier, beside its buttons.
    @MainActor public var clicked: ControlEvent<Void> {
      let identifier = identifier
      return ControlEvent(
        events: NotificationClicks.all.compactMap { $0.message == identifier && $0.button == nil ? () : nil })
    }

    /// Emits the name of the button that the user clicks on a message with this identifier.
    @MainActor public var buttonClicked: ControlEvent<String> {
      let identifier = identifier
      return ControlEvent(events: NotificationClicks.all.compactMap { $0.message == identifier ? $0.button : nil })
    }
  }

  /// What the user clicks on messages: the desktop activates an action of the program, and tells with it which message and button it was.
  @MainActor
  enum NotificationClicks {
    /// A click on a message, or on one of its buttons.
    struct Click: Sendable {
      let message: String
      let button: String?
    }

    /// All clicks on messages of the program.
    static let all = PublishRelay<Click>()

    /// The action as messages name it.
    static var actionName: String { "app.\(name)" }

    private static let name = "rx-notification-clicked"
    private static var connection: SignalConnection?

    /// Adds the action to the program, which learns of clicks from then on.
    static func prepare(_ application: UnsafeMutablePointer<GApplication>) {
      guard connection == nil else { return }
      let type = g_variant_type_new("(ss)")!
      let action = g_simple_action_new(name, type)!
      g_variant_type_free(type)
      connection = SignalConnection(UnsafeMutableRawPointer(action), "activate") { arguments in
        if let click = arguments.variant(0).flatMap(click) { all.accept(click) }
      }
      g_action_map_add_action(OpaquePointer(application), action)
      g_object_unref(UnsafeMutableRawPointer(action))
      // Some desktops call the program by its name, which a program with several processes does not own by itself. If another process
      // of it has the name, this one gets the name after that.
      g_bus_own_name_on_connection(
        g_application_get_dbus_connection(application), g_application_get_application_id(application),
        G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
    }

    /// What goes with a click: the message, and the button or an empty text.
    static func target(_ message: String, _ button: String?) -> OpaquePointer {
      // With a letter before its name, no button is taken for none.
      var texts: [OpaquePointer?] = [message, button.map { "b\($0)" } ?? ""].map { g_variant_new_string($0) }
      return g_variant_new_tuple(&texts, 2)!
    }

    private static func click(_ target: OpaquePointer) -> Click? {
      guard let message = text(target, 0), let button = text(target, 1) else { return nil }
      return Click(message: message, button: button.isEmpty ? nil : String(button.dropFirst()))
    }

    private static func text(_ tuple: OpaquePointer, _ index: UInt) -> String? {
      guard let child = g_variant_get_child_value(tuple, index) else { return nil }
      defer { g_variant_unref(child) }
      return g_variant_get_string(child, nil).map { String(cString: $0) }
    }
  }
#endif
