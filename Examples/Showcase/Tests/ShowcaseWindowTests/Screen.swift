// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK
import ShowcaseShell
import WindowHands
import XCTest

/// What the keyboard does not come to.
struct Lost: Error, CustomStringConvertible {
  var description: String
}

/// What a user sees of a window, and where the keyboard is in it.
@MainActor
struct Screen {
  typealias Pointer = UnsafeMutablePointer<GtkWidget>

  let window: Window

  /// The widget with the keyboard focus.
  var focus: Pointer? { gtk_root_get_focus(window.opaque) }

  /// What somebody would call the widget with the focus: what is written on it, or in its tooltip.
  var focusName: String { focus.map(Self.name) ?? "nothing" }

  /// All texts that are seen.
  var texts: [String] { Self.all(in: window.pointer).compactMap(Self.ownText) }

  func shows(_ text: String) -> Bool { texts.contains { $0.contains(text) } }

  /// How many texts contain another one.
  func count(_ text: String) -> Int { texts.count { $0.contains(text) } }

  /// Whether the user sees where the focus is: what has it is on the screen, and is marked.
  var showsFocus: Bool {
    guard let focus, gtk_widget_get_mapped(focus) != 0 else { return false }
    return gtk_window_get_focus_visible(window.cast()) != 0
      && gtk_widget_get_state_flags(focus).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
  }

  /// Presses Tab until the focus is on something whose name begins or ends like that, or is that.
  func tab(to name: String, isWhole: Bool = false, _ key: String = "Tab", line: UInt = #line) throws {
    var way: [String] = []
    for _ in 0..<90 {
      if isWhole ? focusName == name : focusName.hasPrefix(name) || focusName.hasSuffix(name) { return }
      let before = focus
      try Hands.press(key)
      way.append(focusName)
      if focus == before { break }
    }
    throw Lost(description: "\(key) does not come to “\(name)” in line \(line): \(way)")
  }

  /// Goes to something with Tab and presses it.
  func press(_ name: String, isWhole: Bool = false, line: UInt = #line) throws {
    try tab(to: name, isWhole: isWhole, line: line)
    try Hands.press("space")
  }

  func waitFor(_ text: String, line: UInt = #line) {
    ShowcaseWindowTests.waitFor("“\(text)” is not seen, but \(texts)", line: line) { shows(text) }
  }

  /// All widgets that are seen inside of one, and itself.
  static func all(in widget: Pointer) -> [Pointer] {
    guard gtk_widget_get_mapped(widget) != 0 else { return [] }
    var found = [widget]
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      found += all(in: next)
      child = gtk_widget_get_next_sibling(next)
    }
    return found
  }

  /// What GTK calls the type of the widget with the focus.
  var focusType: String { focus.map(Self.typeName) ?? "nothing" }

  /// How many widgets of a type are seen.
  func count(ofType type: String) -> Int { Self.all(in: window.pointer).count { Self.typeName(of: $0) == type } }

  /// The texts of a window of a type; nil if no such window is open.
  static func texts(ofWindow type: String) -> [String]? {
    guard let list = gtk_window_list_toplevels() else { return nil }
    defer { g_list_free(list) }
    var entry: UnsafeMutablePointer<GList>? = list
    while let next = entry {
      let window = next.pointee.data.assumingMemoryBound(to: GtkWidget.self)
      if typeName(of: window) == type, gtk_widget_get_mapped(window) != 0 { return all(in: window).compactMap(ownText) }
      entry = next.pointee.next
    }
    return nil
  }

  static func typeName(of widget: Pointer) -> String { String(cString: g_type_name_from_instance(instance(widget))) }

  static func name(of widget: Pointer) -> String {
    let tooltip = gtk_widget_get_tooltip_text(widget).map { String(cString: $0) }
    let own = [tooltip, property("placeholder-text", of: widget), property("title", of: widget)].compactMap(\.self)
      .filter { !$0.isEmpty }
    // The text of a field belongs to the field.
    if isA(widget, gtk_text_get_type()), let field = gtk_widget_get_parent(widget) {
      let row = Self.ancestor(of: field, adw_preferences_row_get_type())
      return name(of: row ?? field)
    }
    let name = (own + all(in: widget).compactMap(ownText)).joined(separator: " ")
    return name.isEmpty ? typeName(of: widget) : name
  }

  private static func ownText(_ widget: Pointer) -> String? {
    guard isA(widget, gtk_label_get_type()) else { return nil }
    let text = gtk_label_get_text(OpaquePointer(widget)).map { String(cString: $0) } ?? ""
    return text.isEmpty ? nil : text
  }

  private static func ancestor(of widget: Pointer, _ type: GType) -> Pointer? { gtk_widget_get_ancestor(widget, type) }

  private static func instance(_ widget: Pointer) -> UnsafeMutablePointer<GTypeInstance> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
  }

  private static func property(_ name: String, of widget: Pointer) -> String? {
    let kind = UnsafeMutableRawPointer(instance(widget).pointee.g_class).assumingMemoryBound(to: GObjectClass.self)
    let text = GType(16 << 2)
    guard let found = g_object_class_find_property(kind, name), found.pointee.value_type == text else { return nil }
    var value = GValue()
    g_value_init(&value, text)
    defer { g_value_unset(&value) }
    g_object_get_property(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), name, &value)
    return g_value_get_string(&value).map { String(cString: $0) }
  }

  private static func isA(_ widget: Pointer, _ type: GType) -> Bool {
    g_type_check_instance_is_a(instance(widget), type) != 0
  }
}

/// Opens an app with files of its own, and gives the keyboard to its window.
func withKeys(_ app: String, _ title: String, _ body: @MainActor (Screen) throws -> Void) throws {
  // Without a display there is no window, and without xdotool nothing presses a key. `./test` has both.
  try XCTSkipUnless(Hands.canWork, "Keys come from xdotool, and the window needs a display: run scripts/on-display.")
  try onMainActor {
    let stage = try Stage(first: app)
    defer { stage.end() }
    try Hands.focus(title)
    stage.settle()
    try body(Screen(window: stage.showcase.window))
  }
}
