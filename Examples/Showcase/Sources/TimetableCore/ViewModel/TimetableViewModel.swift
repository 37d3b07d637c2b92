// SPDX-License-Identifier: MIT
import RxRelay
import RxSwift

/// The timetable: three streams hold everything, and what is shown is derived from them.
///
/// - ``found``: the flights found, which follow what the user looks for;
/// - ``place``: the tab, the flight whose details are open, and whether the form and the filter are;
/// - ``choices``: the flight chosen for each leg.
///
/// What the user does changes one of them or two; nothing else is stored.
public final class TimetableViewModel: Sendable {
  /// What the user looks for: the source of the flights found.
  public let request: BehaviorRelay<Request>
  /// Where the user is.
  public let place = BehaviorRelay(value: Place())
  /// What the user has chosen.
  public let choices = BehaviorRelay(value: Choices())

  /// The flights found.
  public let found: Observable<Results>
  /// Everything that is shown.
  public let state: Observable<TimetableState>

  private let retries = PublishRelay<Void>()

  /// - Parameters:
  ///   - trip: what the user looks for first.
  ///   - search: finds the flights of a leg.
  ///   - scheduler: where events come: the main scheduler in a window.
  public init(trip: Trip, search: @escaping FlightSearch, scheduler: TimetableScheduler) {
    request = BehaviorRelay(value: Request(trip))
    let legs = request.map(\.trip.legs).distinctUntilChanged()
    let known = Observable.merge(legs, retries.withLatestFrom(legs)).flatMapLatest { legs in
      Observable.combineLatest(
        legs.map { leg in
          search(leg)
            .map(Found.flights)
            .catch { .just(.failed(ScheduleProblem($0).message)) }
            .observe(on: scheduler)
            .startWith(.loading)
        }
      ).map { (legs: legs, found: $0) }
    }
    // What is known of another trip is not shown for this one.
    found = Observable.combineLatest(request, known) { request, known in
      let legs = request.trip.legs
      return Results(request: request, legs: known.legs == legs ? known.found : legs.map { _ in .loading })
    }
    state = Observable.combineLatest(found, place, choices, resultSelector: TimetableState.init)
      .distinctUntilChanged()
      .share(replay: 1)
  }

  /// Changes the trip. Choices, orders, filters and the tab stay with their legs.
  public func edit(_ change: (inout Trip) -> Void) {
    let before = request.value.trip
    self.change(request) { change(&$0.trip) }
    let after = request.value.trip
    guard before.ids != after.ids else { return }
    self.change(choices) { $0.forgetLegs(outside: after) }
    let tab = place.value.tab
    guard before.ids.indices.contains(tab), let moved = after.ids.firstIndex(of: before.ids[tab]), moved != tab else {
      return
    }
    select(tab: moved)
  }

  /// Sorts the flights of a leg by a property; by the same one again in the other direction.
  public func sort(_ key: Order.Key, leg: Int) {
    change(request) { $0[order: leg] = $0[order: leg].choosing(key) }
  }

  /// Changes which flights of a leg are shown.
  public func filter(leg: Int, _ change: (inout Filter) -> Void) { self.change(request) { change(&$0[filter: leg]) } }

  /// Goes to a tab. The details that are open stay open beside it.
  public func select(tab: Int) { change(place) { $0.tab = tab } }

  /// Opens the details of a flight.
  public func open(_ flight: Flight) { change(place) { $0.details = flight } }

  /// Closes the details.
  public func closeDetails() { change(place) { $0.details = nil } }

  /// Chooses a flight for a leg and goes to the next open leg, or to the summary; takes it back if it is chosen already.
  public func choose(_ flight: Flight, leg: Int) {
    let trip = request.value.trip
    guard trip.ids.indices.contains(leg) else { return }
    let id = trip.ids[leg]
    let isChosen = choices.value[id]?.id == flight.id
    change(choices) { $0[id] = isChosen ? nil : flight }
    let chosen = choices.value.valid(for: trip)
    if isChosen {
      change(place) { $0.tab = leg }
    } else {
      let after = chosen.indices.first { $0 > leg && chosen[$0] == nil } ?? chosen.firstIndex { $0 == nil }
      change(place) { ($0.tab, $0.details) = (after ?? chosen.count, nil) }
    }
  }

  /// The same for the leg that the flight is for: that of the tab, if the flight fits it.
  public func choose(_ flight: Flight) {
    let (legs, tab) = (request.value.trip.legs, place.value.tab)
    let fits = { (leg: Leg) in
      leg.origin == flight.origin && leg.destination == flight.destination && leg.day == flight.departure.day
    }
    choose(flight, leg: legs.indices.contains(tab) && fits(legs[tab]) ? tab : legs.firstIndex(where: fits) ?? tab)
  }

  /// Opens the form for the trip, or closes it.
  public func toggleForm() { change(place) { $0.isEditing.toggle() } }

  /// Opens the choices of the filter, or closes them.
  public func toggleFilter() { change(place) { $0.isFiltering.toggle() } }

  /// Looks once more for flights that could not be found.
  public func retry() { retries.accept(()) }

  private func change<Value>(_ relay: BehaviorRelay<Value>, _ body: (inout Value) -> Void) {
    var value = relay.value
    body(&value)
    relay.accept(value)
  }
}
