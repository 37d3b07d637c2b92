// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxGTK
  import XCTest

  /// What a program draws with.
  final class CanvasTests: GTKTestCase {
    /// What is drawn after a text is not connected with it, and what is drawn before it is.
    func testATextIsNoPartOfAPath() throws {
      try onMain {
        var points: [Bool] = []
        let area = DrawingArea { canvas in
          canvas.text("text", at: Vector(x: 10, y: 10))
          points = [cairo_has_current_point(canvas.context) != 0]
          canvas.move(to: .zero)
          canvas.line(to: Vector(x: 20, y: 0))
          canvas.text("text", at: Vector(x: 10, y: 10))
          var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
          cairo_path_extents(canvas.context, &left, &top, &right, &bottom)
          points += [right - left == 20, cairo_has_current_point(canvas.context) != 0]
        }
        let window = Window(title: "t", content: area)
        window.show()
        waitFor("nothing is drawn") { !points.isEmpty }
        XCTAssertEqual(points, [false, true, false])
        window.close()
      }
    }
  }
#endif
