// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxCocoa
  import RxGTK
  import RxSwift
  import XCTest

  /// Sends a signal of a gesture with numbers as its arguments.
  @MainActor
  private func send(_ signal: String, _ numbers: [Double], to gesture: UnsafeMutableRawPointer, of type: GType) {
    var values = [GValue(), GValue(), GValue()]
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], gesture)
    for (index, number) in numbers.enumerated() {
      g_value_init(&values[index + 1], GType(15 << 2))
      g_value_set_double(&values[index + 1], number)
    }
    if numbers.isEmpty { g_value_init(&values[1], gdk_event_sequence_get_type()) }
    g_signal_emitv(values, g_signal_lookup(signal, type), 0, nil)
    for index in values.indices where values[index].g_type != 0 { g_value_unset(&values[index]) }
  }

  @MainActor
  private func gesture(of widget: Widget) -> UnsafeMutableRawPointer {
    let controllers = gtk_widget_observe_controllers(widget.pointer)!
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    let item = g_list_model_get_item(controllers, 0)!
    defer { g_object_unref(item) }
    return item
  }

  /// Gestures that need two fingers, which no test has: their signals are sent as GTK would.
  final class TouchGestureTests: GTKTestCase {
    func testZoomAndRotation() throws {
      try onMain {
        let area = Widget(gtk_drawing_area_new()!)
        for (signal, start, type, event) in [
          ("scale-changed", 1.0, gtk_gesture_zoom_get_type(), area.rx.zoom),
          ("angle-changed", 0.0, gtk_gesture_rotate_get_type(), area.rx.rotate),
        ] {
          let seen = Record(event)
          let sender = gesture(of: area)
          let rest = signal == "scale-changed" ? [] : [0.5]
          send("begin", [], to: sender, of: type)
          send(signal, [1.5] + rest, to: sender, of: type)
          send("end", [], to: sender, of: type)
          send("begin", [], to: sender, of: type)
          send("cancel", [], to: sender, of: type)
          send("end", [], to: sender, of: type)
          XCTAssertEqual(seen.elements.map(\.phase), [.began, .changed, .ended, .began, .cancelled])
          XCTAssertEqual(seen.elements.map(\.amount), [start, 1.5, 1.5, start, start])
          seen.stop()
        }
      }
    }

    func testASwipeTellsItsVelocity() throws {
      try onMain {
        let area = Widget(gtk_drawing_area_new()!)
        let swipes = Record(area.rx.swipe)
        send("swipe", [900, -30], to: gesture(of: area), of: gtk_gesture_swipe_get_type())
        XCTAssertEqual(swipes.elements, [Vector(x: 900, y: -30)])
      }
    }
  }

  final class VelocityTrackerTests: XCTestCase {
    func testAConstantVelocityIsFound() {
      var tracker = VelocityTracker()
      XCTAssertEqual(tracker.velocity, .zero)
      for step in 0..<50 { tracker.add(Vector(x: Double(step) * 10, y: -Double(step)), at: 5 + Double(step) * 0.008) }
      XCTAssertEqual(tracker.velocity.x, 1250, accuracy: 1e-6)
      XCTAssertEqual(tracker.velocity.y, -125, accuracy: 1e-6)
    }

    func testAPointerThatRestsHasNoVelocity() {
      var tracker = VelocityTracker()
      for step in 0..<10 { tracker.add(Vector(x: Double(step) * 10, y: 0), at: Double(step) * 0.01) }
      tracker.add(Vector(x: 90, y: 0), at: 0.4)
      XCTAssertEqual(tracker.velocity, .zero)
    }

    func testPlacesAtTheSameTimeCountOnce() {
      var tracker = VelocityTracker()
      tracker.add(Vector(x: 0, y: 0), at: 1)
      tracker.add(Vector(x: 10, y: 0), at: 1)
      XCTAssertEqual(tracker.velocity, .zero)
      tracker.add(Vector(x: 20, y: 0), at: 1.01)
      XCTAssertEqual(tracker.velocity.x, 1000, accuracy: 1e-6)
    }
  }
#endif
