// SPDX-License-Identifier: MIT
import RxSwift
import RxTest

@testable import TimetableCore

/// Monday.
let monday = Day(2026, 11, 23)

/// A flight of a sample schedule, in UTC everywhere.
func flight(
  _ origin: String, _ destination: String, _ day: Day, at hour: Int, minute: Int = 0, line: Int? = nil,
  airline: String = "SAS", duration: Int = 90, distance: Int = 600
) -> Flight {
  let utc = day.number * 1440 + hour * 60 + minute
  return Flight(
    line: line ?? hour * 60 + minute, airline: airline, callsign: "\(airline) \(hour)", aircraft: "320",
    origin: origin, destination: destination, departure: Moment(utc: utc, offset: 0),
    arrival: Moment(utc: utc + duration, offset: 0), distance: distance)
}

/// Six flights a day between any two airports: two airlines, through the day.
func sampleFlights(_ leg: Leg) -> [Flight] {
  guard leg.origin != leg.destination, leg.destination != "AKL" else { return [] }
  // Lines of the schedule are of one route.
  let route = (leg.origin + leg.destination).utf8.reduce(0) { $0 * 31 + Int($1) }
  return [5, 7, 10, 13, 17, 22].enumerated().map { index, hour in
    flight(
      leg.origin, leg.destination, leg.day, at: hour, line: route * 100 + hour, airline: index % 2 == 0 ? "SAS" : "DLH",
      duration: 80 + index * 10, distance: 400 + index % 3 * 150)
  }
}

let oneWay = Trip([Leg("CPH", "BER", monday)])
let roundTrip = Trip([Leg("CPH", "BER", monday), Leg("BER", "CPH", monday + 2)])
let threeLegs = Trip([Leg("CPH", "LHR", monday), Leg("LHR", "JFK", monday), Leg("JFK", "CPH", monday + 4)])

struct NoSchedule: Error, CustomStringConvertible { let description = "There is no schedule." }

/// The timetable in virtual time: a tick is a millisecond, and a search takes ten.
final class Stage {
  let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
  let model: TimetableViewModel
  let states: TestableObserver<TimetableState>
  private let bag = DisposeBag()

  init(_ trip: Trip, search: FlightSearch? = nil) {
    let scheduler = scheduler
    model = TimetableViewModel(
      trip: trip,
      search: search ?? { leg in .just(sampleFlights(leg)).delay(.milliseconds(10), scheduler: scheduler) },
      scheduler: scheduler)
    states = scheduler.createObserver(TimetableState.self)
    model.state.subscribe(states).disposed(by: bag)
  }

  /// Lets time pass.
  func pass(_ ticks: Int = 100) { scheduler.advanceTo(scheduler.clock + ticks) }

  var state: TimetableState { states.events.last!.value.element! }

  /// Chooses a flight of the tab that is shown.
  func choose(_ index: Int) { model.choose(state.flights[index], leg: state.tab) }
}
