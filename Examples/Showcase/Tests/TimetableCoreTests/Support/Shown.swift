// SPDX-License-Identifier: MIT
@testable import TimetableCore

/// What follows from the facts, told as a user would tell it: without a thought about how much work it is.
struct Shown {
  let legs: [Notebook.Entry]
  let tab: Int
  let chosen: [Flight?]
  /// For each leg its flights, as far as they are known, and whether the rest of the trip can be flown with each.
  let flights: [[Flight]]
  private let isFlyable: [[Bool]]
  /// For each leg the flights that its filter leaves, in the order that the user wants.
  private(set) var lists: [[Flight]] = []

  init(_ notes: Notebook) {
    let chosen = notes.legs.map(\.chosen)
    legs = notes.legs
    self.chosen = chosen
    tab = min(max(notes.tab, 0), chosen.contains(nil) ? legs.count - 1 : legs.count)
    flights = legs.map(\.known.flights)
    let ways = Ways(notes.legs)
    isFlyable = flights.enumerated().map { leg, flights in flights.map { ways.areThere(with: $0, for: leg) } }
    lists = legs.indices.map { inOrder(left($0, by: legs[$0]), legs[$0].order) }
  }

  var isSummary: Bool { tab == legs.count }
  var sum: Int { chosen.reduce(0) { $0 + ($1?.price ?? 0) } }

  /// The flights of a leg that a filter leaves, in the order of the schedule. The chosen one stays.
  func left(_ leg: Int, by entry: Notebook.Entry) -> [Flight] {
    flights[leg].indices.filter { index in
      let flight = flights[leg][index]
      if flight == chosen[leg] { return true }
      if !entry.airlines.isEmpty, !entry.airlines.contains(flight.airline) { return false }
      if !entry.parts.isEmpty, !entry.parts.contains(Self.part(flight)) { return false }
      if let price = entry.price, flight.price > price { return false }
      return !entry.connects || isFlyable[leg][index]
    }.map { flights[leg][$0] }
  }

  /// Those that are equal stay in the order of their departures.
  private func inOrder(_ flights: [Flight], _ order: (key: Order.Key, ascending: Bool)) -> [Flight] {
    let value: (Flight) -> Int =
      switch order.key {
      case .departure: { $0.departure.utc }
      case .arrival: { $0.arrival.utc }
      case .duration: { $0.arrival.utc - $0.departure.utc }
      case .price: { $0.price }
      }
    return flights.enumerated().sorted {
      let (a, b) = (value($0.element), value($1.element))
      return a == b ? $0.offset < $1.offset : (a < b) == order.ascending
    }.map(\.element)
  }

  var rows: [TimetableRow] {
    guard !isSummary else { return [] }
    let (best, order) = (bestFit, legs[tab].order)
    var parts: [PartOfDay] = [.night, .morning, .afternoon, .evening]
    if order.key == .departure, !order.ascending { parts.reverse() }
    var rows: [TimetableRow] = []
    for part in parts {
      let section = lists[tab].filter { Self.part($0) == part }
      if !section.isEmpty { rows.append(.title(part, count: section.count)) }
      for flight in section {
        rows.append(.flight(flight, isChosen: flight == chosen[tab], isBestFit: flight == best))
      }
    }
    return rows
  }

  /// The price, less a tenth of the cheapest for each point of the rating, in twentieths of a euro. The first of the lowest.
  var bestFit: Flight? {
    guard !isSummary, let cheapest = flights[tab].map(\.price).min() else { return nil }
    let worths = flights[tab].map { $0.price * 20 - $0.halves * cheapest }
    return worths.firstIndex(of: worths.min() ?? 0).map { flights[tab][$0] }
  }

  var emptyPage: EmptyPage? {
    guard !isSummary else { return nil }
    switch legs[tab].known {
    case .loading: return .loading
    case .failed: return .failed("There is no schedule.")
    case .flights(let all) where all.isEmpty:
      return legs[tab].leg.origin == legs[tab].leg.destination ? .sameAirport : .nothing
    case .flights(let all): return lists[tab].isEmpty ? .filtered(all.count) : nil
    }
  }

  /// The line about the list, the note beside the total, and the total.
  var lines: [String] {
    guard !isSummary else { return ["", "", ""] }
    let (all, shown, count) = (flights[tab].count, lists[tab].count, chosen.compactMap(\.self).count)
    var (about, note, total) = ("", "", "")
    if count > 0 {
      total = count == legs.count ? "€\(sum) in all" : "\(count) of \(legs.count) chosen · €\(sum) so far"
      note = "Prices and ratings are computed"
    }
    if all > 0 {
      about = shown == all ? "\(all) flights" : "\(shown) of \(all) flights"
      note = "\(about) · prices and ratings are computed"
    }
    return [about, note, total]
  }

  private static func part(_ flight: Flight) -> PartOfDay {
    [.night, .morning, .afternoon, .evening][flight.departure.utc % 1440 / 360]
  }
}
