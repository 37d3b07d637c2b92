// SPDX-License-Identifier: MIT
import Foundation
import RxCocoa
import RxGTK
import RxSwift
import ShowcaseShell
import TimetableCore

/// The timetable as the window of the showcase knows it.
@MainActor
public final class TimetableApp: ShowcaseApp {
  public let id = "timetable"
  public let title = "Timetable"
  public let summary = "Trips of up to four flights"
  public let icon = "showcase-timetable"
  public let keys = KeyTable([
    (
      "Flights",
      [("Down", "Go from flight to flight"), ("Return", "Open the details"), ("Escape", "Close the details")]
    )
  ])

  private let model: TimetableViewModel
  private let service: ScheduleService

  /// - Parameters:
  ///   - folder: where the schedule is kept.
  ///   - today: the day from which the first trip is a week away.
  public init(folder: URL, today: Day = .today) {
    let service = ScheduleService(
      scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "timetable"),
      open: { try ScheduleStore(folder: folder) })
    self.service = service
    let trip = Trip([Leg("CPH", "LHR", today + 7), Leg("LHR", "CDG", today + 9), Leg("CDG", "CPH", today + 12)])
    model = TimetableViewModel(trip: trip, search: { service.flights($0) }, scheduler: MainScheduler.instance)
  }

  public func makePage(in window: Window) -> Page {
    let holder = Box(.vertical)
    let status = StatusPage(icon: "showcase-timetable")
    status.setExpands(horizontally: true, vertically: true)
    let again = Button(title: "Try Again")
    again.isHidden = true
    let spinner = Spinner()
    status.setChildren(spinner, again)
    status.holdFocus(as: "Schedule")
    holder.append(status)
    let (trip, bars) = (Box(.horizontal), Box(.horizontal))
    trip.center()
    let life = SerialDisposable()
    let model = model
    // A second try that fails is seen to have tried.
    let trying = again.rx.tap.asSignal().startWith(()).emit(onNext: { [weak status, weak spinner] in
      guard let status else { return }
      (status.icon, status.title, status.text) = ("showcase-timetable", "Reading the Schedule…", "")
      spinner?.isTurning = true
    })
    // The airports come with the schedule, which takes a moment when it is read for the first time.
    let opening = again.rx.tap.startWith(()).flatMapLatest { [service] in
      service.airports.materialize()
    }
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { [weak status, weak holder, weak trip, weak bars, weak again, weak spinner] event in
      switch event {
      case .next(let airports):
        let page = TimetablePage(model: model, airports: airports)
        let hadFocus = holder?.isFocused == true
        holder?.replaceChildren([page.content])
        page.content.setExpands(horizontally: true, vertically: true)
        trip?.replaceChildren([page.editing])
        bars?.replaceChildren([page.filtering])
        life.disposable = Disposables.create(
          page.bind(), Disposables.create { withExtendedLifetime(page) {} })
        if hadFocus { page.beginning.focusInside() }
      case .error(let error):
        status?.icon = "dialog-warning-symbolic"
        status?.title = "The Schedule Cannot Be Read"
        status?.text = ScheduleProblem(error).message
        again?.isHidden = false
        spinner?.isTurning = false
      case .completed: break
      }
    })
    return Page(holder, title: trip, headerEnd: [bars], life: Disposables.create(trying, opening, life))
  }
}
