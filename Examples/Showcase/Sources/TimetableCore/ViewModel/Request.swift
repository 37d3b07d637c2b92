// SPDX-License-Identifier: MIT

/// What the user looks for: the trip, and how the flights of each leg are sorted and filtered.
///
/// Orders and filters belong to a leg, not to its place in the trip: they stay with it when another leg is removed, and go with it.
public struct Request: Hashable, Sendable {
  /// The trip.
  public var trip: Trip {
    didSet {
      guard trip.ids != oldValue.ids else { return }
      orders = orders.filter { trip.ids.contains($0.key) }
      filters = filters.filter { trip.ids.contains($0.key) }
    }
  }
  private var orders: [Trip.LegID: Order] = [:]
  private var filters: [Trip.LegID: Filter] = [:]

  /// Looks for the flights of a trip.
  public init(_ trip: Trip) { self.trip = trip }

  /// How the flights of a leg are sorted. A leg that the trip does not have takes no order.
  public subscript(order leg: Int) -> Order {
    get { id(leg).flatMap { orders[$0] } ?? Order() }
    set { if let id = id(leg) { orders[id] = newValue } }
  }

  /// Which flights of a leg are shown. A leg that the trip does not have takes no filter.
  public subscript(filter leg: Int) -> Filter {
    get { id(leg).flatMap { filters[$0] } ?? Filter() }
    set { if let id = id(leg) { filters[id] = newValue } }
  }

  private func id(_ leg: Int) -> Trip.LegID? { trip.ids.indices.contains(leg) ? trip.ids[leg] : nil }
}

/// What is known of the flights of one leg.
public enum Found: Hashable, Sendable {
  /// They are being looked for.
  case loading
  /// These are all.
  case flights([Flight])
  /// The schedule cannot be read; why.
  case failed(String)

  /// The flights, as far as they are known.
  public var flights: [Flight] { if case .flights(let flights) = self { flights } else { [] } }
}

/// What is found for a request: the first of the three streams.
public struct Results: Hashable, Sendable {
  /// What was looked for.
  public var request: Request
  /// What is known of each leg, in the order of the trip.
  public var legs: [Found]

  /// Makes results.
  public init(request: Request, legs: [Found]) {
    self.request = request
    self.legs = legs
  }
}

/// Where the user is: the second of the three streams.
public struct Place: Hashable, Sendable {
  /// The tab: that of a leg, or behind all of them that of the summary.
  public var tab = 0
  /// The flight whose details are open.
  public var details: Flight?
  /// Whether the form for the trip is open.
  public var isEditing = false
  /// Whether the choices of the filter are open.
  public var isFiltering = false

  /// The first tab, and nothing that is open.
  public init(tab: Int = 0, details: Flight? = nil) {
    self.tab = tab
    self.details = details
  }
}

/// The flight that is chosen for each leg, if one is: the last of the three streams.
public struct Choices: Hashable, Sendable {
  private var flights: [Trip.LegID: Flight] = [:]

  /// No choices.
  public init() {}

  /// What was chosen for a leg, whether the leg is as it was then or not.
  public subscript(leg: Trip.LegID) -> Flight? {
    get { flights[leg] }
    set { flights[leg] = newValue }
  }

  /// Forgets the choices for legs that a trip does not have any more.
  public mutating func forgetLegs(outside trip: Trip) { flights = flights.filter { trip.ids.contains($0.key) } }

  /// The choices that belong to a trip: from where to where, and on that day. Other choices wait until the trip is as it was.
  public func valid(for trip: Trip) -> [Flight?] {
    zip(trip.ids, trip.legs).map { id, leg in
      guard let flight = flights[id], flight.origin == leg.origin, flight.destination == leg.destination,
        flight.departure.day == leg.day
      else { return nil }
      return flight
    }
  }
}
