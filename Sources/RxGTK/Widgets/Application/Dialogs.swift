// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4

  /// What a program says about itself.
  public struct About: Sendable {
    /// What the program is called.
    public var name: String
    /// The named icon.
    public var icon: String
    /// The version.
    public var version: String
    /// A sentence about what the program does.
    public var comments: String
    /// Where there is more to read, if there is such a place.
    public var website: String?

    /// Says what there is to say.
    public init(name: String, icon: String, version: String, comments: String, website: String? = nil) {
      self.name = name
      self.icon = icon
      self.version = version
      self.comments = comments
      self.website = website
    }

    /// Shows it in a window above `window`.
    @MainActor
    public func show(above window: Window) {
      guard !window.isClosed else { return }
      let dialog = adw_about_window_new()!
      let about = OpaquePointer(dialog)
      adw_about_window_set_application_name(about, name)
      adw_about_window_set_application_icon(about, icon)
      adw_about_window_set_version(about, version)
      withMarkup(of: comments) { adw_about_window_set_comments(about, $0) }
      if let website { adw_about_window_set_website(about, website) }
      adw_about_window_set_license_type(about, GTK_LICENSE_MIT_X11)
      window.present(dialog)
    }
  }

  /// The keys of a program, in groups, for its window of shortcuts.
  public struct KeyTable: Sendable {
    /// The groups: a title, and in each line keys such as `<Control>q` and what they do.
    public var groups: [(title: String, lines: [(keys: String, title: String)])]

    /// Makes a table.
    public init(_ groups: [(title: String, lines: [(keys: String, title: String)])]) { self.groups = groups }

    /// Shows the keys in a window above `window`.
    @MainActor
    public func show(above window: Window) {
      guard !window.isClosed else { return }
      // GTK has no other way to put such a window together.
      guard let builder = gtk_builder_new_from_string(description, -1) else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
      guard let dialog = gtk_builder_get_object(builder, "window") else { return }
      window.present(rx_widget(dialog))
    }

    private var description: String {
      let groups = groups.map { group in
        let lines = group.lines.map { line in
          Self.object("GtkShortcutsShortcut", [("accelerator", line.keys), ("title", line.title)])
        }
        return Self.object("GtkShortcutsGroup", [("title", group.title)], lines)
      }
      let section = Self.object("GtkShortcutsSection", [("section-name", "keys")], groups)
      return "<interface>\(Self.object("GtkShortcutsWindow", id: "window", [("modal", "1")], [section]))</interface>"
    }

    private static func object(
      _ type: String, id: String? = nil, _ properties: [(String, String)], _ children: [String] = []
    ) -> String {
      let properties = properties.map { "<property name=\"\($0)\">\(escaped($1))</property>" }
      let name = id.map { " id=\"\($0)\"" } ?? ""
      return "<object class=\"\(type)\"\(name)>" + properties.joined()
        + children.map { "<child>\($0)</child>" }.joined() + "</object>"
    }

    private static func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
  }

  extension Window {
    /// Shows a window of GTK above this one. Control and W closes it.
    fileprivate func present(_ dialog: UnsafeMutablePointer<GtkWidget>) {
      let instance = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_set_transient_for(instance, window)
      gtk_window_set_modal(instance, 1)
      gtk_window_set_destroy_with_parent(instance, 1)
      let keys = InputController(gtk_event_controller_key_new()!, on: dialog, route: .bubble)
      let (controller, below) = (keys.pointer, pointer)
      keys.answer("key-pressed") { _ in
        guard let event = gtk_event_controller_get_current_event(controller) else { return false }
        let isPressed = { (key: Int32) in
          gdk_key_event_matches(event, guint(key), GDK_CONTROL_MASK) != GDK_KEY_MATCH_NONE
        }
        if isPressed(GDK_KEY_w) {
          gtk_window_close(instance)
          return true
        }
        // The window below handles Control and Q.
        return isPressed(GDK_KEY_q) && gtk_event_controller_key_forward(controller, below) != 0
      }
      gtk_window_present(instance)
    }
  }
#endif
