// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import RxGTK
  import XCTest

  /// What a widget does with a layout of the program.
  final class LayoutTests: GTKTestCase {
    func testALayoutPlacesChildrenAndIsMeasured() throws {
      try onMain {
        let (stage, child) = (Stage(), Label("text"))
        var sizes: [Vector] = []
        stage.add(child)
        stage.setLayout(minimumSize: Vector(x: 120, y: 80), naturalSize: Vector(x: 200, y: 150)) { widget, size in
          sizes.append(size)
          XCTAssertEqual(widget, stage.pointer)
          guard let child = gtk_widget_get_first_child(widget) else { return XCTFail("the child is gone") }
          var point = graphene_point_t(x: 30, y: 40)
          gtk_widget_allocate(child, 70, 50, -1, gsk_transform_translate(nil, &point))
        }
        XCTAssertEqual(stage.minimumWidth, 120)
        var (minimum, natural): (Int32, Int32) = (0, 0)
        gtk_widget_measure(stage.pointer, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nil, nil)
        XCTAssertEqual([minimum, natural], [80, 150])

        let window = Window(title: "t", content: stage)
        window.show()
        waitFor("the stage has no size") { !sizes.isEmpty && child.allocatedSize.x > 0 }
        XCTAssertEqual(sizes.last, stage.allocatedSize)
        XCTAssertEqual(child.allocatedSize, Vector(x: 70, y: 50))
        XCTAssertEqual(child.convert(.zero, to: stage), Vector(x: 30, y: 40))
        window.close()
      }
    }

    func testALayoutGoesWithTheNextOneAndWithItsWidget() throws {
      try onMain {
        final class Watched: Sendable {}
        weak var first: Watched?
        weak var second: Watched?
        do {
          let stage = Stage()
          @MainActor func setLayout() -> Watched {
            let watched = Watched()
            stage.setLayout(minimumSize: .zero, naturalSize: .zero) { _, _ in _ = watched }
            return watched
          }
          first = setLayout()
          XCTAssertNotNil(first)
          second = setLayout()
          XCTAssertNil(first)
          XCTAssertNotNil(second)
        }
        waitFor("the layout outlives its widget") { second == nil }
      }
    }
  }

  private final class Stage: Widget {
    init() { super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!) }

    func add(_ child: Widget) {
      keep(child)
      gtk_box_append(cast(), child.pointer)
    }
  }
#endif
