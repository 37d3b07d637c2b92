// SPDX-License-Identifier: MIT

/// What the flights of a leg are sorted by.
public struct Order: Hashable, Sendable {
  /// A property of flights.
  public enum Key: Int, Hashable, Sendable, CaseIterable {
    case departure, arrival, duration, price

    /// What it is called.
    public var title: String { ["Departure", "Arrival", "Duration", "Price"][rawValue] }
  }

  /// The property.
  public var key: Key
  /// Whether small values come first.
  public var isAscending: Bool

  /// Makes an order.
  public init(_ key: Key = .departure, ascending: Bool = true) {
    self.key = key
    isAscending = ascending
  }

  /// The order after the user wants a property: the other direction if it is the one already.
  public func choosing(_ key: Key) -> Order { Order(key, ascending: key == self.key ? !isAscending : true) }

  /// Whether a flight comes before another. Those that are equal keep the order of their departures.
  public func precedes(_ one: Flight, _ other: Flight) -> Bool {
    let (a, b) = (value(one), value(other))
    if a != b { return (a < b) == isAscending }
    return (one.departure.utc, one.line) < (other.departure.utc, other.line)
  }

  private func value(_ flight: Flight) -> Int {
    switch key {
    case .departure: flight.departure.utc
    case .arrival: flight.arrival.utc
    case .duration: flight.duration
    case .price: flight.price
    }
  }
}

/// Which flights of a leg are shown. What is empty or nil leaves all.
public struct Filter: Hashable, Sendable {
  /// The airlines to show.
  public var airlines: Set<String> = []
  /// The parts of the day to show.
  public var parts: Set<PartOfDay> = []
  /// The most that a flight may cost, in euros.
  public var highestPrice: Int?
  /// Whether only flights are shown with which the legs before and after can be flown.
  public var mustConnect = false

  /// A filter that leaves all flights.
  public init() {}

  /// Whether it leaves all flights.
  public var isEmpty: Bool { self == Filter() }

  /// Whether it leaves a flight, as far as the flight alone says.
  public func accepts(_ flight: Flight) -> Bool {
    (airlines.isEmpty || airlines.contains(flight.airline)) && (parts.isEmpty || parts.contains(flight.part))
      && flight.price <= highestPrice ?? .max
  }

  /// The filter after the user touches an airline.
  public mutating func toggle(airline: String) { airlines.formSymmetricDifference([airline]) }
  /// The filter after the user touches a part of the day.
  public mutating func toggle(part: PartOfDay) { parts.formSymmetricDifference([part]) }
}
