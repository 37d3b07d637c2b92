// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// A message of the program on the desktop, which the user sees without the window.
  ///
  /// It needs a desktop that shows such messages, and an identifier of the program (see `MainLoop.prepare`).
  public struct DesktopNotification: Sendable {
    /// What it is about.
    public var title: String
    /// What more there is to say.
    public var body: String
    /// What tells it from others of the program: one with the same identifier replaces it.
    public var identifier: String

    /// Makes a message.
    public init(_ title: String, body: String = "", identifier: String = "message") {
      self.title = title
      self.body = body
      self.identifier = identifier
    }

    /// Shows it. Returns whether there is a desktop to show it on.
    @MainActor
    @discardableResult
    public func send() -> Bool {
      guard let application = MainLoop.gApplication, g_application_get_dbus_connection(application) != nil else {
        return false
      }
      let notification = g_notification_new(title)!
      if !body.isEmpty { g_notification_set_body(notification, body) }
      g_application_send_notification(application, identifier, notification)
      g_object_unref(UnsafeMutableRawPointer(notification))
      return true
    }

    /// Takes the message with an identifier away.
    @MainActor
    public static func withdraw(_ identifier: String) {
      guard let application = MainLoop.gApplication, g_application_get_dbus_connection(application) != nil else {
        return
      }
      g_application_withdraw_notification(application, identifier)
    }
  }
#endif
