// SPDX-License-Identifier: MIT
#if GTK
  import CGtk4
  import Foundation
  import RxCocoa
  import RxSwift

  /// A month, of which the user chooses a day.
  public final class CalendarView: Widget, ValueControl {
    /// Makes a calendar with a day that is chosen.
    public init(date: Date = Date()) {
      super.init(gtk_calendar_new()!)
      self.date = date
    }

    /// The chosen day, at its beginning, in the time zone of the machine.
    public var date: Date {
      get {
        var parts = DateComponents()
        parts.year = self[property: "year"]
        parts.month = self[property: "month"] + 1
        parts.day = self[property: "day"]
        return Self.calendar.date(from: parts) ?? Date(timeIntervalSince1970: 0)
      }
      set {
        let parts = Self.calendar.dateComponents([.year, .month, .day], from: newValue)
        guard let day = g_date_time_new_local(Int32(parts.year!), Int32(parts.month!), Int32(parts.day!), 0, 0, 0)
        else {
          return
        }
        gtk_calendar_select_day(opaque, day)
        g_date_time_unref(day)
      }
    }

    /// The value for `rx.value`.
    public var controlValue: Date {
      get { date }
      set { date = newValue }
    }

    /// What tells of another value.
    public var valueSignals: [(object: UnsafeMutableRawPointer, name: String)] {
      ["day-selected", "next-month", "prev-month", "next-year", "prev-year"].map { (object, $0) }
    }

    /// Marks days of the month that is shown.
    public func mark(days: Set<Int>) {
      gtk_calendar_clear_marks(opaque)
      for day in days where (1...31).contains(day) { gtk_calendar_mark_day(opaque, guint(day)) }
    }

    private static var calendar: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .current
      return calendar
    }
  }

  extension Reactive where Base: CalendarView {
    /// The chosen day.
    @MainActor public var date: ControlProperty<Date> {
      let calendar = WeakWidget(base)
      let changes = Observable<Void>.deferred {
        onMainActor {
          guard let target = calendar.value else { return .empty() }
          // Another month tells of its day, too. What the program chooses is known, and not told.
          var known = target.date
          let user = target.valueSignals.map { object, name in
            target.rx.signal(name, of: object) { _ -> Void? in
              guard let calendar = calendar.value, calendar.date != known else { return nil }
              known = calendar.date
              return calendar.isChangedByProgram ? nil : ()
            }
          }
          let program = ["year", "month", "day"].map { name in
            target.rx.signal("notify::\(name)") { _ -> Void? in
              if let calendar = calendar.value, calendar.isChangedByProgram { known = calendar.date }
              return nil
            }
          }
          return .merge(user + program)
        }
      }
      return controlProperty(changes: changes, \.date)
    }
  }
#endif
