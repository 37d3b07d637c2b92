// SPDX-License-Identifier: MIT

/// A row of the list: the title of a part of the day, or a flight.
public enum TimetableRow: Hashable, Sendable {
  /// The title of a section.
  case title(PartOfDay, count: Int)
  /// A flight, and whether it is chosen.
  case flight(Flight, isChosen: Bool, isBestFit: Bool)

  /// The flight of the row, if it has one.
  public var flight: Flight? { if case .flight(let flight, _, _) = self { flight } else { nil } }
}

extension TimetableState {
  /// The rows of the tab: sections by the part of the day, each with its flights in the order that the user wants.
  public var rows: [TimetableRow] {
    guard !isSummary else { return [] }
    let sections = Dictionary(grouping: flights, by: \.part)
    let isReversed = order.key == .departure && !order.isAscending
    let parts = PartOfDay.allCases.filter { sections[$0] != nil }
    let best = bestFit?.id
    return (isReversed ? parts.reversed() : parts).flatMap { part -> [TimetableRow] in
      let flights = sections[part] ?? []
      return [.title(part, count: flights.count)]
        + flights.map { .flight($0, isChosen: $0.id == chosen[tab]?.id, isBestFit: $0.id == best) }
    }
  }

  /// What is shown where there are no rows; nil when there are.
  public var emptyPage: EmptyPage? {
    guard !isSummary else { return nil }
    switch found {
    case .loading: return .loading
    case .failed(let reason): return .failed(reason)
    case .flights(let all):
      if all.isEmpty { return legs[tab].isRound ? .sameAirport : .nothing }
      return flights.isEmpty ? .filtered(all.count) : nil
    }
  }

  /// A line about the list.
  public var summaryLine: String {
    let all = found.flights.count
    guard !isSummary, all > 0 else { return "" }
    let shown = flights.count
    let flights = all == 1 ? "1 flight" : "\(all) flights"
    return shown == all ? flights : "\(shown) of \(flights)"
  }

  /// What is said beside the total: how many flights there are, and that prices are computed. It is there whenever either has something to say.
  public var countLine: String {
    if !summaryLine.isEmpty { return "\(summaryLine) · \(Estimate.note)" }
    return totalLine.isEmpty ? "" : Estimate.note.prefix(1).uppercased() + Estimate.note.dropFirst()
  }

  /// The chosen flights and what they cost, for the line below the list. The summary says it itself.
  public var totalLine: String {
    let count = chosen.compactMap(\.self).count
    guard !isSummary, count > 0 else { return "" }
    return isComplete ? "€\(total) in all" : "\(count) of \(legs.count) chosen · €\(total) so far"
  }
}

/// What is shown where there are no rows.
public enum EmptyPage: Hashable, Sendable {
  case loading
  case nothing
  case sameAirport
  case filtered(Int)
  case failed(String)

  /// The large text.
  public var title: String {
    switch self {
    case .loading: "Looking for Flights…"
    case .nothing, .sameAirport: "No Flights"
    case .filtered: "No Flight Is Left"
    case .failed: "The Schedule Cannot Be Read"
    }
  }

  /// The sentence below it.
  public var text: String {
    switch self {
    case .loading: ""
    case .nothing: "Nothing is scheduled that day. Try another day or another way."
    case .sameAirport: "Both airports of the leg are the same. Choose another one."
    case .filtered(let count):
      count == 1 ? "The filter leaves out the only flight." : "The filter leaves none of \(count) flights."
    case .failed(let reason): reason
    }
  }

  /// What the button below it does, if there is one.
  public var action: String? {
    switch self {
    case .filtered: "Clear Filter"
    case .failed: "Try Again"
    default: nil
    }
  }
}

extension Flight {
  /// `1h 05m`.
  public var durationText: String {
    let (hours, minutes) = duration.quotientAndRemainder(dividingBy: 60)
    return hours == 0 ? "\(minutes)m" : "\(hours)h \(minutes < 10 ? "0" : "")\(minutes)m"
  }

  /// `+1` when the flight arrives on the next day; nothing on the same.
  public var daysLaterText: String { daysLater == 0 ? "" : daysLater > 0 ? "+\(daysLater)" : "−\(-daysLater)" }

  /// `1,004 km`.
  public var distanceText: String {
    let text = String(distance)
    return (text.count > 3 ? text.dropLast(3) + "," + text.suffix(3) : text[...]) + " km"
  }

  /// `€116`.
  public var priceText: String { "€\(price)" }
  /// `8.5`.
  public var ratingText: String { "\(halves / 2).\(halves % 2 * 5)" }

  /// The whole flight in a sentence, for a screen reader.
  public var spoken: String {
    "\(airlineName), \(departure.time) from \(origin), \(arrival.time)\(daysLater == 0 ? "" : " \(daysLaterText) day") in \(destination), \(durationText), \(priceText), rated \(ratingText)"
  }
}
