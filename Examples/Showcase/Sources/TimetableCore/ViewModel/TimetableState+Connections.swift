// SPDX-License-Identifier: MIT

extension TimetableState {
  /// How many minutes a traveller needs between two legs.
  public static let connection = 45

  /// Says of flights of a leg whether the legs before can be flown in time for it, and whether all later legs can still be reached from it.
  ///
  /// A leg with a chosen flight counts with that flight, a leg without one with all flights that are found for it. A leg whose flights are not
  /// known, because they are on their way or cannot be read, takes no time beyond that to change.
  public func connections(of leg: Int) -> (Flight) -> Bool {
    let (earliest, latest) = (earliestArrival(before: leg), latestDeparture(after: leg))
    return { $0.departure.utc >= earliest + Self.connection && $0.arrival.utc + Self.connection <= latest }
  }

  /// No moment is as late, and its negative none as early; there is room for adding to them.
  private static let never = Int.max / 2

  /// The last moment at which the next leg can be left so that all legs after it can be flown.
  private func latestDeparture(after leg: Int) -> Int {
    legs.indices.dropFirst(leg + 1).reversed().reduce(Self.never) { latest, next in
      if let flight = chosen[next] { return flight.departure.utc }
      guard case .flights(let flights) = self.leg(next) else { return latest - Self.connection }
      return flights.filter { $0.arrival.utc + Self.connection <= latest }.map(\.departure.utc).max() ?? -Self.never
    }
  }

  /// The first moment at which the leg before can have been flown, and all legs before that.
  private func earliestArrival(before leg: Int) -> Int {
    legs.indices.prefix(leg).reduce(-Self.never) { earliest, previous in
      if let flight = chosen[previous] { return flight.arrival.utc }
      guard case .flights(let flights) = self.leg(previous) else { return earliest + Self.connection }
      return flights.filter { $0.departure.utc >= earliest + Self.connection }.map(\.arrival.utc).min() ?? Self.never
    }
  }
}
