// SPDX-License-Identifier: MIT
#if GTK && os(Linux)
  import CGtk4
  import Foundation
  import RxGTK

  /// A session bus, with something on it that takes messages as a desktop does.
  @MainActor
  final class TestDesktop {
    /// A message as the desktop has got it.
    struct Message {
      let title: String
      /// What the desktop says when a button is clicked, and the text of the button; `default` is the message itself.
      let actions: [(key: String, title: String)]

      /// Takes it out of the arguments of the desktop's method.
      init(_ arguments: OpaquePointer) {
        let list = g_variant_get_child_value(arguments, 5)!
        let texts = (0..<g_variant_n_children(list)).map { Self.text(list, $0) }
        title = Self.text(arguments, 3)
        actions = stride(from: 0, to: texts.count - 1, by: 2).map { (key: texts[$0], title: texts[$0 + 1]) }
        g_variant_unref(list)
      }

      /// What the desktop says when a button is clicked.
      func key(of title: String) -> String? { actions.first { $0.title == title }?.key }

      private static func text(_ value: OpaquePointer, _ index: UInt) -> String {
        let child = g_variant_get_child_value(value, index)!
        defer { g_variant_unref(child) }
        return String(cString: g_variant_get_string(child, nil))
      }
    }

    nonisolated static let isAvailable = FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon")
    nonisolated private static let path = "/org/freedesktop/Notifications"
    nonisolated private static let interface = "org.freedesktop.Notifications"
    private let bus = g_test_dbus_new(G_TEST_DBUS_NONE)!
    private let connection: OpaquePointer
    private(set) var messages: [Message] = []
    /// How many messages the program has taken away.
    private(set) var closed = 0

    /// Starts the bus, before the program looks for one.
    init() {
      let display = ProcessInfo.processInfo.environment["DISPLAY"]
      g_test_dbus_up(bus)
      // GLib takes the display away from tests with a bus.
      if let display { setenv("DISPLAY", display, 1) }
      connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)!
      takeMessages()
      takeName()
    }

    /// Ends the bus.
    func stop() { g_test_dbus_stop(bus) }

    private func takeMessages() {
      let description = """
        <node><interface name="\(Self.interface)">
        <method name="GetServerInformation"><arg type="s" direction="out"/><arg type="s" direction="out"/>
        <arg type="s" direction="out"/><arg type="s" direction="out"/></method>
        <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/></method>
        <method name="CloseNotification"><arg type="u" direction="in"/></method>
        </interface></node>
        """
      let node = g_dbus_node_info_new_for_xml(description, nil)!
      var table = GDBusInterfaceVTable()
      table.method_call = { _, _, _, _, method, arguments, invocation, data in
        let desktop = Unmanaged<TestDesktop>.fromOpaque(data!).takeUnretainedValue()
        let answer: String
        // GLib calls on the thread that has registered this, which is the main one.
        switch method.map({ String(cString: $0) }) {
        case "Notify":
          let message = Message(arguments!)
          MainActor.assumeIsolated { desktop.messages.append(message) }
          answer = "(uint32 1,)"
        case "CloseNotification":
          MainActor.assumeIsolated { desktop.closed += 1 }
          answer = "()"
        default: answer = "('test', 'test', '1', '1.2')"
        }
        g_dbus_method_invocation_return_value(invocation, g_variant_parse(nil, answer, nil, nil, nil))
      }
      g_dbus_connection_register_object(
        connection, Self.path, node.pointee.interfaces[0], &table, Unmanaged.passRetained(self).toOpaque(), nil, nil)
    }

    private func takeName() {
      let isOwned = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
      isOwned.initialize(to: false)
      g_bus_own_name_on_connection(
        connection, Self.interface, G_BUS_NAME_OWNER_FLAGS_NONE,
        { _, _, data in data!.assumingMemoryBound(to: Bool.self).pointee = true }, nil, isOwned, nil)
      waitFor("the desktop has no name") { isOwned.pointee }
    }

    /// Says that the user has clicked something on the first message.
    func click(_ key: String) {
      var values: [OpaquePointer?] = [g_variant_new_uint32(1), g_variant_new_string(key)]
      g_dbus_connection_emit_signal(
        connection, nil, Self.path, Self.interface, "ActionInvoked", g_variant_new_tuple(&values, 2), nil)
    }

    /// Activates what a key names as a desktop does that calls the program by its name: `app.NAME(TARGET)`.
    func activate(_ key: String, of program: String) {
      var (name, target): (UnsafeMutablePointer<CChar>?, OpaquePointer?)
      guard g_action_parse_detailed_name(key, &name, &target, nil) != 0, let name else { return }
      let action = String(cString: name).dropFirst("app.".count)
      g_free(name)
      let text = g_variant_print(target, 1)!
      let arguments = "('\(action)', [<\(String(cString: text))>], @a{sv} {})"
      g_free(text)
      g_dbus_connection_call(
        connection, program, "/" + program.replacing(".", with: "/"), "org.freedesktop.Application", "ActivateAction",
        g_variant_parse(nil, arguments, nil, nil, nil), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
    }
  }
#endif
