// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK
import WindowHands
import WindowPictures
import XCTest

/// Lists are scrolled at 60 frames a second: the window's thread is done with each frame before the next one is due.
final class ScrollTests: XCTestCase {
  func testNoFrameOfAListThatScrollsIsLate() throws {
    for (app, title, text) in [
      ("timetable", "Timetable", "Select"), ("hops", "Hops", "Agnus"), ("search", "Repository Search", "repositories"),
    ] {
      // A low window, so that every list is longer than its place.
      try withKeys(app, title, height: 500) { screen in
        if app == "search" { try Hands.type("python") }
        waitFor("\(app) has no list") { screen.shows(text) && screen.listInSight != nil }
        let list = try XCTUnwrap(screen.listInSight)
        try Hands.move(list.middle.x, list.middle.y, in: title)
        var farthest = 0.0
        let meter = try FrameMeter.inTime(of: screen.window) {
          for steps in [25, -25] {
            try Hands.scroll(steps)
            farthest = max(farthest, list.offset)
          }
        }
        print("\(app): \(meter.summary), \(farthest) points")
        XCTAssertGreaterThan(farthest, 80, "\(app) is not scrolled")
        XCTAssertGreaterThan(meter.works.count, 15, app)
        XCTAssertLessThan(meter.most(of: 1), meter.limit, "\(app): \(meter.summary)")
      }
    }
  }
}

/// A list that the user scrolls.
@MainActor
private struct ListInSight {
  let widget: Screen.Pointer

  /// How far it is scrolled.
  var offset: Double { gtk_adjustment_get_value(gtk_scrollable_get_vadjustment(OpaquePointer(widget))) }

  /// The middle of its place in the window.
  var middle: Vector {
    guard let view = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()),
      let root = gtk_widget_get_root(view)
    else { return .zero }
    var place = Vector.zero
    gtk_widget_translate_coordinates(
      view, UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self),
      Double(gtk_widget_get_width(view)) / 2, Double(gtk_widget_get_height(view)) / 2, &place.x, &place.y)
    return place
  }
}

extension Screen {
  /// The list of the page, if it has one with more rows than there is room for, by some.
  fileprivate var listInSight: ListInSight? {
    Self.all(in: window.pointer).first {
      guard Self.isA($0, gtk_list_view_get_type()),
        let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer($0))
      else { return false }
      return gtk_adjustment_get_upper(adjustment) > gtk_adjustment_get_page_size(adjustment) + 100
    }
    .map { ListInSight(widget: $0) }
  }
}
