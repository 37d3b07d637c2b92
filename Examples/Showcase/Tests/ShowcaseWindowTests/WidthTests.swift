// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK
import ShowcaseApps
import ShowcaseShell
import WindowPictures
import XCTest

/// What fits into a window of 360 pixels, and what a wide one has room for.
final class WidthTests: XCTestCase {
  func testEveryPageFitsIntoTheWidthOfATelephone() throws {
    try requireDisplay()
    try onMainActor {
      let stage = try Stage(width: 360)
      // What an app shows when its data have come.
      let texts = ["timetable": "Best fit: ", "places": "Welcome", "hops": "Agnus"]
      for app in AppCatalogue.names {
        stage.visit(app)
        if let text = texts[app] { Screen(window: stage.showcase.window).waitFor(text) }
        XCTAssertLessThanOrEqual(stage.showcase.window.minimumWidth, 360, app)
      }
      stage.end()
    }
  }

  func testWhatAUserOpensFitsIntoTheWidthOfATelephone() throws {
    try onEveryWay(width: 360) { screen, state in
      XCTAssertLessThanOrEqual(screen.window.minimumWidth, 360, state)
    }
  }

  func testANarrowWindowBeginsWithTheSidebar() throws {
    try requireDisplay()
    try onMainActor {
      for (width, hasPage) in [(360, false), (1100, true)] as [(Int32, Bool)] {
        let stage = try Stage(width: width)
        stage.settle()
        let screen = Screen(window: stage.showcase.window)
        screen.waitFor("Finds while you type")
        // The page of the search, which is the first, has the only field.
        waitFor("\(width) pixels show \(screen.count(ofType: "GtkSearchEntry")) fields") {
          screen.count(ofType: "GtkSearchEntry") == (hasPage ? 1 : 0)
        }
        XCTAssertTrue(screen.shows("Finds while you type"), "\(width): \(screen.texts)")
        XCTAssertEqual(screen.window.title, hasPage ? "Repository Search" : ShowcaseWindow.name)
        XCTAssertNil(stage.showcase.chosen.value, "\(width)")
        stage.end()
      }
    }
  }

  func testDetailsAreBesideTheListWhereThereIsRoom() throws {
    for way in [Way.flight, .hop] {
      for (width, isFolded) in [(1100, false), (360, true)] as [(Int32, Bool)] {
        try withKeys(way.app.name, way.app.title, width: width) { screen in
          screen.waitFor(way == .flight ? "Best fit: " : "Agnus")
          XCTAssertEqual(screen.split?.showsList, true, "\(way), \(width)")
          XCTAssertEqual(screen.split?.showsDetails, false, "\(way), \(width)")
          if way == .flight { try screen.openFlight() } else { try screen.openHop() }
          let both = Split(isFolded: isFolded, showsList: !isFolded, showsDetails: true)
          waitFor("\(way), \(width): \(String(describing: screen.split))") { screen.split == both }
        }
      }
    }
  }
}

/// A list and the details of one of its rows, as a window shows them.
private struct Split: Equatable {
  /// Whether there is room for one of both only.
  var isFolded: Bool
  var showsList: Bool
  var showsDetails: Bool
}

extension Screen {
  /// The list of the page and its details.
  fileprivate var split: Split? {
    for pane in Self.all(in: window.pointer) where Self.typeName(of: pane) == "AdwLeaflet" {
      let parts = Self.children(of: pane).filter { Self.typeName(of: $0) == "GtkBox" }
      let isDetails = { (part: Pointer) in gtk_widget_has_css_class(part, "details-pane") != 0 }
      guard let details = parts.first(where: isDetails), let list = parts.first(where: { !isDetails($0) }) else {
        continue
      }
      return Split(
        isFolded: adw_leaflet_get_folded(OpaquePointer(pane)) != 0, showsList: gtk_widget_get_mapped(list) != 0,
        showsDetails: gtk_widget_get_mapped(details) != 0)
    }
    return nil
  }
}
