// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK
import ShowcaseApps
import XCTest

/// Every control says to assistive technology what it is. `scripts/accessible-names` asks the same from another process.
final class NamesTests: XCTestCase {
  func testEveryControlHasAName() throws {
    try requireDisplay()
    try onMainActor {
      let stage = try Stage()
      // What comes from files and servers has controls, too.
      let least = ["search": 1, "timetable": 30, "places": 3, "login": 4, "account": 2, "hops": 20]
      for app in AppCatalogue.names {
        stage.visit(app)
        let window = stage.showcase.window.pointer
        waitFor("\(app) has \(Self.controls(in: window).count) controls") {
          Self.controls(in: window).count >= least[app] ?? 1
        }
        for control in Self.controls(in: window) where !Self.hasName(control) {
          XCTFail("\(app): a \(String(cString: g_type_name_from_instance(Self.instance(control)))) has no name")
        }
      }
      stage.end()
    }
  }

  private typealias Pointer = UnsafeMutablePointer<GtkWidget>

  private static func instance(_ widget: Pointer) -> UnsafeMutablePointer<GTypeInstance> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
  }

  /// Buttons, fields, rows and sliders, but not what GTK's own widgets are put together from.
  private static func controls(in widget: Pointer) -> [Pointer] {
    var found: [Pointer] = []
    let types = [
      gtk_button_get_type(), gtk_menu_button_get_type(), gtk_search_entry_get_type(), gtk_range_get_type(),
      gtk_entry_get_type(),
      gtk_password_entry_get_type(), adw_entry_row_get_type(),
    ]
    if types.contains(where: { g_type_check_instance_is_a(instance(widget), $0) != 0 }) {
      found.append(widget)
      return found
    }
    // What is in a list to choose from is GTK's own, as the parts of a scroll bar are.
    let own = [gtk_scrollbar_get_type(), gtk_popover_get_type(), adw_combo_row_get_type()]
    if own.contains(where: { g_type_check_instance_is_a(instance(widget), $0) != 0 }) { return found }
    if String(cString: g_type_name_from_instance(instance(widget))) == "GtkListItemWidget" { found.append(widget) }
    var child = gtk_widget_get_first_child(widget)
    while let next = child {
      found += controls(in: next)
      child = gtk_widget_get_next_sibling(next)
    }
    return found
  }

  private static func hasName(_ widget: Pointer) -> Bool {
    if gtk_test_accessible_has_property(OpaquePointer(widget), GTK_ACCESSIBLE_PROPERTY_LABEL) != 0 { return true }
    guard g_type_check_instance_is_a(instance(widget), gtk_button_get_type()) != 0 else { return false }
    let button = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self)
    return gtk_button_get_label(button).map { !String(cString: $0).isEmpty } ?? false
  }
}
