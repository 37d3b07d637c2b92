// SPDX-License-Identifier: MIT

/// One flight of a trip: from where, to where, on which day.
public struct Leg: Hashable, Sendable {
  /// The code of the airport to leave.
  public var origin: String
  /// The code of the airport to go to.
  public var destination: String
  /// The day of departure, there.
  public var day: Day

  /// Makes a leg.
  public init(_ origin: String, _ destination: String, _ day: Day) {
    self.origin = origin
    self.destination = destination
    self.day = day
  }

  /// Whether the leg ends where it begins: no flight does.
  public var isRound: Bool { origin == destination }
}

/// One to four legs.
public struct Trip: Hashable, Sendable {
  /// Which leg of a trip is meant, wherever it is in the trip and whatever the user makes of it.
  public struct LegID: Hashable, Sendable {
    fileprivate var number: Int
  }

  /// How many legs a trip may have.
  public static let limit = 4

  /// The legs, at least one.
  public private(set) var legs: [Leg]
  /// Which legs these are, in the same order. A leg that is added gets an identity that no leg of the trip has had.
  public private(set) var ids: [LegID]
  private var next: Int

  /// Makes a trip of the first legs of a list, at least one.
  public init(_ legs: [Leg]) {
    precondition(!legs.isEmpty, "Trip: there are no legs")
    self.legs = Array(legs.prefix(Self.limit))
    next = self.legs.count
    ids = (0..<next).map(LegID.init)
  }

  /// Whether there is room for a further leg.
  public var canAdd: Bool { legs.count < Self.limit }
  /// Whether a leg can go.
  public var canRemove: Bool { legs.count > 1 }

  /// Adds a leg that goes on from where the last one ends, two days later; back to the beginning if that is elsewhere.
  public mutating func add() {
    guard canAdd, let last = legs.last, let first = legs.first else { return }
    let end = first.origin == last.destination ? last.origin : first.origin
    legs.append(Leg(last.destination, end, last.day + 2))
    ids.append(LegID(number: next))
    next += 1
  }

  /// Takes a leg away, if it is not the only one.
  public mutating func remove(_ index: Int) {
    guard canRemove, legs.indices.contains(index) else { return }
    legs.remove(at: index)
    ids.remove(at: index)
  }

  /// Lets a leg go the other way.
  public mutating func swap(_ index: Int) {
    guard legs.indices.contains(index) else { return }
    (legs[index].origin, legs[index].destination) = (legs[index].destination, legs[index].origin)
  }

  /// Sets where a leg begins.
  public mutating func setOrigin(_ code: String, of index: Int) {
    if legs.indices.contains(index) { legs[index].origin = code }
  }

  /// Sets where a leg ends.
  public mutating func setDestination(_ code: String, of index: Int) {
    if legs.indices.contains(index) { legs[index].destination = code }
  }

  /// Sets the day of a leg; the legs after it stay on its day or later.
  public mutating func setDay(_ day: Day, of index: Int) {
    if legs.indices.contains(index) { move(index, by: day.number - legs[index].day.number) }
  }

  /// Moves a leg by days; the legs after it stay on its day or later.
  public mutating func move(_ index: Int, by days: Int) {
    guard legs.indices.contains(index) else { return }
    legs[index].day = legs[index].day + days
    for index in legs.indices.dropFirst() { legs[index].day = max(legs[index].day, legs[index - 1].day) }
  }
}
