// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxGTK
  import XCTest

  /// Windows of GTK's own, such as dialogs.
  @MainActor
  enum OpenWindow {
    typealias Pointer = UnsafeMutablePointer<GtkWidget>

    /// The first window of a type that is on the screen.
    static func first(_ type: GType) -> Pointer? {
      let list = gtk_window_get_toplevels()
      for index in 0..<g_list_model_get_n_items(list) {
        guard let object = g_list_model_get_item(list, index) else { continue }
        defer { g_object_unref(object) }
        let window = rx_widget(object)!
        if isA(window, type), gtk_widget_get_mapped(window) != 0 { return window }
      }
      return nil
    }

    /// The first widget of a type that is seen in a window.
    static func find(_ type: GType, in widget: Pointer) -> Pointer? {
      guard gtk_widget_get_mapped(widget) != 0 else { return nil }
      if isA(widget, type) { return widget }
      var child = gtk_widget_get_first_child(widget)
      while let current = child {
        if let found = find(type, in: current) { return found }
        child = gtk_widget_get_next_sibling(current)
      }
      return nil
    }

    /// Gives the keyboard to a window: without a window manager nobody does. A Wayland compositor does it by itself.
    static func focus(_ window: Pointer, line: UInt = #line) throws {
      if let number = RealInput.number(of: window) { try RealInput.run("windowfocus", "--sync", "\(number)") }
      let instance = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
      waitFor("the window takes no keys", line: line) { gtk_window_is_active(instance) != 0 }
    }

    /// Whether keys go to something inside of a window.
    static func hasFocus(_ window: Pointer) -> Bool {
      gtk_window_get_focus(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)) != nil
    }

    private static func isA(_ widget: Pointer, _ type: GType) -> Bool {
      g_type_check_instance_is_a(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self), type) != 0
    }
  }
#endif
