// SPDX-License-Identifier: MIT
import CGtk4
import ShowcaseShell
import XCTest

/// How the desktop knows the program: it takes the icon from the identifier.
final class ProgramTests: XCTestCase {
  func testTheProgramAndItsIconHaveTheIdentifier() throws {
    try withKeys("hops", "Hops") { _ in
      XCTAssertEqual(g_get_prgname().map { String(cString: $0) }, ShowcaseProgram.identifier)
      XCTAssertEqual(gtk_window_get_default_icon_name().map { String(cString: $0) }, ShowcaseProgram.identifier)
      let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
      XCTAssertNotEqual(gtk_icon_theme_has_icon(theme, ShowcaseProgram.identifier), 0, "the icon is missing")
    }
  }
}
