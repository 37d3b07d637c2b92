// SPDX-License-Identifier: MIT
import CGtk4
import RxGTK
import RxRelay
import RxSwift
import ShowcaseShell
import TimetableCore
import WindowPictures
import XCTest

@testable import TimetableWindow

final class DayFieldTests: XCTestCase {
  /// A leg is not before the one ahead of it: the trip keeps its day, and the calendar shows that one.
  func testTheCalendarShowsTheDayThatTheTripHas() throws {
    try requireDisplay()
    try onMainActor {
      ShowcaseProgram.prepare()
      let (field, leg) = (DayField("Leg 2"), BehaviorRelay(value: Day(2026, 10, 10)))
      let life = field.bind(leg.distinctUntilChanged()) { leg.accept(max($0, Day(2026, 10, 8))) }
      let window = Window(title: "Day", width: 300, height: 300, content: field.button)
      window.show()
      defer {
        life.dispose()
        window.close()
      }
      gtk_widget_activate(field.button.pointer)
      @MainActor func calendar() -> Screen.Pointer? {
        Screen.all(in: field.button.pointer).first { Screen.typeName(of: $0) == "GtkCalendar" }
      }
      waitFor("no calendar opens") { calendar() != nil }
      let opened = OpaquePointer(try XCTUnwrap(calendar()))
      @MainActor func choose(_ day: Int32) {
        let date = g_date_time_new_local(2026, 10, day, 0, 0, 0)
        defer { g_date_time_unref(date) }
        gtk_calendar_select_day(opened, date)
      }
      @MainActor func shown() -> Int32 {
        let date = gtk_calendar_get_date(opened)
        defer { g_date_time_unref(date) }
        return g_date_time_get_day_of_month(date)
      }
      choose(9)
      waitFor("the day is not chosen") { leg.value == Day(2026, 10, 9) }
      XCTAssertEqual(shown(), 9)
      choose(5)
      waitFor("the trip does not answer") { leg.value == Day(2026, 10, 8) }
      waitFor("the calendar shows \(shown())") { shown() == 8 }
      choose(4)
      waitFor("the calendar shows \(shown()) though the trip stays as it is") { shown() == 8 }
      XCTAssertEqual(leg.value, Day(2026, 10, 8))
    }
  }
}
