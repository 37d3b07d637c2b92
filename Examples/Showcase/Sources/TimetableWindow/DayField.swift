// SPDX-License-Identifier: MIT
import CGtk4
import Foundation
import RxCocoa
import RxGTK
import RxSwift
import TimetableCore

/// The day of a leg: a button that opens a calendar. The calendar stays open while the user goes from month to month.
@MainActor
final class DayField {
  let button = Button(title: "")
  private let name: String

  /// - Parameter name: whose day it is.
  init(_ name: String) {
    self.name = name
    button.tooltip = "\(name): choose a day"
    for style in ["flat", "numeric", "day"] { button.addStyle(style) }
  }

  /// Shows a day of the trip and tells which one the user chooses instead, until what is returned is disposed of.
  func bind(_ day: Observable<Day>, choose: @escaping @MainActor @Sendable (Day) -> Void) -> any Disposable {
    let opened = SerialDisposable()
    return Disposables.create(
      day.bind { [name, button] day in
        button.title = day.text
        button.setAccessibleLabel("\(name): \(day.text)")
      },
      button.rx.tap.bind { [name, button] in
        opened.disposable = Self.open(name, at: button, day, choose) { opened.disposable = Disposables.create() }
      },
      opened)
  }

  /// Opens the calendar. It is there for as long as it is open: a page that nobody changes the trip on has none.
  private static func open(
    _ name: String, at button: Button, _ day: Observable<Day>, _ choose: @escaping @MainActor @Sendable (Day) -> Void,
    close: @escaping @MainActor @Sendable () -> Void
  ) -> any Disposable {
    let calendar = CalendarView()
    calendar.setAccessibleLabel("\(name): day")
    let popover = Popover(at: button, calendar)
    gtk_popover_set_has_arrow(popover.cast(), 0)
    let life = Disposables.create([
      day.bind { [calendar] day in show(day, in: calendar) },
      calendar.rx.date.changed.bind { [calendar] date in
        choose(Self.day(of: date))
        // The trip does not take every choice: a leg is not before the one ahead of it.
        _ = day.take(1).bind { [calendar] day in show(day, in: calendar) }
      },
      // It goes after it has told that it is closed.
      popover.rx.closed.asObservable().observe(on: MainScheduler.asyncInstance).bind { close() },
      // A closure of the main actor, which that of a disposable is not.
      Driver<Void>.never().drive(onDisposed: { [popover] in popover.detach() }),
    ])
    popover.isShown = true
    return life
  }

  private static func show(_ day: Day, in calendar: CalendarView) {
    if Self.day(of: calendar.date) != day { calendar.withoutEcho { calendar.date = date(of: day) } }
  }

  /// A day at its beginning, by the clock of the machine.
  private static func date(of day: Day) -> Date {
    let noon = Date(timeIntervalSince1970: (Double(day.number) + 0.5) * 86_400)
    let parts = gregorian(.gmt).dateComponents([.year, .month, .day], from: noon)
    return gregorian(.current).date(from: parts) ?? noon
  }

  private static func day(of date: Date) -> Day {
    let parts = gregorian(.current).dateComponents([.year, .month, .day], from: date)
    return Day(parts.year ?? 1970, parts.month ?? 1, parts.day ?? 1)
  }

  private static func gregorian(_ zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}
