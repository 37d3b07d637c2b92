// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK
import WindowHands
import XCTest

/// What opens above a list takes no more room than there is: the window keeps its height.
final class HeightTests: XCTestCase {
  func testTheFormAndTheFilterOfATripLeaveTheWindowAsItIs() throws {
    for width in [1100, 360] as [Int32] {
      try withKeys("timetable", "Timetable", width: width, height: height) { screen in
        screen.waitFor("Select")
        try screen.press("Change the trip")
        screen.waitFor("Leg 3")
        check(screen, "\(width): a form of three legs")
        try screen.press("Filter flights")
        screen.waitFor("Leaves")
        check(screen, "\(width): a form of three legs and the filter")
        try screen.press("Add a Leg")
        screen.waitFor("Leg 4")
        check(screen, "\(width): a form of four legs and the filter")
        // What the keyboard comes to is scrolled into sight.
        try screen.tab(to: "Leg 4: a day later")
        screen.settle()
        XCTAssertTrue(screen.focusIsInSight, "\(width)")
      }
    }
  }

  func testTheFilterOfHopsLeavesTheWindowAsItIs() throws {
    for width in [1100, 360] as [Int32] {
      try withKeys("hops", "Hops", width: width, height: height) { screen in
        screen.waitFor("Agnus")
        try screen.press("Filter hops")
        screen.waitFor("France")
        check(screen, "\(width): the filter")
        // The filter takes no more than its lines need.
        XCTAssertGreaterThan(screen.listHeight, width == 360 ? 200 : 400, "\(width)")
      }
    }
  }
}

private let height: Int32 = 760

@MainActor
private func check(_ screen: Screen, _ state: String, line: UInt = #line) {
  screen.settle()
  XCTAssertLessThanOrEqual(screen.window.allocatedSize.y, Double(height), state, line: line)
  // There are displays on which less than the window's height is free.
  XCTAssertLessThanOrEqual(screen.minimumHeight, 600, state, line: line)
  // The list is still one: some of its rows are seen.
  XCTAssertGreaterThanOrEqual(screen.listHeight, 100, state, line: line)
}

extension Screen {
  /// The least height that the window can have at its width.
  fileprivate var minimumHeight: Int {
    var minimum: Int32 = 0
    gtk_widget_measure(
      window.pointer, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width(window.pointer), &minimum, nil, nil, nil)
    return Int(minimum)
  }

  /// How much is seen of the list.
  fileprivate var listHeight: Int {
    Self.all(in: window.pointer).first { Self.isA($0, gtk_list_view_get_type()) }
      .map { Int(gtk_widget_get_height($0)) } ?? 0
  }

  /// Whether what has the focus is in the part of its scrolled window that is seen.
  fileprivate var focusIsInSight: Bool {
    guard let focus, let view = gtk_widget_get_ancestor(focus, gtk_scrolled_window_get_type()) else { return false }
    var place = Vector.zero
    gtk_widget_translate_coordinates(focus, view, 0, Double(gtk_widget_get_height(focus)) / 2, &place.x, &place.y)
    return place.y > 0 && place.y < Double(gtk_widget_get_height(view))
  }
}
