// SPDX-License-Identifier: MIT

/// Everything that the timetable shows: a function of the three streams, and of nothing else.
public struct TimetableState: Hashable, Sendable {
  /// What is found for what is looked for.
  public let results: Results
  /// The flight that is chosen for each leg.
  public let chosen: [Flight?]
  /// The tab that is shown: that of a leg, or `legs.count` for the summary.
  public let tab: Int
  /// The flight whose details are open.
  public let details: Flight?
  /// Whether the form for the trip is open.
  public let isEditing: Bool
  /// Whether the choices of the filter are open; they are shown where the filter is available.
  public let isFiltering: Bool

  /// Derives the state.
  public init(_ results: Results, _ place: Place, _ choices: Choices) {
    self.results = results
    let chosen = choices.valid(for: results.request.trip)
    self.chosen = chosen
    (isEditing, isFiltering) = (place.isEditing, place.isFiltering)
    // A tab that the trip has no leg for is the last one there is; the summary is there when every leg is chosen.
    tab = min(max(place.tab, 0), chosen.allSatisfy { $0 != nil } ? chosen.count : chosen.count - 1)
    // Details are of a flight of the trip.
    details = place.details.flatMap { flight in
      results.request.trip.legs.contains {
        $0.origin == flight.origin && $0.destination == flight.destination && $0.day == flight.departure.day
      } ? flight : nil
    }
  }

  /// The legs of the trip.
  public var legs: [Leg] { results.request.trip.legs }
  /// Whether the summary is shown.
  public var isSummary: Bool { tab == legs.count }
  /// Whether every leg has its flight.
  public var isComplete: Bool { chosen.allSatisfy { $0 != nil } }
  /// The first leg without a flight.
  public var openLeg: Int? { chosen.firstIndex { $0 == nil } }
  /// What the chosen flights cost together.
  public var total: Int { chosen.reduce(0) { $0 + ($1?.price ?? 0) } }

  /// What is known of the leg that is shown.
  public var found: Found { isSummary ? .flights([]) : leg(tab) }
  /// How its flights are sorted.
  public var order: Order { results.request[order: tab] }
  /// Which of its flights are shown.
  public var filter: Filter { results.request[filter: tab] }
  /// Whether the user can filter: not once a flight is chosen in the tab.
  public var isFilterAvailable: Bool { !isSummary && chosen[tab] == nil && !leg(tab).flights.isEmpty }

  /// What is known of a leg.
  public func leg(_ index: Int) -> Found { results.legs.indices.contains(index) ? results.legs[index] : .loading }

  /// The flights of the tab that the filter leaves, in order. The chosen one is among them, whatever the filter says.
  public var flights: [Flight] { isSummary ? [] : flights(of: tab) }

  /// The same for another leg.
  public func flights(of leg: Int) -> [Flight] {
    let filter = results.request[filter: leg]
    let order = results.request[order: leg]
    let isConnected = filter.mustConnect ? connections(of: leg) : { _ in true }
    return self.leg(leg).flights
      .filter { $0.id == chosen[leg]?.id || (filter.accepts($0) && isConnected($0)) }
      .sorted(by: order.precedes)
  }

  /// The flight of the tab with the best rating for its price, of all that were found: the filter does not hide it.
  public var bestFit: Flight? {
    guard !isSummary else { return nil }
    let flights = leg(tab).flights
    // A point of rating is worth a tenth of what the cheapest flight costs.
    let point = flights.map(\.price).min() ?? 0
    return flights.min {
      ($0.price * 20 - $0.halves * point, $0.line) < ($1.price * 20 - $1.halves * point, $1.line)
    }
  }
}
