// SPDX-License-Identifier: MIT

/// The choices that the filter offers, and how many flights each would leave.
public struct Facets: Hashable, Sendable {
  /// One choice.
  public struct Choice<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What it is.
    public var value: Value
    /// How many flights it would leave, with the choices of the other kinds as they are.
    public var count: Int
    /// Whether it is made.
    public var isOn: Bool
  }

  /// The airlines of the leg.
  public var airlines: [Choice<String>] = []
  /// The parts of the day.
  public var parts: [Choice<PartOfDay>] = []
  /// Limits of the price, the lowest first, and `nil` for none.
  public var prices: [Choice<Int?>] = []
  /// Whether legs have to connect.
  public var connecting: Choice<Bool>

  /// The choices for the tab that a state shows.
  public init(_ state: TimetableState) {
    let filter = state.filter
    let connects = state.isSummary ? { _ in true } : state.connections(of: state.tab)
    let all = state.found.flights
    let flights = filter.mustConnect ? all.filter(connects) : all

    /// The flights that the filter leaves without one kind of choice.
    func left(without change: (inout Filter) -> Void) -> [Flight] {
      var others = filter
      change(&others)
      return flights.filter(others.accepts)
    }

    let forAirlines = Dictionary(grouping: left { $0.airlines = [] }, by: \.airline).mapValues(\.count)
    airlines = Set(all.map(\.airline)).sorted { (Airline.name($0), $0) < (Airline.name($1), $1) }.map {
      Choice(value: $0, count: forAirlines[$0] ?? 0, isOn: filter.airlines.contains($0))
    }
    let forParts = Dictionary(grouping: left { $0.parts = [] }, by: \.part).mapValues(\.count)
    parts = PartOfDay.allCases.map {
      Choice(value: $0, count: forParts[$0] ?? 0, isOn: filter.parts.contains($0))
    }
    let forPrices = left { $0.highestPrice = nil }
    prices = ([nil] + Self.limits(all)).map { limit in
      let count = limit.map { limit in forPrices.count { $0.price <= limit } } ?? forPrices.count
      return Choice(value: limit, count: count, isOn: filter.highestPrice == limit)
    }
    connecting = Choice(value: true, count: all.count { filter.accepts($0) && connects($0) }, isOn: filter.mustConnect)
  }

  /// Up to four limits between the lowest and the highest price, in round numbers. Each lets more flights through than the one before it.
  static func limits(_ flights: [Flight]) -> [Int] {
    let prices = Set(flights.map(\.price)).sorted()
    guard prices.count > 1, let lowest = prices.first, let highest = prices.last else { return [] }
    let step = max(5, (highest - lowest + 4) / 5)
    let rounded = (step + 4) / 5 * 5
    let first = (lowest + rounded) / 5 * 5
    var limits: [Int] = []
    for limit in stride(from: first, to: highest, by: rounded).prefix(4) {
      let isFurther = prices.contains { $0 <= limit && $0 > limits.last ?? 0 }
      if isFurther { limits.append(limit) }
    }
    return limits
  }
}
