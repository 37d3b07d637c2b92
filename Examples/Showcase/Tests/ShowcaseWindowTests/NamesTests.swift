// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK
import ShowcaseApps
import ShowcaseShell
import WindowPictures
import XCTest

/// Every control says to assistive technology what it is. `scripts/accessible-names` asks the same from another process.
final class NamesTests: XCTestCase {
  func testEveryControlHasAName() throws {
    try requireDisplay()
    try onMainActor {
      let stage = try Stage()
      // What comes from files and servers has controls, too.
      let least = ["search": 8, "timetable": 30, "places": 9, "login": 9, "account": 10, "hops": 20]
      for app in AppCatalogue.names {
        stage.visit(app)
        let window = stage.showcase.window
        waitFor("\(app) has \(Controls.all(in: window.pointer).count) controls") {
          Controls.all(in: window.pointer).count >= least[app] ?? 1
        }
        XCTAssertEqual(Controls.unnamed(in: window), [], app)
      }
      stage.end()
    }
  }

  func testEveryControlOfWhatAUserOpensHasAName() throws {
    try onEveryWay(width: 1100) { screen, state in
      XCTAssertEqual(Controls.unnamed(in: screen.window), [], state)
    }
  }

  /// The back button of a narrow window is seen there only.
  func testEveryControlOfANarrowWindowHasAName() throws {
    try requireDisplay()
    try onMainActor {
      let stage = try Stage(width: 360)
      stage.settle()
      XCTAssertEqual(Controls.unnamed(in: stage.showcase.window), [], "the sidebar")
      for app in AppCatalogue.names {
        stage.visit(app)
        XCTAssertEqual(Controls.unnamed(in: stage.showcase.window), [], app)
      }
      stage.end()
    }
  }

  func testWhatHasNoNameIsFound() throws {
    try requireDisplay()
    onMainActor {
      ShowcaseProgram.prepare()
      let (picture, named) = (Button(icon: "go-next-symbolic"), Button(icon: "go-next-symbolic"))
      named.setAccessibleLabel("Next")
      let drawn = DrawingArea(width: 20, height: 20)
      gtk_widget_set_focusable(drawn.pointer, 1)
      let content = Box(.vertical, [picture, named, Button(title: ""), Button(title: "Text"), Slider(0...1), drawn])
      let window = Window(title: "Names", content: content)
      window.show()
      waitFor("the window does not come") { drawn.isOnScreen }
      XCTAssertEqual(
        Controls.unnamed(in: window),
        [
          "GtkButton “GtkButton”", "GtkButton “GtkButton”", "GtkScale “GtkScale”",
          "GtkDrawingArea “GtkDrawingArea”",
        ])
      window.close()
    }
  }
}
