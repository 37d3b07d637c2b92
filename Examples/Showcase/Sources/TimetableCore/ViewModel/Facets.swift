// SPDX-License-Identifier: MIT

/// The choices that the filter offers, and how many flights the list has with each.
public struct Facets: Hashable, Sendable {
  /// One choice.
  public struct Choice<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What it is.
    public var value: Value
    /// How many flights the list has with it, all other choices as they are: after it is made, or now if it is made already. Another airline or
    /// part of the day comes on top of those that are made; another limit of the price replaces the one before.
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

  /// The choices for the tab that a state shows, which the user has while no flight is chosen in it.
  public init(_ state: TimetableState) {
    let filter = state.filter
    let connects = state.isSummary ? { _ in true } : state.connections(of: state.tab)
    let all = state.found.flights
    var (ofAirline, ofPart, prices, connected): ([String: Int], [PartOfDay: Int], [Int], Int) = ([:], [:], [], 0)
    for flight in all {
      let isOfAirline = filter.airlines.isEmpty || filter.airlines.contains(flight.airline)
      let isOfPart = filter.parts.isEmpty || filter.parts.contains(flight.part)
      let (price, isConnected) = (flight.price, connects(flight))
      let isCheap = price <= filter.highestPrice ?? .max
      // Each kind of choice counts the flights that the other kinds leave.
      let isLeft = isConnected || !filter.mustConnect
      if isOfPart, isCheap, isLeft { ofAirline[flight.airline, default: 0] += 1 }
      if isOfAirline, isCheap, isLeft { ofPart[flight.part, default: 0] += 1 }
      if isOfAirline, isOfPart, isLeft { prices.append(price) }
      if isOfAirline, isOfPart, isCheap, isConnected { connected += 1 }
    }
    airlines = Self.choices(
      Set(all.map(\.airline)).sorted { (Airline.name($0), $0) < (Airline.name($1), $1) }, filter.airlines, ofAirline)
    parts = Self.choices(PartOfDay.allCases, filter.parts, ofPart)
    self.prices = ([nil] + Self.limits(all)).map { (limit: Int?) -> Choice<Int?> in
      Choice(value: limit, count: prices.count { $0 <= limit ?? .max }, isOn: filter.highestPrice == limit)
    }
    connecting = Choice(value: true, count: connected, isOn: filter.mustConnect)
  }

  /// Choices of which several can be made: each with the flights of all that are made then, which have none in common.
  private static func choices<Value: Hashable & Sendable>(
    _ values: [Value], _ made: Set<Value>, _ counts: [Value: Int]
  ) -> [Choice<Value>] {
    let before = made.reduce(0) { $0 + (counts[$1] ?? 0) }
    return values.map { value in
      let isOn = made.contains(value)
      return Choice(value: value, count: before + (isOn ? 0 : counts[value] ?? 0), isOn: isOn)
    }
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
