// SPDX-License-Identifier: MIT
@testable import TimetableCore

/// The ways to fly a whole trip: those through its chosen flights, and through all flights that are found for a leg without one.
struct Ways {
  private struct Way {
    var departure: Int
    var arrival: Int

    init(_ flight: Flight) { (departure, arrival) = (flight.departure.utc, flight.arrival.utc) }
  }

  private let chosen: [Way?]
  private let known: [[Way]?]

  init(_ legs: [Notebook.Entry]) {
    chosen = legs.map { $0.chosen.map { Way($0) } }
    known = legs.map { entry -> [Way]? in
      if case .flights(let flights) = entry.known { flights.map { Way($0) } } else { nil }
    }
  }

  /// Whether the other legs can be flown with a flight for one, with 45 minutes in between: tries every way.
  func areThere(with flight: Flight, for leg: Int) -> Bool {
    canGoOn(flight.arrival.utc, leg + 1) && canCome(flight.departure.utc, leg - 1)
  }

  /// Whether the legs from one on can be flown after an arrival, up to one that has its choice. A leg that is not known takes no time.
  private func canGoOn(_ arrival: Int, _ leg: Int) -> Bool {
    guard leg < known.count else { return true }
    if let way = chosen[leg] { return arrival + 45 <= way.departure }
    guard let ways = known[leg] else { return canGoOn(arrival + 45, leg + 1) }
    return ways.contains { arrival + 45 <= $0.departure && canGoOn($0.arrival, leg + 1) }
  }

  /// The same for the legs before a departure.
  private func canCome(_ departure: Int, _ leg: Int) -> Bool {
    guard leg >= 0 else { return true }
    if let way = chosen[leg] { return way.arrival + 45 <= departure }
    guard let ways = known[leg] else { return canCome(departure - 45, leg - 1) }
    return ways.contains { $0.arrival + 45 <= departure && canCome($0.departure, leg - 1) }
  }
}
