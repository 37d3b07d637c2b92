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
  private let calendar = CalendarView()
  private let popover: Popover
  private let name: String

  /// - Parameter name: whose day it is.
  init(_ name: String) {
    self.name = name
    popover = Popover(at: button, calendar)
    gtk_popover_set_has_arrow(popover.cast(), 0)
    button.tooltip = "\(name): choose a day"
    for style in ["flat", "numeric", "day"] { button.addStyle(style) }
    calendar.setAccessibleLabel("\(name): day")
  }

  /// Shows a day of the trip and tells which one the user chooses instead, until what is returned is disposed of.
  func bind(_ day: Observable<Day>, choose: @escaping @MainActor @Sendable (Day) -> Void) -> any Disposable {
    Disposables.create([
      day.bind { [name, button, calendar] day in
        button.title = day.text
        button.setAccessibleLabel("\(name): \(day.text)")
        if Self.day(of: calendar.date) != day { calendar.withoutEcho { calendar.date = Self.date(of: day) } }
      },
      button.rx.tap.bind { [popover] in popover.isShown = true },
      calendar.rx.date.changed.bind { choose(Self.day(of: $0)) },
      // A closure of the main actor, which that of a disposable is not.
      Driver<Void>.never().drive(onDisposed: { [popover] in popover.detach() }),
    ])
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
