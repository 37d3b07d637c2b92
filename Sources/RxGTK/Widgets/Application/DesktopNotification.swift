// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// A message of the program on the desktop, which the user sees without the window.
  ///
  /// It needs a desktop that shows such messages, and an identifier of the program (see `MainLoop.prepare`). What the user does with the
  /// message is told by ``clicked`` and ``buttonClicked``:
  ///
  ///     let message = DesktopNotification("Removed", buttons: [.init("undo", title: "Undo")])
  ///     message.clicked
  ///       .subscribe(onNext: { window.show() })
  ///       .disposed(by: bag)
  ///     message.buttonClicked
  ///       .subscribe(onNext: { button in print(button) })
  ///       .disposed(by: bag)
  ///     message.send()
  public struct DesktopNotification: Sendable {
    /// Something that the user can do about the message.
    public struct Button: Sendable {
      /// What tells it from the others.
      public var name: String
      /// Its text.
      public var title: String

      /// Makes a button.
      public init(_ name: String, title: String) {
        self.name = name
        self.title = title
      }
    }

    /// What it is about.
    public var title: String
    /// What more there is to say.
    public var body: String
    /// What tells it from others of the program: one with the same identifier replaces it.
    public var identifier: String
    /// What the user can do about it; desktops show three buttons at most.
    public var buttons: [Button]

    /// Makes a message.
    public init(_ title: String, body: String = "", identifier: String = "message", buttons: [Button] = []) {
      self.title = title
      self.body = body
      self.identifier = identifier
      self.buttons = buttons
    }

    /// Shows it. Returns whether there is a desktop to show it on.
    @MainActor
    @discardableResult
    public func send() -> Bool {
      guard let application = MainLoop.gApplication, g_application_get_dbus_connection(application) != nil else {
        return false
      }
      NotificationClicks.prepare(application)
      let notification = g_notification_new(title)!
      if !body.isEmpty { g_notification_set_body(notification, body) }
      let action = NotificationClicks.actionName
      g_notification_set_default_action_and_target_value(
        notification, action, NotificationClicks.target(identifier, nil))
      for button in buttons {
        g_notification_add_button_with_target_value(
          notification, button.title, action, NotificationClicks.target(identifier, button.name))
      }
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
