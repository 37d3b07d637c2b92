// SPDX-License-Identifier: MIT
@testable import TimetableCore

/// The facts of a trip as somebody would write them down, leg by leg.
struct Notebook {
  struct Entry {
    var leg: Leg { didSet { if leg != oldValue { scheduled = sampleFlights(leg) } } }
    /// The flights that the schedule has for the leg.
    private(set) var scheduled: [Flight]
    /// How its search ended, and what is known of that.
    var ended: Found?
    var known = Found.loading
    var order = (key: Order.Key.departure, ascending: true)
    var airlines: Set<String> = []
    var parts: Set<PartOfDay> = []
    var price: Int?
    var connects = false
    var choice: Flight?

    init(_ leg: Leg) {
      self.leg = leg
      scheduled = sampleFlights(leg)
    }

    /// The choice, if it is a flight of the leg as the leg is now.
    var chosen: Flight? { choice.flatMap { scheduled.contains($0) ? $0 : nil } }
  }

  var legs = [Entry(Leg("CPH", "BER", monday))]
  var tab = 0
  var details: Flight?
  var (isEditing, isFiltering) = (false, false)

  mutating func add() {
    guard legs.count < 4 else { return }
    let (first, last) = (legs[0].leg, legs[legs.count - 1].leg)
    let home = first.origin == last.destination ? last.origin : first.origin
    legs.append(Entry(Leg(last.destination, home, last.day + 2)))
  }

  mutating func remove(_ leg: Int) {
    guard legs.count > 1 else { return }
    legs.remove(at: leg)
    // The tab of a leg behind it moves up with its leg.
    if tab > leg, tab <= legs.count { tab -= 1 }
  }

  mutating func move(_ leg: Int, by days: Int) {
    legs[leg].leg.day = legs[leg].leg.day + days
    for index in legs.indices.dropFirst() where legs[index].leg.day < legs[index - 1].leg.day {
      legs[index].leg.day = legs[index - 1].leg.day
    }
  }

  mutating func sort(_ key: Order.Key, _ leg: Int) {
    let before = legs[leg].order
    legs[leg].order = (key, key == before.key ? !before.ascending : true)
  }

  mutating func choose(_ flight: Flight, _ leg: Int) {
    if legs[leg].choice == flight {
      legs[leg].choice = nil
      tab = leg
      return
    }
    legs[leg].choice = flight
    let open = legs.indices.filter { legs[$0].chosen == nil }
    tab = open.first { $0 > leg } ?? open.first ?? legs.count
    details = nil
  }

  /// The leg that a flight is for: that of the tab, or the first one.
  func leg(of flight: Flight) -> Int? {
    let fitting = legs.indices.filter { legs[$0].scheduled.contains(flight) }
    return fitting.contains(tab) ? tab : fitting.first
  }

  /// All legs are looked for, from the beginning.
  mutating func search() { for leg in legs.indices { (legs[leg].ended, legs[leg].known) = (nil, .loading) } }

  /// The search for a leg ends, unless it has; what comes of it is known when time has passed.
  mutating func end(_ leg: Int, _ found: Found) { legs[leg].ended = legs[leg].ended ?? found }

  mutating func pass() { for leg in legs.indices { legs[leg].known = legs[leg].ended ?? .loading } }
}
